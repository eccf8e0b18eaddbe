import Foundation
import GRDB
import Testing

@testable import Workspace

/// What new workspaces begin as is kept, so that each doesn't make all tables again.
final class BlankWorkspaceTests {
  private let folder: URL
  private var cache: String { folder.path + "/cache" }
  private var kept: URL { URL(filePath: cache + "/blank.tagarela") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "blank-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func open(_ name: String, isKept: Bool = true, tables: [WorkspaceTables] = []) throws -> Workspace {
    try Workspace.open(
      folder.path + "/" + name, tables: tables, hooks: .init(isTemporary: true, cache: isKept ? cache : nil))
  }

  private func contents(_ workspace: Workspace) throws -> [String] {
    try workspace.read { db in
      let made = try String.fetchAll(db, sql: "SELECT coalesce(sql, name) FROM sqlite_schema ORDER BY type, name")
      let tables = try String.fetchAll(
        db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0 ORDER BY name")
      return try made + tables.flatMap { try Row.fetchAll(db, sql: "SELECT * FROM \"\($0)\"").map { "\($0)" } }
    }
  }

  private func mark(_ workspace: Workspace) throws -> Int32 { try workspace.read(FileMark.current(of:)) }

  @Test func `one that begins so is as one made step by step, but for its mark`() throws {
    let (plain, first) = (try open("plain", isKept: false), try open("first"))
    #expect(FileManager.default.fileExists(atPath: kept.path))
    let second = try open("second")
    let wanted = try contents(plain)
    #expect(wanted.count > 100)
    #expect(try contents(first) == wanted)
    #expect(try contents(second) == wanted)
    #expect(try Set([mark(plain), mark(first), mark(second), 0]).count == 4)
    #expect(try second.check() == [])
    #expect(FileManager.default.isReadableFile(atPath: second.path))
    #expect(try FileManager.default.attributesOfItem(atPath: second.path)[.posixPermissions] as? Int == 0o600)
  }

  @Test func `other modules' tables, or a step that has changed, begin as something else`() throws {
    _ = try open("first")
    func notes(_ column: String) -> WorkspaceTables {
      WorkspaceTables(
        id: "notes",
        migrations: [
          TableMigration(id: "1", sql: "CREATE TABLE notes_line (id INTEGER PRIMARY KEY, \(column))", undoable: [])
        ], impersonal: ["notes_line"])
    }
    for column in ["said", "sung"] {
      let names = try open(column, tables: [notes(column)]).read { db in try db.columns(in: "notes_line").map(\.name) }
      #expect(names == ["id", column])
    }
  }

  @Test func `what is damaged, or can't be kept, is made step by step`() throws {
    _ = try open("first")
    try Data(try Data(contentsOf: kept).prefix(20_000)).write(to: kept)
    #expect(try open("second").check() == [])
    try FileManager.default.removeItem(atPath: cache)
    try Data().write(to: URL(filePath: cache))
    #expect(try open("third").check() == [])
  }

  @Test func `a file that is there stays as it is`() throws {
    try Data("a letter".utf8).write(to: folder.appending(path: "letter"))
    #expect(throws: (any Error).self) { try open("letter") }
    #expect(try Data(contentsOf: folder.appending(path: "letter")) == Data("a letter".utf8))
  }
}
