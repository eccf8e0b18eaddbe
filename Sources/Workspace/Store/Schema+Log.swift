import GRDB

extension Schema {
  /// Steps as they were logged first. Older workspaces have them already, by the name of no migration.
  static let firstSteps = TableMigration(
    id: "0-steps",
    sql: """
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
      """,
    undoable: [])

  /// The log of changes (docs/data.md): `step` is one command, `log` what it did to the rows of a table, in sections of a few
  /// thousand rows; `log_table` and `log_field` number what it speaks of, `origin` the workspaces.
  static let log = TableMigration(
    id: "8-log",
    sql: """
      ALTER TABLE step RENAME TO older_step;
      DROP INDEX step_undone;
      CREATE TABLE origin (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        mark INTEGER,
        inode INTEGER
      );
      CREATE TABLE clock (seen INTEGER NOT NULL);
      INSERT INTO clock(seen) VALUES (0);
      CREATE TABLE step (
        id INTEGER PRIMARY KEY,
        state INTEGER NOT NULL DEFAULT 0,
        clock INTEGER NOT NULL,
        turned INTEGER,
        origin INTEGER NOT NULL,
        at INTEGER,
        label TEXT NOT NULL
      );
      CREATE INDEX step_undone ON step(id) WHERE state = 1;
      CREATE TABLE log (
        step INTEGER NOT NULL REFERENCES step(id) ON DELETE CASCADE,
        section INTEGER NOT NULL,
        tab INTEGER NOT NULL,
        rows BLOB NOT NULL,
        PRIMARY KEY (step, section, tab)
      ) WITHOUT ROWID;
      CREATE TABLE log_table (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
      CREATE TABLE log_field (
        tab INTEGER NOT NULL,
        number INTEGER NOT NULL,
        name TEXT NOT NULL,
        PRIMARY KEY (tab, number)
      ) WITHOUT ROWID;
      \(olderTriggers.map { "DROP TRIGGER IF EXISTS \($0);" }.joined(separator: "\n"))
      """,
    undoable: [],
    finish: { db in
      try LogTables.register(migrations.flatMap(\.undoable), in: db)
      try OlderHistory(db: db).takeOver()
      try db.execute(sql: "DROP TABLE board_change; DROP TABLE older_step; DROP TABLE step_log; DROP TABLE step_open")
    })

  private static var olderTriggers: [String] {
    let tables = [
      "patient", "tutor", "category", "symbol", "board", "cell", "plan", "observation", "touch", "setting",
      "system_preference", "foreign_fields", "favourite",
    ]
    let events = ["insert", "update", "delete"]
    return tables.flatMap { table in events.map { "\(table)_undo_\($0)" } }
      + ["board", "cell"].flatMap { table in events.map { "\(table)_\($0)_history" } }
  }
}
