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
    let texts = (value?.members ?? []).compactMap { member -> (code: String, text: String)? in
      guard let text = member.value.string.map(Self.clean), !text.isEmpty else { return nil }
      return (member.key, text)
    }
    let wanted = Self.base(language)
    let found =
      texts.first { $0.code.lowercased() == language.lowercased() } ?? texts.first { Self.base($0.code) == wanted }
      ?? texts.first { Self.base($0.code) == "en" } ?? texts.first
    guard let found else { return nil }
    text = found.text
    otherLanguage = Self.base(found.code) == wanted ? nil : found.code
  }

  static func base(_ code: String) -> String {
    code.split { "-_".contains($0) }.first.map { $0.lowercased() } ?? ""
  }

  /// On one line, without what steers a terminal.
  static func clean(_ text: String) -> String {
    let line = text.withoutControls
    let blank = line.drop(while: \.isWhitespace)
    let end = blank.lastIndex { !$0.isWhitespace }.map { blank.index(after: $0) } ?? blank.startIndex
    return String(blank[..<end].prefix(longest))
  }
}
