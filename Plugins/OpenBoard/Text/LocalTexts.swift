import StructuredText

/// A board's `strings`: its words in several languages, by the word that stands on the button.
struct LocalTexts {
  private var tables: [(locale: String, texts: [String: String])] = []
  /// Empty where the board says none.
  private let boardLocale: String

  init(_ board: JSONObject) {
    boardLocale = Self.plain(board["locale"]?.string ?? "")
    for member in board["strings"]?.members ?? [] {
      var texts: [String: String] = [:]
      for text in member.value.members ?? [] { texts[text.key] = text.value.string }
      if !texts.isEmpty { tables.append((Self.plain(member.key), texts)) }
    }
  }

  /// The word in a language: as it is said in it, in one of its regions, in the board's own language; a key like `:time`,
  /// which is no word, in any; else as it stands on the button.
  func text(_ written: String, in language: String) -> String {
    guard !tables.isEmpty else { return written }
    let wanted = Self.plain(language)
    for locale in [wanted, Self.base(wanted), boardLocale, Self.base(boardLocale)] where !locale.isEmpty {
      if let text = tables.first(where: { $0.locale == locale && $0.texts[written] != nil })?.texts[written] {
        return text
      }
      let regions = tables.filter { Self.base($0.locale) == locale }
      if let text = regions.lazy.compactMap({ $0.texts[written] }).first { return text }
    }
    guard written.hasPrefix(":") else { return written }
    return tables.lazy.compactMap { $0.texts[written] }.first ?? written
  }

  /// The board's own language, where it has no words in the one that is wanted; nil where it says none.
  func ownLanguage(wanting language: String) -> String? {
    let own = Self.base(boardLocale)
    let wanted = Self.base(Self.plain(language))
    return own.isEmpty || own == wanted || tables.contains { Self.base($0.locale) == wanted } ? nil : own
  }

  /// Whether a word is the one that stands on the button, in whatever language.
  func says(_ word: String, for written: String) -> Bool {
    word == written || tables.contains { $0.texts[written] == word }
  }

  private static func plain(_ locale: String) -> String {
    let small = locale.lowercased()
    return small.utf8.contains(UInt8(ascii: "_")) ? String(small.map { $0 == "_" ? "-" : $0 }) : small
  }

  private static func base(_ locale: String) -> String {
    String(Substring(locale.utf8.prefix { $0 != UInt8(ascii: "-") }))
  }
}
