public import TagarelaKit

extension Wording {
  /// The language of the program that a word means: its identifier, what it calls itself, or what it is called in any language;
  /// or the only one whose name fits. Two letters are an identifier.
  public func language(called word: String, in registry: Registry) -> Language? {
    let languages = registry.all(.languages)
    if word.folded.count < 3 { return languages.first { $0.id == word.folded } }
    let wordings = languages.map { Wording($0.id, in: registry) }
    let found = meant(by: word, among: languages) { language in
      [language.id, language.name] + wordings.map { $0.text(Phrase("language.\(language.id)")) }
    }
    return found.count == 1 ? found.first : nil
  }
}
