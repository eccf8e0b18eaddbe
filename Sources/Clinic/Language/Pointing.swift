public import Catalog
public import TagarelaKit
public import Workspace

extension Clinic {
  /// What a word says that somebody points at: a symbol's that is called so, else the word as it is spelt.
  public func pointed(_ word: String, for patient: Int64?, in language: String) throws -> PointedWord {
    guard let symbol = try workspace.symbol(called: word, for: patient) else { return PointedWord(word) }
    return try pointed(symbol, in: language)
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
