/// Rows of a table as spreadsheets open them with a double click: UTF-8 with its mark, lines that end in CR LF, cells guarded by
/// ``FormulaGuard`` and quoted after RFC 4180.
///
/// Between cells stands what spreadsheets expect there: in a `.tsv` a tab, as its name says, and so in a `.txt`; else the comma, or a
/// semicolon where the user's language has the comma in numbers.
public struct SpreadsheetText {
  /// What has been added so far.
  public private(set) var text = "\u{FEFF}"
  private let delimiter: String

  /// The ending of files that spreadsheets open by themselves.
  public static let usualEnding = "csv"

  /// - Parameters:
  ///   - ending: of the file's name.
  ///   - hasDecimalComma: whether the user's language has the comma in numbers.
  public init(ending: String, hasDecimalComma: Bool) {
    delimiter = ["tsv", "txt"].contains(ending) ? "\t" : hasDecimalComma ? ";" : ","
  }

  /// Adds a row.
  public mutating func add(_ cells: [String]) {
    text += cells.map { quoted(FormulaGuard.guarded($0)) }.joined(separator: delimiter) + "\r\n"
  }

  /// Takes away what is there of the text so far, for those who write it in parts.
  public mutating func taken() -> String {
    defer { text = "" }
    return text
  }

  private func quoted(_ cell: String) -> String {
    // Who guesses what stands between cells may take any of these for it; nobody guesses where it is a tab.
    let marks = delimiter == "\t" ? "\"\t\r\n" : "\",;\t\r\n"
    let needsQuotes = cell.unicodeScalars.contains { marks.unicodeScalars.contains($0) }
    return needsQuotes ? "\"" + cell.replacing("\"", with: "\"\"") + "\"" : cell
  }
}
