/// A grid of symbols.
public struct Board: Sendable, Equatable {
  public var uid: String
  public var name: String
  public var size: GridSize
  /// The layout's identifier.
  public var layout: String
  /// Where the cells' words stand.
  public var labels: LabelPlace
  /// Filled cells in reading order; positions count from 1.
  public var cells: [Cell]

  public init(
    uid: String = "", name: String, size: GridSize, layout: String, labels: LabelPlace = .below, cells: [Cell] = []
  ) {
    self.uid = uid
    self.name = name
    self.size = size
    self.layout = layout
    self.labels = labels
    self.cells = cells
  }

  public struct Cell: Sendable, Equatable {
    public var position: Int
    public var symbol: Symbol
    /// Shown on this board in place of the symbol's own, when the board is shown in another symbol system.
    public var picture: Picture?

    public init(position: Int, symbol: Symbol, picture: Picture? = nil) {
      self.position = position
      self.symbol = symbol
      self.picture = picture
    }

    /// The picture that the cell shows.
    public var shown: Picture? { picture ?? symbol.picture }
  }
}

/// Where the word of a cell stands: above or below its picture.
public enum LabelPlace: String, Sendable, Codable, CaseIterable {
  case above, below
}

/// Columns and rows of a board.
public struct GridSize: Sendable, Hashable {
  public let columns: Int
  public let rows: Int

  /// Columns are named A to Z, so there are at most 26.
  public static let mostColumns = 26
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

  private init(unchecked columns: Int, _ rows: Int) {
    self.columns = columns
    self.rows = rows
  }

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

extension GridSize {
  /// The position, from 1 in reading order, that a cell's number (`5`) or column letter and row (`B2`) names.
  public func position(_ cell: String) -> Int? {
    if let number = decimal(Substring(cell).utf8) {
      return (1...count).contains(number) ? number : nil
    }
    guard let letter = cell.utf8.first, let row = decimal(Substring(cell).utf8.dropFirst()), (1...rows).contains(row)
    else { return nil }
    let column = Int(letter | 0x20) - Int(UInt8(ascii: "a"))
    guard (0..<columns).contains(column) else { return nil }
    return (row - 1) * columns + column + 1
  }

  /// Column letter and row: `B2`.
  public func name(ofPosition position: Int) -> String {
    let column = UInt8(ascii: "A") + UInt8(clamping: (position - 1) % columns)
    return "\(Character(Unicode.Scalar(column)))\((position - 1) / columns + 1)"
  }
}
