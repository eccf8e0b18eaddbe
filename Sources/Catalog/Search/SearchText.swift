import TagarelaKit

/// A text as it is looked for: its words without accents and marks.
struct SearchText {
  /// At most ``mostWords``.
  let words: [String]
  /// The words with a blank between them; a text of marks alone stands for itself.
  let whole: String

  /// Names and questions are short; what is longer than this is cut off.
  static let mostWords = 12
  static let mostLetters = 120

  init(_ text: String) {
    let folded = String(text.unicodeScalars.prefix(Self.mostLetters)).folded
    words = folded.unicodeScalars.split { !Self.isPartOfWord($0) }.prefix(Self.mostWords).map(String.init)
    whole = words.isEmpty ? folded : words.joined(separator: " ")
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return (0x61...0x7A).contains(scalar.value) || (0x30...0x39).contains(scalar.value) }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  /// The first text after all that begin with `text`.
  static func end(of text: String) -> String { text + "\u{10FFFF}" }
}
