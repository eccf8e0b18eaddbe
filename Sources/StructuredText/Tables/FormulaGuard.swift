/// Keeps a spreadsheet from taking a word for a formula: such a cell gets an apostrophe before it, which reading takes
/// away again.
///
/// Spreadsheets take for a formula what begins with one of `= + - @`. A cell whose own apostrophes stand before one of
/// these gets a further one, so that each text comes back as it was.
public enum FormulaGuard {
  /// A text as the cell has it.
  public static func guarded(_ text: String) -> String { looksLikeFormula(text[...]) ? "'" + text : text }

  /// The text of a cell.
  public static func opened(_ cell: String) -> String {
    cell.hasPrefix("'") && looksLikeFormula(cell[...]) ? String(cell.dropFirst()) : cell
  }

  private static func looksLikeFormula(_ text: Substring) -> Bool {
    let rest = text.utf8.drop { $0 == UInt8(ascii: "'") }
    return rest.first.map { "=+-@".utf8.contains($0) } ?? false
  }
}
