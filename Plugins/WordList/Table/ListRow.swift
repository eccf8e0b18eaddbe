import StructuredText
import TagarelaKit

/// A row of a table that holds something.
struct ListRow {
  /// Counted from 1, as the file's maker sees it.
  let number: Int
  /// Of the spreadsheet; nil where the file is one table, without sheets.
  var sheet: String?
  /// From the first column on.
  var cells: [String]
  var picture: Picture?

  /// Of a cell in the row, as messages name it: `Palavras!B7` of a spreadsheet, the row of another table.
  func place(_ column: Int) -> Value {
    guard let sheet else { return .phrase(Phrase("word_list.row", ["row": .integer(number)])) }
    return .text("\(sheet)!\(ColumnLetters.written(column))\(number)")
  }

  /// What stands in a cell, without blanks round it; empty beyond the row's end.
  func text(_ column: Int) -> String { cells.indices.contains(column) ? cells[column].trimmingBlanks : "" }
}

/// Columns as spreadsheets name them: A to Z, AA, AB …
enum ColumnLetters {
  /// - Parameter column: from 0.
  static func written(_ column: Int) -> String {
    var letters = ""
    var rest = column + 1
    while rest > 0 {
      letters.insert(Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8((rest - 1) % 26))), at: letters.startIndex)
      rest = (rest - 1) / 26
    }
    return letters
  }

  /// The column, from 0, and the row, from 1, of `AB12`; nil of what is no cell.
  static func read(_ cell: some StringProtocol) -> (column: Int, row: Int)? {
    let letters = cell.utf8.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    guard (1...3).contains(letters.count), let row = Int(cell.dropFirst(letters.count)),
      (1...SheetRows.last).contains(row)
    else { return nil }
    return (letters.reduce(0) { $0 * 26 + Int($1 - UInt8(ascii: "A")) + 1 } - 1, row)
  }
}
