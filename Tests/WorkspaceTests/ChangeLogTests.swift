import Foundation
import GRDB
import TagarelaKit
import Testing

@testable import Workspace

/// What the log says of what was done (docs/data.md).
struct ChangeLogTests {
  private let desk: Desk
  private var workspace: Workspace { desk.workspace }

  init() throws { desk = try Desk() }

  /// All commands, the latest first.
  private func log(of workspace: Workspace? = nil) throws -> [Workspace.LoggedCommand] {
    var commands: [Workspace.LoggedCommand] = []
    try (workspace ?? self.workspace).forEachLoggedCommand {
      commands.append($0)
      return true
    }
    return commands
  }

  private func number(_ query: String) throws -> Int {
    try workspace.read { try Int.fetchOne($0, sql: query) ?? 0 }
  }

  private func text(_ row: Workspace.LoggedRow) -> String {
    "\(row.deed) \(row.table) " + row.fields.map { "\($0.name): \($0.was) → \($0.became)" }.joined(separator: ", ")
  }

  @Test func `tells the fields of each row that became another, once, with both values`() throws {
    let patient = try workspace.change("new") { try desk.patient("Gi") }
    try workspace.change("edit") {
      var changed = patient
      changed.email = "x@y.org"
      try workspace.save(changed)
      changed.email = "z@y.org"
      try workspace.save(changed)
    }
    try workspace.change("remove") { try workspace.remove(patient) }
    let commands = try log()
    #expect(commands.map(\.command) == ["remove", "edit", "new"])
    #expect(commands[1].rows.map(text) == ["changed patient email: none → text(\"z@y.org\")"])
    #expect(commands.map { $0.rows.map(\.uid) } == [[patient.uid], [patient.uid], [patient.uid]])
    #expect(commands.map { $0.rows.map(\.deed) } == [[.removed], [.changed], [.added]])
    let added = commands[2].rows[0].fields
    #expect(added.map(\.name) == ["id", "uid", "name", "folded"])
    #expect(added.allSatisfy { $0.was == .none })
    #expect(added.map(\.became) == [.integer(1), .text(patient.uid), "Gi", "gi"])
    let removed = commands[0].rows[0].fields
    #expect(removed.map(\.name) == ["id", "uid", "name", "folded", "email"])
    #expect(removed.last == .init(name: "email", was: "z@y.org", became: .none))
  }

  @Test func `doesn't tell what came to nothing, nor what was taken back`() throws {
    let board = try workspace.change("new") { try desk.board("Lanche", desk.symbol("suco")) }
    try workspace.change("there and back") {
      try workspace.swap(1, 9, on: board)
      try workspace.swap(1, 9, on: board)
      let pão = try desk.symbol("pão")
      try workspace.put(pão, at: 5, on: board)
      try workspace.clear(5, on: board)
      try workspace.remove(pão)
    }
    #expect(throws: TagarelaKit.Failure.self) {
      try workspace.change("fails") {
        _ = try desk.patient("Gi")
        throw TagarelaKit.Failure("x")
      }
    }
    try workspace.change("goes on after a statement that fails") {
      _ = try desk.patient("Rui")
      // The second row of the statement can't be.
      try? workspace.read {
        try $0.execute(sql: "INSERT INTO patient(uid, name, folded) VALUES ('a', 'x', 'x'), ('a', 'y', 'y')")
      }
      try? workspace.read { try $0.execute(sql: "UPDATE cell SET position = position + 1, board = 99") }
    }
    let commands = try log()
    #expect(commands.map(\.command) == ["goes on after a statement that fails", "there and back", "new"])
    #expect(commands[0].rows.map(\.table) == ["patient"])
    #expect(commands[1].rows == [])
    #expect(try workspace.patients().map(\.name) == ["Rui"])
  }

  @Test func `tells what goes with a row that is removed`() throws {
    let patient = try workspace.change("new") {
      let patient = try desk.patient()
      let tutor = try workspace.add(Tutor(name: "Ana"), to: patient.id)
      let suco = try desk.symbol("suco")
      _ = try desk.plan("Hora", for: tutor, .board(desk.board("Lanche", of: patient, suco)))
      _ = try workspace.addFavourite(suco, of: patient.id)
      return patient
    }
    try workspace.change("remove") { try workspace.remove(patient) }
    let rows = try #require(try log().first).rows
    #expect(rows.allSatisfy { $0.deed == .removed })
    #expect(Set(rows.map(\.table)) == ["patient", "tutor", "plan", "board", "cell", "favourite"])
  }

  @Test func `tells what undo has taken back, and what nobody can do again, as undone`() throws {
    try workspace.change("a") { _ = try desk.patient("A") }
    try workspace.change("b") { _ = try desk.patient("B") }
    _ = try workspace.undo()
    #expect(try log().map(\.isUndone) == [true, false])
    _ = try workspace.redo()
    #expect(try log().map(\.isUndone) == [false, false])
    _ = try workspace.undo()
    try workspace.change("c") { _ = try desk.patient("C") }
    #expect(try log().map(\.command) == ["c", "b", "a"])
    #expect(try log().map(\.isUndone) == [false, true, false])
    #expect(try workspace.redo() == nil)
    #expect(try workspace.steps() == 2)
    #expect(try workspace.undo() == "c")
    #expect(try workspace.undo() == "a")
    #expect(try workspace.undo() == nil)
  }

  @Test func `begins at the latest command and goes as far as one wants`() throws {
    for name in ["A", "B", "C"] { try workspace.change(name) { _ = try desk.patient(name) } }
    var seen: [String] = []
    try workspace.forEachLoggedCommand {
      seen.append($0.command)
      return seen.count < 2
    }
    #expect(seen == ["C", "B"])
  }

  @Test func `has times that rise, whatever the clock on the wall says`() throws {
    for name in ["A", "B"] { try workspace.change(name) { _ = try desk.patient(name) } }
    // Something of another workspace whose clock is a day ahead.
    let ahead = LogicalTime(rawValue: try #require(try log().first).time.rawValue + 86_400_000 << 16)
    try workspace.read { try Steps(db: $0).saw(ahead) }
    for name in ["C", "D"] { try workspace.change(name) { _ = try desk.patient(name) } }
    let times = try log().reversed().map(\.time)
    #expect(times == times.sorted() && Set(times).count == 4)
    #expect(times[1] < ahead && ahead < times[2])
    // Milliseconds since 1970 in the upper 48 bits.
    let seconds = Double(times[0].rawValue >> 16) / 1000
    #expect(abs(seconds - Date().timeIntervalSince1970) < 600)
  }

  @Test func `goes on after what was forgotten, at a later time`() throws {
    try workspace.change("a") { _ = try desk.patient("A") }
    let time = try #require(try log().first).time
    let ahead = LogicalTime(rawValue: time.rawValue + 86_400_000 << 16)
    try workspace.read { try Steps(db: $0).saw(ahead) }
    try workspace.change("b") { _ = try desk.patient("B") }
    _ = try workspace.forget()
    #expect(try log() == [])
    try workspace.change("c") { _ = try desk.patient("C") }
    #expect(try #require(try log().first).time > ahead)
  }

  @Test func `belongs to the workspace, and in a copy of it to another`() throws {
    try workspace.change("a") { _ = try desk.patient("A") }
    try workspace.change("b") { _ = try desk.patient("B") }
    let own = try log().map(\.workspace)
    #expect(Set(own).count == 1 && own[0].count == 22)
    let backup = workspace.path + ".copy"
    try workspace.backup(to: backup)
    let plain = workspace.path + ".cp"
    try FileManager.default.copyItem(atPath: backup, toPath: plain)
    for path in [backup, plain] {
      let copy = try Workspace.open(path)
      try copy.change("c") { _ = try copy.add(Patient(name: "C")) }
      let names = try log(of: copy).map(\.workspace)
      #expect(names.count == 3 && names[1] == own[0] && names[0] != own[0], "\(path)")
    }
    let copies = try [backup, plain].map { try #require(try log(of: Workspace.open($0)).first).workspace }
    #expect(copies[0] != copies[1])
    try workspace.change("d") { _ = try desk.patient("D") }
    #expect(try #require(try log().first).workspace == own[0])
  }

  @Test func `of a restored workspace gives no time twice`() throws {
    try workspace.change("a") { _ = try desk.patient("A") }
    let backup = workspace.path + ".copy"
    try workspace.backup(to: backup)
    let ahead = LogicalTime(rawValue: try #require(try log().first).time.rawValue + 86_400_000 << 16)
    try workspace.read { try Steps(db: $0).saw(ahead) }
    try workspace.change("b") { _ = try desk.patient("B") }
    let before = try #require(try log().first)
    _ = try workspace.restore(from: backup, tables: [])
    #expect(try workspace.undo() == nil)
    try workspace.change("c") { _ = try desk.patient("C") }
    let after = try #require(try log().first)
    #expect(after.time > before.time)
    #expect(after.workspace == before.workspace)
  }

  @Test func `keeps no bytes of pictures`() throws {
    let picture = Picture(format: .svg, bytes: Data("<svg>\(String(repeating: "x", count: 100_000))</svg>".utf8))
    try workspace.change("photo") {
      let photo = try workspace.keep(picture, width: 1, height: 1)
      _ = try workspace.add(Patient(name: "A"), photo: photo)
    }
    #expect(try (1..<500).contains(number("SELECT total(length(rows)) FROM log")))
  }

  @Test func `doesn't grow beyond twice what can be undone at least`() throws {
    try workspace.read { db in
      // As though so many had been done.
      try db.execute(
        sql: """
          INSERT INTO origin(id, name) VALUES (9, 'x');
          INSERT INTO step(id, clock, origin, label)
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 19998) SELECT i, i, 9, 'old' FROM n;
          INSERT INTO log(step, section, tab, rows) SELECT id, 0, 1, x'00' FROM step;
          """)
    }
    for name in ["A", "B", "C"] { try workspace.change(name) { _ = try desk.patient(name) } }
    #expect(try workspace.steps() == 10_002)
    #expect(try number("SELECT count(DISTINCT step) FROM log") == 10_002)
  }

  @Test func `of a large change is written in parts, which undo and redo take together`() throws {
    let patient = try workspace.change("new") { try desk.patient() }
    func touches() throws -> Int { try workspace.touchCount(of: patient.id) }
    try workspace.change("many") {
      for index in 0..<10_000 {
        try workspace.add(
          Touch(at: .at(index), symbol: "suco"), to: patient.id, tutor: nil, plan: nil, symbol: nil)
      }
    }
    #expect(try number("SELECT count(DISTINCT section) FROM log") > 1)
    #expect(try touches() == 10_000)
    _ = try workspace.undo()
    #expect(try touches() == 0)
    _ = try workspace.redo()
    #expect(try touches() == 10_000)
    try workspace.change("remove") { try workspace.remove(patient) }
    #expect(try number("SELECT count(DISTINCT section) FROM log WHERE step = (SELECT max(id) FROM step)") > 1)
    _ = try workspace.undo()
    #expect(try touches() == 10_000)
    #expect(try workspace.check() == [])
  }

  @Test func `takes back what others were in the way of`() throws {
    let board = try workspace.change("new") {
      try desk.board("Lanche", desk.symbol("a"), desk.symbol("b"), desk.symbol("c"))
    }
    func cells() throws -> [String] {
      try workspace.cells(of: try #require(try workspace.board(id: board.id))).map {
        "\($0.position) \($0.text) \($0.uid)"
      }
    }
    let before = try cells()
    try workspace.change("round") {
      try workspace.swap(1, 2, on: board)
      try workspace.swap(2, 3, on: board)
      try workspace.clear(1, on: board)
      try workspace.put(desk.symbol("d"), at: 1, on: board)
      try workspace.resize(board, to: try #require(GridSize(columns: 5, rows: 4)), pages: 2)
    }
    let after = try cells()
    #expect(after != before)
    _ = try workspace.undo()
    #expect(try cells() == before)
    _ = try workspace.redo()
    #expect(try cells() == after)
    // The same name again, in another row.
    let category = try workspace.change("category") { try workspace.add(Category(name: "x", color: .red)) }
    try workspace.change("anew") {
      try workspace.remove(category)
      _ = try workspace.add(Category(name: "y", color: .red))
      _ = try workspace.add(Category(name: "x", color: .blue))
    }
    _ = try workspace.undo()
    #expect(try workspace.categories().map(\.name) == ["nouns", "x"])
    _ = try workspace.redo()
    #expect(try workspace.categories().map(\.name) == ["nouns", "x", "y"])
    #expect(try workspace.check() == [])
  }
}

/// The tables of a module are logged like the core's, also when the module is gone.
struct ModuleTablesTests {
  private let folder: URL
  private var path: String { folder.appending(path: "clinic.tagarela").path }

  private static let diary = TableMigration(
    id: "1",
    sql: """
      CREATE TABLE diary_entry (
        id INTEGER PRIMARY KEY,
        uid TEXT NOT NULL UNIQUE,
        patient INTEGER NOT NULL REFERENCES patient(id) ON DELETE CASCADE,
        text TEXT NOT NULL
      )
      """,
    undoable: ["diary_entry"])
  private static let mood = TableMigration(
    id: "2", sql: "ALTER TABLE diary_entry ADD COLUMN mood INTEGER NOT NULL DEFAULT 3", undoable: ["diary_entry"])

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "module-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func open(_ migrations: TableMigration...) throws -> Workspace {
    try Workspace.open(path, tables: migrations.isEmpty ? [] : [WorkspaceTables(id: "diary", migrations: migrations)])
  }

  private func entries(_ workspace: Workspace) throws -> [String] {
    try workspace.read { try String.fetchAll($0, sql: "SELECT text FROM diary_entry ORDER BY id") }
  }

  private func write(_ text: String, _ workspace: Workspace) throws {
    try workspace.change("diary new") {
      try workspace.read {
        try $0.execute(
          sql: "INSERT INTO diary_entry(uid, patient, text) VALUES (?, 1, ?)", arguments: [newUID(), text])
      }
    }
  }

  @Test func `are undone, told, and undone also without their module`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      let workspace = try open(Self.diary)
      let patient = try workspace.change("new") { try workspace.add(Patient(name: "Gi")) }
      try write("a", workspace)
      try workspace.change("remove") { try workspace.remove(patient) }
      #expect(try entries(workspace) == [])
      _ = try workspace.undo()
      #expect(try entries(workspace) == ["a"])
    }
    let workspace = try open()
    let patient = try workspace.patient(named: "Gi")
    try workspace.change("remove") { try workspace.remove(patient) }
    var tables: [String] = []
    try workspace.forEachLoggedCommand {
      tables = $0.rows.map(\.table)
      return false
    }
    #expect(tables.contains("diary_entry"))
    _ = try workspace.undo()
    #expect(try entries(workspace) == ["a"])
    #expect(try workspace.undo() == "diary new")
    #expect(try entries(workspace) == [])
    #expect(try workspace.check() == [])
  }

  @Test func `that get a column with a default keep it for rows from before`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      let workspace = try open(Self.diary)
      try workspace.change("new") { _ = try workspace.add(Patient(name: "Gi")) }
      try write("a", workspace)
    }
    let workspace = try open(Self.diary, Self.mood)
    #expect(try workspace.undo() == nil)
    try workspace.change("edit") { try workspace.read { try $0.execute(sql: "UPDATE diary_entry SET text = 'b'") } }
    try workspace.change("remove") { try workspace.read { try $0.execute(sql: "DELETE FROM diary_entry") } }
    _ = try workspace.undo()
    _ = try workspace.undo()
    let rows = try workspace.read { try Row.fetchAll($0, sql: "SELECT text, mood FROM diary_entry") }
    #expect(rows.map { "\($0[0] as String) \($0[1] as Int)" } == ["a 3"])
  }

  @Test func `without an identity are refused`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bare = TableMigration(
      id: "1", sql: "CREATE TABLE diary_entry (id INTEGER PRIMARY KEY, text)", undoable: ["diary_entry"])
    #expect(throws: TagarelaKit.Failure.self) { try open(bare) }
  }
}

/// The history of boards from before there was a log.
struct OlderHistoryTests {
  @Test func `is told as it was`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "older-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "clinic.tagarela").path
    do {
      let steps = Schema.migrations.prefix { $0.id != Schema.identity.id }
      let older = try Workspace.open(path, migrations: Array(steps), tables: [], hooks: .init())
      // A board of 3 x 3 that got 5 x 3: its cell in the middle row went from place 4 to 6, and its history says A2.
      try older.read { db in
        try db.execute(
          sql: """
            INSERT INTO board(id, uid, name, folded, layout, grid_columns, grid_rows, labels)
              VALUES (7, 'u', 'Home', 'home', 'nine', 5, 3, 'below');
            INSERT INTO cell(id, board, position, label) VALUES (3, 7, 6, 'x');
            INSERT INTO step(id, label, at, undone) VALUES
              (11, 'new', '2026-11-01 09:00', 0), (12, 'put', '2026-11-01 09:01', 0), (13, 'gone', '2026-11-01 09:02', 0),
              (14, 'wide', '2026-11-01 09:03', 0), (15, 'edit', NULL, 0), (16, 'undone', '2026-11-01 09:05', 1);
            INSERT INTO board_change(step, board, cell, was, position, grid_columns, grid_rows) VALUES
              (11, 'u', NULL, NULL, NULL, 3, 3), (12, 'u', 3, NULL, 4, 3, 3), (12, 'u', 4, NULL, 1, 3, 3),
              (13, 'u', 4, 1, NULL, 3, 3), (13, 'w', 5, 1, NULL, 3, 3), (14, 'u', NULL, NULL, NULL, 5, 3),
              (15, 'u', 3, 6, 6, 5, 3), (16, 'u', 3, 6, 1, 5, 3);
            INSERT INTO step_log(step, statement) VALUES (15, 'UPDATE "cell" SET "label"=NULL WHERE rowid=3');
            """)
      }
    }
    let workspace = try Workspace.open(path)
    func history() throws -> [String] {
      try workspace.history(of: workspace.board(named: "Home", for: nil)).map { change in
        ([change.command] + change.cells.map(BoardHistoryTests.text)).joined(separator: " ")
      }
    }
    let old = ["new", "put +A2 +A1", "gone -A1", "wide", "edit ~A2"]
    #expect(try history() == old)
    #expect(
      try workspace.history(of: workspace.board(named: "Home", for: nil)).map(\.at)
        == ["2026-11-01 09:00", "2026-11-01 09:01", "2026-11-01 09:02", "2026-11-01 09:03"].map { Moment($0) } + [nil])
    #expect(try workspace.undo() == nil)
    #expect(try workspace.steps() == 0)
    let board = try workspace.board(named: "Home", for: nil)
    try workspace.change("clear") { _ = try workspace.clear(6, on: board) }
    #expect(try history() == old + ["clear -A2"])
    #expect(try workspace.check() == [])
  }
}
