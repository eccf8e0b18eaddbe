import GRDB
import TagarelaKit

/// What was told of boards before there was a log of all changes: a row for each change of a board or of a cell. It goes into
/// the log as far as it is known, to be told and not to be undone.
struct OlderHistory {
  let db: Database

  func takeOver() throws {
    let tables = try LogTables(db)
    guard let boards = tables.table("board"), let cells = tables.table("cell") else { return }
    let rows = try db.rows(
      db.makeStatement(
        sql: """
          SELECT older_step.id, older_step.at, older_step.label, board_change.board, board.id, board_change.cell,
            (SELECT uid FROM cell WHERE cell.id = board_change.cell AND cell.board = board.id),
            board_change.was, board_change.position, board_change.grid_columns, board_change.grid_rows
          FROM board_change JOIN older_step ON older_step.id = board_change.step
          JOIN board ON board.uid = board_change.board WHERE undone = 0
          ORDER BY board.id, older_step.id, board_change.id
          """), [], Row.init)
    guard !rows.isEmpty else { return }
    var parts: [Int64: (step: Row, boards: LogWriter, cells: LogWriter)] = [:]
    for board in rows.chunked(by: \.boardID) {
      var trace = try OlderTrace(board, boards, cells, db)
      for step in board.chunked(by: \.step).reversed() {
        guard let first = step.first else { continue }
        var part = parts[first.step] ?? (first, LogWriter(), LogWriter())
        let changes = trace.rewind(step)
        changes.board.write(to: &part.boards)
        for cell in changes.cells { cell.write(to: &part.cells) }
        parts[first.step] = part
      }
    }
    try db.execute(sql: "INSERT INTO origin(name) VALUES (?)", arguments: [newUID()])
    let origin = db.lastInsertedRowID
    for (number, part) in parts.sorted(by: { $0.key < $1.key }) {
      try db.execute(
        sql: "INSERT INTO step(id, state, clock, origin, at, label) VALUES (?, 3, ?, ?, ?, ?)",
        arguments: [number, number, origin, part.step.at?.seconds, part.step.command])
      try Recorder.insert(part.boards.bytes, of: boards.number, section: 0, number, db)
      if !part.cells.bytes.isEmpty { try Recorder.insert(part.cells.bytes, of: cells.number, section: 0, number, db) }
    }
  }

  fileprivate struct Row {
    let step: Int64
    let at: Moment?
    let command: String
    let board: String
    let boardID: Int64
    /// Nil for the board itself.
    let cell: Int64?
    /// The cell's, where it is still on the board.
    let uid: String?
    let was, position: Int?
    /// The board's, when it came about.
    let size: GridSize

    init(_ row: Columns) {
      step = row[0]
      at = (row[1] as String?).flatMap { Moment($0) }
      command = row[2]
      board = row[3]
      boardID = row[4]
      cell = row[5]
      uid = row[6]
      was = (row[7] as Int64?).map { Int($0) }
      position = (row[8] as Int64?).map { Int($0) }
      size = GridSize(columns: row[9], rows: row[10]) ?? .nine
    }
  }
}

/// Walks with a board from the present back. When it got another size, its cells were moved and nothing was said of it: the
/// log needs these moves.
private struct OlderTrace {
  private let boards, cells: LogTables.Table
  /// By a cell's number: its identity, and where it was before the steps that were taken back.
  private var places: [Int64: (uid: String, place: Int)]
  private var earlierSizes: [GridSize]

  /// - Parameter rows: all of one board, the earliest first.
  init(_ rows: [OlderHistory.Row], _ boards: LogTables.Table, _ cells: LogTables.Table, _ db: Database) throws {
    self.boards = boards
    self.cells = cells
    let present = try db.rows(
      db.makeStatement(sql: "SELECT id, uid, position FROM cell WHERE board = ?"), [rows.first?.boardID]
    ) { ($0[0] as Int64, (uid: $0[1] as String, place: $0[2] as Int)) }
    places = Dictionary(present) { $1 }
    let sizes = rows.chunked(by: \.step).compactMap { $0.last?.size }
    earlierSizes = [rows.first?.size ?? .nine] + sizes.dropLast()
  }

  /// - Parameter step: what was noted of the last step that isn't taken back yet.
  mutating func rewind(_ step: [OlderHistory.Row]) -> (board: LoggedChange, cells: [LoggedChange]) {
    let before = earlierSizes.popLast() ?? .nine
    let after = step.last?.size ?? before
    let sizes = [("grid_columns", before.columns, after.columns), ("grid_rows", before.rows, after.rows)]
    let board = change(
      .update, uid: step.first?.board, of: boards, sizes.filter { $1 != $2 }.map { ($0, $1, $2) })
    var changes: [LoggedChange] = []
    for id in step.compactMap(\.cell).uniqued() {
      let rows = step.filter { $0.cell == id }
      guard let first = rows.first, let last = rows.last else { continue }
      let uid = places[id]?.uid ?? first.uid ?? "\(first.board)#\(id)"
      let was = first.was.map { first.size.position($0, in: before, pages: Board.mostPages) ?? $0 }
      let became = last.position.map { last.size.position($0, in: after, pages: Board.mostPages) ?? $0 }
      switch (was, became) {
      case (nil, nil): continue
      case (nil, let place?):
        changes.append(
          change(
            .insert, uid: nil, of: cells, [("uid", nil, uid), ("board", nil, first.boardID), ("position", nil, place)]))
      case (let place?, nil):
        changes.append(
          change(
            .delete, uid: nil, of: cells, [("uid", uid, nil), ("board", first.boardID, nil), ("position", place, nil)]))
      case (let was?, let became?):
        // Of a cell that stayed where it was it isn't known what was changed.
        let isMoved = first.was != last.position
        changes.append(change(.update, uid: uid, of: cells, isMoved ? [("position", was, became)] : []))
      }
      places[id] = was.map { (uid, $0) }
    }
    let touched = Set(step.compactMap(\.cell))
    for (id, cell) in places.sorted(by: { $0.key < $1.key }) where before != after && !touched.contains(id) {
      guard let place = after.position(cell.place, in: before, pages: Board.mostPages), place != cell.place else {
        continue
      }
      changes.append(change(.update, uid: cell.uid, of: cells, [("position", place, cell.place)]))
      places[id] = (cell.uid, place)
    }
    return (board, changes)
  }

  private func change(
    _ deed: LoggedChange.Deed, uid: String?, of table: LogTables.Table,
    _ fields: [(String, (any DatabaseValueConvertible)?, (any DatabaseValueConvertible)?)]
  ) -> LoggedChange {
    let logged = fields.compactMap { name, was, became in
      table.field(name).map {
        LoggedChange.Field(
          number: $0.number, was: was?.databaseValue ?? .null, became: became?.databaseValue ?? .null)
      }
    }
    return LoggedChange(deed: deed, uid: uid, fields: logged.sorted { $0.number < $1.number })
  }
}

extension Array {
  /// In stretches of those that come one after the other with the same key.
  fileprivate func chunked<Key: Equatable>(by key: (Element) -> Key) -> [[Element]] {
    reduce(into: []) { chunks, element in
      if let last = chunks.last?.last, key(last) == key(element) {
        chunks[chunks.count - 1].append(element)
      } else {
        chunks.append([element])
      }
    }
  }
}

extension Array where Element: Hashable {
  /// Each once, in the order in which they first come.
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
