import GRDB
import TagarelaKit
import Workspace

/// The courses of a workspace, as their authors wrote them.
struct CourseStore {
  static let module = "course"

  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// By name.
  func courses() throws -> [Course] { try courses("1 ORDER BY folded, id", []) }

  func course(uid: String) throws -> Course? { try courses("uid = ?", [uid]).first }

  func course(_ id: Int64) throws -> Course? { try courses("id = ?", [id]).first }

  func contents(of course: Course) throws -> CourseContents {
    CourseContents(
      course: course, tutorials: try lessons("course = ? AND kind = 'tutorial'", [course.id]),
      lessons: try lessons("course = ? AND kind = 'lesson'", [course.id]),
      statements: try statements("course = ?", [course.id]), tasks: try tasks("course = ?", [course.id]))
  }

  func lesson(_ id: Int64) throws -> CourseLesson? { try lessons("id = ?", [id]).first }
  func lesson(uid: String) throws -> CourseLesson? { try lessons("uid = ?", [uid]).first }
  func statement(uid: String) throws -> CourseStatement? { try statements("uid = ?", [uid]).first }
  func statement(_ id: Int64) throws -> CourseStatement? { try statements("id = ?", [id]).first }
  func task(uid: String) throws -> CourseTask? { try tasks("uid = ?", [uid]).first }
  func task(_ id: Int64) throws -> CourseTask? { try tasks("id = ?", [id]).first }

  /// In the order of their names.
  func pictures(of lesson: CourseLesson) throws -> [LessonPicture] {
    try workspace.read {
      try Row.fetchAll(
        $0, sql: "SELECT name, picture FROM course_picture WHERE lesson = ? ORDER BY name", arguments: [lesson.id]
      ).map { LessonPicture(name: $0[0], picture: $0[1]) }
    }
  }

  // MARK: Changing

  func add(_ course: Course) throws -> Course {
    var course = course
    course.id = try insert(
      "INSERT INTO course(uid, name, folded, about) VALUES (?, ?, ?, ?)",
      [course.uid, course.name.asName, course.name.asName.folded, course.about.asText])
    return course
  }

  func save(_ course: Course) throws {
    try execute(
      "UPDATE course SET name = ?, folded = ?, about = ? WHERE id = ?",
      [course.name.asName, course.name.asName.folded, course.about.asText, course.id])
  }

  func remove(_ course: Course) throws { try execute("DELETE FROM course WHERE id = ?", [course.id]) }

  /// Adds a lesson, or saves one that is kept already.
  func keep(_ lesson: CourseLesson) throws -> CourseLesson {
    var kept = lesson
    let values: StatementArguments = [
      lesson.course, lesson.kind.rawValue, lesson.number, lesson.title.asName, lesson.notice.asText, lesson.text.asText,
      lesson.film, lesson.uid,
    ]
    if lesson.id == 0 {
      kept.id = try insert(
        "INSERT INTO course_lesson(course, kind, number, title, notice, text, film, uid) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        values)
    } else {
      try execute(
        """
        UPDATE course_lesson SET course = ?, kind = ?, number = ?, title = ?, notice = ?, text = ?, film = ? WHERE uid = ?
        """, values)
    }
    return kept
  }

  /// Replaces the pictures of a lesson's text. A picture that is the same stays as it is.
  func keep(_ pictures: [LessonPicture], of lesson: CourseLesson) throws {
    let known = try self.pictures(of: lesson)
    for gone in known where !pictures.contains(gone) {
      try execute("DELETE FROM course_picture WHERE lesson = ? AND name = ?", [lesson.id, gone.name])
    }
    for picture in pictures where !known.contains(picture) {
      try execute(
        "INSERT INTO course_picture(uid, lesson, name, picture) VALUES (?, ?, ?, ?)",
        [newUID(), lesson.id, picture.name, picture.picture])
    }
  }

  func keep(_ statement: CourseStatement) throws {
    let values: StatementArguments = [
      statement.course, statement.number, statement.text.asText, statement.isTrue, statement.explanation.asText,
      statement.uid,
    ]
    try execute(
      statement.id == 0
        ? "INSERT INTO course_statement(course, number, text, is_true, explanation, uid) VALUES (?, ?, ?, ?, ?, ?)"
        : "UPDATE course_statement SET course = ?, number = ?, text = ?, is_true = ?, explanation = ? WHERE uid = ?",
      values)
  }

  func keep(_ task: CourseTask) throws {
    try execute(
      task.id == 0
        ? "INSERT INTO course_task(course, lesson, text, uid) VALUES (?, ?, ?, ?)"
        : "UPDATE course_task SET course = ?, lesson = ?, text = ? WHERE uid = ?",
      [task.course, task.lesson, task.text.asText, task.uid])
  }

  func remove(_ lesson: CourseLesson) throws { try execute("DELETE FROM course_lesson WHERE id = ?", [lesson.id]) }

  func remove(_ statement: CourseStatement) throws {
    try execute("DELETE FROM course_statement WHERE id = ?", [statement.id])
  }

  func remove(_ task: CourseTask) throws { try execute("DELETE FROM course_task WHERE id = ?", [task.id]) }

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

  private func rows<Found>(_ sql: String, _ arguments: StatementArguments, _ make: (Row) -> Found) throws -> [Found] {
    try workspace.read { try Row.fetchAll($0, sql: sql, arguments: arguments).map(make) }
  }

  private func courses(_ condition: String, _ arguments: StatementArguments) throws -> [Course] {
    try rows("SELECT id, uid, name, about FROM course WHERE \(condition)", arguments) {
      Course(id: $0.number(0), uid: $0.text(1), name: $0.text(2), about: $0.text(3))
    }
  }

  private func lessons(_ condition: String, _ arguments: StatementArguments) throws -> [CourseLesson] {
    try rows(
      """
      SELECT id, uid, course, kind, number, title, notice, text, film FROM course_lesson
      WHERE \(condition) ORDER BY number, id
      """, arguments
    ) {
      CourseLesson(
        id: $0.number(0), uid: $0.text(1), course: $0.number(2), kind: .init(rawValue: $0.text(3)) ?? .lesson,
        number: Int($0.number(4)), title: $0.text(5), notice: $0.text(6), text: $0.text(7), film: $0.optionalNumber(8))
    }
  }

  private func statements(_ condition: String, _ arguments: StatementArguments) throws -> [CourseStatement] {
    try rows(
      """
      SELECT id, uid, course, number, text, is_true, explanation FROM course_statement
      WHERE \(condition) ORDER BY number, id
      """, arguments
    ) {
      CourseStatement(
        id: $0.number(0), uid: $0.text(1), course: $0.number(2), number: Int($0.number(3)), text: $0.text(4),
        isTrue: $0.number(5) == 1, explanation: $0.text(6))
    }
  }

  private func tasks(_ condition: String, _ arguments: StatementArguments) throws -> [CourseTask] {
    try rows("SELECT id, uid, course, lesson, text FROM course_task WHERE \(condition) ORDER BY lesson, id", arguments)
    {
      CourseTask(
        id: $0.number(0), uid: $0.text(1), course: $0.number(2), lesson: Int($0.number(3)), text: $0.text(4))
    }
  }
}

/// What a damaged file holds against its schema reads as nothing.
extension Row {
  func text(_ column: Int) -> String { String.fromDatabaseValue(self[column]) ?? "" }
  func optionalText(_ column: Int) -> String? { String.fromDatabaseValue(self[column]) }
  func number(_ column: Int) -> Int64 { Int64.fromDatabaseValue(self[column]) ?? 0 }
  func optionalNumber(_ column: Int) -> Int64? { Int64.fromDatabaseValue(self[column]) }
  func moment(_ column: Int) -> Moment? { optionalText(column).flatMap { Moment($0) } }
}
