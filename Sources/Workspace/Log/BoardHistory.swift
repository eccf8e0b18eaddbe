import GRDB
public import TagarelaKit

extension Workspace {
  /// Something that was done to a board.
  public struct BoardChange: Sendable {
    public let at: Moment?
    /// The command, as it was given.
    public let command: String
    /// The cells that are otherwise since, in the order in which they became so.
    public let cells: [CellChange]
  }

  /// What became of a cell, by its name at that time.
  public enum CellChange: Sendable, Equatable {
    case filled(String)
    case changed(String)
    case moved(from: String, to: String)
    case cleared(String)
  }

  /// What was done to a board and is not undone, the earliest first, as far as the log goes back.
  public func history(of board: BoardRecord) throws -> [BoardChange] {
    try read { db in
      let tables = try recorder.currentTables(db)
      guard let boards = tables.table("board"), let cells = tables.table("cell") else { return [] }
      let present = try db.cachedStatement(sql: "SELECT uid, position FROM cell WHERE board = ?")
      let places = try db.rows(present, [board.id]) { ($0[0] as String, $0[1] as Int) }
      var trace = BoardTrace(
        board: board, cells: Dictionary(places, uniquingKeysWith: { $1 }), fields: .init(boards, cells))
      var step: LoggedStep?
      let parts = try db.cachedStatement(
        sql: """
          SELECT step, at, label, tab, rows FROM log JOIN step ON step.id = log.step
          WHERE tab IN (?, ?) AND state IN (0, 3, 4) ORDER BY step DESC, section, tab
          """)
      // From the present back: so it is known at each step how large the board was, and which cells were on it.
      try db.eachRow(parts, [boards.number, cells.number]) { part in
        guard !trace.isAtBeginning else { return }
        if step?.number != part[0] {
          if let step { trace.add(step) }
          step = LoggedStep(number: part[0], at: Moment(logged: part[1]), command: part[2])
        }
        let changes = LoggedChange.read(part[4]) ?? []
        if part[3] == boards.number { step?.boards += changes } else { step?.cells += changes }
      }
      if !trace.isAtBeginning, let step { trace.add(step) }
      return trace.changes.reversed()
    }
  }
}

/// What a command did to boards and cells.
private struct LoggedStep {
  let number: Int64
  let at: Moment?
  let command: String
  var boards: [LoggedChange] = []
  var cells: [LoggedChange] = []
}

/// Walks with a board from the present back to when it was made.
private struct BoardTrace {
  /// The numbers of the fields that tell where a cell was.
  struct Fields {
    let boardUID, columns, rows, cellUID, board, position: UInt64?

    init(_ boards: LogTables.Table, _ cells: LogTables.Table) {
      boardUID = boards.field("uid")?.number
      columns = boards.field("grid_columns")?.number
      rows = boards.field("grid_rows")?.number
      cellUID = cells.field("uid")?.number
      board = cells.field("board")?.number
      position = cells.field("position")?.number
    }
  }

  let board: BoardRecord
  private let fields: Fields
  /// The cells that were on it, with their places, before the steps that have been added.
  private var cells: [String: Int]
  private var columns: Int
  private var rows: Int
  private(set) var isAtBeginning = false
  /// The latest first.
  private(set) var changes: [Workspace.BoardChange] = []

  init(board: BoardRecord, cells: [String: Int], fields: Fields) {
    self.board = board
    self.cells = cells
    self.fields = fields
    (columns, rows) = (board.size.columns, board.size.rows)
  }

  mutating func add(_ step: LoggedStep) {
    let (sizeAfter, cellsAfter) = (size, cells)
    let isBoardChanged = step.boards.reversed().count { rewindBoard($0) } > 0
    var touched: [String] = []
    var otherwise: Set<String> = []
    for change in step.cells.reversed() {
      guard let uid = rewindCell(change) else { continue }
      touched.append(uid)
      // More than its place is another; older logs don't tell what.
      if change.fields.isEmpty || change.fields.contains(where: { $0.number != fields.position }) {
        otherwise.insert(uid)
      }
    }
    guard isBoardChanged || !touched.isEmpty else { return }
    var told: Set<String> = []
    let became = touched.reversed().filter { told.insert($0).inserted }.compactMap { uid -> Workspace.CellChange? in
      // For people a cell of a board that got another size is where it was.
      return switch (size.name(ofLogged: cells[uid]), sizeAfter.name(ofLogged: cellsAfter[uid])) {
      case (nil, nil): nil
      case (nil, let now?): .filled(now)
      case (let then?, nil): .cleared(then)
      case (let then?, let now?) where then != now: .moved(from: then, to: now)
      case (_, let now?): otherwise.contains(uid) ? .changed(now) : nil
      }
    }
    changes.append(.init(at: step.at, command: step.command, cells: became))
  }

  private var size: GridSize { GridSize(columns: columns, rows: rows) ?? .nine }

  /// Takes back what was done to the board itself.
  ///
  /// - Returns: false for another board.
  private mutating func rewindBoard(_ change: LoggedChange) -> Bool {
    switch change.deed {
    case .update:
      guard change.uid == board.uid else { return false }
      columns = change.was(fields.columns) ?? columns
      rows = change.was(fields.rows) ?? rows
    case .insert:
      guard change.became(fields.boardUID) == board.uid else { return false }
      isAtBeginning = true
    case .delete: return false
    }
    return true
  }

  /// Takes back what was done to a cell.
  ///
  /// - Returns: which it is; nil for another board's.
  private mutating func rewindCell(_ change: LoggedChange) -> String? {
    switch change.deed {
    case .update:
      guard let uid = change.uid, cells[uid] != nil else { return nil }
      if let place: Int = change.was(fields.position) { cells[uid] = place }
      return uid
    case .insert:
      guard change.became(fields.board) == board.id, let uid: String = change.became(fields.cellUID) else { return nil }
      cells[uid] = nil
      return uid
    case .delete:
      guard change.was(fields.board) == board.id, let uid: String = change.was(fields.cellUID) else { return nil }
      cells[uid] = change.was(fields.position)
      return uid
    }
  }
}

extension GridSize {
  /// Nil where no board has a place.
  fileprivate func name(ofLogged place: Int?) -> String? {
    guard let place, (1...count * Board.mostPages).contains(place) else { return nil }
    return name(ofPosition: place)
  }
}

extension Moment {
  /// Nil for what is none, or none that a clinic has seen.
  init?(logged seconds: Int64?) {
    guard let seconds, (0..<1 << 40).contains(seconds) else { return nil }
    self.init(seconds: Int(seconds))
  }
}

extension LoggedChange {
  fileprivate func was<Value: DatabaseValueConvertible>(_ field: UInt64?) -> Value? {
    fields.first { $0.number == field }.flatMap { Value.fromDatabaseValue($0.was) }
  }

  fileprivate func became<Value: DatabaseValueConvertible>(_ field: UInt64?) -> Value? {
    fields.first { $0.number == field }.flatMap { Value.fromDatabaseValue($0.became) }
  }
}
