import TagarelaKit

/// What the page says, and what is said of it. The page gets all of it, for it can't ask later.
enum PageTexts {
  /// By language (ISO 639-1).
  static let messages = ["en": english, "pt": portuguese, "es": spanish, "ca": catalan]

  /// Every text of the page by its key without `page.`, with its places.
  static func all(_ wording: Wording) -> [String: String] {
    let keys = MessageTable(english).texts.keys.filter { $0.hasPrefix(prefix) }
    return Dictionary(
      uniqueKeysWithValues: keys.map { (String($0.dropFirst(prefix.count)), wording.template($0) ?? $0) })
  }

  private static let prefix = "page."

  /// What the program calls the page's settings: as the page calls them.
  static func fields(_ messages: String) -> String {
    let texts = MessageTable(messages).texts
    return PageSetting.own.map { "field.\($0.key) = \(texts["page.setting.\($0.name)"] ?? "")" }.joined(separator: "\n")
  }
}
