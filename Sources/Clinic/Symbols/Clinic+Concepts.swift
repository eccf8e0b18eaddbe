public import Catalog
public import TagarelaKit
public import Workspace

extension Clinic {
  /// The concept of this key, else the likeliest that the word means.
  public func concept(meant word: String) throws -> Concept? {
    try catalog.concept(word.folded) ?? catalog.concepts(meaning: word, language: wording.language.id).first
  }

  /// What a workspace's symbol shows: what it was taken from, else what its name means.
  public func concept(of symbol: SymbolRecord) throws -> String? {
    if let concept = symbol.concept { return concept }
    let language = wording.language.id
    return try catalog.concepts(meaning: symbol.name, language: language).first?.key
      ?? catalog.concepts(meaning: symbol.meaning, language: language).first?.key
  }

  /// The concept that a text names for a patient, else that of the first of its longer words that names one; none where the
  /// libraries can't be asked just now.
  public func concept(namedBy text: String, for patient: Int64?) throws -> String? {
    let words = text.split(separator: " ").map(String.init).filter { $0.count > 3 }
    for words in [text] + words {
      if let own = try workspace.symbol(called: words, for: patient), let concept = own.concept { return concept }
      if let symbol = try? librarySymbol(called: words, for: patient), let concept = symbol.concept { return concept }
    }
    return nil
  }

  /// What shows a concept in each system that has it, in a patient's order of the systems.
  public func symbols(showing concept: Concept, for patient: Int64?) throws -> [CatalogSymbol] {
    try catalog.symbols(showing: concept.key, in: systemOrder(for: patient), language: wording.language.id)
  }
}
