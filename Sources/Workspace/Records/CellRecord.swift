import Foundation
public import TagarelaKit

/// A filled cell: where it is and what it shows.
public struct CellRecord: Sendable {
  /// Empty for one that isn't kept yet.
  public var uid: String
  /// Of its top left corner, from 1 through all pages.
  public var position: Int
  public var span: Span
  /// Where it lies on its page, in place of the grid.
  public var area: CellArea?
  /// Nil for a cell with a word only.
  public var symbol: SymbolRecord?
  /// The symbol's.
  public var category: CategoryRecord?
  /// The picture shown on this board in place of the symbol's own.
  public var restyled: Int64?
  /// Shown in place of the symbol's name.
  public var label: String?
  /// Spoken in place of what is shown.
  public var spoken: String?
  /// Played in place of the symbol's.
  public var ownVoice: Int64?
  public var fill: Tint?
  public var border: Tint?
  public var isHidden: Bool
  /// The board that opens when it is touched.
  public var link: Int64?
  public var actions: [CellAction]
  /// As ``Board/foreign``.
  public var foreign: [String: String]

  public init(position: Int, symbol: SymbolRecord? = nil, category: CategoryRecord? = nil, label: String? = nil) {
    uid = ""
    self.position = position
    span = .single
    self.symbol = symbol
    self.category = category
    self.label = label
    isHidden = false
    actions = []
    foreign = [:]
  }

  /// The picture that the cell shows.
  public var picture: Int64? { restyled ?? symbol?.picture }

  /// Its word as it was written.
  public var text: String { label ?? symbol?.name ?? "" }

  /// What is played when it is touched.
  public var voice: Int64? { ownVoice ?? symbol?.voice }

  /// Of its frame: its own colour, else its category's.
  public var frame: Tint? { border ?? category.map { Tint($0.color) } }

  static let columns = """
    \(SymbolRecord.qualifiedColumns), cell.position, category.id, category.name, category.color, cell.picture, \
    cell.grid_columns, cell.grid_rows, cell.area, cell.label, cell.spoken, cell.voice, cell.fill, cell.border, \
    cell.hidden, cell.link, cell.actions, \
    (SELECT fields FROM foreign_fields WHERE foreign_fields.cell = cell.id), cell.uid
    """

  init(_ row: Columns) {
    position = row[10]
    if (row[0] as Int64?) != nil {
      symbol = SymbolRecord(row)
      category = CategoryRecord(id: row[11], name: row[12], color: row[13])
    }
    restyled = row[14]
    span = Span(columns: row[15], rows: row[16]) ?? .single
    area = (row[17] as String?).flatMap(CellArea.init)
    label = row[18]
    spoken = row[19]
    ownVoice = row[20]
    fill = (row[21] as String?).flatMap { Tint($0) }
    border = (row[22] as String?).flatMap { Tint($0) }
    isHidden = row[23] as Int != 0
    link = row[24]
    actions = (row[25] as String?).map(Self.actions) ?? []
    foreign = ForeignFields.read(row[26])
    uid = row[27]
  }

  private static func actions(_ text: String) -> [CellAction] {
    ((try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []).map(CellAction.init)
  }

  /// As the database keeps them; nil for none.
  var writtenActions: String? {
    guard !actions.isEmpty else { return nil }
    return (try? JSONEncoder().encode(actions.map(\.rawValue))).map { String(decoding: $0, as: UTF8.self) }
  }
}
