import GRDB
import TagarelaKit
import Workspace

/// The timers of a workspace: those that were begun, and those that are kept under a name.
struct TimerStore {
  static let module = "clock"

  static let tables = WorkspaceTables(
    id: module,
    migrations: [
      TableMigration(
        id: "1",
        sql: """
          CREATE TABLE clock_timer (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            patient INTEGER REFERENCES patient(id) ON DELETE CASCADE,
            figure TEXT NOT NULL,
            words TEXT,
            rest INTEGER NOT NULL,
            wall INTEGER,
            uptime INTEGER,
            boot TEXT
          );
          CREATE TABLE clock_saved (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            patient INTEGER REFERENCES patient(id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            folded TEXT NOT NULL,
            figure TEXT NOT NULL,
            words TEXT
          );
          CREATE TABLE clock_step (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            timer INTEGER REFERENCES clock_timer(id) ON DELETE CASCADE,
            saved INTEGER REFERENCES clock_saved(id) ON DELETE CASCADE,
            place INTEGER NOT NULL,
            activity TEXT NOT NULL,
            picture INTEGER REFERENCES media(id),
            seconds INTEGER NOT NULL
          );
          CREATE INDEX clock_saved_patient ON clock_saved(patient);
          CREATE INDEX clock_step_timer ON clock_step(timer, place);
          CREATE INDEX clock_step_saved ON clock_step(saved, place);
          """,
        undoable: ["clock_timer", "clock_saved", "clock_step"]),
      TableMigration(id: "2", sql: "ALTER TABLE clock_timer ADD COLUMN name TEXT;", undoable: ["clock_timer"]),
    ])

  private let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// - Returns: its number.
  func add(_ timer: RunningTimer) throws -> Int64 {
    try workspace.read { db in
      try db.execute(
        sql: """
          INSERT INTO clock_timer(uid, patient, figure, words, rest, wall, uptime, boot, name)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          timer.uid, timer.patient, timer.plan.figure, timer.plan.words, timer.rest, timer.end?.wall, timer.end?.uptime,
          timer.end?.boot, timer.name?.asName,
        ])
      let id = db.lastInsertedRowID
      try add(timer.plan.steps, to: "timer", id, db)
      return id
    }
  }

  /// Keeps how far it is.
  func save(_ timer: RunningTimer) throws {
    try workspace.read { db in
      try db.execute(
        sql: "UPDATE clock_timer SET rest = ?, wall = ?, uptime = ?, boot = ? WHERE id = ?",
        arguments: [timer.rest, timer.end?.wall, timer.end?.uptime, timer.end?.boot, timer.id])
    }
  }

  func remove(_ timer: RunningTimer) throws {
    try workspace.read { try $0.execute(sql: "DELETE FROM clock_timer WHERE id = ?", arguments: [timer.id]) }
  }

  /// In the order in which they were begun.
  func timers() throws -> [RunningTimer] {
    try workspace.read { db in
      try Row.fetchAll(
        db, sql: "SELECT id, uid, patient, figure, words, rest, wall, uptime, boot, name FROM clock_timer ORDER BY id"
      ).map { row in
        let plan = try Self.plan(of: row, figure: 3, words: 4, steps: steps(of: "timer", row.number(0) ?? 0, db))
        return RunningTimer(
          id: row.number(0) ?? 0, uid: row.text(1) ?? "", patient: row.number(2), name: row.text(9), plan: plan,
          rest: row.number(5) ?? 0,
          end: row.number(6).map { ClockReading(wall: $0, uptime: row.number(7) ?? 0, boot: row.text(8) ?? "") })
      }
    }
  }

  /// What is known already by its identity becomes what it is now, if it is this patient's.
  func keep(_ saved: SavedTimer) throws {
    try workspace.read { db in
      try db.execute(
        sql: """
          INSERT INTO clock_saved(uid, patient, name, folded, figure, words) VALUES (?, ?, ?, ?, ?, ?)
          ON CONFLICT (uid) DO UPDATE
          SET name = excluded.name, folded = excluded.folded, figure = excluded.figure, words = excluded.words
          WHERE patient IS excluded.patient
          """,
        arguments: [
          saved.uid, saved.patient, saved.name.asName, saved.name.asName.folded, saved.plan.figure.asName,
          saved.plan.words?.asText,
        ])
      guard
        let id = try Int64.fetchOne(
          db, sql: "SELECT id FROM clock_saved WHERE uid = ? AND patient IS ?", arguments: [saved.uid, saved.patient])
      else { return }
      try db.execute(sql: "DELETE FROM clock_step WHERE saved = ?", arguments: [id])
      try add(saved.plan.steps, to: "saved", id, db)
    }
  }

  func remove(_ saved: SavedTimer) throws {
    try workspace.read { try $0.execute(sql: "DELETE FROM clock_saved WHERE uid = ?", arguments: [saved.uid]) }
  }

  func saved(uid: String) throws -> SavedTimer? { try saved("uid = ?", [uid]).first }

  /// A patient's own, without everybody's.
  func saved(of patient: Int64) throws -> [SavedTimer] { try saved("patient = ?", [patient]) }

  /// A patient's own and everybody's in the order of their names; without a patient those of everybody.
  func saved(for patient: Int64?) throws -> [SavedTimer] {
    try saved("patient IS NULL OR patient = ?", [patient])
  }

  /// A patient's own comes before everybody's.
  func saved(named name: String, for patient: Int64?) throws -> SavedTimer? {
    let found = try saved(for: patient).filter { $0.name.folded == name.folded }
    return found.first { $0.patient != nil } ?? found.first
  }

  /// The one that a word means, as its name fits best; a patient's own before everybody's.
  ///
  /// - Throws: ``Failure`` `timer.unknown_name` with those that may have been meant.
  func saved(meantBy word: String, for patient: Int64?) throws -> SavedTimer {
    if let known = try saved(named: word, for: patient) { return known }
    let all = try saved(for: patient)
    let found = meant(by: word, among: all) { [$0.name] }
    guard let only = found.first, found.count == 1 else {
      throw Failure(
        "timer.unknown_name", ["name": .text(word)],
        candidates: found.isEmpty ? nearest(to: word, among: all.map(\.name)) : found.map(\.name))
    }
    return only
  }

  private func saved(_ condition: String, _ arguments: StatementArguments) throws -> [SavedTimer] {
    try workspace.read { db in
      try Row.fetchAll(
        db, sql: "SELECT id, uid, patient, name, figure, words FROM clock_saved WHERE \(condition) ORDER BY folded, id",
        arguments: arguments
      ).map { row in
        let plan = try Self.plan(of: row, figure: 4, words: 5, steps: steps(of: "saved", row.number(0) ?? 0, db))
        return SavedTimer(uid: row.text(1) ?? "", patient: row.number(2), name: row.text(3) ?? "", plan: plan)
      }
    }
  }

  private func add(_ steps: [TimerPlan.Step], to owner: String, _ id: Int64, _ db: Database) throws {
    for (place, step) in steps.enumerated() {
      try db.execute(
        sql: "INSERT INTO clock_step(uid, \(owner), place, activity, picture, seconds) VALUES (?, ?, ?, ?, ?, ?)",
        arguments: [newUID(), id, place, step.activity.asName, step.picture, step.seconds])
    }
  }

  private func steps(of owner: String, _ id: Int64, _ db: Database) throws -> [TimerPlan.Step] {
    try Row.fetchAll(
      db, sql: "SELECT activity, picture, seconds FROM clock_step WHERE \(owner) = ? ORDER BY place, id",
      arguments: [id]
    ).map { row in
      let seconds = row.number(2).flatMap { Int(exactly: $0) } ?? 0
      return TimerPlan.Step(
        activity: row.text(0) ?? "", picture: row.number(1),
        seconds: min(max(seconds, TimeSpan.range.lowerBound), TimeSpan.range.upperBound))
    }
  }

  /// What a damaged file holds against its schema reads as nothing.
  private static func plan(of row: Row, figure: Int, words: Int, steps: [TimerPlan.Step]) -> TimerPlan {
    let steps = steps.isEmpty ? [TimerPlan.Step(activity: "", seconds: TimeSpan.range.lowerBound)] : steps
    return TimerPlan(steps: steps, figure: row.text(figure) ?? "", words: row.text(words))
  }
}

extension Row {
  fileprivate func text(_ column: Int) -> String? { String.fromDatabaseValue(self[column]) }
  fileprivate func number(_ column: Int) -> Int64? { Int64.fromDatabaseValue(self[column]) }
}
