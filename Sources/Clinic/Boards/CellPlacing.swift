public import TagarelaKit
public import Workspace

/// What became of two places of a board, one of which was moved to the other.
public struct CellMove: Sendable {
  /// The places of the cells that were meant, be it by a place that a cell only covers.
  public let from: Int
  public let to: Int
  /// Whether something came back from where the cell went.
  public let isExchange: Bool
}

/// Where cells are and how large.
extension Clinic {
  /// Moves a cell; what is in the other place comes here.
  ///
  /// - Throws: ``Failure`` `cell.unknown`, `cell.same`, `cell.empty` where nothing is in either place, and
  ///   `cell.would_cover`, `cell.leaves_page` where one of them doesn't fit.
  public func move(_ from: Int, to: Int, on board: BoardRecord) throws -> CellMove {
    try checkIsFilled(from, or: to, on: board)
    let one = try cell(covering: from, of: board)?.position ?? from
    // A place that the moved cell itself covers is a place to move to.
    let covering = try cell(covering: to, of: board)?.position
    let other = covering == one ? to : covering ?? to
    guard one != other else {
      throw Failure("cell.same", ["cell": .text(board.size.name(ofPosition: one)), "board": .text(board.name)])
    }
    let cells = (try workspace.cell(at: one, of: board), try workspace.cell(at: other, of: board))
    try checkIsFree(other, for: cells.0, besides: [one, other], on: board)
    try checkIsFree(one, for: cells.1, besides: [one, other], on: board)
    try workspace.swap(one, other, on: board)
    return CellMove(from: one, to: other, isExchange: cells.0 == nil || covering != nil && covering != one)
  }

  /// - Throws: ``Failure`` `cell.unknown`; `cell.empty`, of the first, where neither place has a cell.
  public func checkIsFilled(_ first: Int, or second: Int, on board: BoardRecord) throws {
    for position in [first, second] { try board.check(position) }
    if try cell(covering: second, of: board) == nil { _ = try filledCell(covering: first, of: board) }
  }

  /// Makes a cell take several places, or one again.
  ///
  /// - Throws: ``Failure`` `cell.would_cover`, `cell.leaves_page`.
  public func span(_ cell: CellRecord, _ span: Span, on board: BoardRecord) throws {
    var cell = cell
    cell.span = span
    try checkIsFree(cell.position, for: cell, besides: [cell.position], on: board)
    try workspace.save(cell, on: board)
  }

  /// Makes a cell an area of the picture behind the board.
  ///
  /// - Parameter area: nil for a cell in its place on the grid.
  public func setArea(_ area: CellArea?, of cell: CellRecord, on board: BoardRecord) throws {
    var cell = cell
    cell.area = area
    try workspace.save(cell, on: board)
  }

  /// The filled cell at, or lying over, a position; nil where there is none.
  public func cell(covering position: Int, of board: BoardRecord) throws -> CellRecord? {
    if let cell = try workspace.cell(at: position, of: board) { return cell }
    return try workspace.cells(of: board).first { cell in
      board.size.positions(covered: cell.span, at: cell.position)?.contains(position) ?? false
    }
  }

  /// The same, where there must be one.
  ///
  /// - Throws: ``Failure`` `cell.empty`.
  public func filledCell(covering position: Int, of board: BoardRecord) throws -> CellRecord {
    guard let cell = try cell(covering: position, of: board) else {
      throw Failure("cell.empty", ["cell": .text(board.size.name(ofPosition: position)), "board": .text(board.name)])
    }
    return cell
  }

  /// - Throws: ``Failure`` `cell.would_cover` when the cell, at this position, would lie over a filled one.
  private func checkIsFree(_ position: Int, for cell: CellRecord?, besides own: [Int], on board: BoardRecord) throws {
    guard let cell, let places = board.size.positions(covered: cell.span, at: position) else { return }
    for other in try workspace.cells(of: board) where !own.contains(other.position) {
      let covered = board.size.positions(covered: other.span, at: other.position) ?? [other.position]
      guard covered.contains(where: places.contains) else { continue }
      throw Failure(
        "cell.would_cover",
        [
          "cell": .text(board.size.name(ofPosition: cell.position)), "text": .text(other.text),
          "other": .text(board.size.name(ofPosition: other.position)), "board": .text(board.name),
        ])
    }
  }
}

extension BoardRecord {
  /// The place that a word names: its number, or column letter and row, on a later page with the page: `2:B2`.
  ///
  /// - Throws: ``Failure`` `cell.unknown`.
  public func position(named word: String) throws -> Int {
    guard let position = size.position(word, pages: self.pages) else { throw unknown(word) }
    return position
  }

  /// - Throws: ``Failure`` `cell.unknown` for a position that none of its pages has.
  func check(_ position: Int) throws {
    guard (1...count).contains(position) else { throw unknown(String(position)) }
  }

  private func unknown(_ cell: String) -> Failure {
    Failure(
      "cell.unknown",
      [
        "cell": .text(cell), "board": .text(name), "last": .text(size.name(ofPosition: count)),
        "count": .integer(count),
      ])
  }
}
