import Foundation
import TagarelaKit

extension ObjectLine {
  /// A board to which another leads.
  static func board(_ board: Board, with media: MediaWriting) -> ObjectLine {
    var line = ObjectLine()
    line.add(board, with: media)
    return line
  }

  mutating func add(_ board: Board, with media: MediaWriting) {
    addUID(.boardUID, board.uid)
    addOwn(.boardName, board.name)
    addOwn(.boardColumns, String(board.size.columns))
    addOwn(.boardRows, String(board.size.rows))
    addOwn(BoardTraits.fields, of: board.traits, as: .board)
    addOwn(.boardScene, board.scene?.bytes, same: .boardSceneSame, with: media)
  }

  /// A cell as an old reader knows symbols; one with a word only is a symbol without picture to it.
  ///
  /// - Parameter isFirst: whether it is on the board that old readers see: there each symbol has its picture and its sound,
  ///   whatever came before.
  static func cell(_ cell: Board.Cell, isFirst: Bool, with media: MediaWriting) throws -> ObjectLine {
    let symbol = cell.symbol
    var line = ObjectLine()
    line.add(.symbolName, symbol?.name ?? cell.label ?? "")
    line.add(.symbolMeaning, symbol?.meaning ?? cell.label ?? "")
    let voice = symbol == nil ? cell.voice : symbol?.voice
    let sameImage = cell.shown.flatMap { media.reference(to: $0.bytes) }
    let sameSound = voice.flatMap { media.reference(to: $0.bytes) }
    let isShown = isFirst || (sameImage == nil && cell.shown?.format != .svg)
    try line.add(.symbolImage, isShown ? cell.shown : nil, with: media)
    line.add(.symbolSound, isFirst || sameSound == nil ? voice?.bytes.base64EncodedString() : nil)
    line.add(.symbolPosition, String(cell.position))
    line.add(.categoryName, symbol?.category.name ?? "")
    line.add(.categoryColor, ColorText.numbers(symbol?.category.color ?? .gray))
    line.add(.categoryColorName, ColorText.name(symbol?.category.color ?? .gray))
    line.add(.categoryImage, nil as String?)
    if let symbol { line.add(symbol, shownAs: cell.picture, with: media) }
    if sameImage == nil {
      line.addDrawing(.symbolDrawing, cell.shown)
    } else if !isFirst || cell.shown?.format == .svg {
      line.addOwn(.symbolImageSame, sameImage)
    }
    if !isFirst { line.addOwn(.symbolSoundSame, sameSound) }
    line.addOwnFields(of: cell, with: media)
    return line
  }

  private mutating func add(_ symbol: Symbol, shownAs picture: Picture?, with media: MediaWriting) {
    addUID(.symbolUID, symbol.uid)
    if symbol.isCustom { addOwn(.symbolIsCustom, "true") }
    if picture != nil {
      if let own = symbol.picture {
        addOwn(.symbolOwnImage, own.bytes, same: .symbolOwnSame, with: media)
      } else {
        addOwn(.symbolOwnImage, "")
      }
    }
    addOwn(.symbolVideo, symbol.video?.bytes, same: .symbolVideoSame, with: media)
    addOwn(SymbolTraits.fields, of: symbol.traits, as: .symbol)
  }

  private mutating func addOwnFields(of cell: Board.Cell, with media: MediaWriting) {
    addUID(.cellUID, cell.uid)
    if cell.symbol == nil { addOwn(.cellIsWord, "true") }
    if cell.symbol != nil { addOwn(.cellSound, cell.voice?.bytes, same: .cellSoundSame, with: media) }
    addOwn(CellTraits.fields, of: cell.traits, as: .cell)
    addOwn(.cellLink, cell.link?.uid)
    addOwn(.cellLinkName, cell.link?.name)
  }
}
