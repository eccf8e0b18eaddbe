import TagarelaKit

/// A board for one switch (row-column scanning): its rows light up one after the other; the switch takes the row, then one of its
/// cells, which is touched, and it begins again. Places where nothing can be touched are passed over. A board of one row begins with
/// its cells; a row of one cell is that cell.
public struct Scanning {
  private enum Stage {
    case rows
    /// How often all of the row's cells have been lit.
    case cells(Int, rounds: Int)
  }

  private let period: Duration
  private let clock: ScreenClock
  /// Positions that can be touched, row after row and page after page.
  private var rows: [[Int]] = []
  private var row = 0
  private var stage = Stage.rows
  private var wakesAt = Duration.zero
  /// When something happens at the board by itself.
  private var boardWakesAt: Duration?

  /// Seconds that something may be lit.
  public static let range = 0.5...10.0
  /// After so many rounds without a choice the row is left.
  private static let mostRounds = 2

  /// - Parameter period: how long each row and each cell is lit.
  public init(every period: Duration, clock: ScreenClock = .machine) {
    self.period = period
    self.clock = clock
  }

  /// The board with its first row lit.
  public mutating func begun(_ board: ShownBoard) -> ShownBoard {
    begin(board)
    boardWakesAt = board.wakesAt
    return lit(board)
  }

  /// Goes on with what happens at the board.
  ///
  /// - Parameters:
  ///   - board: as it is now.
  ///   - act: what gestures make of it.
  public mutating func perform(
    _ gesture: BoardGesture, on board: ShownBoard, _ act: (BoardGesture) throws -> ShownBoard
  ) throws -> ShownBoard {
    switch gesture {
    case .time(let now):
      var board = board
      if let moment = boardWakesAt, moment <= now {
        board = try act(gesture)
        boardWakesAt = board.wakesAt
        if Self.rows(of: board.grid) != rows { begin(board) }
      }
      guard now >= wakesAt else { return lit(board) }
      step()
      // A machine that has slept goes on with the next, not with all that it has missed.
      wakesAt = now + period
      return lit(board)
    case .press:
      guard rows.indices.contains(row) else { return board }
      wakesAt = clock.now() + period
      switch stage {
      case .rows where rows[row].count > 1:
        stage = .cells(0, rounds: 0)
        return lit(board)
      case .rows:
        return begun(try act(.touch(rows[row][0])))
      case .cells(let cell, _):
        return begun(try act(.touch(rows[row][cell])))
      }
    default:
      let next = try act(gesture)
      boardWakesAt = next.wakesAt
      if Self.rows(of: next.grid) != rows { begin(next) }
      return lit(next)
    }
  }

  private mutating func step() {
    guard rows.indices.contains(row) else { return }
    switch stage {
    case .rows: row = (row + 1) % rows.count
    case .cells(let cell, let rounds) where cell + 1 < rows[row].count: stage = .cells(cell + 1, rounds: rounds)
    case .cells(_, let rounds): stage = rounds + 1 < Self.mostRounds ? .cells(0, rounds: rounds + 1) : first
    }
  }

  private mutating func begin(_ board: ShownBoard) {
    rows = Self.rows(of: board.grid)
    row = 0
    stage = first
    wakesAt = clock.now() + period
  }

  /// How a round begins.
  private var first: Stage { rows.count == 1 ? .cells(0, rounds: 0) : .rows }

  private func lit(_ board: ShownBoard) -> ShownBoard {
    var board = board
    board.hasOneSwitch = true
    guard rows.indices.contains(row) else { return board }
    board.wakesAt = boardWakesAt.map { min($0, wakesAt) } ?? wakesAt
    board.lit =
      switch stage {
      case .rows: Set(rows[row])
      case .cells(let cell, _): [rows[row][cell]]
      }
    return board
  }

  private static func rows(of grid: GridView) -> [[Int]] {
    let touchable = grid.cells.filter { $0.isTouchable && !$0.isHidden }.map(\.position).sorted()
    // Rows are counted through all pages.
    let byRow = Dictionary(grouping: touchable) { ($0 - 1) / grid.size.columns }
    return byRow.sorted { $0.key < $1.key }.map(\.value)
  }
}
