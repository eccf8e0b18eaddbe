import GRDB
import TagarelaKit
import Workspace

/// What the module keeps in a workspace. None of it is logged: what has left can't be undone.
struct PostStore {
  static let module = "post"

  static let tables = WorkspaceTables(
    id: module,
    migrations: [
      TableMigration(
        id: "1",
        sql: """
          CREATE TABLE post_letter (
            id INTEGER PRIMARY KEY,
            message_id TEXT NOT NULL UNIQUE,
            subject TEXT NOT NULL,
            sender TEXT NOT NULL,
            receiver TEXT NOT NULL,
            way TEXT NOT NULL,
            bytes INTEGER NOT NULL,
            since TEXT NOT NULL,
            state TEXT NOT NULL,
            worker TEXT,
            tried TEXT,
            reason TEXT,
            reply TEXT
          );
          CREATE TABLE post_piece (
            letter INTEGER NOT NULL REFERENCES post_letter(id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            bytes BLOB NOT NULL,
            PRIMARY KEY (letter, number)
          );
          CREATE TABLE post_source (
            id TEXT PRIMARY KEY,
            validity INTEGER NOT NULL,
            last INTEGER NOT NULL
          );
          CREATE TABLE post_arrival (
            id INTEGER PRIMARY KEY,
            source TEXT NOT NULL,
            place TEXT NOT NULL,
            sender TEXT NOT NULL,
            address TEXT NOT NULL,
            subject TEXT NOT NULL,
            at TEXT,
            bytes INTEGER NOT NULL,
            kind TEXT,
            content TEXT,
            patient TEXT,
            state TEXT NOT NULL,
            reply TEXT,
            UNIQUE (source, place)
          );
          """,
        undoable: []),
      TableMigration(
        id: "2",
        sql: """
          ALTER TABLE post_letter ADD COLUMN about TEXT;
          ALTER TABLE post_arrival RENAME TO post_arrival_before;
          CREATE TABLE post_arrival (
            id INTEGER PRIMARY KEY,
            source TEXT NOT NULL,
            place TEXT NOT NULL,
            file INTEGER NOT NULL,
            sender TEXT NOT NULL,
            address TEXT NOT NULL,
            subject TEXT NOT NULL,
            at TEXT,
            bytes INTEGER NOT NULL,
            kind TEXT,
            content TEXT,
            patient TEXT,
            state TEXT NOT NULL,
            reply TEXT,
            UNIQUE (source, place, file)
          );
          INSERT INTO post_arrival(id, source, place, file, sender, address, subject, at, bytes, kind, content, patient,
            state, reply)
          SELECT id, source, place, 1, sender, address, subject, at, bytes, kind, content, patient, state, reply
          FROM post_arrival_before;
          DROP TABLE post_arrival_before;
          """,
        undoable: []),
      TableMigration(id: "3", sql: "ALTER TABLE post_letter ADD COLUMN patient TEXT;", undoable: []),
    ],
    personal: [
      // Letters from before it was noted whom they are about are told by their plan, or by the name in their subject.
      PersonalRows(
        "post_letter",
        where: """
          patient = (SELECT uid FROM patient WHERE id = :patient)
          OR about IN (SELECT plan.uid FROM plan JOIN tutor ON tutor.id = plan.tutor WHERE tutor.patient = :patient)
          OR patient IS NULL AND instr(subject, (SELECT name FROM patient WHERE id = :patient)) > 0
          """),
      PersonalRows(
        "post_arrival", where: "patient = (SELECT name FROM patient WHERE id = :patient)",
        erasure: .blanks(
          // Whoever has named a file may have said whom it is about; servers and Maildirs give numbers.
          blankArrival + ", place = CASE WHEN place LIKE '%.eml' THEN 'erased ' || id ELSE place END")),
    ],
    impersonal: ["post_source"])

  /// That a letter was looked at stays known, not whom it was from and about.
  static let blankArrival = """
    sender = '', address = '', subject = '', at = NULL, kind = NULL, content = NULL, patient = NULL, reply = NULL,
    state = 'unrelated'
    """

  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Runs a statement that takes something away, of which no byte is to stay in the file.
  func erase(_ sql: String, _ arguments: StatementArguments = []) throws {
    try workspace.together {
      try workspace.read { db in
        try db.execute(sql: "PRAGMA secure_delete = ON")
        defer { try? db.execute(sql: "PRAGMA secure_delete = OFF") }
        try db.execute(sql: sql, arguments: arguments)
      }
    }
  }
}
