import Foundation
import GRDB
import TagarelaKit
import Testing

@testable import Workspace

/// Every row that can travel is told from all others, wherever it goes (docs/data.md).
struct IdentityTests {
  private let desk: Desk
  private var workspace: Workspace { desk.workspace }

  init() throws { desk = try Desk() }

  private func uids(_ table: String, of workspace: Workspace? = nil) throws -> [String] {
    try (workspace ?? self.workspace).read {
      try String.fetchAll($0, sql: "SELECT uid FROM \"\(table)\" ORDER BY id")
    }
  }

  @Test func `has a column of its own in every table whose changes are undone, and is unique there`() throws {
    for table in Set(Schema.migrations.flatMap(\.undoable)) {
      try workspace.read { db in
        let isUnique = try db.indexes(on: table).contains { $0.isUnique && $0.columns == ["uid"] }
        #expect(isUnique, "\(table)")
        let column = try #require(try db.columns(in: table).first { $0.name == "uid" }, "\(table)")
        #expect(column.isNotNull, "\(table)")
      }
    }
  }

  @Test func `of a cell stays with it when it is moved, resized, hidden or shows another symbol`() throws {
    let board = try desk.board("Lanche", desk.symbol("suco"), desk.symbol("pão"))
    let first = try #require(try workspace.cell(at: 1, of: board)?.uid)
    let second = try #require(try workspace.cell(at: 2, of: board)?.uid)
    #expect(first.count == 22 && second.count == 22 && first != second)
    try workspace.swap(1, 2, on: board)
    #expect(try workspace.cell(at: 2, of: board)?.uid == first)
    let wide = try workspace.resize(board, to: try #require(GridSize(columns: 5, rows: 4)), pages: 2)
    #expect(try workspace.cell(at: 2, of: wide)?.uid == first)
    try workspace.put(desk.symbol("água"), at: 2, on: wide)
    var cell = try #require(try workspace.cell(at: 2, of: wide))
    cell.isHidden = true
    try workspace.save(cell, on: wide)
    #expect(try workspace.cell(at: 2, of: wide)?.uid == first)
    #expect(try workspace.cell(at: 1, of: wide)?.uid == second)
  }

  @Test func `of a cell is not that of its copy on another board`() throws {
    let board = try desk.board("Lanche", desk.symbol("suco"))
    let other = try desk.board("Jantar")
    let cell = try #require(try workspace.cell(at: 1, of: board))
    try workspace.save(cell, on: other)
    let copy = try #require(try workspace.cell(at: 1, of: other))
    #expect(!copy.uid.isEmpty && copy.uid != cell.uid)
  }

  @Test func `of a cell comes back with what is undone`() throws {
    let board = try workspace.change("new") { try desk.board("Lanche", desk.symbol("suco")) }
    let before = try uids("cell")
    try workspace.change("clear") { _ = try workspace.clear(1, on: board) }
    try workspace.change("put") { try workspace.put(desk.symbol("pão"), at: 1, on: board) }
    #expect(try uids("cell") != before)
    _ = try workspace.undo()
    _ = try workspace.undo()
    #expect(try uids("cell") == before)
  }

  @Test func `of a received cell is the sender's`() throws {
    let board = try desk.board("Lanche", desk.symbol("suco"), desk.symbol("pão"))
    let receiver = try Desk()
    let changes = try receiver.workspace.changes(
      in: Reading(parcel: workspace.parcel(of: board)), pictures: Pictures())
    _ = try receiver.workspace.apply(changes, only: [.new])
    #expect(try uids("cell", of: receiver.workspace) == uids("cell"))
  }

  @Test func `is the same for the same thing that two workspaces make for themselves`() throws {
    let patient = Patient(uid: "patient-1", name: "Gi")
    let desks = try [Desk(), Desk()]
    for desk in desks {
      _ = try desk.workspace.add(Category(name: "Ações", color: .green))
      let record = try desk.workspace.add(patient)
      _ = try desk.workspace.addFavourite(desk.symbol("suco", uid: "symbol-1"), of: record.id)
      try desk.workspace.set("role", to: "tutor")
      try desk.workspace.prefer(["pcs"], for: record.id)
      try desk.workspace.choose(["dark"], of: "pic", for: nil)
    }
    for table in ["category", "favourite", "setting", "system_preference"] {
      #expect(try uids(table, of: desks[0].workspace) == uids(table, of: desks[1].workspace), "\(table)")
    }
    #expect(try uids("favourite", of: desks[0].workspace) == ["patient-1/symbol-1"])
    #expect(try uids("setting", of: desks[0].workspace) == ["role"])
    #expect(try uids("system_preference", of: desks[0].workspace) == ["patient-1/pcs", "/pic"])
  }

  @Test func `of a renamed category is not taken by the next one of its old name`() throws {
    var category = try workspace.add(Category(name: "comida", color: .red))
    category.name = "bebida"
    try workspace.save(category)
    _ = try workspace.add(Category(name: "comida", color: .red))
    let found = try uids("category")
    #expect(found.count == 2 && Set(found).count == 2)
  }

  @Test func `of an older workspace's rows is the same in all its copies`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "older-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = ["a", "b"].map { folder.appending(path: $0).path }
    for path in paths {
      let steps = Schema.migrations.prefix { $0.id != Schema.identity.id }
      let older = try Workspace.open(path, migrations: Array(steps), tables: [], hooks: .init())
      try older.read { db in
        try db.execute(
          sql: """
            INSERT INTO patient(id, uid, name, folded) VALUES (1, 'p', 'Gi', 'gi');
            INSERT INTO category(id, name, folded, color) VALUES (1, 'Ações', 'acoes', 'red');
            INSERT INTO media(id, kind, checksum, bytes) VALUES (1, 'svg', 0, x'00');
            INSERT INTO symbol(id, uid, name, folded, meaning, category, picture)
              VALUES (1, 's', 'suco', 'suco', 'suco', 1, 1);
            INSERT INTO board(id, uid, name, folded, layout, grid_columns, grid_rows, labels)
              VALUES (7, 'u', 'Home', 'home', 'nine', 3, 3, 'below');
            INSERT INTO cell(id, board, position, label) VALUES (3, 7, 1, 'x'), (4, 7, 9, 'y');
            INSERT INTO foreign_fields(board, cell, fields) VALUES (7, NULL, '{}'), (NULL, 4, '{}');
            INSERT INTO favourite(patient, symbol) VALUES (1, 1);
            INSERT INTO setting(key, value) VALUES ('role', 'tutor');
            INSERT INTO system_preference(patient, system, position) VALUES (1, 'pcs', 1), (NULL, 'pic', 1);
            """)
      }
    }
    for path in paths {
      let workspace = try Workspace.open(path)
      #expect(try uids("category", of: workspace) == ["acoes"])
      #expect(try uids("cell", of: workspace) == ["u.1", "u.9"])
      #expect(try uids("foreign_fields", of: workspace) == ["u", "u.9"])
      #expect(try uids("favourite", of: workspace) == ["p/s"])
      #expect(try uids("setting", of: workspace) == ["role"])
      #expect(try uids("system_preference", of: workspace) == ["p/pcs", "/pic"])
    }
  }
}
