/// A grid of cells on one page or several.
@dynamicMemberLookup
public struct Board: Sendable, Equatable {
  /// The same on every device; empty when the file that it came from gave none.
  public var uid: String
  /// As its maker typed it. No two boards of one patient, and no two general ones, share it, whatever their case and
  /// accents.
  public var name: String
  /// Of one page; all pages are alike.
  public var size: GridSize
  /// Pages, layout, letters and colour, which read as the board's own.
  public var traits: BoardTraits
  /// Fills the page behind the cells: a visual scene, whose cells are areas of it.
  public var scene: Picture?
  /// Filled cells in reading order, page after page; positions count from 1.
  public var cells: [Cell]
  /// What the file that it came from said beyond this, by the format's identifier and in words of that format alone:
  /// what is read is written again.
  public var foreign: [String: String]

  /// One that is as usual but for what is given; what ``traits`` has beyond is given them.
  public init(
    uid: String = "", name: String, size: GridSize, pages: Int = 1, layout: String, labels: LabelPlace = .below,
    letters: LetterCase = .asWritten, background: Tint? = nil, scene: Picture? = nil, cells: [Cell] = [],
    foreign: [String: String] = [:]
  ) {
    self.uid = uid
    self.name = name
    self.size = size
    traits = BoardTraits()
    self.scene = scene
    self.cells = cells
    self.foreign = foreign
    traits.pages = pages
    traits.layout = layout
    traits.labels = labels
    traits.letters = letters
    traits.background = background
  }

  /// One of its ``traits``.
  @inlinable
  public subscript<Trait>(dynamicMember path: WritableKeyPath<BoardTraits, Trait>) -> Trait {
    get { traits[keyPath: path] }
    set { traits[keyPath: path] = newValue }
  }

  /// More pages than anybody turns; a file that wants more is wrong.
  public static let mostPages = 200

  /// Of the steps in which a patient is shown words (``BoardTraits/level``).
  public static let highestLevel = 10
}

/// Where the word of a cell stands: above or below its picture, or nowhere.
public enum LabelPlace: String, Sendable, Codable, CaseIterable {
  case above, below, hidden
}

/// In which letters words are shown. A word's own capitals come back with ``asWritten``.
public enum LetterCase: String, Sendable, Codable, CaseIterable {
  case asWritten = "as-written"
  case upper, lower

  /// The text as it is shown; case goes by Unicode, for no language of its own.
  public func applied(to text: String) -> String {
    switch self {
    case .asWritten: text
    case .upper: text.uppercased()
    case .lower: text.lowercased()
    }
  }
}

/// How many columns and rows a cell takes, at least one each.
public struct Span: Sendable, Hashable {
  /// 1 to ``GridSize/mostColumns``.
  public let columns: Int
  /// 1 to ``GridSize/mostRows``.
  public let rows: Int

  /// - Returns: nil when a side is less than 1 or more than a page can have.
  public init?(columns: Int, rows: Int) {
    guard GridSize(columns: columns, rows: rows) != nil else { return nil }
    self.columns = columns
    self.rows = rows
  }

  /// As many places as a page of this size has.
  public init(of size: GridSize) {
    columns = size.columns
    rows = size.rows
  }

  /// One place, as nearly all cells have it.
  public static let single = Span()

  private init() {
    columns = 1
    rows = 1
  }
}

extension Span: LosslessStringConvertible {
  /// `2x1`: columns, then rows.
  public var description: String { "\(columns)x\(rows)" }

  /// Reads ``description``, and all that is read as a grid's size.
  public init?(_ text: String) {
    guard let size = GridSize(text) else { return nil }
    self.init(of: size)
  }
}
