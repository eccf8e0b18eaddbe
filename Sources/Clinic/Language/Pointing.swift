public import Catalog
public import TagarelaKit
public import Workspace

extension Clinic {
  /// What a word says that somebody points at: a symbol's that is called so, else a person's name, else the word as it is spelt.
  public func pointed(_ word: String, for patient: Int64?, in language: String) throws -> PointedWord {
    if let symbol = try workspace.symbol(called: word, for: patient) { return try pointed(symbol, in: language) }
    guard let name = try patient.flatMap({ try nameOfPerson(called: word, by: $0, in: language) }) else {
      return PointedWord(word)
    }
    return PointedWord(name, wordClass: .name)
  }

  /// The name of a tutor, or the first word of it, that a patient says so; nil where the word means something else.
  private func nameOfPerson(called word: String, by patient: Int64, in language: String) throws -> String? {
    let wanted = word.folded
    let names = try workspace.tutors(of: patient).map(\.name)
    let known = names.flatMap { [$0] + $0.split(separator: " ").prefix(1).map(String.init) }
    guard let name = known.first(where: { $0.folded == wanted }) else { return nil }
    return try catalog.concepts(meaning: word, language: language).isEmpty ? name : nil
  }

  /// What a symbol of the workspace says in a language: its concept's word, where there is one, else its name.
  public func pointed(_ symbol: SymbolRecord, in language: String) throws -> PointedWord {
    if let label = try label(of: symbol.concept, called: symbol.name, in: language) {
      return PointedWord(label, concept: symbol.concept)
    }
    return PointedWord(
      symbol.name, concept: symbol.concept, wordClass: try wordClass(ofCategory: symbol.category))
  }

  /// What a library symbol says in a language.
  ///
  /// - Parameter name: as it was mentioned.
  public func pointed(_ symbol: CatalogSymbol, called name: String, in language: String) throws -> PointedWord {
    PointedWord(
      try label(of: symbol.concept, called: name, in: language) ?? symbol.name, concept: symbol.concept,
      wordClass: symbol.concept == nil ? symbol.wordClass : nil)
  }

  /// The concept's word in the language: the one that the symbol is called by where it is one of them.
  func label(of concept: String?, called name: String, in language: String) throws -> String? {
    guard let concept, let words = try catalog.concept(concept)?.words[language] else { return nil }
    return (words.first { $0.text.folded == name.folded } ?? words.first)?.text
  }
}
