import StructuredText
import TagarelaKit

/// A text of a grid: written once, or once a language.
struct LocalText {
  let text: String
  /// The language in which it was found, when another was wanted.
  let otherLanguage: String?

  /// Letters that a word or a sentence has at most.
  static let longest = 1000

  /// Takes the wanted language, else a variety of it, else English, else the first that has any text.
  ///
  /// - Returns: nil where there is no text.
  init?(_ value: JSONValue?, language: String) {
    if let plain = value?.string.map(Self.clean) {
      guard !plain.isEmpty else { return nil }
      text = plain
      otherLanguage = nil
      return
    }
    var best: (rank: Int, code: String, text: String)?
    for member in value?.members ?? [] {
      let rank = Self.rank(member.key, wanted: language)
      guard rank < best?.rank ?? .max, let text = member.value.string.map(Self.clean), !text.isEmpty else { continue }
      best = (rank, member.key, text)
    }
    guard let best else { return nil }
    text = best.text
    otherLanguage = best.rank <= 1 ? nil : best.code
  }

  /// How far a language is from the wanted one; the smaller, the nearer.
  private static func rank(_ code: String, wanted language: String) -> Int {
    if code == language { return 0 }
    let base = base(code)
    return code.lowercased() == language.lowercased() ? 0 : base == self.base(language) ? 1 : base == "en" ? 2 : 3
  }

  static func base(_ code: String) -> String {
    let letters = code.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    return String(Substring(letters)).lowercased()
  }

  /// On one line, without what steers a terminal.
  static func clean(_ text: String) -> String {
    if text.utf8.count <= longest, text.isOneLine { return text }
    let line = text.withoutControls
    let blank = line.drop(while: \.isWhitespace)
    let end = blank.lastIndex { !$0.isWhitespace }.map { blank.index(after: $0) } ?? blank.startIndex
    return String(blank[..<end].prefix(longest))
  }
}
