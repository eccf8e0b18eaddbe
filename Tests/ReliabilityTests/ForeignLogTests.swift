import Foundation
import GRDB
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import Workspace

/// A workspace from elsewhere may hold anything in its tables, in the log of `undo` too.
@Suite struct `A log that someone else has written` {
  static let statements = [
    "ATTACH DATABASE 'TARGET' AS x", "ATTACH 'TARGET' AS x; CREATE TABLE x.y (z)", "VACUUM INTO 'TARGET'",
    "PRAGMA journal_mode = OFF", "PRAGMA writable_schema = ON", "DROP TABLE patient", "CREATE TABLE t (x)",
    "DELETE FROM patient", "DELETE FROM \"patient\"", "DELETE FROM \"patient\" WHERE 1",
    "DELETE FROM \"patient\" WHERE rowid=1 OR 1",
    "DELETE FROM \"patient\" WHERE rowid=1; DROP TABLE tutor", "DELETE FROM \"step\" WHERE rowid=1",
    "DELETE FROM \"migration\" WHERE rowid=1", "DELETE FROM \"sqlite_schema\" WHERE rowid=1",
    "DELETE FROM \"symbol_search_data\" WHERE rowid=1", "DELETE FROM \"media\" WHERE rowid=1",
    "UPDATE \"patient\" SET \"name\"=load_extension('TARGET') WHERE rowid=1",
    "UPDATE \"patient\" SET \"name\"\"='x',\"\"email\"='x' WHERE rowid=1",
    "UPDATE \"patient\" SET \"name\"=(SELECT 'x') WHERE rowid=1", "UPDATE \"patient\" SET \"name\"='x'",
    "UPDATE \"patient\" SET \"name\"='x'||'y' WHERE rowid=1", "UPDATE \"patient\" SET \"nothing\"='x' WHERE rowid=1",
    "INSERT INTO \"patient\"(\"name\") VALUES('x')", "INSERT INTO \"patient\"(\"rowid\") VALUES(1,2)",
    "INSERT INTO \"patient\"(\"rowid\",\"name\") VALUES(1,'x') RETURNING *", "SELECT 1", "", "--", "\u{0}",
    "INSERT INTO \"patient\"(\"rowid\",\"name\") SELECT 1, 'x'", "DELETE FROM \"nothing\" WHERE rowid=1",
    "delete from \"patient\" where rowid=1", "DELETE FROM \"patient\" WHERE rowid=1 ",
    "WITH x AS (SELECT 1) DELETE FROM patient",
  ]

  @Test func `is not run`() throws {
    let tagarela = try Tagarela.withClinic()
    let target = tagarela.path("written")
    let before = try contents(of: tagarela.workspace)
    for statement in Self.statements {
      try Workspace.open(tagarela.workspace).read {
        try $0.execute(
          sql: "UPDATE step_log SET statement = ? WHERE step = (SELECT max(id) FROM step)",
          arguments: [statement.replacing("TARGET", with: target)])
      }
      let result = try tagarela.run(commands: ["undo"])
      #expect(result.status == 1, "\(statement)")
      #expect(!FileManager.default.fileExists(atPath: target), "\(statement)")
      #expect(try contents(of: tagarela.workspace) == before, "\(statement)")
    }
    try tagarela.expectClean()
  }

  @Test func `is not run by redo either`() throws {
    let tagarela = try Tagarela.withClinic()
    expectSuccess(try tagarela.run(commands: ["undo"]))
    let workspace = try Workspace.open(tagarela.workspace)
    try workspace.read {
      try $0.execute(
        sql: "UPDATE step_log SET statement = 'DROP TABLE patient' WHERE step = (SELECT max(id) FROM step)")
    }
    #expect(try tagarela.run(commands: ["redo"]).status == 1)
    try tagarela.expectClean()
  }

  /// Everything that SQLite's `quote` can come to, and names with marks.
  @Test(arguments: [
    "NULL", "0", "-9223372036854775808", "9223372036854775807", "1.5", "-1.0e-300", "9.0e+999", "-9.0e+999", "0.1",
    "123456789012345678901234567890", "''", "'a''b'", "'''; DROP TABLE patient; --'", "'olá\n\u{1F600}'", "X''",
    "X'00FF10'",
  ]) func `of our own is read as SQLite reads it`(literal: String) throws {
    let queue = try DatabaseQueue()
    try queue.write { db in
      try db.execute(sql: #"CREATE TABLE "odd table" (id INTEGER PRIMARY KEY, "a b" , c)"#)
      try db.execute(sql: UndoTriggers.tables)
      try db.execute(sql: "ALTER TABLE step_open ADD COLUMN quiet INTEGER; ALTER TABLE step ADD COLUMN at TEXT")
      try UndoTriggers.install(on: "odd table", in: db)
      let steps = Steps(db: db)
      try db.execute(sql: #"INSERT INTO "odd table" VALUES (7, \#(literal), 'c')"#)
      let dump = { try Row.fetchAll(db, sql: #"SELECT id, typeof("a b"), "a b", c FROM "odd table""#) }
      let before = try dump()
      for sql in [#"UPDATE "odd table" SET "a b" = 'z', c = 1"#, #"DELETE FROM "odd table""#] {
        try steps.open(label: "x")
        try db.execute(sql: sql)
        try steps.close(changed: true)
        let after = try dump()
        #expect(after != before)
        #expect(try steps.undo() == "x")
        #expect(try dump() == before)
        #expect(try steps.redo() == "x")
        #expect(try dump() == after)
        #expect(try steps.undo() == "x")
      }
    }
  }
}

@Suite struct `A workspace with a trigger of somebody else's` {
  @Test(arguments: [
    "CREATE TRIGGER spy AFTER INSERT ON patient BEGIN UPDATE patient SET email = 'x@y.org'; END",
    "CREATE VIEW spy AS SELECT * FROM patient",
    "DROP TRIGGER patient_undo_insert; CREATE TRIGGER patient_undo_insert AFTER INSERT ON patient BEGIN DELETE FROM tutor; END",
    "DROP TRIGGER cell_insert_history; CREATE TRIGGER cell_insert_history AFTER INSERT ON cell BEGIN DELETE FROM tutor; END",
  ]) func `is reported, and is no backup to restore`(sql: String) throws {
    let tagarela = try Tagarela.withClinic()
    expectSuccess(try tagarela.run(commands: ["backup \(tagarela.path("b.bak"))"]))
    try DatabaseQueue(path: tagarela.path("b.bak")).inDatabase { try $0.execute(sql: sql) }
    let check = try tagarela.run(["-w", tagarela.path("b.bak"), "-c", "check"])
    #expect(check.status == 1)
    #expect(check.output.contains("is a trigger or view that Tagarela didn't make"), "\(check.output)")
    let before = try contents(of: tagarela.workspace)
    let result = try tagarela.run(commands: ["restore \(tagarela.path("b.bak"))"])
    #expect(result.status == 1)
    #expect(result.errors.contains("b.bak is not sound"), "\(result.errors)")
    #expect(try contents(of: tagarela.workspace) == before)
  }

  @Test func `attaches no other file`() throws {
    let tagarela = try Tagarela.withClinic()
    let workspace = try Workspace.open(tagarela.workspace)
    for sql in ["ATTACH ':memory:' AS x", "INSERT INTO symbol_search_data VALUES (99, x'00')"] {
      #expect(throws: TagarelaKit.Failure.self) { try workspace.read { try $0.execute(sql: sql) } }
    }
  }
}
