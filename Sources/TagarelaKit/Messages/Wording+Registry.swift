extension Wording {
  /// The wording of one language out of what modules registered. A text that the language lacks is taken from English,
  /// and where there is no language at all, keys are shown.
  ///
  /// - Parameter code: ISO 639-1.
  public init(_ code: String, in registry: Registry) {
    let languages = registry.all(.languages)
    let language = languages.first { $0.id == code } ?? languages.first { $0.id == "en" } ?? .none
    let translations = registry.all(.translations)
    self.init(
      language: language, translations: translations.filter { $0.language == language.id },
      insteadOfMissing: language.id == "en" ? [] : translations.filter { $0.language == "en" })
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
