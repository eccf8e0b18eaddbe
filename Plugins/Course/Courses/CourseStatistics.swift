import TagarelaKit
import Workspace

/// How a course is used: by lesson, by statement and by learner.
struct CourseStatistics {
  let contents: CourseContents
  let learners: [Person]

  /// A learner with all that is known of them.
  struct Person {
    let learner: Learner
    let views: [Int64: LessonView]
    let answers: [TestAnswer]
    /// How many lessons have opened for them.
    let opened: Int
  }

  init(_ course: Course, in workspace: Workspace, at now: Moment) throws {
    let contents = try CourseStore(workspace).contents(of: course)
    let store = LearnerStore(workspace)
    learners = try store.learners(of: course).map { learner in
      let views = try store.views(of: learner)
      let calendar = LessonCalendar(
        learner.hours, lessons: contents.lessons.count, known: views.map { $0.seen ?? $0.opened })
      return Person(
        learner: learner, views: Dictionary(views.map { ($0.lesson, $0) }) { first, _ in first },
        answers: try store.answers(of: learner), opened: calendar.standing(at: now).opened)
    }
    self.contents = contents
  }

  /// How a lesson was met.
  struct Lesson {
    let lesson: CourseLesson
    /// For how many learners it has opened.
    let due: Int
    let opened: Int
    let seen: Int
    let inTime: Int
    let ratings: [Int]

    /// Of those for whom it has opened, who saw it in time, 0 to 1; nil where it has opened for nobody.
    var share: Double? { due == 0 ? nil : Double(inTime) / Double(due) }
    /// Nil where nobody has rated it.
    var mean: Double? { ratings.isEmpty ? nil : Double(ratings.reduce(0, +)) / Double(ratings.count) }
    /// The standard deviation of all ratings that there are; nil where nobody has rated it.
    var spread: Double? {
      mean.map { mean in
        let squares = ratings.map { (Double($0) - mean) * (Double($0) - mean) }
        return (squares.reduce(0, +) / Double(squares.count)).squareRoot()
      }
    }
  }

  var lessons: [Lesson] {
    contents.lessons.enumerated().map { place, lesson in
      let views = learners.compactMap { $0.views[lesson.id] }
      return Lesson(
        lesson: lesson, due: learners.count { $0.opened > place || $0.views[lesson.id] != nil }, opened: views.count,
        seen: views.count { $0.seen != nil }, inTime: views.count(where: \.isInTime),
        ratings: views.compactMap(\.rating))
    }
  }

  /// How a statement was answered the first time that each learner met it.
  struct Statement {
    let statement: CourseStatement
    let answered: Int
    let wrong: Int

    /// 0 to 1; nil where nobody has answered.
    var share: Double? { answered == 0 ? nil : Double(wrong) / Double(answered) }
  }

  /// The hardest first; those that nobody has answered last.
  var statements: [Statement] {
    let all = contents.statements.map { statement in
      let first = learners.compactMap { $0.answers.first { $0.statement == statement.id } }
      return Statement(statement: statement, answered: first.count, wrong: first.count { !$0.isRight })
    }
    return all.sorted { ($0.share ?? -1, $1.statement.number) > ($1.share ?? -1, $0.statement.number) }
  }
}

extension CourseStatistics.Person {
  func inTime(_ lessons: [CourseLesson]) -> [CourseLesson] { lessons.filter { views[$0.id]?.isInTime == true } }

  func late(_ lessons: [CourseLesson]) -> [CourseLesson] {
    lessons.filter { views[$0.id]?.seen != nil && views[$0.id]?.isInTime != true }
  }

  func missed(_ lessons: [CourseLesson]) -> [CourseLesson] {
    lessons.prefix(opened).filter { views[$0.id]?.seen == nil }
  }

  /// How many statements they have answered rightly in their best round.
  var bestTest: Int {
    Dictionary(grouping: answers.filter(\.isRight), by: \.round).values.map { Set($0.map(\.statement)).count }.max()
      ?? 0
  }
}
