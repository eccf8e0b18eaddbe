import GRDB
public import TagarelaKit

extension Workspace {
  /// The board's filled cells in reading order.
  public func cells(of board: BoardRecord) throws -> [CellRecord] {
    try read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT \(SymbolRecord.qualifiedColumns), cell.position, category.id, category.name, category.color
          FROM cell JOIN symbol ON symbol.id = cell.symbol JOIN category ON category.id = symbol.category
          WHERE cell.board = ? ORDER BY cell.position
          """)
      let rows = try Row.fetchCursor(statement, arguments: [board.id])
      return try Array(
        rows.map { row in
          CellRecord(
            position: row[8], symbol: SymbolRecord(row),
            category: CategoryRecord(id: row[9], name: row[10], color: row[11]))
        })
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
  /// - Parameter position: one of the board's, from 1.
  /// - Throws: ``Failure`` `board.not_owner` when the symbol is another patient's, or a patient's on a general board.
  public func put(_ symbol: SymbolRecord, at position: Int, on board: BoardRecord) throws {
    if let owner = symbol.patient, owner != board.patient {
      throw Failure("board.not_owner", ["symbol": .text(symbol.name), "board": .text(board.name)])
    }
    try read { db in
      try db.cachedStatement(
        sql: """
          INSERT INTO cell(board, position, symbol) VALUES (?, ?, ?)
          ON CONFLICT (board, position) DO UPDATE SET symbol = excluded.symbol
          """
      ).execute(arguments: [board.id, position, symbol.id])
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
    let moved = try cells.map { cell -> (symbol: Int64, position: Int) in
      let column = (cell.position - 1) % board.size.columns
      let row = (cell.position - 1) / board.size.columns
      guard column < size.columns, row < size.rows else {
        throw Failure(
          "board.too_small",
          ["cell": .text(board.size.name(ofPosition: cell.position)), "symbol": .text(cell.symbol.name)])
      }
      return (cell.symbol.id, row * size.columns + column + 1)
    }
    try read { db in
      try db.execute(sql: "DELETE FROM cell WHERE board = ?", arguments: [board.id])
      let insert = try db.cachedStatement(sql: "INSERT INTO cell(board, position, symbol) VALUES (?, ?, ?)")
      for cell in moved { try insert.execute(arguments: [board.id, cell.position, cell.symbol]) }
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
