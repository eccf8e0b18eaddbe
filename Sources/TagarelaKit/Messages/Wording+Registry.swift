extension Wording {
  /// The wording of one language out of what modules registered. A text that the language lacks is taken from English,
  /// and where there is no language at all, keys are shown.
  ///
  /// - Parameter code: ISO 639-1.
  public init(_ code: String, in registry: Registry) {
    let languages = registry.all(.languages)
    let language = languages.first { $0.id == code } ?? languages.first { $0.id == "en" } ?? .none
    var messages = MessageTable()
    var words = MessageTable()
    for id in Set(["en", language.id]).sorted(by: { a, _ in a == "en" }) {
      for translation in registry.all(.translations) where translation.language == id {
        messages.add(translation.messages)
        words.add(translation.words)
      }
    }
    self.init(language: language, messages: messages.texts, words: words.texts)
  }
}

extension Language {
  /// What is left when no language module is there.
  static var none: Language {
    Language(
      id: "en", name: "", plural: { $0 == 1 ? .one : .other }, numbers: NumberStyle(decimal: ".", group: ""),
      dates: DateStyle(short: \.description, long: \.description, read: { _ in nil }))
  }
}
