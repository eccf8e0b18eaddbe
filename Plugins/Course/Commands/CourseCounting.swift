import Canvas
import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// `course statistics`
func statistics(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let course = try context.course(arguments, CourseParameter.anyCourse)
  let statistics = try CourseStatistics(course, in: context.workspace, at: context.clinic.courseClock.now())
  let table =
    switch arguments[CourseParameter.view] ?? .lesson {
    case .lesson: statistics.lessonTable
    case .statement: statistics.statementTable
    case .learner: statistics.learnerTable
    }
  guard let path = arguments[CourseParameter.chart] else { return .table(table) }
  guard let output = RenderOutput(rawValue: path.ending) else {
    return try arguments.at(CourseParameter.chart) {
      throw Failure(
        "export.unknown_ending", ["path": .text(path)], candidates: [".svg", ".png", ".pdf"])
    }
  }
  let replaces = try arguments.at(CourseParameter.chart) { try context.mayReplace([path], arguments) }
  let document = StatisticsChart(statistics: statistics, wording: context.wording).document()
  let data = try context.clinic.canvas.render(document, as: output, scale: 2)
  try arguments.at(CourseParameter.chart) {
    try context.noting(nil, to: path) { try UserFiles.write([(path, data)], replacing: replaces) }
  }
  return Outcome(.table(table), said: Phrase("file.written", ["path": .text(path)]))
}

extension CourseStatistics {
  fileprivate var lessonTable: Table {
    Table(
      [
        .init("number", .number), .init("title", .wrapped), .init("due", .number), .init("opened", .number),
        .init("seen", .number), .init("in_time", .number), .init("percent", .bar), .init("rating", .number),
        .init("spread", .number), .init("ratings", .number), .init("uid", .hidden),
      ],
      rows: lessons.map { lesson in
        [
          .integer(lesson.lesson.number), .text(lesson.lesson.title), .integer(lesson.due), .integer(lesson.opened),
          .integer(lesson.seen), .integer(lesson.inTime), Self.percent(lesson.share), Self.tenths(lesson.mean),
          Self.tenths(lesson.spread), .integer(lesson.ratings.count), .text(lesson.lesson.uid),
        ]
      }, empty: Phrase("course.empty", ["course": .text(contents.course.name)]))
  }

  fileprivate var statementTable: Table {
    Table(
      [
        .init("number", .number), .init("text", .wrapped), .init("answered", .number), .init("wrong_first", .number),
        .init("percent", .bar), .init("uid", .hidden),
      ],
      rows: statements.map { statement in
        [
          .integer(statement.statement.number), .text(statement.statement.text), .integer(statement.answered),
          .integer(statement.wrong), Self.percent(statement.share), .text(statement.statement.uid),
        ]
      }, empty: Phrase("course.no_test"))
  }

  fileprivate var learnerTable: Table {
    let lessons = contents.lessons
    func numbers(_ lessons: [CourseLesson]) -> Value { .list(lessons.map { .integer($0.number) }) }
    return Table(
      [
        .init("learner"), .init("opened", .number), .init("in_time"), .init("seen_late"), .init("missed"),
        .init("rating", .number), .init("right", .number), .init("statements", .number), .init("registered", .hidden),
        .init("uid", .hidden),
      ],
      rows: learners.map { person in
        let ratings = person.views.values.compactMap(\.rating)
        let mean = ratings.isEmpty ? nil : Double(ratings.reduce(0, +)) / Double(ratings.count)
        return [
          .text(person.learner.name), .integer(person.opened), numbers(person.inTime(lessons)),
          numbers(person.late(lessons)), numbers(person.missed(lessons)), Self.tenths(mean), .integer(person.bestTest),
          .integer(contents.statements.count), .moment(person.learner.hours.registered), .text(person.learner.uid),
        ]
      }, empty: Phrase("course.no_learners", ["course": .text(contents.course.name)]))
  }

  private static func percent(_ share: Double?) -> Value { share.map { .integer(Int(($0 * 100).rounded())) } ?? .none }

  private static func tenths(_ number: Double?) -> Value { number.map { .real(($0 * 10).rounded() / 10) } ?? .none }
}
