import GRDB
import TagarelaKit
import Workspace

/// The goals of a workspace's patients.
struct GoalStore {
  static let module = "goal"

  static let tables = WorkspaceTables(
    id: module,
    migrations: [
      TableMigration(
        id: "1",
        sql: """
          CREATE TABLE goal (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            patient INTEGER NOT NULL REFERENCES patient(id) ON DELETE CASCADE,
            text TEXT NOT NULL,
            measure TEXT,
            aim REAL,
            span TEXT,
            spans INTEGER,
            words TEXT,
            start TEXT NOT NULL,
            deadline TEXT,
            reached TEXT
          );
          CREATE INDEX goal_patient ON goal(patient);
          """, undoable: ["goal"])
    ])

  private let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Keeps a goal; one of that identity becomes what it is now, if it is this patient's.
  ///
  /// - Returns: its number.
  @discardableResult
  func save(_ goal: Goal) throws -> Int64 {
    let rule = goal.rule
    return try workspace.read { db in
      try db.execute(
        sql: """
          INSERT INTO goal(uid, patient, text, measure, aim, span, spans, words, start, deadline, reached)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (uid) DO UPDATE SET
            text = excluded.text, measure = excluded.measure, aim = excluded.aim, span = excluded.span,
            spans = excluded.spans, words = excluded.words, start = excluded.start, deadline = excluded.deadline,
            reached = excluded.reached
          WHERE patient = excluded.patient
          """,
        arguments: [
          goal.uid, goal.patient, goal.text.asText, rule?.measure.rawValue, rule?.aim, rule?.span.rawValue,
          rule?.spans, rule?.words.joined(separator: "\n"), goal.start.description, goal.deadline?.description,
          goal.reached?.description,
        ])
      return try Int64.fetchOne(db, sql: "SELECT id FROM goal WHERE uid = ?", arguments: [goal.uid]) ?? 0
    }
  }

  func remove(_ goal: Goal) throws {
    try workspace.read { try $0.execute(sql: "DELETE FROM goal WHERE uid = ?", arguments: [goal.uid]) }
  }

  /// In the order in which they were set.
  func goals(of patient: Int64) throws -> [Goal] { try goals("patient = ? ORDER BY id", patient) }

  func goal(uid: String) throws -> Goal? { try goals("uid = ?", uid).first }

  private func goals(_ condition: String, _ argument: some DatabaseValueConvertible) throws -> [Goal] {
    try workspace.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT id, uid, patient, text, measure, aim, span, spans, words, start, deadline, reached FROM goal
          WHERE \(condition)
          """, arguments: [argument]
      ).map(Self.goal)
    }
  }

  /// What a damaged file holds against its schema reads as nothing: then the therapist judges.
  private static func goal(_ row: Row) -> Goal {
    func text(_ column: Int) -> String? { String.fromDatabaseValue(row[column]) }
    func day(_ column: Int) -> Day? { text(column).flatMap { Day($0) } }
    var rule: GoalRule?
    if let measure = text(4).flatMap(GoalMeasure.init), let aim = Double.fromDatabaseValue(row[5]),
      let span = text(6).flatMap(GoalSpan.init)
    {
      let words = text(8)?.split(separator: "\n").map(String.init) ?? []
      rule = try? GoalRule(
        measure: measure, aim: aim, span: span, spans: Int.fromDatabaseValue(row[7]) ?? 1, words: words
      ).checked()
    }
    return Goal(
      id: Int64.fromDatabaseValue(row[0]) ?? 0, uid: text(1) ?? "", patient: Int64.fromDatabaseValue(row[2]) ?? 0,
      text: text(3) ?? "", rule: rule, start: day(9) ?? Moment(seconds: 0).day, deadline: day(10), reached: day(11))
  }
}
