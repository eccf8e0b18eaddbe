import TagarelaKit
import Testing
import Workspace

/// What comes along with what is taken, and what can't come without it.
struct ChangeChoiceTests {
  private let nouns = Category(name: "nouns", color: .yellow)

  private func parcel() -> Parcel {
    let symbols = ["suco", "água"].map {
      Symbol(uid: $0, name: $0, meaning: $0, category: nouns, picture: .sample($0))
    }
    let cells = symbols.enumerated().map { Board.Cell(position: $0.offset + 1, symbol: $0.element) }
    let board = Board(uid: "a board of its own kind", name: "Lanche", size: .nine, layout: "nine", cells: cells)
    return Parcel(
      kind: .plan, patient: Patient(uid: "p", name: "Giovanna"), tutor: Tutor(uid: "t", name: "Ana"),
      plans: [Plan(uid: "plan", name: "Lanche", description: "", kind: .board, start: .some, board: board)])
  }

  private func changes(at desk: Desk) throws -> ChangeSet {
    try desk.workspace.changes(in: Reading(parcel: parcel()), pictures: Pictures())
  }

  private func places(_ kinds: [String], of changes: ChangeSet) -> Set<Int> {
    Set(changes.items.indices.filter { kinds.contains(changes.items[$0].kind) })
  }

  @Test func `a plan needs its board, its symbols and all to which they belong`() throws {
    let changes = try changes(at: Desk())
    let needed = changes.grounds(of: places(["plan"], of: changes))
    #expect(needed == places(["patient", "tutor", "category", "symbol", "board"], of: changes))
    #expect(changes.grounds(of: places(["symbol"], of: changes)) == places(["category"], of: changes))
    let declined = places(["category"], of: changes)
    #expect(changes.grounds(of: places(["symbol"], of: changes), without: declined).isEmpty)
  }

  @Test func `what rests on a category are its symbols and the boards and plans that show them`() throws {
    let changes = try changes(at: Desk())
    let resting = changes.resting(on: places(["category"], of: changes))
    #expect(resting == places(["symbol", "board", "plan"], of: changes))
    #expect(changes.resting(on: places(["plan"], of: changes)).isEmpty)
  }

  @Test func `a board comes without a symbol that was declined, and gets it when that is taken later`() throws {
    let desk = try Desk()
    let first = try changes(at: desk)
    let declined = try #require(first.items.firstIndex { $0.name == "água" })
    let taken = first.items.indices.filter { $0 != declined }.map { ($0, Set<String>()) }
    _ = try desk.workspace.change("receive") {
      try desk.workspace.apply(first, ChangeSet.Choice(taken: Dictionary(uniqueKeysWithValues: taken)))
    }
    let board = try desk.workspace.board(named: "Lanche", for: nil)
    #expect(try desk.workspace.cells(of: board).map(\.text) == ["suco"])
    let rest = try changes(at: desk)
    #expect(rest.items.map(\.kind) == ["symbol", "cell"] && rest.items.allSatisfy { $0.action == .new })
    _ = try desk.workspace.change("receive") { try desk.workspace.apply(rest, only: [.new]) }
    #expect(try desk.workspace.cells(of: board).map(\.text) == ["suco", "água"])
    // Each was one step.
    for count in [1, 0] {
      _ = try desk.workspace.undo()
      #expect(try desk.workspace.boards(for: nil).flatMap { try desk.workspace.cells(of: $0) }.count == count)
    }
    #expect(try desk.workspace.check().isEmpty)
  }
}
