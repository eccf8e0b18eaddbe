import StructuredText
import TagarelaKit

/// Where a picture's upper left corner lies (ECMA-376-1, 20.5.2.15).
struct AnchorCorner {
  /// From 0.
  let column: Int
  /// From 1.
  let row: Int
  /// Below the row's upper edge, in points.
  let offset: Double

  /// - Returns: nil for what is not anchored to a cell.
  init?(_ anchor: XMLElement) {
    func number(_ name: String) -> Int? { (anchor.first("from")?.first(name)?.text.trimmingBlanks).flatMap { Int($0) } }
    guard let column = number("col"), let row = number("row"), (0..<SheetRows.last).contains(column),
      (0..<SheetRows.last).contains(row)
    else { return nil }
    (self.column, self.row) = (column, row + 1)
    // A point has 12,700 of the standard's units.
    offset = Double(number("rowOff") ?? 0) / 12_700
  }
}

/// Of a sheet's rows, in points.
struct RowHeights {
  var usual = 15.0
  private var own: [Int: Double] = [:]

  private static let most = WordTable.mostWords

  mutating func note(_ height: String?, of row: Int) {
    if let height = height.flatMap(Double.init), own.count < Self.most { own[row] = height }
  }

  /// The row that a picture is seen in: one that begins in a row's lower half is the next row's.
  func row(of corner: AnchorCorner) -> Int {
    corner.offset > (own[corner.row] ?? usual) / 2 ? corner.row + 1 : corner.row
  }
}
