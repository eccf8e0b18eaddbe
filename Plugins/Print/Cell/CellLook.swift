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
  /// Its picture is only a sign of what it does.
  let isSign: Bool
  /// A word that says what a column or row is for: no button.
  let isHeading: Bool

  /// - Parameter role: of the cell's place; a word alone takes its colour.
  init(_ cell: Board.Cell, letters: LetterCase, role: SlotRole? = nil) {
    text = letters.applied(to: cell.text)
    frame = (cell.border ?? cell.symbol?.category.color.soft)?.onPaper
    let isWord = cell.shown == nil && cell.symbol == nil
    isHeading = role == .heading && cell.isBareWord
    fill = cell.fill?.onPaper ?? (isWord ? role?.tint?.onPaper.pale : nil) ?? (isHeading ? .tint : .white)
    let sign = isWord ? ActionIcon(cell)?.picture(in: fill.ink) : nil
    picture = cell.shown ?? sign
    isSign = sign != nil
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
