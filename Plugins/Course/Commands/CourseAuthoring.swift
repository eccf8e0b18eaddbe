import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

func listCourses(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let store = try CourseStore(context.workspace)
  let rows = try store.courses().map { course -> [Value] in
    let contents = try store.contents(of: course)
    return [
      .integer(Int(course.id)), .text(course.name), .integer(contents.lessons.count),
      .integer(contents.tutorials.count), .integer(contents.statements.count), .integer(contents.tasks.count),
      .integer(try LearnerStore(store.workspace).learners(of: course).count), .text(course.about), .text(course.uid),
    ]
  }
  return .table(
    Table(
      [
        .init("id", .number), .init("course"), .init("lessons", .number), .init("tutorials", .number),
        .init("statements", .number), .init("tasks", .number), .init("learners", .number),
        .init("description", .hidden),
        .init("uid", .hidden),
      ], rows: rows, empty: Phrase("course.none")))
}

func newCourse(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.courseBook
  let name = try Rules.name(arguments, CourseParameter.newName)
  let course = try arguments.at(CourseParameter.newName) {
    try book.store.add(Course(name: book.freeName(name), about: arguments[CourseParameter.description] ?? ""))
  }
  return .record(try book.record(of: course), said: Phrase("course.made", ["course": .text(course.name)]))
}

func renameCourse(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.courseBook
  var course = try context.course(arguments, CourseParameter.course)
  if let name = try Rules.name(arguments, CourseParameter.rename) {
    course.name = try arguments.at(CourseParameter.rename) { try book.freeName(name, besides: course) }
  }
  if let description = arguments[CourseParameter.description] { course.about = description }
  try book.store.save(course)
  return .record(try book.record(of: course), said: Phrase("course.changed", ["course": .text(course.name)]))
}

func removeCourse(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.courseBook
  let course = try context.course(arguments, CourseParameter.course)
  try arguments.requireWords(of: course.name, in: CourseParameter.course)
  let record = try book.record(of: course)
  try book.store.remove(course)
  return .record(record, said: Phrase("course.removed", ["course": .text(course.name)]))
}

/// All that a course has, in the order in which learners meet it.
func showCourse(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.courseBook
  let contents = try book.store.contents(of: context.course(arguments, CourseParameter.anyCourse))
  let lessons = (contents.tutorials + contents.lessons).map { lesson -> [Value] in
    [
      .word(lesson.kind.rawValue), .integer(lesson.number), .text(lesson.title),
      .word(lesson.film == nil ? "text" : "film"), .none, .text(lesson.notice), .none, .text(lesson.uid),
    ]
  }
  let tasks = contents.tasks.map { task -> [Value] in
    [.word("task"), .integer(task.lesson), .text(task.text), .none, .none, .none, .none, .text(task.uid)]
  }
  let statements = contents.statements.map { statement -> [Value] in
    [
      .word("statement"), .integer(statement.number), .text(statement.text), .none,
      .word(statement.isTrue ? "true" : "false"), .none, .text(statement.explanation), .text(statement.uid),
    ]
  }
  return .table(
    Table(
      [
        .init("kind"), .init("number", .number), .init("title", .wrapped), .init("contents"), .init("answer"),
        .init("notice", .hidden), .init("explanation", .hidden), .init("uid", .hidden),
      ], rows: lessons + tasks + statements,
      empty: Phrase("course.empty", ["course": .text(contents.course.name)])))
}

/// Lessons, tutorials, statements and tasks in which all words occur.
func findInCourses(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let store = try CourseStore(context.workspace)
  let words = try arguments[CourseParameter.words]
  let wanted = words.folded.split(separator: " ")
  func matches(_ texts: String...) -> Bool {
    let text = texts.joined(separator: " ").folded
    return wanted.allSatisfy { text.contains($0) }
  }
  let rows = try store.courses().flatMap { course -> [[Value]] in
    let contents = try store.contents(of: course)
    let name = Value.text(course.name)
    return (contents.tutorials + contents.lessons).filter { matches($0.title, $0.notice, $0.text) }.map {
      [name, .word($0.kind.rawValue), .integer($0.number), .text($0.title)]
    }
      + contents.tasks.filter { matches($0.text) }.map { [name, .word("task"), .integer($0.lesson), .text($0.text)] }
      + contents.statements.filter { matches($0.text, $0.explanation) }.map {
        [name, .word("statement"), .integer($0.number), .text($0.text)]
      }
  }
  return .table(
    Table(
      [.init("course"), .init("kind"), .init("number", .number), .init("title", .wrapped)], rows: rows,
      empty: Phrase("course.not_found", ["words": .text(words)])))
}

extension CourseBook {
  func record(of course: Course) throws -> Record {
    let contents = try store.contents(of: course)
    return Record([
      "course": .text(course.name), "description": .text(course.about), "lessons": .integer(contents.lessons.count),
      "tutorials": .integer(contents.tutorials.count), "statements": .integer(contents.statements.count),
      "tasks": .integer(contents.tasks.count), "id": .integer(Int(course.id)), "uid": .text(course.uid),
    ])
  }
}
