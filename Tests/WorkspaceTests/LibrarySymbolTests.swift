import Foundation
import TagarelaKit
import Testing
import Workspace

/// Symbols that were taken from a symbol system, and boards that are shown in one.
struct LibrarySymbolTests {
  @Test func `a cell's own picture comes and goes with undo, and moves with its cell`() throws {
    let desk = try Desk()
    let suco = try desk.symbol("suco")
    let board = try desk.board("Lanche", suco)
    try desk.workspace.change("restyle") {
      let other = try desk.workspace.keep(.sample("bliss"), width: 1, height: 1)
      try desk.workspace.put(suco, at: 1, on: board, picture: other)
    }
    let cell = try #require(try desk.workspace.cells(of: board).first)
    #expect(try desk.workspace.picture(cell.picture) == .sample("bliss"))
    #expect(cell.symbol?.picture == suco.picture)

    try desk.workspace.swap(1, 5, on: board)
    let large = try #require(GridSize(columns: 4, rows: 4))
    try desk.workspace.resize(board, to: large, pages: 1)
    let moved = try #require(try desk.workspace.cells(of: board).first)
    #expect(moved.position == 6)
    #expect(moved.picture == cell.picture)

    let second = try Desk()
    let again = try second.symbol("suco")
    let lanche = try second.board("Lanche", again)
    let other = try second.workspace.keep(.sample("bliss"), width: 1, height: 1)
    try second.workspace.change("restyle") { try second.workspace.put(again, at: 1, on: lanche, picture: other) }
    #expect(try second.workspace.undo() == "restyle")
    #expect(try second.workspace.cells(of: lanche).map(\.picture) == [again.picture])
    #expect(try second.workspace.redo() == "restyle")
    #expect(try second.workspace.cells(of: lanche).map(\.picture) == [other])
  }

  @Test func `a plan carries the picture that its board shows, and the symbol's own beside it`() throws {
    let sender = try Desk()
    let patient = try sender.patient()
    let tutor = try sender.workspace.add(Tutor(name: "Ana"), to: patient.id)
    let suco = try sender.symbol("suco")
    let board = try sender.board("Lanche", suco)
    let shown = try sender.workspace.keep(.sample("bliss"), width: 1, height: 1)
    try sender.workspace.put(suco, at: 1, on: board, picture: shown)
    let parcel = try sender.workspace.parcel(of: sender.plan("Lanche", for: tutor, .board(board)))
    let cell = try #require(parcel.plans.first?.board.cells.first)
    #expect(cell.shown == .sample("bliss"))
    #expect(cell.symbol?.picture == .sample("suco"))

    let receiver = try Desk()
    func receive() throws -> [String] {
      let changes = try receiver.workspace.changes(in: Reading(parcel: parcel), pictures: Pictures())
      return try receiver.workspace.change("receive") {
        try receiver.workspace.apply(changes, only: Set(ChangeSet.Action.allCases))
      }.map(\.kind)
    }
    #expect(try receive().contains("board"))
    let arrived = try receiver.workspace.board(named: "lanche", for: receiver.workspace.patient(named: "giovanna").id)
    let there = try #require(try receiver.workspace.cells(of: arrived).first)
    #expect(try receiver.workspace.picture(there.picture) == .sample("bliss"))
    #expect(try receiver.workspace.picture(there.symbol?.picture) == .sample("suco"))
    #expect(try receive() == [])

    try receiver.workspace.put(#require(there.symbol), at: 1, on: arrived)
    #expect(try receive() == ["cell"])
    #expect(try receiver.workspace.cells(of: arrived).map(\.picture) == [there.picture])
  }

  @Test func `a symbol is found again by what it was taken from, as long as it has that picture`() throws {
    let desk = try Desk()
    let category = try desk.workspace.add(Category(name: "nouns", color: .red))
    let picture = try desk.workspace.keep(.sample("pcs"), width: 1, height: 1)
    let value = Symbol(
      name: "suco", meaning: "suco", category: category.value, picture: nil, source: "pcs:juice", concept: "juice")
    var symbol = try desk.workspace.add(value, category: category.id, patient: nil, picture: picture, voice: nil)
    #expect(try desk.workspace.symbol(from: "pcs:juice", picture: picture, for: nil)?.id == symbol.id)
    #expect(try desk.workspace.symbols(showing: "juice", for: nil).map(\.id) == [symbol.id])
    symbol.picture = try desk.workspace.keep(.sample("photo"), width: 1, height: 1)
    try desk.workspace.save(symbol)
    #expect(try desk.workspace.symbol(from: "pcs:juice", picture: picture, for: nil) == nil)
  }

  @Test func `a free name is the name itself, then numbered`() throws {
    let desk = try Desk()
    #expect(try desk.workspace.freeSymbolName("suco", for: nil) == "suco")
    _ = try desk.symbol("Suco")
    _ = try desk.symbol("suco 2")
    #expect(try desk.workspace.freeSymbolName("suco", for: nil) == "suco 3")
  }

  @Test func `preferences are the workspace's or a patient's, go with the patient, and are undone`() throws {
    let desk = try Desk()
    let giovanna = try desk.patient()
    try desk.workspace.prefer(["pcs", "bliss"], for: nil)
    try desk.workspace.prefer(["bliss"], for: giovanna.id)
    try desk.workspace.choose(["dark"], of: "pcs", for: giovanna.id)
    #expect(try desk.workspace.systemPreferences(of: nil).map(\.system) == ["pcs", "bliss"])
    let own = try desk.workspace.systemPreferences(of: giovanna.id)
    #expect(own.map(\.system) == ["bliss", "pcs"])
    #expect(own.map(\.position) == [1, nil])
    #expect(own.map(\.choices) == [[], ["dark"]])

    try desk.workspace.prefer(["emoji"], for: nil)
    #expect(try desk.workspace.systemPreferences(of: nil).map(\.system) == ["emoji"])
    try desk.workspace.change("prefer") { try desk.workspace.prefer([], for: nil) }
    #expect(try desk.workspace.systemPreferences(of: nil).isEmpty)
    _ = try desk.workspace.undo()
    #expect(try desk.workspace.systemPreferences(of: nil).map(\.system) == ["emoji"])

    try desk.workspace.remove(giovanna)
    #expect(try desk.workspace.systemPreferences(of: giovanna.id).isEmpty)
  }

  @Test(arguments: [("sucu", "suco"), ("brincqr", "brincar"), ("rbincar", "brincar"), ("biciclta", "bicicleta")])
  func `a mistyped search finds what is spelt nearly so`(_ typed: String, _ name: String) throws {
    let desk = try Desk()
    for name in ["suco", "brincar", "bicicleta", "banana"] { _ = try desk.symbol(name) }
    #expect(try desk.workspace.findSymbols(typed, for: nil, limit: 5).map(\.symbol.name) == [name])
  }

  @Test func `a search finds symbols by their synonyms, after those of the very name`() throws {
    let desk = try Desk()
    for name in ["suco", "jugo", "leite"] { _ = try desk.symbol(name) }
    let found = try desk.workspace.findSymbols("jugo", synonyms: ["Suco", "juice", "jugo"], for: nil, limit: 5)
    #expect(found.map(\.symbol.name) == ["jugo", "suco"])
  }
}
