import GRDB
public import TagarelaKit

extension Workspace {
  /// The board's filled cells in reading order.
  public func cells(of board: BoardRecord) throws -> [CellRecord] {
    try read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT \(SymbolRecord.qualifiedColumns), cell.position, category.id, category.name, category.color,
            cell.picture
          FROM cell JOIN symbol ON symbol.id = cell.symbol JOIN category ON category.id = symbol.category
          WHERE cell.board = ? ORDER BY cell.position
          """)
      return try db.rows(statement, [board.id]) { row in
        CellRecord(
          position: row[10], symbol: SymbolRecord(row),
          category: CategoryRecord(id: row[11], name: row[12], color: row[13]), restyled: row[14])
      }
    }
  }

  public func cellCount(of board: BoardRecord) throws -> Int {
    try read { db in
      let statement = try db.cachedStatement(sql: "SELECT count(*) FROM cell WHERE board = ?")
      return try Int.fetchOne(statement, arguments: [board.id]) ?? 0
    }
  }

  /// Puts a symbol into a cell, in place of what is there.
  ///
  /// - Parameters:
  ///   - position: one of the board's, from 1.
  ///   - picture: shown on this board in place of the symbol's own.
  /// - Throws: ``Failure`` `board.not_owner` when the symbol is another patient's, or a patient's on a general board.
  public func put(_ symbol: SymbolRecord, at position: Int, on board: BoardRecord, picture: Int64? = nil) throws {
    if let owner = symbol.patient, owner != board.patient {
      throw Failure("board.not_owner", ["symbol": .text(symbol.name), "board": .text(board.name)])
    }
    try read { db in
      try db.cachedStatement(
        sql: """
          INSERT INTO cell(board, position, symbol, picture) VALUES (?, ?, ?, ?)
          ON CONFLICT (board, position) DO UPDATE SET symbol = excluded.symbol, picture = excluded.picture
          """
      ).execute(arguments: [board.id, position, symbol.id, picture])
    }
  }

  /// - Returns: false when the cell was empty.
  @discardableResult
  public func clear(_ position: Int, on board: BoardRecord) throws -> Bool {
    try read { db in
      try db.cachedStatement(sql: "DELETE FROM cell WHERE board = ? AND position = ?")
        .execute(arguments: [board.id, position])
      return db.changesCount > 0
    }
  }

  /// Moves the filled cells to where they stay in the same column and row of the new size.
  ///
  /// - Throws: ``Failure`` `board.too_small` when one would fall outside.
  public func resize(_ board: BoardRecord, to size: GridSize) throws {
    let cells = try cells(of: board)
    let moved = try cells.map { cell -> (cell: CellRecord, position: Int) in
      let column = (cell.position - 1) % board.size.columns
      let row = (cell.position - 1) / board.size.columns
      guard column < size.columns, row < size.rows else {
        throw Failure(
          "board.too_small",
          ["cell": .text(board.size.name(ofPosition: cell.position)), "symbol": .text(cell.symbol.name)])
      }
      return (cell, row * size.columns + column + 1)
    }
    try read { db in
      try db.execute(sql: "DELETE FROM cell WHERE board = ?", arguments: [board.id])
      let insert = try db.cachedStatement(
        sql: "INSERT INTO cell(board, position, symbol, picture) VALUES (?, ?, ?, ?)")
      for (cell, position) in moved {
        try insert.execute(arguments: [board.id, position, cell.symbol.id, cell.restyled])
      }
    }
  }

  /// Exchanges the contents of two cells; either may be empty.
  public func swap(_ a: Int, _ b: Int, on board: BoardRecord) throws {
    guard a != b else { return }
    try read { db in
      let move = try db.cachedStatement(sql: "UPDATE cell SET position = ? WHERE board = ? AND position = ?")
      try move.execute(arguments: [0, board.id, a])
      try move.execute(arguments: [a, board.id, b])
      try move.execute(arguments: [b, board.id, 0])
    }
  }
}
