import GRDB
import TagarelaKit

/// Gives each cell of a board a place of its own, after several workspaces have worked on it.
///
/// Who put a cell where it is first keeps the place; another goes to the next free one that is large enough, on a further page
/// if need be. So nobody's work is lost. What is moved so is written like any change, and travels.
struct Arranging {
  let store: ReplicaStore
  let stamp: Stamp

  private struct Cell {
    let row: ReplicaStore.Row
    let id: Int64
    let lies: Int
    let wanted: Int
    let since: Stamp
    var span: Span
    var place = 0
  }

  /// - Returns: how many cells had to be moved.
  func arrange(_ board: Int64) throws -> Int {
    let found = try store.db.one("SELECT grid_columns, grid_rows, pages, uid FROM board WHERE id = ?", [board]) {
      (columns: $0[0] as Int, rows: $0[1] as Int, pages: $0[2] as Int, uid: $0[3] as String)
    }
    guard let found, let size = GridSize(columns: found.columns, rows: found.rows) else { return 0 }
    var cells = try cells(of: board, size)
    guard !cells.isEmpty else { return 0 }
    var taken: Set<Int> = []
    var pages = max(1, min(found.pages, Board.mostPages))
    let isNowhere = { (cell: Cell) in
      !(1...size.count * pages).contains(cell.wanted)
        || (size.positions(covered: cell.span, at: cell.wanted).map { !taken.isDisjoint(with: $0) } ?? true)
    }
    var displaced: [Int] = []
    for index in cells.indices {
      if isNowhere(cells[index]) {
        displaced.append(index)
      } else {
        cells[index].place = cells[index].wanted
        taken.formUnion(size.positions(covered: cells[index].span, at: cells[index].wanted) ?? [])
      }
    }
    for index in displaced {
      if size.positions(covered: cells[index].span, at: 1) == nil { cells[index].span = .single }
      while cells[index].place == 0, pages <= Board.mostPages {
        let first = max(1, min(cells[index].wanted, size.count * pages))
        let places = Array(first...size.count * pages) + Array(1..<first)
        let free = places.lazy.compactMap { place in
          size.positions(covered: cells[index].span, at: place).flatMap {
            taken.isDisjoint(with: $0) ? (place, $0) : nil
          }
        }.first
        if let (place, covered) = free {
          cells[index].place = place
          taken.formUnion(covered)
        } else {
          pages += 1
        }
      }
    }
    try write(cells, on: board)
    if pages > found.pages, pages <= Board.mostPages {
      try store.db.execute(sql: "UPDATE board SET pages = ? WHERE id = ?", arguments: [pages, board])
      if let row = try store.row("board", found.uid) { try note(["pages": pages], of: row) }
    }
    return displaced.count
  }

  /// Those that were put where they are first come first.
  private func cells(of board: Int64, _ size: GridSize) throws -> [Cell] {
    let statement = try store.db.cachedStatement(
      sql: "SELECT id, uid, position, grid_columns, grid_rows FROM cell WHERE board = ?")
    let found = try store.db.rows(statement, [board]) {
      (id: $0[0] as Int64, uid: $0[1] as String, lies: $0[2] as Int, columns: $0[3] as Int, rows: $0[4] as Int)
    }
    return try found.compactMap { cell -> Cell? in
      guard let row = try store.row("cell", cell.uid), let written = try store.registers(of: row)["position"] else {
        return nil
      }
      return Cell(
        row: row, id: cell.id, lies: cell.lies,
        wanted: ReplicaValue.read(written.value).flatMap { Int.fromDatabaseValue($0) } ?? 0, since: written.stamp,
        span: Span(columns: cell.columns, rows: cell.rows) ?? .single)
    }.sorted { ($0.since, $0.row.uid) < ($1.since, $1.row.uid) }
  }

  private func write(_ cells: [Cell], on board: Int64) throws {
    let move = try store.db.cachedStatement(sql: "UPDATE cell SET position = ? WHERE id = ?")
    let moved = cells.filter { $0.place != 0 && $0.place != $0.lies }
    // Below 0 first: no two are ever in one place.
    for cell in moved where cell.lies > 0 { try move.execute(arguments: [-cell.id, cell.id]) }
    for cell in moved { try move.execute(arguments: [cell.place, cell.id]) }
    for cell in cells where cell.place != 0 && cell.place != cell.wanted {
      try store.db.execute(
        sql: "UPDATE cell SET grid_columns = ?, grid_rows = ? WHERE id = ?",
        arguments: [cell.span.columns, cell.span.rows, cell.id])
      try note(
        ["position": cell.place, "grid_columns": cell.span.columns, "grid_rows": cell.span.rows], of: cell.row)
    }
  }

  private func note(_ values: [String: Int], of row: ReplicaStore.Row) throws {
    let before = try store.registers(of: row)
    var after = before
    for (field, value) in values {
      _ = after.write(
        field, Register(stamp: stamp, value: ReplicaValue.plain(value.databaseValue), isSent: false))
    }
    try store.save(after, of: row, before: before)
  }
}
