public import Catalog
import TagarelaKit
public import Workspace

/// What a word for a symbol names where libraries count too.
public enum NamedSymbol: Sendable {
  case own(SymbolRecord)
  case library(CatalogSymbol)
}

extension Clinic {
  /// The symbol that a bare word names. A name that is exactly the word comes first, the workspace's before a library's; then
  /// what the word is a form of, as *quero* of *querer*; then one of the workspace's that begins so, and one that contains it.
  ///
  /// - Throws: ``Failure`` `symbol.unknown`, `symbol.ambiguous`, `symbol.of_other`.
  public func namedSymbol(_ word: String, for patient: Int64?) throws -> NamedSymbol {
    try bestNamed(word, for: patient) {
      try librarySymbol(meaning: word, for: patient).map(NamedSymbol.library) ?? inflected(word, for: patient)
        ?? librarySymbol(listedAs: word, for: patient).map(NamedSymbol.library)
    }.map(own: NamedSymbol.own, other: { $0 })
  }

  /// The symbol of what a word of the user's language is a form of.
  private func inflected(_ word: String, for patient: Int64?) throws -> NamedSymbol? {
    for concept in try concepts(ofForm: word, in: wording.language.id) {
      if let own = try workspace.symbols(showing: concept.key, for: patient).first { return .own(own) }
      if let found = try librarySymbol(showing: concept.key, for: patient) { return .library(found) }
    }
    return nil
  }

  /// What a word on a label shows, of a known language: what is written so there, else what it is a form of, else what is
  /// written so but for its accents (*bebe* is *beber* rather than *bebê*), else what is called so anywhere.
  func librarySymbol(onLabel word: String, in language: String, for patient: Int64?) throws -> CatalogSymbol? {
    try librarySymbol(showingOne: concepts(written: word, in: language), for: patient)
      ?? librarySymbol(showingOne: concepts(ofForm: word, in: language), for: patient)
      ?? librarySymbol(called: word, in: language, for: patient)
  }

  /// What is written so in a language, accents counted, together or apart.
  func concepts(written word: String, in language: String) throws -> [Concept] {
    func joined(_ text: String) -> String { text.lowercased().filter { $0 != " " && $0 != "-" } }
    return try catalog.concepts(meaning: word, language: language).filter { concept in
      concept.words[language]?.contains { joined($0.text) == joined(word) } == true
    }
  }

  /// What a word is a form of in a language, things before what somebody does: *drinks* are several, *quiero* is to want; of
  /// several words also what the first is a form of: *tengo hambre*. Where it is none, what it is about without the small words
  /// before it: *to swim*, *my house*.
  func concepts(ofForm word: String, in language: String) throws -> [Concept] {
    guard let spoken = registry.all(.languages).first(where: { $0.id == language }) else { return [] }
    let word = word.folded
    var forms = spoken.baseForms(word).filter { $0.folded != word }
    if let blank = word.firstIndex(of: " ") {
      forms += spoken.baseForms(String(word[..<blank])).map { $0 + word[blank...] }
    }
    let meant = try concepts(listedAs: forms, in: language).flatMap { sorted($0, first: .noun) }
    guard meant.isEmpty, let rest = spoken.leadIns.rest(of: word) else { return meant }
    let about = try concepts(listedAs: [rest.text] + spoken.baseForms(rest.text), in: language)
    // Who does it says that something is done, whatever else is written so: *yo como*.
    return rest.isDeed ? sorted(about.flatMap { $0 }, first: .verb) : about.flatMap { sorted($0, first: .noun) }
  }

  private func sorted(_ concepts: [Concept], first wordClass: WordClass) -> [Concept] {
    concepts.filter { $0.wordClass == wordClass } + concepts.filter { $0.wordClass != wordClass }
  }

  /// What words mean that stand in a dictionary so, each word's by itself.
  private func concepts(listedAs words: [String], in language: String) throws -> [[Concept]] {
    try words.map { word in
      try catalog.concepts(meaning: word, language: language).filter { concept in
        concept.words[language]?.contains { $0.text.folded == word.folded } == true
      }
    }
  }

  /// The same between the workspace's symbols and something else.
  ///
  /// - Parameter other: what is called exactly so elsewhere; nil when nothing is.
  public func bestNamed<Other>(_ word: String, for patient: Int64?, other: () throws -> Other?) throws -> OwnOr<Other> {
    let isWritten = try word.utf8.first == UInt8(ascii: "#") || workspace.symbol(called: word, for: patient) != nil
    if isWritten { return .own(try workspace.symbol(named: word, for: patient)) }
    let near = Result { try workspace.symbol(named: word, for: patient) }
    switch near {
    case .success(let symbol):
      // Libraries that can't be asked just now are no reason to leave the clinic's own symbol.
      if let other = try? other() { return .other(other) }
      return .own(symbol)
    case .failure(let failure as Failure) where ["symbol.unknown", "symbol.ambiguous"].contains(failure.what.key):
      if let other = try other() { return .other(other) }
      throw failure
    case .failure(let failure): throw failure
    }
  }
}

/// A symbol of the workspace, or what else has been found.
public enum OwnOr<Other> {
  case own(SymbolRecord)
  case other(Other)

  public func map<Result>(own: (SymbolRecord) -> Result, other: (Other) -> Result) -> Result {
    switch self {
    case .own(let symbol): own(symbol)
    case .other(let value): other(value)
    }
  }
}
