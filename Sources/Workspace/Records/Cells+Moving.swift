import GRDB
public import TagarelaKit

extension Workspace {
  /// Exchanges the contents of two cells; either may be empty. How many places each takes goes with it.
  ///
  /// - Throws: ``Failure`` `cell.covered` and `cell.leaves_page` where one doesn't fit.
  public func swap(_ a: Int, _ b: Int, on board: BoardRecord) throws {
    guard a != b else { return }
    let cells = try [cell(at: a, of: board), cell(at: b, of: board)]
    try read { db in
      let move = try db.cachedStatement(sql: "UPDATE cell SET position = ? WHERE board = ? AND position = ?")
      try move.execute(arguments: [0, board.id, a])
      try move.execute(arguments: [a, board.id, b])
      try move.execute(arguments: [b, board.id, 0])
    }
    for (cell, position) in zip(cells, [b, a]) {
      guard var cell else { continue }
      cell.position = position
      try save(cell, on: board)
    }
  }

  /// Gives the board another size or number of pages. Its cells stay in the same page, column and row.
  ///
  /// - Returns: the board as it is then.
  /// - Throws: ``Failure`` `board.too_small` when a cell would fall outside.
  @discardableResult
  public func resize(_ board: BoardRecord, to size: GridSize, pages: Int) throws -> BoardRecord {
    let moves = try cells(of: board).map { cell -> (from: Int, to: Int) in
      let place = board.size.place(ofPosition: cell.position)
      guard place.column + cell.span.columns <= size.columns, place.row + cell.span.rows <= size.rows,
        place.page <= pages
      else {
        throw Failure(
          "board.too_small",
          ["cell": .text(board.size.name(ofPosition: cell.position)), "symbol": .text(cell.text)])
      }
      return (cell.position, (place.page - 1) * size.count + place.row * size.columns + place.column + 1)
    }
    var resized = board
    resized.size = size
    resized.pages = pages
    try move(moves, on: board)
    try save(resized)
    return resized
  }

  /// Puts several cells elsewhere at once; none lands where another stays.
  func move(_ moves: [(from: Int, to: Int)], on board: BoardRecord) throws {
    try read { db in
      let move = try db.cachedStatement(sql: "UPDATE cell SET position = ? WHERE board = ? AND position = ?")
      // Below 0 first: no two are ever in one place.
      let changed = moves.filter { $0.from != $0.to }
      for (from, to) in changed { try move.execute(arguments: [-to, board.id, from]) }
      for (_, to) in changed { try move.execute(arguments: [to, board.id, -to]) }
    }
  }

  /// The boards that lead to this one, by name.
  public func boards(leadingTo board: BoardRecord) throws -> [BoardRecord] {
    try read { db in
      try db.all(
        BoardRecord.self,
        Scope(condition: "id IN (SELECT board FROM cell WHERE link = ?)", arguments: [board.id]))
    }
  }

  /// The board and all to which it leads, directly or not, in the order in which one comes to them.
  public func linked(from board: BoardRecord) throws -> [BoardRecord] {
    var found = [board]
    var known: Set = [board.id]
    var index = 0
    while index < found.count {
      for cell in try cells(of: found[index]) {
        guard let link = cell.link, known.insert(link).inserted, let next = try self.board(id: link) else { continue }
        found.append(next)
      }
      index += 1
    }
    return found
  }
}
