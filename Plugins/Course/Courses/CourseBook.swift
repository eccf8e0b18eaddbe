import Clinic
import Foundation
import TagarelaKit
import Workspace

/// The courses of a clinic, and what their authors do with them.
struct CourseBook {
  let clinic: Clinic
  let store: CourseStore

  init(_ clinic: Clinic) {
    self.clinic = clinic
    store = CourseStore(clinic.workspace)
  }

  /// The course that a name means, by `#id`, or as its name fits best.
  ///
  /// - Throws: ``Failure`` `course.unknown`, `course.ambiguous`, `course.none`.
  func course(named name: String) throws -> Course {
    let courses = try store.courses()
    guard !courses.isEmpty else { throw Failure("course.none", hint: Phrase("course.none.hint")) }
    if name.hasPrefix("#"), let id = Int64(name.dropFirst()), let course = courses.first(where: { $0.id == id }) {
      return course
    }
    let wanted = name.folded
    let found = meant(by: name, among: courses) { [$0.name] }
    if found.count == 1 || found.first?.name.folded == wanted, let course = found.first { return course }
    guard found.isEmpty else {
      throw Failure(
        "course.ambiguous", ["name": .text(name), "count": .integer(found.count)],
        candidates: found.map { "\($0.name) #\($0.id)" })
    }
    throw Failure(
      "course.unknown", ["name": .text(name)], candidates: nearest(to: wanted, among: courses.map(\.name)))
  }

  /// The only course that there is, where nobody names one.
  ///
  /// - Throws: ``Failure`` `course.none`, `course.which`.
  func onlyCourse() throws -> Course {
    let courses = try store.courses()
    guard let course = courses.first else { throw Failure("course.none", hint: Phrase("course.none.hint")) }
    guard courses.count == 1 else { throw Failure("course.which", candidates: courses.map(\.name)) }
    return course
  }

  /// - Throws: ``Failure`` `course.exists`.
  func freeName(_ name: String, besides course: Course? = nil) throws -> String {
    guard try store.courses().contains(where: { $0.name.folded == name.folded && $0.id != course?.id }) else {
      return name
    }
    throw Failure("course.exists", ["name": .text(name)])
  }

  /// Keeps what a folder brings, as a new course or in place of one that is called so. What stays keeps its identity: a row by its
  /// identity or, without one, the lesson, tutorial or statement of its number and the task of its words; so nobody loses what
  /// they have seen.
  func take(_ draft: CourseDraft, for known: Course?) throws -> Course {
    var course = known ?? Course(uid: draft.uid ?? newUID(), name: draft.name)
    course.name = draft.name
    if let about = draft.about { course.about = about }
    if course.id == 0 { course = try store.add(course) } else { try store.save(course) }
    let before = try store.contents(of: course)
    let oldLessons = before.tutorials + before.lessons
    var stay: Set<Int64> = []
    for (drafted, file) in draft.lessons {
      var lesson = drafted
      let old =
        oldLessons.first { $0.uid == drafted.uid }
        ?? oldLessons.first { $0.kind == drafted.kind && $0.number == drafted.number }
      lesson.course = course.id
      lesson.id = old?.id ?? 0
      lesson.uid = try old?.uid ?? (store.lesson(uid: drafted.uid) == nil ? drafted.uid : newUID())
      stay.insert(lesson.id)
      try keep(lesson, file)
    }
    for gone in oldLessons where !stay.contains(gone.id) { try store.remove(gone) }
    try take(draft.statements, in: course, before.statements)
    try take(draft.tasks.map(\.task), in: course, before.tasks)
    return course
  }

  /// Keeps a lesson with what its file holds.
  @discardableResult
  func keep(_ lesson: CourseLesson, _ file: LessonFile) throws -> CourseLesson {
    var lesson = lesson
    lesson.text = file.text
    lesson.film = try file.film.map { try clinic.workspace.keep($0) }
    let kept = try store.keep(lesson)
    try store.keep(
      try file.pictures.map { name, picture in
        LessonPicture(
          name: name,
          picture: try clinic.workspace.keep(
            Picture(format: picture.facts.format, bytes: picture.bytes), width: picture.facts.width,
            height: picture.facts.height))
      }, of: kept)
    return kept
  }

  private func take(_ statements: [CourseStatement], in course: Course, _ before: [CourseStatement]) throws {
    var stay: Set<Int64> = []
    for drafted in statements {
      var statement = drafted
      let old = before.first { $0.uid == drafted.uid } ?? before.first { $0.number == drafted.number }
      statement.course = course.id
      statement.id = old?.id ?? 0
      statement.uid = try old?.uid ?? (store.statement(uid: drafted.uid) == nil ? drafted.uid : newUID())
      stay.insert(statement.id)
      try store.keep(statement)
    }
    for gone in before where !stay.contains(gone.id) { try store.remove(gone) }
  }

  private func take(_ tasks: [CourseTask], in course: Course, _ before: [CourseTask]) throws {
    var stay: Set<Int64> = []
    for drafted in tasks {
      var task = drafted
      let old =
        before.first { $0.uid == drafted.uid } ?? before.first { $0.text == drafted.text && !stay.contains($0.id) }
      task.course = course.id
      task.id = old?.id ?? 0
      task.uid = try old?.uid ?? (store.task(uid: drafted.uid) == nil ? drafted.uid : newUID())
      stay.insert(task.id)
      try store.keep(task)
    }
    for gone in before where !stay.contains(gone.id) { try store.remove(gone) }
  }
}
