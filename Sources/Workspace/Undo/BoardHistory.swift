import GRDB
public import TagarelaKit

extension Workspace {
  /// Something that was done to a board.
  public struct BoardChange: Sendable {
    public let at: Moment?
    /// The command, as it was given.
    public let command: String
    /// The cells that are otherwise since, in the order in which they became so.
    public fileprivate(set) var cells: [CellChange] = []
  }

  /// What became of a cell, by its name at that time.
  public enum CellChange: Sendable, Equatable {
    case filled(String)
    case changed(String)
    case moved(from: String, to: String)
    case cleared(String)
  }

  /// What was done to a board and can still be undone, the earliest first.
  public func history(of board: BoardRecord) throws -> [BoardChange] {
    try read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT step.id, step.at, step.label, cell, was, position, grid_columns, grid_rows
          FROM board_change JOIN step ON step.id = board_change.step
          WHERE board = ? AND undone = 0 ORDER BY step.id, board_change.id
          """)
      var history = BoardTrace()
      for row in try db.rows(statement, [board.uid], BoardTrace.Row.init) { history.add(row) }
      return history.changes
    }
  }
}

/// Gathers what the triggers of ``Schema`` have noted: one row for each change of the board or of a cell.
private struct BoardTrace {
  struct Row {
    let step: Int64
    let at: Moment?
    let command: String
    /// Nil for the board itself.
    let cell: Int64?
    /// Where the cell was before, and where it is after.
    let path: Path
    let size: GridSize

    init(_ row: Columns) {
      step = row[0]
      at = (row[1] as String?).flatMap { Moment($0) }
      command = row[2]
      cell = row[3]
      path = Path(was: (row[4] as Int64?).map { Int($0) }, position: (row[5] as Int64?).map { Int($0) })
      size = GridSize(columns: row[6], rows: row[7]) ?? .nine
    }
  }

  struct Path {
    let was: Int?
    var position: Int?
  }

  private var steps: [(id: Int64, change: Workspace.BoardChange)] = []
  /// Of the last step's cells, in the order in which it first touched them.
  private var touched: [(cell: Int64, path: Path, size: GridSize)] = []

  var changes: [Workspace.BoardChange] {
    var changes = steps.map(\.change)
    if !changes.isEmpty { changes[changes.count - 1].cells = cells }
    return changes
  }

  mutating func add(_ row: Row) {
    if steps.last?.id != row.step {
      if !steps.isEmpty { steps[steps.count - 1].change.cells = cells }
      touched = []
      steps.append((row.step, Workspace.BoardChange(at: row.at, command: row.command)))
    }
    guard let cell = row.cell else { return }
    if let place = touched.lastIndex(where: { $0.cell == cell }) {
      touched[place].path.position = row.path.position
    } else {
      touched.append((cell, row.path, row.size))
    }
  }

  /// What the last step came to: a cell that was moved twice was moved once, from the first place to the last.
  private var cells: [Workspace.CellChange] {
    touched.compactMap { _, path, size in
      let was = path.was.map(size.name(ofPosition:))
      let position = path.position.map(size.name(ofPosition:))
      switch (was, position) {
      case (nil, nil): return nil
      case (nil, let now?): return .filled(now)
      case (let then?, nil): return .cleared(then)
      case (let then?, let now?): return then == now ? .changed(now) : .moved(from: then, to: now)
      }
    }
  }
}
