import Foundation
import GRDB
import TagarelaKit
import Workspace

/// Who takes the courses of a workspace, and what they have done.
struct LearnerStore {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Of a course, or of all, by name.
  func learners(of course: Course? = nil) throws -> [Learner] {
    try course.map { try learners("course = ?", [$0.id]) } ?? learners("1", [])
  }

  /// Those of a patient.
  func learners(of patient: Int64) throws -> [Learner] { try learners("patient = ?", [patient]) }

  func learner(uid: String) throws -> Learner? { try learners("uid = ?", [uid]).first }

  func learner(_ id: Int64) throws -> Learner? { try learners("id = ?", [id]).first }

  /// Adds a learner, or saves one who is kept already.
  func keep(_ learner: Learner) throws -> Learner {
    var kept = learner
    let values: StatementArguments = [
      learner.course, learner.patient, learner.name.asName, learner.name.asName.folded, learner.profession.asName,
      learner.born.description, learner.email, learner.sex.rawValue, learner.organisation.asName, learner.hours.text,
      learner.wantsNotices, learner.wantsMail, learner.isHere, Self.text(learner.changed), learner.uid,
    ]
    if learner.id == 0 {
      kept.id = try insert(
        """
        INSERT INTO course_learner(course, patient, name, folded, profession, born, email, sex, organisation, hours, notices,
          mail, here, changed, uid) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """, values)
    } else {
      try execute(
        """
        UPDATE course_learner SET course = ?, patient = ?, name = ?, folded = ?, profession = ?, born = ?, email = ?, sex = ?,
          organisation = ?, hours = ?, notices = ?, mail = ?, here = ?, changed = ? WHERE uid = ?
        """, values)
    }
    return kept
  }

  func remove(_ learner: Learner) throws { try execute("DELETE FROM course_learner WHERE id = ?", [learner.id]) }

  // MARK: What they have seen

  /// In the order in which they were opened.
  func views(of learner: Learner) throws -> [LessonView] { try views("learner = ?", [learner.id]) }

  func view(uid: String) throws -> LessonView? { try views("uid = ?", [uid]).first }

  func keep(_ view: LessonView) throws {
    let values: StatementArguments = [
      view.learner, view.lesson, view.opened.iso, view.seen?.iso, view.isInTime, view.rating, view.rated?.iso, view.uid,
    ]
    try execute(
      view.id == 0
        ? """
        INSERT INTO course_view(learner, lesson, opened, seen, in_time, rating, rated, uid)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """
        : """
        UPDATE course_view SET learner = ?, lesson = ?, opened = ?, seen = ?, in_time = ?, rating = ?, rated = ?
        WHERE uid = ?
        """, values)
  }

  // MARK: What they have answered

  /// In order of time.
  func answers(of learner: Learner) throws -> [TestAnswer] { try answers("learner = ?", [learner.id]) }

  func answer(uid: String) throws -> TestAnswer? { try answers("uid = ?", [uid]).first }

  func add(_ answer: TestAnswer) throws {
    try execute(
      "INSERT INTO course_answer(uid, learner, statement, round, at, given, is_right) VALUES (?, ?, ?, ?, ?, ?, ?)",
      [answer.uid, answer.learner, answer.statement, answer.round, answer.at.iso, answer.given, answer.isRight])
  }

  // MARK: What they want to do

  /// Those that were written or ticked, in the order in which they came.
  func tasks(of learner: Learner) throws -> [LearnerTask] { try tasks("learner = ?", [learner.id]) }

  func task(uid: String) throws -> LearnerTask? { try tasks("uid = ?", [uid]).first }

  func keep(_ task: LearnerTask) throws {
    let values: StatementArguments = [
      task.learner, task.task, task.text.asText, task.added.iso, task.done?.iso, task.changed.iso, task.uid,
    ]
    try execute(
      task.id == 0
        ? "INSERT INTO course_todo(learner, task, text, added, done, changed, uid) VALUES (?, ?, ?, ?, ?, ?, ?)"
        : "UPDATE course_todo SET learner = ?, task = ?, text = ?, added = ?, done = ?, changed = ? WHERE uid = ?",
      values)
  }

  // MARK: What they were written

  /// Whether a letter has told a learner of a lesson.
  func isWritten(_ lesson: CourseLesson, to learner: Learner) throws -> Bool {
    try workspace.read {
      try Bool.fetchOne(
        $0, sql: "SELECT 1 FROM course_letter WHERE uid = ?", arguments: [LessonView.uid(learner, lesson)]) ?? false
    }
  }

  func noteWritten(_ lesson: CourseLesson, to learner: Learner, at moment: Moment) throws {
    try execute(
      "INSERT INTO course_letter(uid, learner, lesson, at) VALUES (?, ?, ?, ?)",
      [LessonView.uid(learner, lesson), learner.id, lesson.id, moment.iso])
  }

  // MARK: SQL

  private func execute(_ sql: String, _ arguments: StatementArguments) throws {
    try workspace.read { try $0.execute(sql: sql, arguments: arguments) }
  }

  private func insert(_ sql: String, _ arguments: StatementArguments) throws -> Int64 {
    try workspace.read { db in
      try db.execute(sql: sql, arguments: arguments)
      return db.lastInsertedRowID
    }
  }

  private func rows<Found>(_ sql: String, _ arguments: StatementArguments, _ make: (Row) -> Found?) throws -> [Found] {
    try workspace.read { try Row.fetchAll($0, sql: sql, arguments: arguments).compactMap(make) }
  }

  private func learners(_ condition: String, _ arguments: StatementArguments) throws -> [Learner] {
    try rows(
      """
      SELECT id, uid, course, patient, name, profession, born, email, sex, organisation, hours, notices, mail, here, changed
      FROM course_learner WHERE \(condition) ORDER BY folded, id
      """, arguments
    ) { row in
      guard let hours = LessonHours(text: row.text(10)) else { return nil }
      return Learner(
        id: row.number(0), uid: row.text(1), course: row.number(2), patient: row.optionalNumber(3), name: row.text(4),
        profession: row.text(5), born: Day(row.text(6)) ?? hours.registered.day, email: row.text(7),
        sex: .init(rawValue: row.text(8)) ?? .other, organisation: row.text(9), hours: hours,
        wantsNotices: row.number(11) == 1, wantsMail: row.number(12) == 1, isHere: row.number(13) == 1,
        changed: Self.moments(row.text(14)))
    }
  }

  private func views(_ condition: String, _ arguments: StatementArguments) throws -> [LessonView] {
    try rows(
      """
      SELECT id, uid, learner, lesson, opened, seen, in_time, rating, rated FROM course_view
      WHERE \(condition) ORDER BY opened, id
      """, arguments
    ) {
      LessonView(
        id: $0.number(0), uid: $0.text(1), learner: $0.number(2), lesson: $0.number(3),
        opened: $0.moment(4) ?? Moment(seconds: 0), seen: $0.moment(5), isInTime: $0.number(6) == 1,
        rating: $0.optionalNumber(7).map { Int($0) }, rated: $0.moment(8))
    }
  }

  private func answers(_ condition: String, _ arguments: StatementArguments) throws -> [TestAnswer] {
    try rows(
      """
      SELECT id, uid, learner, statement, round, at, given, is_right FROM course_answer
      WHERE \(condition) ORDER BY at, id
      """, arguments
    ) {
      TestAnswer(
        id: $0.number(0), uid: $0.text(1), learner: $0.number(2), statement: $0.number(3), round: Int($0.number(4)),
        at: $0.moment(5) ?? Moment(seconds: 0), given: $0.number(6) == 1, isRight: $0.number(7) == 1)
    }
  }

  private func tasks(_ condition: String, _ arguments: StatementArguments) throws -> [LearnerTask] {
    try rows(
      "SELECT id, uid, learner, task, text, added, done, changed FROM course_todo WHERE \(condition) ORDER BY added, id",
      arguments
    ) {
      LearnerTask(
        id: $0.number(0), uid: $0.text(1), learner: $0.number(2), task: $0.optionalNumber(3), text: $0.text(4),
        added: $0.moment(5) ?? Moment(seconds: 0), done: $0.moment(6), changed: $0.moment(7) ?? Moment(seconds: 0))
    }
  }

  /// As it is kept and sent: JSON.
  static func text(_ changed: [String: Moment]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(changed)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// What can't be read says nothing.
  static func moments(_ text: String) -> [String: Moment] {
    (try? JSONDecoder().decode([String: Moment].self, from: Data(text.utf8))) ?? [:]
  }
}
