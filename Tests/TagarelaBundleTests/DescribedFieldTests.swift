import TagarelaKit
import TagarelaTestSupport
import Testing

/// Whatever a record describes of itself travels in a bundle.
struct DescribedFieldTests {
  @Test func `all that a cell, a board and a symbol are arrives`() throws {
    var symbol = Symbol(
      uid: "s", name: "água", meaning: "de beber", category: Category(name: "Bebidas", color: .teal), picture: nil)
    symbol.traits = .full
    var cell = Board.Cell(position: 1, symbol: symbol)
    cell.traits = .full
    var board = Board(uid: "b", name: "Lanche", size: .nine, layout: "", cells: [cell])
    board.traits = .full
    let plan = Plan(uid: "p", name: "Lanche", description: "", kind: .board, start: nil, board: board)
    let parcel = Parcel(
      kind: .plan, patient: Patient(uid: "g", name: "Giovanna"), tutor: Tutor(uid: "t", name: "Ana"), plans: [plan])
    let reading = try read(try write(parcel, as: "psyb"))
    #expect(reading.keys == [])
    #expect(try reading.plan().board == board)
  }

  @Test func `a value that a field can't have makes it as usual`() throws {
    let text = object([
      "tagarela.format": "1", "tagarela.kind": "plan", "plan.name": "x", "tagarela.board.name": "x",
      "tagarela.board.pages": "many", "tagarela.board.labels": "sideways", "tagarela.board.background": "?",
    ])
    let board = try read(text).plan().board
    #expect(board.traits == BoardTraits())
  }
}
