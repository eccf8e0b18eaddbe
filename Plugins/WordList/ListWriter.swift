import Foundation
import TagarelaKit

/// Writes boards as a table of words, one a row, which spreadsheets open with a double click: UTF-8 with its mark, lines
/// that end in CR LF, and between cells what spreadsheets of the user's language expect there, a semicolon where the
/// comma is in numbers.
struct ListWriter {
  private let delimiter: String
  private var text = "\u{FEFF}"

  static func write(_ boards: [Board], _ wording: Wording) -> Data {
    var writer = ListWriter(delimiter: wording.language.numbers.decimal == "," ? ";" : ",")
    writer.add(WordColumn.allCases.map { $0.title(in: wording.language.id) })
    for board in boards {
      for cell in board.cells where !cell.text.isEmpty { writer.add(cell, of: board) }
    }
    return Data(writer.text.utf8)
  }

  private init(delimiter: String) {
    self.delimiter = delimiter
  }

  private mutating func add(_ cell: Board.Cell, of board: Board) {
    add(
      WordColumn.allCases.map { column in
        switch column {
        case .word: cell.text
        case .meaning: cell.symbol?.meaning ?? ""
        case .category: cell.symbol?.category.name ?? ""
        case .spoken: cell.spoken ?? ""
        case .board: board.name
        case .cell: board.size.name(ofPosition: cell.position)
        }
      })
  }

  private mutating func add(_ cells: [String]) {
    text += cells.map { quoted(FormulaGuard.guarded($0)) }.joined(separator: delimiter) + "\r\n"
  }

  private func quoted(_ cell: String) -> String {
    let needsQuotes = cell.unicodeScalars.contains { "\",;\t\r\n".unicodeScalars.contains($0) }
    return needsQuotes ? "\"" + cell.replacing("\"", with: "\"\"") + "\"" : cell
  }
}
