import GRDB
import TagarelaKit

extension Workspace {
  /// The board's filled cells in reading order.
  public func cells(of board: BoardRecord) throws -> [CellRecord] {
    try read { db in
      let statement = try db.cachedStatement(sql: Workspace.cellQuery + " ORDER BY cell.position")
      return try db.rows(statement, [board.id], CellRecord.init)
    }
  }

  /// - Returns: nil when the place is empty.
  public func cell(at position: Int, of board: BoardRecord) throws -> CellRecord? {
    try read { try $0.one(Workspace.placeQuery, [board.id, position], CellRecord.init) }
  }

  /// Where a cell lies on a board; nil where it doesn't.
  func position(ofCell cell: String, on board: BoardRecord) throws -> Int? {
    try read { try $0.one("SELECT position FROM cell WHERE uid = ? AND board = ?", [cell, board.id]) { $0[0] } }
  }

  private static let cellQuery = """
    SELECT \(CellRecord.columns)
    FROM cell LEFT JOIN symbol ON symbol.id = cell.symbol LEFT JOIN category ON category.id = symbol.category
    WHERE cell.board = ?
    """

  private static let placeQuery = cellQuery + " AND cell.position = ?"

  public func cellCount(of board: BoardRecord) throws -> Int {
    try read { try $0.one("SELECT count(*) FROM cell WHERE board = ?", [board.id]) { $0[0] } ?? 0 }
  }

  /// Puts a symbol into a cell, in place of what is there; span, colours and link of the cell stay.
  ///
  /// - Parameters:
  ///   - position: one of the board's, from 1.
  ///   - picture: shown on this board in place of the symbol's own.
  /// - Throws: ``Failure`` `board.not_owner` when the symbol is another patient's, or a patient's on a general board;
  ///   `cell.covered` when a larger cell lies over the place.
  public func put(_ symbol: SymbolRecord, at position: Int, on board: BoardRecord, picture: Int64? = nil) throws {
    try checkOwner(of: symbol, on: board)
    try read { db in
      try checkIsFree([position], of: board, besides: position, db, whole: false)
      try db.cachedStatement(
        sql: """
          INSERT INTO cell(uid, board, position, symbol, picture) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (board, position) DO UPDATE
          SET symbol = excluded.symbol, picture = excluded.picture, label = NULL, spoken = NULL, voice = NULL
          """
      ).execute(arguments: [newUID(), board.id, position, symbol.id, picture])
    }
  }

  /// Makes a cell what it is now, whether or not its place was filled. A filled place keeps its identity; an empty one gets
  /// the cell's, or a new one where another cell has that.
  ///
  /// - Throws: ``Failure`` `board.not_owner`, `cell.covered` when another cell lies where it would, `cell.leaves_page`.
  public func save(_ cell: CellRecord, on board: BoardRecord) throws {
    if let symbol = cell.symbol { try checkOwner(of: symbol, on: board) }
    try read { db in
      guard let places = board.size.positions(covered: cell.span, at: cell.position) else {
        throw Failure(
          "cell.leaves_page",
          [
            "cell": .text(board.size.name(ofPosition: cell.position)),
            "span": .text("\(cell.span.columns)x\(cell.span.rows)"), "size": .text(board.size.description),
          ])
      }
      try checkIsFree(places, of: board, besides: cell.position, db, whole: cell.span != .single)
      let saved = try db.cachedStatement(
        sql: """
          INSERT INTO cell(uid, board, position, symbol, picture, voice, link, \(CellRecord.described.list))
          VALUES (?, ?, ?, ?, ?, ?, ?, \(CellRecord.described.places))
          ON CONFLICT (board, position) DO UPDATE
          SET symbol = excluded.symbol, picture = excluded.picture, voice = excluded.voice, link = excluded.link,
            \(CellRecord.described.excluded)
          RETURNING id
          """)
      let own: [(any DatabaseValueConvertible)?] = try [
        freeUID(cell.uid, db), board.id, cell.position, cell.symbol?.id, cell.restyled, cell.ownVoice, cell.link,
      ]
      let arguments = StatementArguments(own + CellRecord.described.values(of: cell.traits))
      for id in try db.rows(saved, arguments, { $0[0] as Int64 }) {
        try ForeignFields.keep(cell.foreign, of: .cell(id), in: db)
      }
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

  private func freeUID(_ uid: String, _ db: Database) throws -> String {
    guard !uid.isEmpty else { return newUID() }
    return try db.one("SELECT 1 FROM cell WHERE uid = ?", [uid]) { _ in newUID() } ?? uid
  }

  private func checkOwner(of symbol: SymbolRecord, on board: BoardRecord) throws {
    guard let owner = symbol.patient, owner != board.patient else { return }
    throw Failure("board.not_owner", ["symbol": .text(symbol.name), "board": .text(board.name)])
  }

  /// - Parameters:
  ///   - own: the place of the cell itself.
  ///   - whole: whether cells of a single place can be in the way too.
  /// - Throws: ``Failure`` `cell.covered`.
  private func checkIsFree(_ places: [Int], of board: BoardRecord, besides own: Int, _ db: Database, whole: Bool) throws
  {
    // What covers a place lies before it on its page: a board of many pages isn't looked through for each of its cells.
    let last = places.max() ?? own
    let first = ((places.min() ?? own) - 1) / board.size.count * board.size.count + 1
    let wide = try db.cachedStatement(
      sql: """
        SELECT position, grid_columns, grid_rows FROM cell
        WHERE board = ? AND position BETWEEN ? AND ? AND (grid_columns > 1 OR grid_rows > 1) AND position <> ?
        """)
    var taken: [(place: Int, cell: Int)] = try db.rows(wide, [board.id, first, last, own]) { row -> [(Int, Int)] in
      let (position, span) = (row[0] as Int, Span(columns: row[1], rows: row[2]) ?? .single)
      return (board.size.positions(covered: span, at: position) ?? [position]).map { ($0, position) }
    }.flatMap(\.self)
    if whole {
      let all = try db.cachedStatement(
        sql: "SELECT position FROM cell WHERE board = ? AND position BETWEEN ? AND ? AND position <> ?")
      taken += try db.rows(all, [board.id, first, last, own]) { ($0[0], $0[0]) }
    }
    guard let hit = taken.first(where: { places.contains($0.place) }) else { return }
    throw Failure(
      "cell.covered",
      [
        "cell": .text(board.size.name(ofPosition: hit.place)), "other": .text(board.size.name(ofPosition: hit.cell)),
        "board": .text(board.name),
      ])
  }
}
