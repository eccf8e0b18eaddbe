import TagarelaKit
public import Workspace

/// Which boards lead where. A board is followed once; where it comes again it is only named.
public struct BoardTree: Sendable {
  /// A board from which ways are followed.
  public struct Root: Sendable {
    public let board: BoardRecord
    /// Each followed by those of the board to which it leads.
    public fileprivate(set) var ways: [Way] = []
  }

  /// A cell that leads to a board.
  public struct Way: Sendable {
    public let board: BoardRecord
    public let cell: CellRecord
    public let target: BoardRecord
    /// 1 for those of the root.
    public let depth: Int
    /// Whether the target has been named before, and isn't followed again.
    public fileprivate(set) var isAgain = false
  }

  public private(set) var roots: [Root] = []
  private let workspace: Workspace
  private var seen: Set<Int64> = []

  fileprivate init(_ workspace: Workspace) { self.workspace = workspace }

  /// All its boards, each once, in the order in which they were reached.
  var reached: [BoardRecord] {
    roots.flatMap { root in [root.board] + root.ways.filter { !$0.isAgain }.map(\.target) }
  }

  fileprivate func has(_ board: BoardRecord) -> Bool { seen.contains(board.id) }

  fileprivate mutating func add(_ board: BoardRecord) throws {
    var root = Root(board: board)
    seen.insert(board.id)
    // No call for each level: boards can lead on for longer than there is room for calls.
    var open = [try ways(from: board, depth: 1)]
    while let last = open.last {
      guard var way = last.first else {
        open.removeLast()
        continue
      }
      open[open.count - 1] = last.dropFirst()
      way.isAgain = !seen.insert(way.target.id).inserted
      root.ways.append(way)
      open.append(way.isAgain ? [] : try ways(from: way.target, depth: way.depth + 1))
    }
    roots.append(root)
  }

  private func ways(from board: BoardRecord, depth: Int) throws -> ArraySlice<Way> {
    let ways = try workspace.cells(of: board).compactMap { cell -> Way? in
      guard let target = try cell.link.flatMap({ try workspace.board(id: $0) }) else { return nil }
      return Way(board: board, cell: cell, target: target, depth: depth)
    }
    return ways[...]
  }
}

extension Clinic {
  /// Where a board leads.
  public func tree(from board: BoardRecord) throws -> BoardTree {
    var tree = BoardTree(workspace)
    try tree.add(board)
    return tree
  }

  /// Where the boards lead that a patient sees: from those to which no other leads.
  ///
  /// - Parameter patient: nil for all boards.
  public func tree(for patient: PatientRecord?) throws -> BoardTree {
    var tree = BoardTree(workspace)
    let boards = try workspace.boards(for: patient?.id)
    let led = try Set(
      boards.flatMap { board in try workspace.cells(of: board).compactMap(\.link).filter { $0 != board.id } })
    for board in boards where !led.contains(board.id) { try tree.add(board) }
    // Those that only lead to one another.
    for board in boards where !tree.has(board) { try tree.add(board) }
    return tree
  }
}
