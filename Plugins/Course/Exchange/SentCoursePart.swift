import Foundation
import TagarelaKit
import Workspace

/// A course, or a lesson, a statement or a task of it, as an item tells it. What comes from a file may be anything.
struct SentCoursePart {
  private let item: ParcelItem
  private let kind: CourseItem
  /// By which people know it.
  private let name: String

  init?(_ item: ParcelItem) {
    guard let kind = item.fields["kind"].flatMap(CourseItem.init) else { return nil }
    let name: String?
    switch kind {
    case .course: name = item.fields["name"]
    case .lesson:
      guard item.number("number") != nil, item.fields["sort"].flatMap(CourseLesson.Kind.init) != nil,
        (item.fields["text"]?.utf8.count ?? 0) <= LessonText.largest
      else { return nil }
      name = item.fields["title"]
    case .statement:
      guard item.number("number") != nil, ["0", "1"].contains(item.fields["true"]),
        item.fields["explanation"]?.isEmpty == false
      else { return nil }
      name = item.fields["text"]
    case .task:
      guard item.number("lesson") != nil else { return nil }
      name = item.fields["text"]
    default: return nil
    }
    guard let name = name?.asName.fittingName, !name.isEmpty else { return nil }
    if kind != .course, item.fields["course"]?.isEmpty != false { return nil }
    self.item = item
    self.kind = kind
    self.name = name
  }

  func arrival(in workspace: Workspace) throws -> ParcelPart.Arrival {
    guard let known = try here(workspace) else { return .new(name: name, at: nil) }
    let fields = known.fields.filter { $0.key != "course" && (item.fields[$0.key] ?? "") != $0.value }.map(\.key)
    // What came without its film leaves the film that is here.
    let media = item.media.filter { known.media[$0.key] != $0.value }.map { String($0.key.prefix { $0 != " " }) }
    let all = Set(fields + media).sorted()
    return all.isEmpty ? .same : .changed(name: name, fields: all)
  }

  /// As it is here, in the same names.
  private func here(_ workspace: Workspace) throws -> (fields: [String: String], media: [String: Data])? {
    let store = CourseStore(workspace)
    switch kind {
    case .course: return try store.course(uid: item.uid).map { (["name": $0.name, "about": $0.about], [:]) }
    case .lesson:
      guard let lesson = try store.lesson(uid: item.uid) else { return nil }
      var media: [String: Data] = [:]
      media["film"] = try workspace.video(lesson.film)?.bytes
      for picture in try store.pictures(of: lesson) {
        media["picture \(picture.name)"] = try workspace.picture(picture.picture)?.bytes
      }
      return (
        [
          "sort": lesson.kind.rawValue, "number": String(lesson.number), "title": lesson.title, "notice": lesson.notice,
          "text": lesson.text,
        ], media
      )
    case .statement:
      return try store.statement(uid: item.uid).map {
        (
          [
            "number": String($0.number), "text": $0.text, "true": ParcelItem.mark($0.isTrue),
            "explanation": $0.explanation,
          ], [:]
        )
      }
    case .task:
      return try store.task(uid: item.uid).map { (["lesson": String($0.lesson), "text": $0.text], [:]) }
    default: return nil
    }
  }

  /// What belongs to a course that isn't here, because nobody wanted it, is passed over.
  func taken(in workspace: Workspace) throws {
    let store = CourseStore(workspace)
    guard kind != .course else {
      var course = try store.course(uid: item.uid) ?? Course(uid: item.uid, name: try Self.free(name, in: store))
      if course.id != 0, course.name != name { course.name = try Self.free(name, in: store) }
      course.about = item.fields["about"] ?? ""
      if course.id == 0 { _ = try store.add(course) } else { try store.save(course) }
      return
    }
    guard let course = try item.fields["course"].flatMap({ try store.course(uid: $0) }) else { return }
    let text = item.fields["text"] ?? ""
    switch kind {
    case .lesson: try take(lessonOf: course, text, in: store)
    case .statement:
      let known = try store.statement(uid: item.uid)
      guard known == nil || known?.course == course.id else { return }
      try store.keep(
        CourseStatement(
          id: known?.id ?? 0, uid: item.uid, course: course.id, number: item.number("number") ?? 1, text: text,
          isTrue: item.fields["true"] == "1", explanation: item.fields["explanation"] ?? ""))
    default:
      let known = try store.task(uid: item.uid)
      guard known == nil || known?.course == course.id else { return }
      try store.keep(
        CourseTask(
          id: known?.id ?? 0, uid: item.uid, course: course.id, lesson: item.number("lesson") ?? 0, text: text))
    }
  }

  private func take(lessonOf course: Course, _ text: String, in store: CourseStore) throws {
    let workspace = store.workspace
    let known = try store.lesson(uid: item.uid)
    guard known == nil || known?.course == course.id else { return }
    let film = item.media["film"].flatMap { Video(file: $0) }
    let lesson = try store.keep(
      CourseLesson(
        id: known?.id ?? 0, uid: item.uid, course: course.id,
        kind: item.fields["sort"].flatMap(CourseLesson.Kind.init) ?? .lesson, number: item.number("number") ?? 1,
        title: name, notice: item.fields["notice"] ?? "", text: text,
        film: try film.map { try workspace.keep($0) } ?? known?.film))
    let pictures = item.media.compactMap { key, bytes -> (String, Picture)? in
      guard key.hasPrefix("picture "), let picture = Picture(ofAnyFormat: bytes) else { return nil }
      return (String(key.dropFirst("picture ".count)), picture)
    }
    try store.keep(
      try pictures.sorted { $0.0 < $1.0 }.map { name, picture in
        LessonPicture(name: name, picture: try workspace.keep(picture, width: nil, height: nil))
      }, of: lesson)
  }

  /// Of two courses that are called alike the one that comes gets a number.
  private static func free(_ name: String, in store: CourseStore) throws -> String {
    let taken = Set(try store.courses().map(\.name.folded))
    guard taken.contains(name.folded) else { return name }
    return (2...).lazy.map { "\(name) \($0)" }.first { !taken.contains($0.folded) } ?? name
  }
}

extension ParcelItem {
  /// A number as courses have them; nil for what is none.
  func number(_ field: String) -> Int? {
    fields[field].flatMap { Int($0) }.flatMap { (0...CourseDraft.most).contains($0) ? $0 : nil }
  }

  func moment(_ field: String) -> Moment? { fields[field].flatMap { Moment($0) } }
}
