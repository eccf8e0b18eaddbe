import Foundation
import TagarelaKit

extension ObjectLine {
  /// A board to which another leads.
  static func board(_ board: Board) -> ObjectLine {
    var line = ObjectLine()
    line.add(board)
    return line
  }

  mutating func add(_ board: Board) {
    addUID(.boardUID, board.uid)
    addOwn(.boardName, board.name)
    addOwn(.boardLayout, board.layout.isEmpty ? nil : board.layout)
    if board.labels != .below { addOwn(.boardLabels, board.labels.rawValue) }
    addOwn(.boardColumns, String(board.size.columns))
    addOwn(.boardRows, String(board.size.rows))
    if board.pages > 1 { addOwn(.boardPages, String(board.pages)) }
    if board.letters != .asWritten { addOwn(.boardLetters, board.letters.rawValue) }
    addOwn(.boardBackground, board.background?.description)
    addOwn(.boardScene, board.scene?.bytes.base64EncodedString())
  }

  /// A cell as an old reader knows symbols; one with a word only is a symbol without picture to it.
  static func cell(_ cell: Board.Cell, with aids: WritingAids) -> ObjectLine {
    let symbol = cell.symbol
    var line = ObjectLine()
    line.add(.symbolName, symbol?.name ?? cell.label ?? "")
    line.add(.symbolMeaning, symbol?.meaning ?? cell.label ?? "")
    line.add(.symbolImage, cell.shown, with: aids)
    line.add(.symbolSound, (symbol == nil ? cell.voice : symbol?.voice)?.bytes.base64EncodedString())
    line.add(.symbolPosition, String(cell.position))
    line.add(.categoryName, symbol?.category.name ?? "")
    line.add(.categoryColor, ColorText.numbers(symbol?.category.color ?? .gray))
    line.add(.categoryColorName, ColorText.name(symbol?.category.color ?? .gray))
    line.add(.categoryImage, nil as String?)
    if let symbol { line.add(symbol, shownAs: cell.picture) }
    line.addDrawing(.symbolDrawing, cell.shown)
    line.addOwnFields(of: cell)
    return line
  }

  private mutating func add(_ symbol: Symbol, shownAs picture: Picture?) {
    addUID(.symbolUID, symbol.uid)
    if symbol.isCustom { addOwn(.symbolIsCustom, "true") }
    if picture != nil { addOwn(.symbolOwnImage, symbol.picture?.bytes.base64EncodedString() ?? "") }
    addOwn(.symbolSource, symbol.source)
    addOwn(.symbolConcept, symbol.concept)
  }

  private mutating func addOwnFields(of cell: Board.Cell) {
    if cell.symbol == nil { addOwn(.cellIsWord, "true") }
    addOwn(.cellLabel, cell.label)
    addOwn(.cellSpoken, cell.spoken)
    if cell.symbol != nil { addOwn(.cellSound, cell.voice?.bytes.base64EncodedString()) }
    if cell.span != .single { addOwn(.cellSpan, "\(cell.span.columns)x\(cell.span.rows)") }
    addOwn(.cellArea, cell.area?.description)
    addOwn(.cellFill, cell.fill?.description)
    addOwn(.cellBorder, cell.border?.description)
    if cell.isHidden { addOwn(.cellIsHidden, "true") }
    addOwn(.cellLink, cell.link?.uid)
    addOwn(.cellLinkName, cell.link?.name)
    if !cell.actions.isEmpty { addOwn(.cellActions, ActionText.written(cell.actions)) }
  }
}

/// Actions as one text, with a separator that no keyboard has between them.
enum ActionText {
  private static let separator: Character = "\u{1F}"

  static func written(_ actions: [CellAction]) -> String {
    actions.map(\.rawValue).joined(separator: String(separator))
  }

  static func read(_ text: String) -> [CellAction] {
    text.split(separator: separator).map { CellAction(rawValue: String($0)) }
  }
}
