import StructuredText
import TagarelaKit

/// What is written on a tile or over a board: its own text, else the last part of the key under which the program keeps its
/// translations.
struct TileWord {
  let text: String
  /// It is a key's, which is English.
  let isKey: Bool

  /// Letters that a word or a sentence has at most.
  static let longest = 1000
  static let keyLanguage = "en"

  /// - Returns: nil where there is no text.
  init?(_ text: JSONValue?, key: JSONValue?) {
    let said = Self.clean(text?.string ?? "")
    let spelt = Self.words(ofKey: key?.string ?? "")
    guard !said.isEmpty || !spelt.isEmpty else { return nil }
    self.text = said.isEmpty ? spelt : said
    isKey = said.isEmpty
  }

  /// `cboard.symbol.quickChat` is *quick chat*.
  private static func words(ofKey key: String) -> String {
    var words = ""
    for letter in clean(key.split(separator: ".").last.map(String.init) ?? "") {
      if letter.isUppercase, words.last?.isLowercase == true { words += " " }
      words += letter == "_" ? " " : letter.lowercased()
    }
    return words
  }

  /// On one line, without what steers a terminal.
  static func clean(_ text: String) -> String {
    String(text.withoutControls.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(longest))
  }
}
