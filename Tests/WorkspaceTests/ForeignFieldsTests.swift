import Foundation
import GRDB
import TagarelaKit
import Testing

@testable import Workspace

/// Fields of other programs' files, which only those programs' formats read.
struct ForeignFieldsTests {
  private static let long = String(repeating: "x", count: 10_000)
  private let desk: Desk
  private let board: BoardRecord
  private var workspace: Workspace { desk.workspace }

  init() throws {
    let desk = try Desk()
    self.desk = desk
    board = try desk.workspace.change("receive") {
      let foreign = ["obf": Self.long]
      let board = try desk.workspace.add(
        Board(name: "Home", size: .nine, layout: "nine", foreign: foreign), patient: nil)
      var cell = CellRecord(position: 1, label: "a")
      cell.foreign = foreign
      try desk.workspace.save(cell, on: board)
      return board
    }
  }

  private var kept: [Int?] {
    get throws {
      let board = try #require(try workspace.board(named: "Home", for: nil))
      return try [board.foreign["obf"]?.count] + workspace.cells(of: board).map { $0.foreign["obf"]?.count }
    }
  }

  /// Bytes of what takes the last command back.
  private var logged: Int {
    get throws {
      try workspace.read { db in
        try Int.fetchOne(db, sql: "SELECT total(length(rows)) FROM log WHERE step = (SELECT max(id) FROM step)") ?? 0
      }
    }
  }

  @Test func `are not copied when something else of a board or a cell changes`() throws {
    try workspace.change("edit") {
      var board = board
      board.letters = .upper
      try workspace.save(board)
      var cell = try #require(try workspace.cell(at: 1, of: board))
      cell.isHidden = true
      try workspace.save(cell, on: board)
      try workspace.swap(1, 2, on: board)
    }
    #expect(try kept == [10_000, 10_000])
    #expect(try (1..<5000).contains(logged))
  }

  @Test func `come back when what they belong to, or they themselves, come back`() throws {
    try workspace.change("clear") { _ = try workspace.clear(1, on: board) }
    _ = try workspace.undo()
    #expect(try kept == [10_000, 10_000])
    try workspace.change("other fields") {
      var board = board
      board.foreign = ["obf": "y"]
      try workspace.save(board)
      var cell = try #require(try workspace.cell(at: 1, of: board))
      cell.foreign = [:]
      try workspace.save(cell, on: board)
    }
    #expect(try kept == [1, nil])
    _ = try workspace.undo()
    #expect(try kept == [10_000, 10_000])
    _ = try workspace.redo()
    #expect(try kept == [1, nil])
    _ = try workspace.undo()
    try workspace.change("remove") { try workspace.remove(board) }
    _ = try workspace.undo()
    #expect(try kept == [10_000, 10_000])
  }

  @Test func `of a workspace that had them with boards and cells are brought over`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "older-\(UUID().uuidString)").path
    defer { for ending in ["", "-wal", "-shm"] { unlink(path + ending) } }
    let steps = Schema.migrations.prefix { $0.id != "4" }
    do {
      let older = try Workspace.open(path, migrations: Array(steps), tables: [], hooks: .init())
      try older.read { db in
        try db.execute(
          sql: """
            INSERT INTO board(id, uid, name, folded, layout, grid_columns, grid_rows, labels, foreign_fields)
            VALUES (7, 'u', 'Home', 'home', 'nine', 3, 3, 'below', '{"obf":"b"}');
            INSERT INTO cell(board, position, label, foreign_fields) VALUES (7, 1, 'x', '{"obf":"c"}'), (7, 2, 'y', NULL);
            """)
      }
    }
    let workspace = try Workspace.open(path)
    let board = try workspace.board(named: "Home", for: nil)
    #expect(board.foreign == ["obf": "b"])
    #expect(try workspace.cells(of: board).map(\.foreign) == [["obf": "c"], [:]])
    let folder = try FileManager.default.contentsOfDirectory(atPath: FileManager.default.temporaryDirectory.path)
    for copy in folder where copy.hasPrefix((path as NSString).lastPathComponent + ".v") {
      unlink(FileManager.default.temporaryDirectory.appending(path: copy).path)
    }
  }
}
