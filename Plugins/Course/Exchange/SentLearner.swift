import Foundation
import TagarelaKit
import Workspace

/// A learner as an item tells them. Of what both sides have the later change of each field counts.
struct SentLearner {
  private let item: ParcelItem
  private let course: String
  private let hours: LessonHours
  private let changed: [String: Moment]
  private let texts: [Learner.Field: String]

  /// - Returns: nil where something of what one says of oneself is missing or malformed.
  init?(_ item: ParcelItem) {
    var texts: [Learner.Field: String] = [:]
    for field in Learner.Field.allCases {
      guard let text = item.fields[field.rawValue], !text.asName.isEmpty, text.utf8.count <= Self.longest else {
        return nil
      }
      texts[field] = text
    }
    guard let course = item.fields["course"], let hours = texts[.hours].flatMap(LessonHours.init(text:)),
      texts[.born].flatMap({ Day($0) }) != nil, texts[.email].flatMap({ EmailAddress($0) }) != nil,
      texts[.sex].flatMap(Learner.Sex.init) != nil, ["0", "1"].contains(texts[.notices])
    else { return nil }
    for field in [Learner.Field.name, .profession, .organisation] {
      texts[field] = texts[field]?.asName.fittingName
    }
    self.item = item
    self.course = course
    self.hours = hours
    self.texts = texts
    changed = LearnerStore.moments(item.fields["changed"] ?? "")
  }

  private static let longest = 100_000

  private func at(_ field: Learner.Field) -> Moment { changed[field.rawValue] ?? hours.registered }

  func arrival(for patient: PatientRecord?, in workspace: Workspace) throws -> ParcelPart.Arrival {
    guard try CourseStore(workspace).course(uid: course) != nil else { return .unreadable }
    guard let known = try LearnerStore(workspace).learner(uid: item.uid) else {
      return .new(name: texts[.name] ?? "", at: hours.registered)
    }
    // A learner of another patient's is a slip or a trick.
    guard known.patient == patient?.id else { return .unreadable }
    let later = laterFields(than: known)
    return later.isEmpty ? .same : .changed(name: known.name, fields: later.map(\.rawValue))
  }

  private func laterFields(than known: Learner) -> [Learner.Field] {
    Learner.Field.allCases.filter { texts[$0] != known.text(of: $0) && at($0) > known.changed($0) }
  }

  func taken(for patient: PatientRecord, in workspace: Workspace) throws {
    let store = LearnerStore(workspace)
    guard let course = try CourseStore(workspace).course(uid: course) else { return }
    guard var learner = try store.learner(uid: item.uid) else {
      var learner = Learner(
        uid: item.uid, course: course.id, patient: patient.id, name: "", profession: "", born: hours.registered.day,
        email: "", sex: .other, organisation: "", hours: hours)
      learner.isHere = false
      learner.changed = changed
      for field in Learner.Field.allCases { take(field, into: &learner) }
      _ = try store.keep(learner)
      return
    }
    guard learner.patient == patient.id else { return }
    for field in laterFields(than: learner) {
      take(field, into: &learner)
      learner.changed[field.rawValue] = at(field)
    }
    _ = try store.keep(learner)
  }

  private func take(_ field: Learner.Field, into learner: inout Learner) {
    guard let text = texts[field] else { return }
    switch field {
    case .name: learner.name = text
    case .profession: learner.profession = text
    case .born: learner.born = Day(text) ?? learner.born
    case .email: learner.email = text
    case .sex: learner.sex = .init(rawValue: text) ?? learner.sex
    case .organisation: learner.organisation = text
    case .hours: learner.hours = hours
    case .notices: learner.wantsNotices = text == "1"
    }
  }
}

/// What a learner has seen, answered or ticked, as an item tells it.
struct SentDeed {
  private let item: ParcelItem
  private let kind: CourseItem
  private let learner: String
  private let at: Moment

  init?(_ item: ParcelItem) {
    guard let kind = item.fields["kind"].flatMap(CourseItem.init), let learner = item.fields["learner"] else {
      return nil
    }
    let at: Moment?
    switch kind {
    case .view:
      at = item.moment("opened")
      if let rating = item.fields["rating"], Int(rating).map(LessonView.ratings.contains) != true { return nil }
    case .answer:
      at = item.moment("at")
      guard let round = item.fields["round"].flatMap({ Int($0) }), (1...1000).contains(round),
        ["true", "false"].contains(item.fields["given"])
      else { return nil }
    case .todo:
      at = item.moment("changed")
      guard item.moment("added") != nil, let text = item.fields["text"], !text.asText.isEmpty,
        text.utf8.count <= LessonText.largest
      else { return nil }
    default: return nil
    }
    guard let at else { return nil }
    self.item = item
    self.kind = kind
    self.learner = learner
    self.at = at
  }

  /// What an item comes to here: who and of what, and what there is of it already.
  private struct Ground {
    let learner: Learner
    let name: String
    var view: LessonView?
    var lesson: CourseLesson?
    var statement: CourseStatement?
    var task: LearnerTask?
    var ofCourse: CourseTask?
    var isKnownAnswer = false
  }

  /// Nil where the learner, the lesson or the statement isn't here, or isn't theirs.
  private func ground(for patient: PatientRecord?, in workspace: Workspace) throws -> Ground? {
    let store = LearnerStore(workspace)
    let courses = CourseStore(workspace)
    guard let learner = try store.learner(uid: learner), learner.patient == patient?.id else { return nil }
    switch kind {
    case .view:
      guard let lesson = try item.fields["lesson"].flatMap({ try courses.lesson(uid: $0) }),
        lesson.course == learner.course,
        item.uid == LessonView.uid(learner, lesson)
      else { return nil }
      return Ground(learner: learner, name: lesson.title, view: try store.view(uid: item.uid), lesson: lesson)
    case .answer:
      guard let statement = try item.fields["statement"].flatMap({ try courses.statement(uid: $0) }),
        statement.course == learner.course
      else { return nil }
      let known = try store.answer(uid: item.uid)
      guard known == nil || known?.learner == learner.id else { return nil }
      return Ground(
        learner: learner, name: statement.text.fittingName, statement: statement, isKnownAnswer: known != nil)
    default:
      let known = try store.task(uid: item.uid)
      guard known == nil || known?.learner == learner.id else { return nil }
      let task = try item.fields["task"].flatMap { try courses.task(uid: $0) }
      return Ground(
        learner: learner, name: (item.fields["text"] ?? "").asName.fittingName, task: known,
        ofCourse: task?.course == learner.course ? task : nil)
    }
  }

  /// Of what it is; nil where that isn't here.
  private func name(in workspace: Workspace) throws -> String? {
    let courses = CourseStore(workspace)
    return switch kind {
    case .view: try item.fields["lesson"].flatMap { try courses.lesson(uid: $0)?.title }
    case .answer: try item.fields["statement"].flatMap { try courses.statement(uid: $0)?.text.fittingName }
    default: item.fields["text"]?.asName.fittingName
    }
  }

  func arrival(for patient: PatientRecord?, in workspace: Workspace) throws -> ParcelPart.Arrival {
    guard let ground = try ground(for: patient, in: workspace) else {
      // The learner may come with the same file.
      guard try LearnerStore(workspace).learner(uid: learner) == nil, let name = try name(in: workspace) else {
        return .unreadable
      }
      return .new(name: name, at: at)
    }
    switch kind {
    case .view:
      guard let view = ground.view else { return .new(name: ground.name, at: at) }
      let fields = differing(from: view)
      return fields.isEmpty ? .same : .changed(name: ground.name, fields: fields)
    case .answer: return ground.isKnownAnswer ? .same : .new(name: ground.name, at: at)
    default:
      guard let task = ground.task else { return .new(name: ground.name, at: at) }
      guard at > task.changed else { return .same }
      let fields =
        (task.text == item.fields["text"] ? [] : ["text"]) + (task.done == item.moment("done") ? [] : ["done"])
      return fields.isEmpty ? .same : .changed(name: ground.name, fields: fields)
    }
  }

  private func differing(from view: LessonView) -> [String] {
    let after = merged(view)
    var fields: [String] = []
    if after.opened != view.opened { fields.append("opened") }
    if after.seen != view.seen || after.isInTime != view.isInTime { fields.append("seen") }
    if after.rating != view.rating || after.rated != view.rated { fields.append("rating") }
    return fields
  }

  /// The earlier of both sights, the later of both ratings.
  private func merged(_ view: LessonView) -> LessonView {
    var view = view
    view.opened = min(view.opened, at)
    if let seen = item.moment("seen"), seen < view.seen ?? .distant {
      view.seen = seen
      view.isInTime = item.fields["in_time"] == "1"
    }
    if let rated = item.moment("rated"), rated > view.rated ?? Moment(seconds: .min), let rating = item.number("rating")
    {
      view.rating = rating
      view.rated = rated
    }
    return view
  }

  func taken(for patient: PatientRecord, in workspace: Workspace) throws {
    guard let ground = try ground(for: patient, in: workspace) else { return }
    let store = LearnerStore(workspace)
    switch kind {
    case .view:
      guard let lesson = ground.lesson else { return }
      let known =
        ground.view ?? LessonView(uid: item.uid, learner: ground.learner.id, lesson: lesson.id, opened: at)
      try store.keep(merged(known))
    case .answer:
      guard let statement = ground.statement, !ground.isKnownAnswer else { return }
      let given = item.fields["given"] == "true"
      try store.add(
        TestAnswer(
          uid: item.uid, learner: ground.learner.id, statement: statement.id,
          round: item.fields["round"].flatMap { Int($0) } ?? 1, at: at, given: given,
          isRight: item.fields["right"] == "1"))
    default:
      if let known = ground.task, known.changed >= at { return }
      try store.keep(
        LearnerTask(
          id: ground.task?.id ?? 0, uid: item.uid, learner: ground.learner.id, task: ground.ofCourse?.id,
          text: item.fields["text"] ?? "", added: item.moment("added") ?? at, done: item.moment("done"), changed: at))
    }
  }
}

extension Moment {
  /// Later than any that is written.
  fileprivate static let distant = Moment(seconds: .max)
}
