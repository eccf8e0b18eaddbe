extension Wording {
  /// The wording of one language out of what modules registered. A text that the language lacks is taken from the one that
  /// stands in (``Registry/standIn``), a message that this one lacks as well from whichever has it. Where there is no language
  /// at all, keys are shown.
  ///
  /// - Parameter code: ISO 639-1.
  public init(_ code: String, in registry: Registry) {
    let standIn = registry.standIn
    let language = registry.first(.languages, id: code) ?? standIn
    let translations = registry.all(.translations)
    self.init(
      language: language, translations: translations.filter { $0.language == language.id },
      insteadOfMissing: language.id == standIn.id ? [] : translations.filter { $0.language == standIn.id },
      orElse: translations.filter { $0.language != language.id && $0.language != standIn.id }, standIn: standIn.id)
  }
}

extension Registry {
  /// The language whose texts stand in for those that others lack: the first that says so, else the first of all.
  public var standIn: Language {
    let languages = all(.languages)
    return languages.first(where: \.standsIn) ?? languages.first ?? .none
  }
}

extension Language {
  /// What is left when no language module is there. Its code is the one for languages that nobody has determined
  /// (ISO 639-2).
  public static var none: Language {
    Language(
      id: "und", name: "", plural: { $0 == 1 ? .one : .other }, numbers: NumberStyle(decimal: ".", group: ""),
      dates: DateStyle(short: \.description, long: \.description, read: { _ in nil }))
  }
}
