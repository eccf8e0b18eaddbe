/// What a cell is by itself, beside its place and what it leads to: symbol, picture, voice and another board.
public struct CellTraits: Sendable, Equatable {
  /// Shown in place of the symbol's name.
  public var label: String?
  /// Spoken in place of what is shown.
  public var spoken: String?
  /// Behind picture and word, in place of white.
  public var fill: Tint?
  /// Of the frame, in place of the category's colour.
  public var border: Tint?
  /// The places that it takes, from its own to the right and below.
  public var span = Span.single
  /// Where it lies on its page, in place of the grid.
  public var area: CellArea?
  /// Kept, but not shown to the patient.
  public var isHidden = false
  /// From which of the board's levels (``BoardTraits/level``) on it is shown, from 1 to ``Board/highestLevel``.
  public var level = 1
  /// What a touch does, in order; nothing said means that it is spoken.
  public var actions: [CellAction] = []

  /// Those of a cell of which nothing is said.
  public init() {}

  /// All that is above.
  public static let fields: [RecordField<CellTraits>] = [
    .init("label", \.label, as: .name),
    .init("spoken", \.spoken, as: .text),
    .init("fill", \.fill),
    .init("border", \.border),
    .init("span", \.span),
    .init("area", \.area, as: .area),
    .init("hidden", \.isHidden),
    .init("level", \.level, usual: 1, in: 1...Board.highestLevel),
    .init("actions", \.actions),
  ]
}
