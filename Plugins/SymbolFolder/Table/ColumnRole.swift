/// What a column of a table is for.
enum ColumnRole: Hashable, Sendable {
  /// What the set's owner calls the symbol, never twice.
  case id
  /// The picture's file, with or without its ending.
  case picture
  /// A name written as in a file's name (`blow_kiss_,_to`), and the picture's too.
  case symbol
  /// A name in the language, or in one that is to be found out.
  case name(language: String?)
  case concept
  case category
  case tags
  case grammar

  private static let byKey: [String: ColumnRole] = [
    "id": .id, "picture": .picture, "symbol": .symbol, "name": .name(language: nil), "concept": .concept,
    "category": .category, "tags": .tags, "grammar": .grammar,
  ]

  /// The names of the roles in `module.json`, without the languages' codes.
  static let keys = byKey.keys.sorted()

  /// - Parameter key: a role's name in `module.json`, or the BCP 47 code of a language.
  init?(key: String) {
    if let role = Self.byKey[key] {
      self = role
    } else if let language = LanguageCode.base(key) {
      self = .name(language: language)
    } else {
      return nil
    }
  }
}

/// Codes of languages, BCP 47.
enum LanguageCode {
  /// `pt` for `pt`, `pt-BR` and `pt_br`; nil for what has not the form of a code.
  static func base(_ code: String) -> String? {
    let parts = code.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first, first.utf8.count == 2, parts.count <= 3,
      first.utf8.allSatisfy({ (0x61...0x7A).contains($0) }),
      parts.dropFirst().allSatisfy({ (2...8).contains($0.utf8.count) && $0.allSatisfy { $0.isASCII && $0.isLetter } })
    else { return nil }
    return String(first)
  }
}
