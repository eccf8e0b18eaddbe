import Clinic
import Services
import TagarelaKit
import Workspace

/// A learner with their course: how they stand, and what they do.
struct LearnerBook {
  let clinic: Clinic
  let store: LearnerStore
  let contents: CourseContents
  private(set) var learner: Learner
  private(set) var views: [Int64: LessonView]

  /// - Throws: ``Failure`` `course.none` where the course is gone.
  init(_ clinic: Clinic, _ learner: Learner) throws {
    let courses = CourseStore(clinic.workspace)
    guard let course = try courses.course(learner.course) else { throw Failure("course.none") }
    self.clinic = clinic
    self.learner = learner
    store = LearnerStore(clinic.workspace)
    contents = try courses.contents(of: course)
    views = Dictionary(try store.views(of: learner).map { ($0.lesson, $0) }) { first, _ in first }
  }

  var calendar: LessonCalendar {
    LessonCalendar(
      learner.hours, lessons: contents.lessons.count,
      known: views.values.flatMap { [$0.opened] + ($0.seen.map { [$0] } ?? []) })
  }

  /// The moment, which never is before what has been already.
  private func now() throws -> Moment { max(try clinic.courseClock.now(), calendar.latest) }

  func standing() throws -> LessonStanding { try calendar.standing(at: now()) }

  /// Lessons that have opened, in their order. One that was looked at stays open wherever the author moves it.
  func opened() throws -> [CourseLesson] {
    let count = try standing().opened
    return contents.lessons.enumerated().filter { $0.offset < count || view(of: $0.element) != nil }.map(\.element)
  }

  /// Today's lesson; nil before the first and when all are over.
  func today() throws -> CourseLesson? { try standing().today.map { contents.lessons[$0] } }

  func view(of lesson: CourseLesson) -> LessonView? { views[lesson.id] }

  /// Lessons of days before that weren't seen.
  func waiting() throws -> [CourseLesson] {
    let today = try today()
    return try opened().filter { $0 != today && view(of: $0)?.seen == nil }
  }

  /// How many lessons were seen, at whatever time.
  var seen: Int { contents.lessons.count { view(of: $0)?.seen != nil } }

  /// Of the lessons that were seen or whose time is over those that were seen in time, 0 to 1; nil where there are none.
  func shareInTime() throws -> Double? {
    let today = try today()
    let counted = try opened().filter { $0 != today || view(of: $0)?.seen != nil }
    return counted.isEmpty ? nil : Double(counted.count { view(of: $0)?.isInTime == true }) / Double(counted.count)
  }

  // MARK: Lessons

  /// Notes that a lesson was opened; of one that was opened before the first time counts.
  ///
  /// - Returns: whether it was the first time.
  @discardableResult
  mutating func open(_ lesson: CourseLesson) throws -> Bool {
    guard lesson.kind == .lesson, view(of: lesson) == nil else { return false }
    let view = LessonView(
      uid: LessonView.uid(learner, lesson), learner: learner.id, lesson: lesson.id, opened: try now())
    try store.keep(view)
    try reload()
    return true
  }

  /// Notes that a lesson was seen to its end; the first time counts.
  ///
  /// - Returns: whether it was seen in time, and for the first time.
  mutating func see(_ lesson: CourseLesson) throws -> Bool {
    try open(lesson)
    guard var view = view(of: lesson), view.seen == nil,
      let place = contents.lessons.firstIndex(where: { $0.id == lesson.id })
    else { return false }
    let now = try now()
    view.seen = now
    view.isInTime = calendar.isInTime(place, seen: now)
    try store.keep(view)
    try reload()
    return view.isInTime
  }

  /// - Throws: ``Failure`` `course.not_seen_in_time`.
  mutating func rate(_ lesson: CourseLesson, _ rating: Int) throws {
    guard var view = view(of: lesson), view.isInTime else {
      throw Failure("course.not_seen_in_time", ["number": .integer(lesson.number)])
    }
    view.rating = rating
    view.rated = try now()
    try store.keep(view)
    try reload()
  }

  private mutating func reload() throws {
    views = Dictionary(try store.views(of: learner).map { ($0.lesson, $0) }) { first, _ in first }
  }

  // MARK: What they say of themselves

  mutating func change(_ change: (inout Learner, Moment) throws -> Void) throws {
    let now = try now()
    var changed = learner
    try change(&changed, now)
    for field in Learner.Field.allCases where changed.text(of: field) != learner.text(of: field) {
      changed.changed[field.rawValue] = now
    }
    learner = try store.keep(changed)
  }

  // MARK: Tasks

  /// A task as the list shows it.
  struct Task {
    /// As it is kept; nil for one of the course that nobody has ticked yet.
    let kept: LearnerTask?
    /// The course's, where it is one of those.
    let task: CourseTask?
    let text: String
    var isDone: Bool { kept?.done != nil }
  }

  /// Their own and those of the lessons that have opened, open ones first.
  func tasks() throws -> [Task] {
    let kept = try store.tasks(of: learner)
    let opened = try standing().opened
    let given = contents.tasks.filter { $0.lesson <= opened }.map { task in
      Task(kept: kept.first { $0.task == task.id }, task: task, text: task.text)
    }
    let known = Set(contents.tasks.map(\.id))
    let own = kept.filter { task in task.task.map { !known.contains($0) } ?? true }.map {
      Task(kept: $0, task: nil, text: $0.text)
    }
    let all = given + own
    return all.filter { !$0.isDone } + all.filter(\.isDone)
  }

  func add(task text: String) throws {
    let now = try now()
    try store.keep(LearnerTask(learner: learner.id, text: text, added: now, changed: now))
  }

  func tick(_ task: Task, _ isDone: Bool) throws {
    let now = try now()
    var kept =
      task.kept
      ?? LearnerTask(
        uid: task.task.map { LearnerTask.uid(learner, $0) } ?? newUID(), learner: learner.id, task: task.task?.id,
        text: task.text, added: now, changed: now)
    guard (kept.done != nil) != isDone else { return }
    kept.done = isDone ? now : nil
    kept.changed = now
    try store.keep(kept)
  }

  // MARK: The test

  /// How far the test has come.
  struct TestState {
    let round: Int
    /// The statement that is asked next; nil at the end.
    let next: CourseStatement?
    /// How many were answered rightly in this round.
    let done: Int
    /// Whether the statement that is asked next was answered wrongly before.
    let isAgain: Bool
  }

  func test() throws -> TestState {
    let answers = try store.answers(of: learner)
    let round = answers.map(\.round).max() ?? 1
    let current = answers.filter { $0.round == round }
    let right = Set(current.filter(\.isRight).map(\.statement))
    let next = contents.statements.first { !right.contains($0.id) }
    return TestState(
      round: round, next: next, done: contents.statements.count { right.contains($0.id) },
      isAgain: next.map { next in current.contains { $0.statement == next.id } } ?? false)
  }

  /// - Throws: ``Failure`` `course.no_test`, `course.test_later`.
  func checkTest() throws {
    guard !contents.statements.isEmpty else { throw Failure("course.no_test") }
    guard try standing().next == nil else {
      throw Failure("course.test_later", ["at": .moment(calendar.opening(of: contents.lessons.count - 1).toTheMinute)])
    }
  }

  /// - Returns: whether the answer is right.
  func answer(_ statement: CourseStatement, _ given: Bool, round: Int) throws -> Bool {
    let isRight = given == statement.isTrue
    try store.add(
      TestAnswer(
        learner: learner.id, statement: statement.id, round: round, at: try now(), given: given, isRight: isRight))
    return isRight
  }
}

extension Clinic {
  var courseClock: CourseClock { get throws { try services[CourseClock.self] ?? .machine } }
}
