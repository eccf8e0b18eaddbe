public import TagarelaKit

/// A filled cell: where it is and what it shows.
@dynamicMemberLookup
public struct CellRecord: Sendable {
  /// Empty for one that isn't kept yet.
  public var uid: String
  /// Of its top left corner, from 1 through all pages.
  public var position: Int
  /// Nil for a cell with a word only.
  public var symbol: SymbolRecord?
  /// The symbol's.
  public var category: CategoryRecord?
  /// The picture shown on this board in place of the symbol's own.
  public var restyled: Int64?
  /// Played in place of the symbol's.
  public var ownVoice: Int64?
  /// The board that opens when it is touched.
  public var link: Int64?
  /// What it is by itself, which reads as the record's own.
  public var traits: CellTraits
  /// As ``Board/foreign``.
  public var foreign: [String: String]

  public init(position: Int, symbol: SymbolRecord? = nil, category: CategoryRecord? = nil, label: String? = nil) {
    uid = ""
    self.position = position
    self.symbol = symbol
    self.category = category
    traits = CellTraits()
    foreign = [:]
    self.label = label
  }

  /// One of its ``traits``.
  public subscript<Trait>(dynamicMember path: WritableKeyPath<CellTraits, Trait>) -> Trait {
    get { traits[keyPath: path] }
    set { traits[keyPath: path] = newValue }
  }

  /// The picture that the cell shows.
  public var picture: Int64? { restyled ?? symbol?.picture }

  /// Its word as it was written.
  public var text: String { traits.label ?? symbol?.word ?? "" }

  /// What is played when it is touched.
  public var voice: Int64? { ownVoice ?? symbol?.voice }

  /// Of its frame: its own colour, else its category's.
  public var frame: Tint? { traits.border ?? category.map { Tint($0.color) } }

  static let described = FieldColumns(CellTraits.fields)

  static let columns = """
    \(SymbolRecord.qualifiedColumns), category.id, category.name, category.color, cell.position, cell.uid, \
    cell.picture, cell.voice, cell.link, \
    (SELECT fields FROM foreign_fields WHERE foreign_fields.cell = cell.id), \(described.list(of: "cell"))
    """

  init(_ row: Columns) {
    let own = SymbolRecord.columnCount
    if (row[0] as Int64?) != nil {
      symbol = SymbolRecord(row)
      category = CategoryRecord(id: row[own], name: row[own + 1], color: row[own + 2])
    }
    position = row[own + 3]
    uid = row[own + 4]
    restyled = row[own + 5]
    ownVoice = row[own + 6]
    link = row[own + 7]
    foreign = ForeignFields.read(row[own + 8])
    traits = CellTraits()
    Self.described.read(row, from: own + 9, into: &traits)
  }
}
