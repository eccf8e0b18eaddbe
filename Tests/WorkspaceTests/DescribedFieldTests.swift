import TagarelaKit
import TagarelaTestSupport
import Testing
import Workspace

/// Whatever a record describes of itself is kept, undone, sent and received.
struct DescribedFieldTests {
  private func full(_ desk: Desk, _ size: GridSize = .nine) throws -> BoardRecord {
    var symbol = try desk.symbol("água")
    symbol.traits = .full
    try desk.workspace.save(symbol)
    var board = Board(name: "Lanche", size: size, layout: "")
    board.traits = .full
    let record = try desk.workspace.add(board, patient: nil)
    var cell = CellRecord(position: 1, symbol: symbol)
    cell.traits = .full
    try desk.workspace.save(cell, on: record)
    return record
  }

  @Test func `the database keeps it`() throws {
    let desk = try Desk()
    let board = try full(desk)
    #expect(try desk.workspace.board(id: board.id)?.traits == .full)
    let cell = try #require(try desk.workspace.cell(at: 1, of: board))
    #expect(cell.traits == .full)
    #expect(cell.symbol?.traits == .full)
    #expect(cell.category?.name == "nouns")
    var saved = board
    saved.traits = BoardTraits()
    try desk.workspace.save(saved)
    #expect(try desk.workspace.board(id: board.id)?.traits == BoardTraits())
  }

  @Test func `each change of a single field is received and told by its name`() throws {
    for field in CellTraits.fields {
      let (sender, receiver) = (try Desk(), try Desk())
      let board = try full(sender)
      var plain = try #require(try sender.workspace.cell(at: 1, of: board))
      field.give(nil, to: &plain.traits)
      try sender.workspace.save(plain, on: board)
      try receive(sender.workspace.parcel(of: board), at: receiver)
      let there = try receiver.workspace.board(named: "Lanche", for: nil)
      #expect(try receiver.workspace.cell(at: 1, of: there)?.traits == plain.traits)
      plain.traits = .full
      try sender.workspace.save(plain, on: board)
      let items = try receive(sender.workspace.parcel(of: board), at: receiver)
      #expect(items.map(\.fields) == [[field.name]])
      #expect(try receiver.workspace.cell(at: 1, of: there)?.traits == .full)
    }
    for field in BoardTraits.fields {
      let (sender, receiver) = (try Desk(), try Desk())
      var board = try full(sender)
      try receive(sender.workspace.parcel(of: board), at: receiver)
      field.give(nil, to: &board.traits)
      try sender.workspace.save(board)
      let items = try receive(sender.workspace.parcel(of: board), at: receiver)
      #expect(items.map(\.fields) == [[field.name]])
    }
  }

  @Test func `what a symbol shows is received with the next sending, and stays where nothing is said of it`() throws {
    let (sender, receiver) = (try Desk(), try Desk())
    var symbol = try sender.symbol("água")
    let board = try sender.board("Lanche", symbol)
    try receive(sender.workspace.parcel(of: board), at: receiver)
    symbol.traits = .full
    try sender.workspace.save(symbol)
    let items = try receive(sender.workspace.parcel(of: board), at: receiver)
    #expect(items.map(\.fields) == [SymbolTraits.fields.map(\.name)])
    #expect(try receiver.workspace.symbol(named: "água", for: nil).traits == .full)
    symbol.traits = SymbolTraits()
    try sender.workspace.save(symbol)
    #expect(try receive(sender.workspace.parcel(of: board), at: receiver).isEmpty)
    #expect(try receiver.workspace.symbol(named: "água", for: nil).traits == .full)
  }

  @discardableResult
  private func receive(_ parcel: Parcel, at desk: Desk) throws -> [ChangeSet.Item] {
    let changes = try desk.workspace.changes(in: Reading(parcel: parcel), pictures: Pictures())
    return try desk.workspace.change("receive") {
      try desk.workspace.apply(changes, only: Set(ChangeSet.Action.allCases))
    }
  }
}
