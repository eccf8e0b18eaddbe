import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension Context {
  var courseBook: CourseBook { get throws { CourseBook(try clinic) } }

  /// The course that the line names, else the only one.
  ///
  /// - Throws: ``Failure`` `course.unknown`, `course.ambiguous`, `course.none`, `course.which`.
  func course(_ arguments: Arguments, _ argument: Argument<String?>) throws -> Course {
    let book = try courseBook
    return try arguments.read(argument) { try book.course(named: $0) } ?? book.onlyCourse()
  }

  func course(_ arguments: Arguments, _ argument: Argument<String>) throws -> Course {
    let book = try courseBook
    return try arguments.read(argument) { try book.course(named: $0) }
  }

  /// What can be told of a line about a course before all is asked for (``Shell/Command/check``).
  @Sendable static func checkCourse(_ context: Context, _ arguments: Arguments) throws {
    if arguments.has(CourseParameter.course) { _ = try context.course(arguments, CourseParameter.course) }
  }

  /// The learner whom the line names, else the only one who learns at this computer, of the patient in use where there are several.
  ///
  /// - Throws: ``Failure`` `course.not_registered`, `course.learner_unknown`, `course.which_learner`.
  func learnerBook(_ arguments: Arguments) throws -> LearnerBook {
    let all = try LearnerStore(workspace).learners()
    if let named = arguments[CourseParameter.learner] {
      return try arguments.at(CourseParameter.learner) { try LearnerBook(clinic, learner(called: named, among: all)) }
    }
    let course = try arguments.read(CourseParameter.ofCourse) { try courseBook.course(named: $0) }
    let here = all.filter { $0.isHere && (course == nil || $0.course == course?.id) }
    guard let first = here.first else {
      throw Failure("course.not_registered", hint: Phrase("course.not_registered.hint"))
    }
    if here.count == 1 { return try LearnerBook(clinic, first) }
    let near = subject.map { subject in here.filter { $0.patient == subject.id } } ?? []
    if near.count == 1 { return try LearnerBook(clinic, near[0]) }
    throw Failure("course.which_learner", candidates: here.map(\.name).removingRepeats)
  }

  private func learner(called name: String, among all: [Learner]) throws -> Learner {
    let found = meant(by: name, among: all) { [$0.name] }
    let here = found.filter(\.isHere)
    if let only = found.count == 1 ? found.first : here.first, found.count == 1 || here.count == 1 { return only }
    guard found.isEmpty else { throw Failure("course.which_learner", candidates: found.map(\.name).removingRepeats) }
    throw Failure(
      "course.learner_unknown", ["name": .text(name)], candidates: nearest(to: name, among: all.map(\.name)))
  }

  /// The lesson of a number, or the last one that was opened.
  ///
  /// - Throws: ``Failure`` `course.lesson_unknown`, `course.not_open_yet`, `course.nothing_open`.
  func openLesson(_ arguments: Arguments, in book: LearnerBook) throws -> CourseLesson {
    let opened = try book.opened()
    guard let number = arguments[CourseParameter.number] else {
      guard let lesson = try book.today() ?? opened.last else { throw try book.nothingOpen() }
      return lesson
    }
    return try arguments.at(CourseParameter.number) {
      if let lesson = opened.first(where: { $0.number == number }) { return lesson }
      guard let place = book.contents.lessons.firstIndex(where: { $0.number == number }) else {
        throw Failure(
          "course.lesson_unknown", ["number": .integer(number), "count": .integer(book.contents.lessons.count)])
      }
      throw Failure(
        "course.not_open_yet",
        ["number": .integer(number), "at": .moment(book.calendar.opening(of: place).toTheMinute)])
    }
  }
}

extension LearnerBook {
  func nothingOpen() throws -> Failure {
    guard let next = try standing().next else { return Failure("course.no_lessons_yet") }
    return Failure(
      "course.nothing_open", ["at": .moment(next.toTheMinute)],
      hint: contents.tutorials.isEmpty ? nil : Phrase("course.nothing_open.hint"))
  }
}
