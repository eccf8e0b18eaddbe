import Foundation
import TagarelaKit

/// Writes boards as a table of words, one a row, which spreadsheets open with a double click: UTF-8 with its mark, lines
/// that end in CR LF, and between cells what spreadsheets expect there: in a `.tsv` a tab, as its name says, and so in a
/// `.txt`; else the comma, or a semicolon where the user's language has the comma in numbers.
struct ListWriter {
  private let delimiter: String
  private var text = "\u{FEFF}"

  /// - Parameter ending: of the file's name.
  static func write(_ boards: [Board], ending: String = "csv", _ wording: Wording) -> Data {
    let isTabbed = ["tsv", "txt"].contains(ending)
    var writer = ListWriter(delimiter: isTabbed ? "\t" : wording.language.numbers.decimal == "," ? ";" : ",")
    writer.add(WordColumn.allCases.map { $0.title(in: wording.language.id) })
    for board in boards {
      let cells = board.cells.filter { !$0.text.isEmpty }
      for cell in cells { writer.add(cell, of: board) }
      if !cells.isEmpty { writer.addRoom(of: board, beyond: cells) }
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
    add(WordColumn.allCases.map { $0 == .board ? board.name : $0 == .cell ? last : "" })
  }

  private mutating func add(_ cells: [String]) {
    text += cells.map { quoted(FormulaGuard.guarded($0)) }.joined(separator: delimiter) + "\r\n"
  }

  private func quoted(_ cell: String) -> String {
    // Who guesses what stands between cells may take any of these for it; nobody guesses where it is a tab.
    let marks = delimiter == "\t" ? "\"\t\r\n" : "\",;\t\r\n"
    let needsQuotes = cell.unicodeScalars.contains { marks.unicodeScalars.contains($0) }
    return needsQuotes ? "\"" + cell.replacing("\"", with: "\"\"") + "\"" : cell
  }
}
