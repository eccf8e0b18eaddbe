import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// `course task list|new|tick|untick`: a learner's list; with `--course` the tasks that an author gives.
func tasks(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  if arguments.has(CourseParameter.ofCourse) { return try authorTasks(context, arguments) }
  let book = try context.learnerBook(arguments)
  let words = arguments[CourseParameter.taskWords]
  switch arguments[CourseParameter.taskDeed] ?? .list {
  case .list: return try .table(book.taskTable)
  case .new:
    let text = try Context.written(words.joined(separator: " "))
    try book.add(task: text)
    return try Outcome(.table(book.taskTable), said: Phrase("course.task_made", ["text": .text(text)]))
  case .tick: return try tick(context, arguments, book, true)
  case .untick: return try tick(context, arguments, book, false)
  case .remove: throw Failure("course.task_authors")
  }
}

private func tick(_ context: Context, _ arguments: Arguments, _ book: LearnerBook, _ isDone: Bool) throws -> Outcome {
  let tasks = try book.tasks()
  let chosen = try arguments.read(CourseParameter.taskWords) { word in
    guard let number = Int(word), tasks.indices.contains(number - 1) else {
      throw Failure("course.task_unknown", ["number": .text(word), "count": .integer(tasks.count)])
    }
    return tasks[number - 1]
  }
  guard !chosen.isEmpty else { throw Failure("course.needs_number") }
  for task in chosen { try book.tick(task, isDone) }
  return try Outcome(
    .table(book.taskTable),
    said: Phrase(isDone ? "course.ticked" : "course.unticked", ["tasks": .list(chosen.map { .text($0.text) })]))
}

/// The tasks of a course: `course task new TEXT --course NAME [--lesson N]`, `course task remove N --course NAME`.
private func authorTasks(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let store = try CourseStore(context.workspace)
  let course = try context.course(arguments, CourseParameter.ofCourse)
  let words = arguments[CourseParameter.taskWords]
  var contents = try store.contents(of: course)
  switch arguments[CourseParameter.taskDeed] ?? .list {
  case .list: break
  case .new:
    let lesson = arguments[CourseParameter.lesson] ?? 0
    try arguments.at(CourseParameter.lesson) {
      guard lesson <= contents.lessons.count else {
        throw Failure(
          "course.task_lesson", ["number": .integer(lesson), "count": .integer(contents.lessons.count)])
      }
    }
    let text = try Context.written(words.joined(separator: " "))
    try store.keep(CourseTask(course: course.id, lesson: lesson, text: text))
    contents = try store.contents(of: course)
    return Outcome(.table(contents.taskTable), said: Phrase("course.task_made", ["text": .text(text)]))
  case .remove:
    let gone = try arguments.read(CourseParameter.taskWords) { word in
      guard let number = Int(word), contents.tasks.indices.contains(number - 1) else {
        throw Failure("course.task_unknown", ["number": .text(word), "count": .integer(contents.tasks.count)])
      }
      return contents.tasks[number - 1]
    }
    guard let first = gone.first else { throw Failure("course.needs_number") }
    for task in gone { try store.remove(task) }
    contents = try store.contents(of: course)
    return Outcome(.table(contents.taskTable), said: Phrase("course.task_removed", ["text": .text(first.text)]))
  case .tick, .untick: throw Failure("course.task_learners")
  }
  return .table(contents.taskTable)
}

extension CourseContents {
  fileprivate var taskTable: Table {
    Table(
      [.init("number", .number), .init("lesson", .number), .init("text", .wrapped), .init("uid", .hidden)],
      rows: tasks.enumerated().map { [.integer($0 + 1), .integer($1.lesson), .text($1.text), .text($1.uid)] },
      empty: Phrase("course.no_tasks"))
  }
}

extension LearnerBook {
  /// Open ones first, with the numbers by which they are ticked.
  fileprivate var taskTable: Table {
    get throws {
      Table(
        [
          .init("number", .number), .init("done"), .init("text", .wrapped), .init("done_at", .hidden),
          .init("own", .hidden),
        ],
        rows: try tasks().enumerated().map {
          [
            .integer($0 + 1), .flag($1.isDone), .text($1.text), Value($1.kept?.done), .flag($1.task == nil),
          ]
        }, empty: Phrase("course.no_tasks"))
    }
  }
}
