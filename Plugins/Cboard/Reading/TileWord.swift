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
    isKey = said.isEmpty
    self.text = isKey ? Self.words(ofKey: key?.string ?? "") : said
    guard !self.text.isEmpty else { return nil }
  }

  /// `cboard.symbol.quickChat` is *quick chat*.
  private static func words(ofKey key: String) -> String {
    var words = ""
    var isAfterSmall = false
    let last = key.utf8.split(separator: UInt8(ascii: ".")).last.map { String(Substring($0)) } ?? ""
    for letter in clean(last).unicodeScalars {
      let isCapital = letter.isASCII ? ("A"..."Z").contains(letter) : letter.properties.isUppercase
      if isCapital, isAfterSmall { words += " " }
      if isCapital {
        words +=
          letter.isASCII ? String(Unicode.Scalar(UInt8(letter.value) | 0x20)) : letter.properties.lowercaseMapping
      } else {
        words.unicodeScalars.append(letter == "_" ? " " : letter)
      }
      isAfterSmall = letter.isASCII ? ("a"..."z").contains(letter) : letter.properties.isLowercase
    }
    return words
  }

  /// On one line, without what steers a terminal.
  static func clean(_ text: String) -> String {
    let line = text.oneLine
    return line.utf8.count <= longest ? line : String(line.prefix(longest))
  }
}
