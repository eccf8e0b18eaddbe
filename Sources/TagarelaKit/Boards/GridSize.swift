/// Columns and rows of a board's page.
public struct GridSize: Sendable, Hashable {
  /// 1 to ``mostColumns``.
  public let columns: Int
  /// 1 to ``mostRows``.
  public let rows: Int

  /// Columns are named A to Z, so there are at most 26.
  public static let mostColumns = 26
  /// Of one page; a larger board has several.
  public static let mostRows = 50

  /// - Returns: nil when a side is less than 1 or more than ``mostColumns`` or ``mostRows``.
  public init?(columns: Int, rows: Int) {
    guard (1...Self.mostColumns).contains(columns), (1...Self.mostRows).contains(rows) else { return nil }
    self.columns = columns
    self.rows = rows
  }

  /// The nine-cell board.
  public static let nine = GridSize(unchecked: 3, 3)
  /// The large symbol.
  public static let one = GridSize(unchecked: 1, 1)
  /// As many columns and rows as there can be.
  public static let largest = GridSize(unchecked: mostColumns, mostRows)

  private init(unchecked columns: Int, _ rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// How many places a page has.
  public var count: Int { columns * rows }
}

extension GridSize: CustomStringConvertible, LosslessStringConvertible {
  /// `4x3`: columns, then rows.
  public var description: String { "\(columns)x\(rows)" }

  /// Reads `4x3`, also with a multiplication sign or a capital.
  public init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard parts.count == 2, let columns = decimal(parts[0].utf8), let rows = decimal(parts[1].utf8) else { return nil }
    self.init(columns: columns, rows: rows)
  }
}
