import GRDB

/// The tables in which every change leaves the statement that takes it back, after the SQLite project's article
/// "Automatic Undo/Redo Using SQLite".
enum UndoTriggers {
  /// `step` is one command; `step_log` has the statements that take it back, or, when it is undone, do it again;
  /// `step_open` says to which step changes belong now, if to any, and whether the history of boards keeps quiet about them.
  static let tables = """
    CREATE TABLE IF NOT EXISTS step (
      id INTEGER PRIMARY KEY,
      label TEXT NOT NULL,
      undone INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX IF NOT EXISTS step_undone ON step(id) WHERE undone = 1;
    CREATE TABLE IF NOT EXISTS step_log (
      id INTEGER PRIMARY KEY,
      step INTEGER NOT NULL,
      statement TEXT NOT NULL
    );
    CREATE INDEX IF NOT EXISTS step_log_step ON step_log(step);
    CREATE TABLE IF NOT EXISTS step_open (step INTEGER);
    INSERT INTO step_open(step) SELECT NULL WHERE NOT EXISTS (SELECT 1 FROM step_open);
    """

  /// The tables whose changes are logged: only these are changed by the log.
  static func watchedTables(in db: Database) throws -> Set<String> {
    try Set(
      String.fetchAll(
        db, sql: "SELECT tbl_name FROM sqlite_schema WHERE type = 'trigger' AND name = tbl_name || '_undo_update'"))
  }

  /// Makes, or makes anew after a migration, the triggers of one table.
  static func install(on table: String, in db: Database) throws {
    for trigger in try triggers(of: table, in: db) {
      try db.execute(sql: "DROP TRIGGER IF EXISTS \(trigger.name.asSQLName); \(trigger.sql)")
    }
  }

  /// What they are called, and how they are made for the columns that the table has.
  static func triggers(of table: String, in db: Database) throws -> [(name: String, sql: String)] {
    let columns = try db.columns(in: table).map(\.name)
    let quoted = { (name: String) in name.asSQLName }
    let names = (["rowid"] + columns).map(quoted).joined(separator: ",")
    let values = (["rowid"] + columns).map { "quote(OLD.\(quoted($0)))" }.joined(separator: "||','||")
    let assignments = columns.map { "'\(quoted($0))='||quote(OLD.\(quoted($0)))" }.joined(separator: "||','||")
    let name = quoted(table)
    let inverses = [
      ("insert", "'DELETE FROM \(name) WHERE rowid='||NEW.rowid"),
      ("delete", "'INSERT INTO \(name)(\(names)) VALUES('||\(values)||')'"),
      ("update", "'UPDATE \(name) SET '||\(assignments)||' WHERE rowid='||NEW.rowid"),
    ]
    return inverses.map { event, inverse in
      let trigger = "\(table)_undo_\(event)"
      return (
        trigger,
        """
        CREATE TRIGGER \(quoted(trigger)) AFTER \(event.uppercased()) ON \(name) BEGIN
          INSERT INTO step_log(step, statement) SELECT step, \(inverse) FROM step_open WHERE step IS NOT NULL;
        END
        """
      )
    }
  }
}
