import TagarelaKit

/// A text in each of the four languages.
func texts(pt: String, es: String, ca: String, en: String) -> [String: String] {
  ["pt": pt, "es": es, "ca": ca, "en": en]
}

extension [String: String] {
  /// The text in a language, else in English.
  func text(in language: String) -> String { self[language] ?? self["en"] ?? "" }
}

extension Board.Cell {
  /// A cell with a word only.
  static func word(_ text: String, at position: Int, span: Span = .single, fill: Tint? = nil) -> Board.Cell {
    Board.Cell(position: position, span: span, label: text, fill: fill)
  }
}

extension GridSize {
  /// A size written in the source; the nine-cell board's where none can be so.
  static func of(_ columns: Int, _ rows: Int) -> GridSize { GridSize(columns: columns, rows: rows) ?? .nine }
}
