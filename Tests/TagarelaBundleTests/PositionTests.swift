import TagarelaBundle
import TagarelaKit
import Testing

struct PositionTests {
  static func board(_ positions: [String], head: String = object(["plan.name": "p", "plan.type": "board"])) throws
    -> (board: Board, complaints: [Phrase])
  {
    let cells = positions.enumerated().map { symbol("s\($0)", position: $1) }.joined()
    let reading = try read(head + cells)
    return (try reading.plan().board, reading.complaints)
  }

  @Test(
    "Positions count from 1, or from 0 where a 0 occurs",
    arguments: [
      (["1", "5", "9"], [1, 5, 9]), (["0", "4", "8"], [1, 5, 9]), (["2", "1"], [1, 2]), (["3.0", " 4 "], [3, 4]),
    ])
  func base(texts: [String], positions: [Int]) throws {
    let (board, complaints) = try Self.board(texts)
    #expect(board.cells.map(\.position) == positions)
    #expect(complaints.isEmpty)
  }

  @Test("Our own files count from 1 whatever they hold")
  func ours() throws {
    let head = object(["tagarela.format": "1", "plan.name": "p"])
    let (board, complaints) = try Self.board(["0", "1", "2"], head: head)
    #expect(board.cells.map(\.text) == ["s1", "s2", "s0"])
    #expect(complaints == [Phrase("bundle.position", ["symbol": "s0", "position": 3])])
  }

  @Test(
    "A position that is taken, missing or out of range gives the next free cell, and says so",
    arguments: [
      "1", "NULL", "x", "10", "-1", "99999999999999999999", "1.5",
    ])
  func nextFree(text: String) throws {
    let (board, complaints) = try Self.board(["1", text, "2"])
    #expect(board.cells.map(\.text) == ["s0", "s2", "s1"])
    #expect(board.cells.map(\.position) == [1, 2, 3])
    #expect(complaints == [Phrase("bundle.position", ["symbol": "s1", "position": 3])])
  }

  @Test(
    "A board grows until it holds every symbol",
    arguments: [(9, 3, 3), (10, 3, 4), (12, 3, 4), (150, 3, 50), (151, 4, 38)])
  func grows(count: Int, columns: Int, rows: Int) throws {
    let (board, complaints) = try Self.board((1...count).map(String.init))
    #expect(board.size == GridSize(columns: columns, rows: rows))
    #expect(board.cells.map(\.position) == Array(1...count))
    #expect(complaints.isEmpty)
  }

  @Test("Symbols beyond the largest board are counted")
  func beyondLargest() throws {
    let (board, complaints) = try Self.board((1...1310).map(String.init))
    #expect(board.cells.count == 1300)
    #expect(complaints == [Phrase("bundle.board_full", ["symbols": 10])])
  }
}
