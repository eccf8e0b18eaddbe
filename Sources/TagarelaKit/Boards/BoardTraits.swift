/// What a board is by itself, beside its name, its size and what it shows.
public struct BoardTraits: Sendable, Equatable {
  /// How many pages it has, at least 1.
  public var pages = 1
  /// The layout's identifier; empty where none is named, and any will do that takes the size and has no roles.
  public var layout = ""
  /// Where the cells' words stand.
  public var labels = LabelPlace.below
  /// In which letters the cells' words are shown.
  public var letters = LetterCase.asWritten
  /// What lies behind the cells; nil for paper.
  public var background: Tint?
  /// Up to which level the patient sees its cells, each of which keeps its place; 0 for all, at most ``Board/highestLevel``.
  public var level = 0
  /// Whether the patient may put its symbols elsewhere.
  public var isMovable = false

  /// Those of a board of one page, without a layout.
  public init() {}

  /// All that is above.
  public static let fields: [RecordField<BoardTraits>] = [
    .init("pages", \.pages, usual: 1, in: 1...Board.mostPages),
    .init("layout", \.layout, as: .code),
    .init("labels", \.labels, usual: .below),
    .init("letters", \.letters, unsaid: .asWritten),
    .init("background", \.background),
    .init("level", \.level, usual: 0, in: 0...Board.highestLevel),
    .init("movable", \.isMovable),
  ]

  /// Whether the patient sees a cell of it.
  public func shows(_ cell: CellTraits) -> Bool { !cell.isHidden && (level == 0 || cell.level <= level) }
}
