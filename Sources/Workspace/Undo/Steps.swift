import GRDB
import TagarelaKit

/// The commands that changed something, as `undo` and `redo` walk through them.
struct Steps {
  let db: Database

  /// How many commands can be undone at least; older ones are forgotten, so many at a time.
  static let most: Int64 = 10_000

  /// Changes from here on belong to a new step. What was undone can't be done again after it.
  func open(label: String) throws {
    if let undone = try firstUndone() {
      try db.execute(sql: "DELETE FROM step_log WHERE step >= ?", arguments: [undone])
      try db.execute(sql: "DELETE FROM step WHERE id >= ?", arguments: [undone])
    }
    try db.cachedStatement(sql: "INSERT INTO step(label, at) VALUES (?, ?)").execute(
      arguments: [label, Moment.now.iso])
    let step = db.lastInsertedRowID
    if step % Self.most == 0 { try trim(before: step) }
    try attach(to: step)
  }

  /// Ends the open step and forgets it if nothing was logged in it.
  func close(changed: Bool) throws {
    if !changed { try db.execute(sql: "DELETE FROM step WHERE id = (SELECT step FROM step_open)") }
    try attach(to: nil)
  }

  /// Takes back the last step that isn't undone.
  ///
  /// - Returns: its label, or nil when there is none.
  func undo() throws -> String? {
    guard let step = try Row.fetchOne(db, sql: "SELECT max(id) AS id, label FROM step WHERE undone = 0"),
      let id = step["id"] as Int64?
    else { return nil }
    try replay(id, undone: true)
    return step["label"]
  }

  /// Does the first undone step again.
  func redo() throws -> String? {
    guard let id = try firstUndone() else { return nil }
    try replay(id, undone: false)
    return try String.fetchOne(db, sql: "SELECT label FROM step WHERE id = ?", arguments: [id])
  }

  func count() throws -> Int { try Int.fetchOne(db, sql: "SELECT count(*) FROM step") ?? 0 }

  /// Forgets the steps beyond the last ``most``.
  private func trim(before step: Int64) throws {
    try db.execute(sql: "DELETE FROM step_log WHERE step < ?", arguments: [step - Self.most])
    try db.execute(sql: "DELETE FROM step WHERE id < ?", arguments: [step - Self.most])
  }

  /// Forgets them all, with what they could bring back.
  func forget() throws {
    try db.execute(sql: "DELETE FROM step_log; DELETE FROM step")
  }

  private func firstUndone() throws -> Int64? {
    try Int64.fetchOne(db.cachedStatement(sql: "SELECT min(id) FROM step WHERE undone = 1"))
  }

  private func attach(to step: Int64?) throws {
    try db.cachedStatement(sql: "UPDATE step_open SET step = ?").execute(arguments: [step])
  }

  /// What `body` changes is not told in the history of boards.
  func quietly(_ body: () throws -> Void) throws {
    let setting = try db.cachedStatement(sql: "UPDATE step_open SET quiet = ?")
    try setting.execute(arguments: [true])
    try body()
    try setting.execute(arguments: [false])
  }

  /// How many rows of the log are in memory at a time.
  private static let stretch = 1000

  /// Does what a step's log asks for, last first; the triggers log the inverses to the same step.
  ///
  /// - Throws: ``Failure`` `undo.foreign` for a log that is none of ours: nothing of it is done.
  private func replay(_ step: Int64, undone: Bool) throws {
    try db.execute(sql: "UPDATE step SET undone = ? WHERE id = ?", arguments: [undone, step])
    try attach(to: step)
    try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
    try quietly {
      let reading = try db.cachedStatement(
        sql: "SELECT id, statement FROM step_log WHERE step = ? AND id <= ? ORDER BY id DESC LIMIT ?")
      let tables = try UndoTriggers.watchedTables(in: db)
      // What is logged meanwhile comes behind.
      let last = try Int64.fetchOne(db, sql: "SELECT max(id) FROM step_log") ?? 0
      var next = last
      while true {
        let rows = try db.rows(reading, [step, next, Self.stretch]) { ($0[0] as Int64, $0[1] as String) }
        for (_, text) in rows { try replay(text, on: tables) }
        guard let first = rows.last?.0 else { break }
        next = first - 1
      }
      try db.execute(sql: "DELETE FROM step_log WHERE step = ? AND id <= ?", arguments: [step, last])
    }
    try attach(to: nil)
  }

  private func replay(_ text: String, on tables: Set<String>) throws {
    guard let change = LoggedChange(text), tables.contains(change.table) else {
      throw Failure("undo.foreign", hint: Phrase("undo.foreign.hint"))
    }
    try db.cachedStatement(sql: change.sql).execute(arguments: change.arguments)
  }
}
