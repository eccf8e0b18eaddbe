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
    let bytes = key.utf8.span
    let end = bytes.indices.last { bytes[$0] != UInt8(ascii: ".") }.map { $0 + 1 } ?? 0
    let start = bytes.indices.prefix(end).last { bytes[$0] == UInt8(ascii: ".") }.map { $0 + 1 } ?? 0
    return words(ofPlain: bytes.extracting(start..<end))
      ?? words(ofAny: clean(String(decoding: key.utf8.dropFirst(start).prefix(end - start), as: UTF8.self)))
  }

  /// The same of letters of ASCII and lines alone, as nearly all keys are; nil for others.
  private static func words(ofPlain letters: borrowing Swift.Span<UInt8>) -> String? {
    guard letters.count <= longest / 2 else { return nil }
    var words: [UInt8] = []
    words.reserveCapacity(letters.count + 8)
    var isAfterSmall = false
    for place in letters.indices {
      let letter = letters[place]
      switch letter {
      case 0x41...0x5A:
        if isAfterSmall { words.append(UInt8(ascii: " ")) }
        words.append(letter | 0x20)
        isAfterSmall = false
      case 0x61...0x7A:
        words.append(letter)
        isAfterSmall = true
      case UInt8(ascii: "_"), 0x30...0x39:
        words.append(letter == UInt8(ascii: "_") ? UInt8(ascii: " ") : letter)
        isAfterSmall = false
      default: return nil
      }
    }
    return String(decoding: words, as: UTF8.self)
  }

  private static func words(ofAny last: String) -> String {
    var words = ""
    var isAfterSmall = false
    for letter in last.unicodeScalars {
      let isCapital = letter.properties.isUppercase
      if isCapital, isAfterSmall { words += " " }
      if isCapital {
        words += letter.properties.lowercaseMapping
      } else {
        words.unicodeScalars.append(letter == "_" ? " " : letter)
      }
      isAfterSmall = letter.properties.isLowercase
    }
    return words
  }

  /// On one line, without what steers a terminal.
  static func clean(_ text: String) -> String {
    text.oneLine.beginning(longest)
  }
}
