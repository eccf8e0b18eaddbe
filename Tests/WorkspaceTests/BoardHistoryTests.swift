import TagarelaKit
import Testing
import Workspace

/// What is told of how a board was made.
struct BoardHistoryTests {
  private let desk: Desk
  private let board: BoardRecord
  private var workspace: Workspace { desk.workspace }

  init() throws {
    let desk = try Desk()
    self.desk = desk
    board = try desk.workspace.change("new") { try desk.board("Lanche") }
  }

  private func put(_ name: String, at positions: Int...) throws {
    try workspace.change("put") {
      let symbol = try desk.symbol(name)
      for position in positions { try workspace.put(symbol, at: position, on: board) }
    }
  }

  private func history() throws -> [String] {
    let board = try #require(try workspace.board(id: board.id))
    return try workspace.history(of: board).map { change in
      ([change.command] + change.cells.map(Self.text)).joined(separator: " ")
    }
  }

  static func text(_ change: Workspace.CellChange) -> String {
    switch change {
    case .filled(let cell): "+\(cell)"
    case .changed(let cell): "~\(cell)"
    case .moved(let from, let to): "\(from)>\(to)"
    case .cleared(let cell): "-\(cell)"
    }
  }

  @Test func `cells that were filled, changed, moved and cleared are told in order`() throws {
    try put("suco", at: 1, 2)
    try put("pão", at: 2)
    try workspace.change("move") { try workspace.swap(1, 9, on: board) }
    try workspace.change("exchange") { try workspace.swap(9, 2, on: board) }
    try workspace.change("clear") { _ = try workspace.clear(9, on: board) }
    #expect(try history() == ["new", "put +A1 +B1", "put ~B1", "move A1>C3", "exchange C3>B1 B1>C3", "clear -C3"])
  }

  @Test func `a command that came to nothing for a cell doesn't name it`() throws {
    try put("suco", at: 1)
    try workspace.change("and back") {
      _ = try workspace.clear(1, on: board)
      try workspace.put(desk.symbol("água"), at: 5, on: board)
      _ = try workspace.clear(5, on: board)
    }
    try workspace.change("same") {
      let cell = CellRecord(position: 2, label: "x")
      try workspace.save(cell, on: board)
      try workspace.save(cell, on: board)
    }
    #expect(try history() == ["new", "put +A1", "and back -A1", "same +B1"])
  }

  @Test func `what is undone is not told until it is done again`() throws {
    try put("suco", at: 1)
    try workspace.change("clear") { _ = try workspace.clear(1, on: board) }
    _ = try workspace.undo()
    #expect(try history() == ["new", "put +A1"])
    _ = try workspace.undo()
    #expect(try history() == ["new"])
    _ = try workspace.redo()
    _ = try workspace.redo()
    #expect(try history() == ["new", "put +A1", "clear -A1"])
    _ = try workspace.undo()
    try put("pão", at: 3)
    #expect(try history() == ["new", "put +A1", "put +C1"])
  }

  @Test func `another size moves no cell, and cells keep the names that they had then`() throws {
    try put("suco", at: 4)
    let wide = try #require(GridSize(columns: 5, rows: 3))
    let resized = try workspace.change("wide") { try workspace.resize(board, to: wide, pages: 1) }
    try workspace.change("clear") { _ = try workspace.clear(6, on: resized) }
    #expect(try history() == ["new", "put +A2", "wide", "clear -A2"])
  }

  @Test func `a board doesn't have the history of one that was removed before it`() throws {
    try put("suco", at: 1)
    try workspace.change("remove") { try workspace.remove(board) }
    let next = try workspace.change("next") { try desk.board("Lanche") }
    #expect(try workspace.history(of: next).map(\.command) == ["next"])
    _ = try workspace.undo()
    _ = try workspace.undo()
    #expect(try history() == ["new", "put +A1"])
  }
}
