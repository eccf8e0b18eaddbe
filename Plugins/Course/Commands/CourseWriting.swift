import Clinic
import Desk
import Foundation
import Shell
import TagarelaKit
import Workspace

/// `course lesson new|edit|remove`
func writeLesson(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.courseBook
  let course = try context.course(arguments, CourseParameter.ofCourse)
  let contents = try book.store.contents(of: course)
  let kind: CourseLesson.Kind = arguments[CourseParameter.isTutorial] ? .tutorial : .lesson
  let lessons = kind == .tutorial ? contents.tutorials : contents.lessons
  let deed = try arguments[CourseParameter.deed]
  switch deed {
  case .new:
    let title = try needed(arguments, CourseParameter.title, FieldRules.name)
    var lesson = CourseLesson(course: course.id, kind: kind, number: lessons.count + 1, title: title)
    lesson.notice = (arguments[CourseParameter.notice] ?? nil) ?? ""
    let file = try context.lessonFile(arguments)
    guard let file else { throw Failure("course.no_contents") }
    lesson = try book.keep(lesson, file)
    try book.renumber(lessons.inserting(lesson, at: arguments[CourseParameter.number]))
    return try book.done(lesson.id, "course.lesson_made", remarks: file.remarks)
  case .edit:
    var lesson = try context.lesson(arguments, among: lessons)
    if let title = try arguments.read(CourseParameter.title, FieldRules.name) { lesson.title = title }
    if let notice = arguments[CourseParameter.notice] { lesson.notice = notice ?? "" }
    let file = try context.lessonFile(arguments)
    if let file { try book.keep(lesson, file) } else { lesson = try book.store.keep(lesson) }
    if let place = arguments[CourseParameter.place] {
      try book.renumber(lessons.filter { $0.id != lesson.id }.inserting(lesson, at: place))
    }
    return try book.done(lesson.id, "course.lesson_changed", remarks: file?.remarks ?? [])
  case .remove:
    let lesson = try context.lesson(arguments, among: lessons)
    let record = lesson.record
    try book.store.remove(lesson)
    try book.renumber(lessons.filter { $0.id != lesson.id })
    return .record(record, said: Phrase("course.lesson_removed", ["title": .text(lesson.title)]))
  }
}

/// `course question new|edit|remove`
func writeStatement(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.courseBook
  let course = try context.course(arguments, CourseParameter.ofCourse)
  let statements = try book.store.contents(of: course).statements
  var statement: CourseStatement
  switch try arguments[CourseParameter.deed] {
  case .new:
    statement = CourseStatement(
      course: course.id, number: statements.count + 1,
      text: try needed(arguments, CourseParameter.text, Context.written),
      isTrue: try needed(arguments, CourseParameter.truth) { $0 == "true" },
      explanation: try needed(arguments, CourseParameter.explanation, Context.written))
    try book.store.keep(statement)
    return .record(statement.record, said: Phrase("course.statement_made", ["number": .integer(statement.number)]))
  case .edit:
    statement = try context.statement(arguments, among: statements)
    if let text = try arguments.read(CourseParameter.text, Context.written) { statement.text = text }
    if let truth = arguments[CourseParameter.truth] { statement.isTrue = truth == "true" }
    if let explanation = try arguments.read(CourseParameter.explanation, Context.written) {
      statement.explanation = explanation
    }
    try book.store.keep(statement)
    return .record(statement.record, said: Phrase("course.statement_changed", ["number": .integer(statement.number)]))
  case .remove:
    statement = try context.statement(arguments, among: statements)
    try book.store.remove(statement)
    for (place, other) in statements.filter({ $0.id != statement.id }).enumerated() where other.number != place + 1 {
      var moved = other
      moved.number = place + 1
      try book.store.keep(moved)
    }
    return .record(statement.record, said: Phrase("course.statement_removed", ["number": .integer(statement.number)]))
  }
}

/// What an option says that a deed can't do without.
///
/// - Throws: ``Failure`` `course.needs_option`.
private func needed<Given, Found>(
  _ arguments: Arguments, _ argument: Argument<Given?>, _ meaning: (Given) throws -> Found
) throws -> Found {
  guard let found = try arguments.read(argument, meaning) else {
    throw Failure("course.needs_option", ["field": .phrase(Phrase("field.\(argument.parameter.name)"))])
  }
  return found
}

extension Context {
  /// - Throws: ``Failure`` `value.empty`.
  static func written(_ text: String) throws -> String {
    let text = text.asText.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { throw Failure("value.empty") }
    return text
  }

  /// What `--file` or `--text` bring; nil where the line has neither.
  fileprivate func lessonFile(_ arguments: Arguments) throws -> LessonFile? {
    let clinic = try clinic
    if let path = arguments[CourseParameter.file] {
      return try arguments.at(CourseParameter.file) {
        let folder = (path as NSString).deletingLastPathComponent
        return try LessonFile((path as NSString).lastPathComponent, clinic) { name, limit in
          try UserFiles.read(folder.isEmpty ? name : "\(folder)/\(name)", limit: limit)
        }
      }
    }
    return try arguments.read(CourseParameter.text, Context.written).map { LessonFile(text: $0) }
  }

  /// - Throws: ``Failure`` `course.lesson_unknown`, `course.needs_number`.
  fileprivate func lesson(_ arguments: Arguments, among lessons: [CourseLesson]) throws -> CourseLesson {
    guard let number = arguments[CourseParameter.number] else { throw Failure("course.needs_number") }
    return try arguments.at(CourseParameter.number) {
      guard let lesson = lessons.first(where: { $0.number == number }) else {
        throw Failure("course.lesson_unknown", ["number": .integer(number), "count": .integer(lessons.count)])
      }
      return lesson
    }
  }

  /// - Throws: ``Failure`` `course.statement_unknown`, `course.needs_number`.
  fileprivate func statement(_ arguments: Arguments, among statements: [CourseStatement]) throws -> CourseStatement {
    guard let number = arguments[CourseParameter.number] else { throw Failure("course.needs_number") }
    return try arguments.at(CourseParameter.number) {
      guard let statement = statements.first(where: { $0.number == number }) else {
        throw Failure("course.statement_unknown", ["number": .integer(number), "count": .integer(statements.count)])
      }
      return statement
    }
  }
}

extension CourseBook {
  /// Numbers lessons of one kind in their order.
  fileprivate func renumber(_ lessons: [CourseLesson]) throws {
    for (place, lesson) in lessons.enumerated() {
      guard var kept = try store.lesson(lesson.id), kept.number != place + 1 else { continue }
      kept.number = place + 1
      _ = try store.keep(kept)
    }
  }

  fileprivate func done(_ lesson: Int64, _ key: String, remarks: [Phrase]) throws -> Outcome {
    guard let lesson = try store.lesson(lesson) else { return Outcome() }
    var outcome = Outcome.record(
      lesson.record, said: Phrase(key, ["number": .integer(lesson.number), "title": .text(lesson.title)]))
    outcome.remarks = remarks
    return outcome
  }
}

extension LessonFile {
  /// What people should know of it.
  var remarks: [Phrase] {
    leftOut.isEmpty ? [] : [Phrase("course.left_out", ["things": .list(leftOut.map(Value.text))])]
  }
}

extension [CourseLesson] {
  /// With one more, at a place counted from 1, or at the end.
  fileprivate func inserting(_ lesson: CourseLesson, at place: Int?) -> [CourseLesson] {
    var all = self
    all.insert(lesson, at: Swift.min(Swift.max((place ?? all.count + 1) - 1, 0), all.count))
    return all
  }
}

extension CourseLesson {
  var record: Record {
    Record([
      "kind": .word(kind.rawValue), "number": .integer(number), "title": .text(title), "notice": .text(notice),
      "contents": .word(film == nil ? "text" : "film"), "uid": .text(uid),
    ])
  }
}

extension CourseStatement {
  var record: Record {
    Record([
      "number": .integer(number), "text": .text(text), "answer": .word(isTrue ? "true" : "false"),
      "explanation": .text(explanation), "uid": .text(uid),
    ])
  }
}
