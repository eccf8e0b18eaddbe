/// How much of a file is taken at once. However large a file is, what comes of it fits into memory; what doesn't is left out
/// and told.
public struct ParcelRoom: Sendable {
  /// Of all boards together, and symbols on no board: twice what the largest vocabularies of other programs have.
  public static let mostCells = 60_000
  /// Of one file, however small they are.
  public static let mostBoards = 6_000

  private var cells = 0
  private var boards = 0
  private var boardsLeft = 0
  private var cellsLeft = 0
  private var symbolsLeft = 0

  public init() {}

  /// Whether nothing more is taken, so that reading it would be in vain.
  public var isFull: Bool { cells >= Self.mostCells || boards >= Self.mostBoards }

  /// True once something had to stay out.
  public var hasLeftOut: Bool { boardsLeft + cellsLeft + symbolsLeft > 0 }

  /// The board as far as it is taken; nil when there is no room for it.
  ///
  /// Its pictures and voices are let go of (``Foundation/Data/letGo()``).
  public mutating func admit(_ board: Board) -> Board? {
    guard !isFull else {
      leaveOut(cells: board.cells.count)
      return nil
    }
    boards += 1
    var board = board
    let room = Self.mostCells - cells
    if board.cells.count > room {
      cellsLeft += board.cells.count - room
      board.cells.removeLast(board.cells.count - room)
    }
    cells += board.cells.count
    let cells = board.cells
    for place in cells.indices {
      cells[place].picture?.bytes.letGo()
      cells[place].voice?.bytes.letGo()
      cells[place].symbol.map(letGo)
    }
    return board
  }

  /// The plan with its board as far as it is taken; nil when there is no room for it.
  public mutating func admit(_ plan: Plan) -> Plan? {
    guard let board = admit(plan.board) else { return nil }
    var plan = plan
    plan.board = board
    return plan
  }

  /// A symbol on no board, which takes as much room as a cell; nil when there is no room for it.
  public mutating func admit(_ symbol: Symbol) -> Symbol? {
    guard cells < Self.mostCells else {
      symbolsLeft += 1
      return nil
    }
    cells += 1
    letGo(symbol)
    return symbol
  }

  private func letGo(_ symbol: Symbol) {
    symbol.picture?.bytes.letGo()
    symbol.voice?.bytes.letGo()
  }

  /// Counts a board that isn't even read.
  public mutating func leaveOut(cells: Int = 0) {
    boardsLeft += 1
    cellsLeft += cells
  }

  /// What was left out, and what one can do; nothing where all was taken.
  public var complaints: [Phrase] {
    var phrases: [Phrase] = []
    if boardsLeft > 0 {
      phrases.append(
        Phrase("receive.boards_left", ["count": .integer(boardsLeft), "limit": .integer(Self.mostBoards)]))
    }
    if cellsLeft > 0 {
      phrases.append(Phrase("receive.cells_left", ["count": .integer(cellsLeft), "limit": .integer(Self.mostCells)]))
    }
    if symbolsLeft > 0 {
      phrases.append(
        Phrase("receive.symbols_left", ["count": .integer(symbolsLeft), "limit": .integer(Self.mostCells)]))
    }
    return phrases
  }
}
