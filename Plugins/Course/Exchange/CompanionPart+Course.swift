import Clinic
import Foundation
import TagarelaKit
import Workspace

extension CompanionPart {
  /// A course to be lived on the page: lessons, tasks and the test.
  static let course = CompanionPart(
    id: CourseStore.module,
    choices: { clinic, _ in try CourseStore(clinic.workspace).courses().map(\.name) },
    activity: { clinic, patient, names in
      let wanted = Set(names.map(\.folded))
      let courses = try CourseStore(clinic.workspace).courses().filter { wanted.contains($0.name.folded) }
      guard !courses.isEmpty else { return nil }
      return try CompanionActivity(
        id: CourseStore.module, filesOf: "Course", texts: MessageTable(coursePageTexts["en"] ?? "").texts.keys,
        in: clinic.wording, data: PageCourses(courses, for: patient, in: clinic))
    })
}

/// As `Browser/Script/course.d.ts` describes it.
struct PageCourses: Encodable {
  let courses: [PageCourse]

  init(_ courses: [Course], for patient: PatientRecord, in clinic: Clinic) throws {
    var films = FilmRoom()
    self.courses = try courses.map { try PageCourse($0, for: patient, in: clinic, &films) }
  }
}

/// How much of films goes into a page.
struct FilmRoom {
  private var left = 9_000_000
  private static let largest = 3_000_000

  /// Whether one of so many bytes still goes in.
  mutating func takes(_ bytes: Int) -> Bool {
    guard bytes <= Self.largest, bytes <= left else { return false }
    left -= bytes
    return true
  }
}

struct PageCourse: Encodable {
  let uid: String
  let name: String
  let description: String
  let tutorials: [PageLesson]
  let lessons: [PageLesson]
  let statements: [PageStatement]
  let tasks: [PageTask]
  let learners: [PageLearner]

  struct PageLesson: Encodable {
    let uid: String
    let number: Int
    let title: String
    let notice: String
    let text: [PageBlock]
    @Nullable var film: PageFilm?
  }

  struct PageFilm: Encodable {
    let type: String
    let bytes: Int
    @Nullable var address: String?
    @Nullable var file: String?
  }

  struct PageStatement: Encodable {
    let uid: String
    let text: String
    let isTrue: Bool
    let explanation: String
  }

  struct PageTask: Encodable {
    let uid: String
    let text: String
    let lesson: Int
  }

  init(_ course: Course, for patient: PatientRecord, in clinic: Clinic, _ films: inout FilmRoom) throws {
    let contents = try CourseStore(clinic.workspace).contents(of: course)
    uid = course.uid
    name = course.name
    description = course.about
    func pages(_ lessons: [CourseLesson]) throws -> [PageLesson] {
      try lessons.map { try PageLesson($0, of: course, in: clinic, &films) }
    }
    tutorials = try pages(contents.tutorials)
    lessons = try pages(contents.lessons)
    statements = contents.statements.map {
      PageStatement(uid: $0.uid, text: $0.text, isTrue: $0.isTrue, explanation: $0.explanation)
    }
    tasks = contents.tasks.map { PageTask(uid: $0.uid, text: $0.text, lesson: $0.lesson) }
    // Where a patient has several tutors, nobody reads of the others on a page that isn't theirs.
    let known =
      try clinic.workspace.tutors(of: patient.id).count < 2
      ? LearnerStore(clinic.workspace).learners(of: patient.id) : []
    learners = try known.filter { $0.course == course.id }.map { try PageLearner($0, contents, in: clinic.workspace) }
  }
}

extension PageCourse.PageLesson {
  fileprivate init(_ lesson: CourseLesson, of course: Course, in clinic: Clinic, _ films: inout FilmRoom) throws {
    let workspace = clinic.workspace
    uid = lesson.uid
    number = lesson.number
    title = lesson.title
    notice = lesson.notice
    let pictures = Dictionary(
      try CourseStore(workspace).pictures(of: lesson).compactMap { picture in
        try workspace.picture(picture.picture).map { (picture.name, $0) }
      }
    ) { first, _ in first }
    text = LessonText(lesson.text).below(title: lesson.title).blocks.compactMap { PageBlock($0, pictures) }
    film = try workspace.video(lesson.film).map { film in
      let isInside = films.takes(film.bytes.count)
      return PageCourse.PageFilm(
        type: film.format.mediaType, bytes: film.bytes.count,
        address: isInside ? DataAddress.text(type: film.format.mediaType, bytes: film.bytes) : nil,
        file: isInside ? nil : CourseFolder.path(ofFilm: film.format, of: lesson, of: course, clinic.wording))
    }
  }
}

/// A piece of a text, as the page has it.
enum PageBlock: Encodable {
  case heading(level: Int, text: [PageSpan])
  case paragraph(text: [PageSpan])
  case list(isNumbered: Bool, items: [[PageSpan]])
  case picture(picture: String, says: String)

  init?(_ block: LessonText.Block, _ pictures: [String: Picture]) {
    switch block {
    case .heading(let level, let spans): self = .heading(level: level, text: spans.map(PageSpan.init))
    case .paragraph(let spans): self = .paragraph(text: spans.map(PageSpan.init))
    case .list(let isNumbered, let items):
      self = .list(isNumbered: isNumbered, items: items.map { $0.map(PageSpan.init) })
    case .picture(let name, let says):
      guard let picture = pictures[name] else { return nil }
      self = .picture(picture: DataAddress.text(type: picture.format.mediaType, bytes: picture.bytes), says: says)
    }
  }

  private enum CodingKeys: CodingKey {
    case kind, level, text, isNumbered, items, picture, says
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .heading(let level, let text):
      try container.encode("heading", forKey: .kind)
      try container.encode(level, forKey: .level)
      try container.encode(text, forKey: .text)
    case .paragraph(let text):
      try container.encode("paragraph", forKey: .kind)
      try container.encode(text, forKey: .text)
    case .list(let isNumbered, let items):
      try container.encode("list", forKey: .kind)
      try container.encode(isNumbered, forKey: .isNumbered)
      try container.encode(items, forKey: .items)
    case .picture(let picture, let says):
      try container.encode("picture", forKey: .kind)
      try container.encode(picture, forKey: .picture)
      try container.encode(says, forKey: .says)
    }
  }
}

struct PageSpan: Encodable {
  let text: String
  let isStrong: Bool?
  let isStressed: Bool?

  init(_ span: LessonText.Span) {
    text = span.text
    isStrong = span.isStrong ? true : nil
    isStressed = span.isStressed ? true : nil
  }
}

/// A learner, as the page has them.
struct PageLearner: Encodable {
  let uid: String
  let name: String
  let profession: String
  let born: String
  let email: String
  let sex: String
  let organisation: String
  let hours: [LessonHours.Change]
  let notices: Bool
  let changed: [String: Moment]
  let views: [PageView]
  let answers: [PageAnswer]
  let todos: [PageTodo]

  struct PageView: Encodable {
    let lesson: String
    let opened: Moment
    @Nullable var seen: Moment?
    let inTime: Bool
    @Nullable var rating: Int?
    @Nullable var rated: Moment?
  }

  struct PageAnswer: Encodable {
    let uid: String
    let statement: String
    let round: Int
    let at: Moment
    let given: Bool
    let isRight: Bool
  }

  struct PageTodo: Encodable {
    let uid: String
    @Nullable var task: String?
    let text: String
    let added: Moment
    @Nullable var done: Moment?
    let changed: Moment
  }

  init(_ learner: Learner, _ contents: CourseContents, in workspace: Workspace) throws {
    let store = LearnerStore(workspace)
    let lessons = Dictionary(contents.lessons.map { ($0.id, $0.uid) }) { first, _ in first }
    let statements = Dictionary(contents.statements.map { ($0.id, $0.uid) }) { first, _ in first }
    let tasks = Dictionary(contents.tasks.map { ($0.id, $0.uid) }) { first, _ in first }
    uid = learner.uid
    name = learner.name
    profession = learner.profession
    born = learner.born.description
    email = learner.email
    sex = learner.sex.rawValue
    organisation = learner.organisation
    hours = learner.hours.changes
    notices = learner.wantsNotices
    changed = learner.changed
    views = try store.views(of: learner).compactMap { view in
      lessons[view.lesson].map {
        PageView(
          lesson: $0, opened: view.opened, seen: view.seen, inTime: view.isInTime, rating: view.rating,
          rated: view.rated)
      }
    }
    answers = try store.answers(of: learner).compactMap { answer in
      statements[answer.statement].map {
        PageAnswer(
          uid: answer.uid, statement: $0, round: answer.round, at: answer.at, given: answer.given,
          isRight: answer.isRight)
      }
    }
    todos = try store.tasks(of: learner).map {
      PageTodo(
        uid: $0.uid, task: $0.task.flatMap { tasks[$0] }, text: $0.text, added: $0.added, done: $0.done,
        changed: $0.changed)
    }
  }
}

/// What stands in JSON as `null` where there is nothing.
@propertyWrapper
struct Nullable<Wrapped: Encodable>: Encodable {
  var wrappedValue: Wrapped?

  init(wrappedValue: Wrapped?) { self.wrappedValue = wrappedValue }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
  }
}
