import Foundation
import GRDB
import TagarelaTestSupport
import Testing

@testable import Workspace

@Suite(.waiting) struct `A workspace of another version` {
  @Test func `that is newer is refused and not changed`() throws {
    let tagarela = try Tagarela.withClinic()
    try Workspace.open(tagarela.workspace).read { try $0.execute(sql: "INSERT INTO migration VALUES ('core/99')") }
    let before = try tagarela.bytes("clinic.tagarela")
    let files = try tagarela.files()
    for arguments in [["-c", "patient list"], ["-c", "patient new X"], ["-c", "check"]] {
      let result = try tagarela.run(arguments)
      #expect(result.status == 1)
      #expect(result.output.isEmpty)
      #expect(result.errors.contains("clinic.tagarela was made by a later version of Tagarela"))
    }
    #expect(try tagarela.bytes("clinic.tagarela") == before)
    #expect(try tagarela.files() == files)
  }

  private static let next = TableMigration(
    id: "next", sql: "ALTER TABLE patient ADD COLUMN nickname TEXT; UPDATE patient SET nickname = name",
    undoable: ["patient"])

  @Test func `that is older is brought up to date, with a copy of it beside`() throws {
    let tagarela = try Tagarela.withClinic()
    let before = try contents(of: tagarela.workspace)
    let newer = try Workspace.open(
      tagarela.workspace, migrations: Schema.migrations + [Self.next], tables: [], hooks: .init())
    let nicknames = try newer.read { try String.fetchAll($0, sql: "SELECT nickname FROM patient ORDER BY id") }
    #expect(nicknames == ["Giovanna Reis", "João Silva"])
    let copies = try tagarela.files().filter { $0.hasPrefix("clinic.tagarela.v\(Schema.migrations.count)-") }
    #expect(copies.count == 1)
    for copy in copies {
      #expect(try contents(of: tagarela.path(copy)) == before)
      #expect(try permissions(of: tagarela.path(copy)) == 0o600)
      let result = try tagarela.run(["-w", tagarela.path(copy), "-c", "check"])
      #expect(result.output == "✓ no problems\n")
    }
    // Undo knows the new column.
    _ = try newer.change("patient remove") { try newer.remove(try newer.patient(named: "João Silva")) }
    #expect(try newer.undo() == "patient remove")
    let again = try newer.read { try String.fetchAll($0, sql: "SELECT nickname FROM patient ORDER BY id") }
    #expect(again == nicknames)
  }

  @Test func `that is older is brought up to date once when several programs open it at the same time`() async throws {
    let tagarela = try Tagarela.withClinic()
    let before = try contents(of: tagarela.workspace)
    let path = tagarela.workspace
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<3 {
        group.addTask {
          _ = try Workspace.open(path, migrations: Schema.migrations + [Self.next], tables: [], hooks: .init())
        }
      }
      try await group.waitForAll()
    }
    let others = try tagarela.files().filter {
      $0.hasPrefix("clinic.tagarela.") && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm")
    }
    #expect(others.count == 1)
    for copy in others { #expect(try contents(of: tagarela.path(copy)) == before) }
  }

  @Test func `stays as it is when it can not be brought up to date`() throws {
    let tagarela = try Tagarela.withClinic()
    let before = try contents(of: tagarela.workspace)
    let broken = TableMigration(id: "next", sql: Self.next.sql + "; DELETE FROM tutor; nonsense", undoable: [])
    #expect(throws: (any Error).self) {
      try Workspace.open(tagarela.workspace, migrations: Schema.migrations + [broken], tables: [], hooks: .init())
    }
    #expect(try contents(of: tagarela.workspace) == before)
    expectSuccess(try tagarela.run(commands: ["undo"]))
    try tagarela.expectClean()
  }
}

@Suite(.waiting) struct `As a workspace` {
  @Test(arguments: ["foreign.db", "marked.db", "letter.txt", "one byte", "picture.svg"])
  func `another file is refused and not changed`(name: String) throws {
    let tagarela = try Tagarela()
    let path = tagarela.path(name)
    switch name {
    case "foreign.db": try database(path, "CREATE TABLE song (title TEXT); INSERT INTO song VALUES ('a')")
    case "marked.db": try database(path, "PRAGMA application_id = 42")
    case "letter.txt": try "Querida Ana,\n".write(toFile: path, atomically: true, encoding: .utf8)
    case "one byte": try Data([0x53]).write(to: URL(fileURLWithPath: path))
    default: try FileManager.default.copyItem(atPath: Tagarela.pictures + "/suco.svg", toPath: path)
    }
    let before = try tagarela.bytes(name)
    let files = try tagarela.files()
    for arguments in [["-w", path, "-c", "patient new X"], ["-c", "workspace open '\(path)'"]] {
      let result = try tagarela.run(arguments)
      #expect(result.status == 1)
      #expect(result.errors.contains("\(name) is not a Tagarela workspace"), "\(result.errors)")
      #expect(try tagarela.bytes(name) == before)
    }
    // What can be worked out again is kept, whatever was asked.
    let others = Set(try tagarela.files()).subtracting(files + ["cache", "state"])
    #expect(others.allSatisfy { $0.hasPrefix("clinic.tagarela") })
  }

  @Test func `an empty file becomes one`() throws {
    let tagarela = try Tagarela()
    try Data().write(to: URL(fileURLWithPath: tagarela.workspace))
    expectSuccess(try tagarela.run(commands: ["patient new X"]))
    #expect(try names("patient", in: tagarela.workspace) == ["X"])
  }

  @Test(arguments: [".", "not/there.tagarela", "file/inside.tagarela"])
  func `a path where no file can be is an error`(name: String) throws {
    let tagarela = try Tagarela()
    try Data().write(to: URL(fileURLWithPath: tagarela.path("file")))
    let path = "\(tagarela.folder.path)/\(name)"
    let result = try tagarela.run(["-w", path, "-c", "patient list"])
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("\(path) can't be opened: "), "\(result.errors)")
  }

  @Test(arguments: [100, 4096, 20_000]) func `a truncated one is an error`(size: Int) throws {
    let tagarela = try Tagarela.withClinic()
    let bytes = try tagarela.bytes("clinic.tagarela").prefix(size)
    try bytes.write(to: URL(fileURLWithPath: tagarela.workspace))
    let result = try tagarela.run(commands: ["check"])
    #expect(result.status == 1)
    #expect(!result.errors.isEmpty)
    #expect(!result.errors.contains("Fatal error"))
  }

  private func database(_ path: String, _ sql: String) throws {
    try DatabaseQueue(path: path).write { try $0.execute(sql: sql) }
    let text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .isoLatin1)
    #expect(text.hasPrefix("SQLite format 3"))
  }
}
