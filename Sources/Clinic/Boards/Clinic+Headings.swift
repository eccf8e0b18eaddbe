import TagarelaKit
public import Workspace

extension Clinic {
  /// Whether a cell only says what a column or row of its board is for: it is read, not touched.
  public func isHeading(_ cell: CellRecord, of board: BoardRecord) -> Bool {
    headings(of: board, among: [cell]).contains(cell.position)
  }

  /// The positions of those cells of a board that only say what a column or row is for.
  public func headings(of board: BoardRecord, among cells: [CellRecord]) -> Set<Int> {
    let places = registry.first(.layouts, id: board.layout)?.headings(of: board.size) ?? []
    let words = cells.filter { $0.isBareWord && places.contains(($0.position - 1) % board.size.count + 1) }
    return Set(words.map(\.position))
  }
}

extension CellRecord {
  /// Whether it is a word alone, that says nothing but what it shows: without a symbol, a recording, a way or anything to be done.
  fileprivate var isBareWord: Bool { symbol == nil && voice == nil && link == nil && self.actions.isEmpty }
}
