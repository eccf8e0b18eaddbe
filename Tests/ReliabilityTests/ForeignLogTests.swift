import Foundation
import GRDB
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import Workspace

/// A workspace from elsewhere may hold anything in its tables, in the log too.
@Suite(.waiting) struct `A log that someone else has written` {
  /// Of a step's log: what is no change of a row of ours, as it is written there.
  static let parts: [[UInt8]] = [
    [], [0], [1], [2], [3], [4, 0], [1, 0], [2, 0], [3, 0], Array("DROP TABLE patient".utf8),
    Array(repeating: 0xFF, count: 40),
    // An update of no field, of one that there isn't, of a row that isn't named by a text.
    [2, 6, 97, 0], [2, 6, 97, 1, 99, 0, 0], [2, 1, 2, 1, 2, 0, 0],
    // An insertion without id, one without uid, one whose id is a text; fields out of order, and twice.
    [1, 1, 1, 6, 97], [1, 1, 0, 1, 2], [1, 2, 0, 6, 97, 1, 6, 97], [2, 6, 97, 2, 2, 0, 0, 1, 0, 0],
    [2, 6, 97, 2, 1, 0, 0, 1, 0, 0],
    // Counts and lengths beyond the end.
    [2, 6, 97, 200, 1, 2, 0, 0], [2, 0xFE, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1],
    [1, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1],
  ]

  @Test func `is not followed`() throws {
    let tagarela = try Tagarela.withClinic()
    let before = try contents(of: tagarela.workspace)
    let workspace = try Workspace.open(tagarela.workspace)
    for part in Self.parts {
      try workspace.read {
        try $0.execute(
          sql: "UPDATE log SET rows = ? WHERE step = (SELECT max(id) FROM step)", arguments: [Data(part)])
      }
      #expect(throws: TagarelaKit.Failure.self, "\(part)") { try workspace.undo() }
      #expect(try contents(of: tagarela.workspace) == before, "\(part)")
    }
    #expect(try tagarela.run(commands: ["undo"]).status == 1)
    try tagarela.expectClean()
  }

  /// Tables that no command changes for a user, and what is none, by the number that the last step's log has.
  @Test(arguments: [
    "media", "step", "log", "log_table", "log_field", "origin", "clock", "migration", "chore", "letter", "touch_sum",
    "touch_hour", "symbol_change", "symbol_search", "symbol_search_data", "sqlite_schema", "nothing",
    "\"; DROP TABLE patient; --",
  ]) func `changes only tables whose changes are logged`(table: String) throws {
    let tagarela = try Tagarela.withClinic()
    let before = try contents(of: tagarela.workspace)
    let workspace = try Workspace.open(tagarela.workspace)
    try workspace.read {
      try $0.execute(sql: "UPDATE log_table SET name = ? WHERE name = 'setting'", arguments: [table])
    }
    #expect(throws: TagarelaKit.Failure.self) { try workspace.undo() }
    #expect(try contents(of: tagarela.workspace) == before)
    #expect(try workspace.check() == [])
  }

  @Test func `is not followed by redo either`() throws {
    let tagarela = try Tagarela.withClinic()
    expectSuccess(try tagarela.run(commands: ["undo"]))
    let workspace = try Workspace.open(tagarela.workspace)
    try workspace.read {
      try $0.execute(sql: "UPDATE log SET tab = 999 WHERE step = (SELECT max(id) FROM step)")
    }
    #expect(try tagarela.run(commands: ["redo"]).status == 1)
    try tagarela.expectClean()
  }

  @Test func `is never a statement, whatever its values and the names of its fields are`() throws {
    let tagarela = try Tagarela.withClinic()
    let name = "'); DROP TABLE patient; --"
    let workspace = try Workspace.open(tagarela.workspace)
    let uid = try workspace.patient(named: "giovanna reis").uid
    let patients = try #require(try workspace.read { try LogTables($0) }.table("patient"))
    let field = try #require(patients.field("name")).number
    var part = LogWriter()
    LoggedChange(
      deed: .update, uid: uid,
      fields: [.init(number: field, was: name.databaseValue, became: "Giovanna Reis".databaseValue)]
    ).write(to: &part)
    try workspace.read {
      try $0.execute(
        sql: "UPDATE log SET tab = ?, rows = ? WHERE step = (SELECT max(id) FROM step)",
        arguments: [patients.number, Data(part.bytes)])
    }
    expectSuccess(try tagarela.run(commands: ["undo"]))
    #expect(try names("patient", in: tagarela.workspace) == [name, "João Silva"])
    // A field that is called as no column is: it is left out, and nothing is left then.
    try workspace.read {
      try $0.execute(
        sql: "UPDATE log_field SET name = 'x\"=0; DROP TABLE patient; --' WHERE tab = ? AND name = 'name'",
        arguments: [patients.number])
    }
    #expect(try tagarela.run(commands: ["redo"]).status == 1)
    try tagarela.expectClean()
  }

  /// Every kind of value, and names with marks.
  @Test(arguments: [
    "NULL", "0", "-1", "63", "-64", "64", "-9223372036854775808", "9223372036854775807", "1.5", "-1.0e-300", "9.0e+999",
    "-9.0e+999", "0.1", "123456789012345678901234567890", "''", "'a''b'", "'''; DROP TABLE patient; --'",
    "'olá\n\u{1F600}'", "X''", "X'00FF10'", "zeroblob(200000)",
  ]) func `of our own brings back each value as it was`(literal: String) throws {
    let tables = WorkspaceTables(
      id: "odd",
      migrations: [
        TableMigration(
          id: "1",
          sql: #"CREATE TABLE "odd "" table" (id INTEGER PRIMARY KEY, uid TEXT NOT NULL UNIQUE, "a "" b" , c)"#,
          undoable: [#"odd " table"#])
      ])
    let tagarela = try Tagarela()
    let workspace = try Workspace.open(tagarela.workspace, tables: [tables])
    let query = #"SELECT id, uid, typeof("a "" b"), "a "" b", c FROM "odd "" table""#
    let dump = { try workspace.read { try Row.fetchAll($0, sql: query) } }
    try workspace.read {
      try $0.execute(sql: #"INSERT INTO "odd "" table" VALUES (7, 'u', \#(literal), 'c')"#)
    }
    let before = try dump()
    for sql in [#"UPDATE "odd "" table" SET "a "" b" = 'z', c = 1"#, #"DELETE FROM "odd "" table""#] {
      try workspace.change("x") { try workspace.read { try $0.execute(sql: sql) } }
      let after = try dump()
      #expect(after != before)
      #expect(try workspace.undo() == "x")
      #expect(try dump() == before)
      #expect(try workspace.redo() == "x")
      #expect(try dump() == after)
      #expect(try workspace.undo() == "x")
    }
  }
}

@Suite(.waiting) struct `A workspace with a trigger of somebody else's` {
  @Test(arguments: [
    "CREATE TRIGGER spy AFTER INSERT ON patient BEGIN UPDATE patient SET email = 'x@y.org'; END",
    "CREATE VIEW spy AS SELECT * FROM patient",
    "CREATE TRIGGER patient_undo_insert AFTER INSERT ON patient BEGIN DELETE FROM tutor; END",
    "DROP TRIGGER touch_sum_insert; CREATE TRIGGER touch_sum_insert AFTER INSERT ON touch BEGIN DELETE FROM tutor; END",
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
