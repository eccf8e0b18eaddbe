import TagarelaKit

/// What of a cell is seen.
struct CellLook {
  var picture: Picture?
  /// In the board's letters.
  var text: String
  /// Of the frame; nil for a thin line.
  var frame: Scene.Color?
  var fill: Scene.Color
  /// Drawn faintly: the patient doesn't see it.
  var isFaint: Bool
  /// Another board opens.
  var isLink: Bool

  /// - Parameter role: of the cell's place; a word alone takes its colour.
  init(_ cell: Board.Cell, letters: LetterCase, role: SlotRole? = nil) {
    picture = cell.shown
    text = letters.applied(to: cell.text)
    frame = (cell.border ?? cell.symbol.map { Tint($0.category.color) })?.onPaper
    let isWord = cell.shown == nil && cell.symbol == nil
    fill = cell.fill?.onPaper ?? (isWord ? role?.tint?.onPaper.pale : nil) ?? .white
    isFaint = cell.isHidden
    isLink = cell.link != nil
  }

  /// As a card of its own.
  init(_ symbol: Symbol, letters: LetterCase) {
    self.init(Board.Cell(position: 1, symbol: symbol), letters: letters)
  }

  /// A word with nothing else shows large.
  var isWord: Bool { picture == nil }
}
