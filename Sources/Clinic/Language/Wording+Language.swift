public import TagarelaKit

extension Wording {
  /// The language of the program that a word means: its identifier, what it calls itself, or what it is called here.
  public func language(called word: String, in registry: Registry) -> Language? {
    let wanted = word.folded
    return registry.all(.languages).first { language in
      [language.id, language.name, text(Phrase("language.\(language.id)"))].contains { $0.folded == wanted }
    }
  }
}
