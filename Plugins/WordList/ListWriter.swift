import Foundation
import StructuredText
import TagarelaKit

/// Writes boards as a table of words, one a row, which spreadsheets open with a double click.
struct ListWriter {
  private var sheet: SpreadsheetText

  /// - Parameter ending: of the file's name.
  static func write(_ boards: [Board], ending: String = "csv", _ wording: Wording) -> Data {
    var writer = ListWriter(
      sheet: SpreadsheetText(ending: ending, hasDecimalComma: wording.language.numbers.decimal == ","))
    writer.sheet.add(WordColumn.allCases.map { $0.title(in: wording.language.id) })
    for board in boards {
      let cells = board.cells.filter { !$0.text.isEmpty }
      for cell in cells { writer.add(cell, of: board) }
      if !cells.isEmpty { writer.addRoom(of: board, beyond: cells) }
    }
    return Data(writer.sheet.text.utf8)
  }

  private mutating func add(_ cell: Board.Cell, of board: Board) {
    sheet.add(
      WordColumn.allCases.map { column in
        switch column {
        case .word: cell.text
        case .meaning: cell.symbol.map { $0.meaning == cell.text ? "" : $0.meaning } ?? ""
        case .category: cell.symbol?.category.name ?? ""
        case .spoken: cell.spoken ?? ""
        case .board: board.name
        case .cell: board.size.name(ofPosition: cell.position)
        }
      })
  }

  /// A row with the last place and no word, for a board that is larger than the words on it say.
  private mutating func addRoom(of board: Board, beyond cells: [Board.Cell]) {
    let places = cells.map { board.size.place(ofPosition: $0.position) }
    guard
      !places.contains(where: { $0.column + 1 == board.size.columns })
        || !places.contains(where: { $0.row + 1 == board.size.rows })
        || !places.contains(where: { $0.page == board.pages })
    else { return }
    let last = board.size.name(ofPosition: board.size.count * board.pages)
    sheet.add(WordColumn.allCases.map { $0 == .board ? board.name : $0 == .cell ? last : "" })
  }
}
