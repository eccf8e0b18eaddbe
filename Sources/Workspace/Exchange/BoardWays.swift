import TagarelaKit

/// How the boards of a parcel lead to each other, as far as it tells what the words on their ways mean.
struct BoardWays {
  /// Steps from the first board, by what names a board.
  private let depths: [String: Int]
  private let target: (BoardLink) -> Board?

  /// - Parameter target: the board of the parcel to which a link leads.
  init(_ boards: [Board], target: @escaping (BoardLink) -> Board?) {
    self.target = target
    var depths: [String: Int] = [:]
    var next = boards.first.map { [$0] } ?? []
    if let first = next.first { depths[Ground.board(first)] = 0 }
    while let board = next.popLast() {
      let depth = depths[Ground.board(board), default: 0] + 1
      for goal in board.cells.compactMap({ $0.link.flatMap(target) }) where depths[Ground.board(goal)] == nil {
        depths[Ground.board(goal)] = depth
        next.insert(goal, at: 0)
      }
    }
    self.depths = depths
  }

  /// A cell that acts on what was gathered or goes back tells what it does; one that only leads nearer to the board where one
  /// begins tells the way, unless it is called as that board.
  func use(of cell: Board.Cell, on board: Board) -> CellPurpose {
    if !cell.actions.isEmpty, cell.spoken == nil, cell.voice == nil, cell.actions.allSatisfy(Self.deeds.contains) {
      return .deed
    }
    guard let goal = cell.link.flatMap(target), cell.spoken == nil, cell.voice == nil,
      goal.name.folded != cell.text.folded, let there = depths[Ground.board(goal)],
      let here = depths[Ground.board(board)]
    else { return .said }
    return there < here ? .way : .said
  }

  private static let deeds: Set<CellAction> = [.space, .clear, .backspace, .speak, .home, .back]
}
