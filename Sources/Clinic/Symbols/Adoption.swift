public import Catalog
import Foundation
public import TagarelaKit
public import Workspace

/// What stands for a symbol where libraries count too.
public enum SymbolMention: Sendable {
  /// `pcs:juice`
  case library(LibraryReference)
  /// Any word for it.
  case word(String)
}

extension Clinic {
  /// The workspace's symbol of this name; or one made of the library symbol that is mentioned (``namedSymbol(_:for:)``).
  ///
  /// - Parameters:
  ///   - patient: who sees the symbol.
  ///   - owner: the patient whose board it is for; nil for everybody's.
  /// - Throws: ``Failure`` `symbol.unknown` with what may have been meant, `symbol.ambiguous`, `symbol.of_other`, and those
  ///   of ``librarySymbol(_:)``.
  public func symbol(_ mention: SymbolMention, for patient: Int64?, owner: Int64?) throws -> SymbolRecord {
    switch mention {
    case .library(let reference): return try adopt(reference, calledIfFit: reference.code, for: owner)
    case .word(let word):
      do {
        switch try namedSymbol(word, for: patient) {
        case .own(let symbol): return try wanted(symbol, called: word, for: owner)
        case .library(let symbol):
          return try adopt(symbol, called: name(of: symbol, typed: word), for: owner)
        }
      } catch var failure as Failure where failure.what.key == "symbol.unknown" {
        failure.candidates += try near(word, for: patient)
        throw failure
      }
    }
  }

  /// The symbol of a library, under a word where that is one for it in the user's language, else under its usual name.
  ///
  /// - Throws: those of ``librarySymbol(_:)``.
  public func adopt(_ reference: LibraryReference, calledIfFit word: String, for owner: Int64?) throws -> SymbolRecord {
    let symbol = try librarySymbol(reference)
    let words = try symbol.concept.flatMap { try catalog.concept($0) }?.words[wording.language.id] ?? []
    let isFit = words.contains { $0.text.folded == word.folded }
    return try adopt(symbol, choices: reference.choices, called: isFit ? word : nil, for: owner)
  }

  /// What shows the same in the system that a patient's pictures are to come from, where the symbol was taken from another one. A
  /// picture of the clinic's own stays, and so does a symbol that was named by more than its word.
  private func wanted(_ symbol: SymbolRecord, called word: String, for patient: Int64?) throws -> SymbolRecord {
    guard let patient, word.folded == symbol.word.folded, let source = symbol.source, let concept = symbol.concept,
      let first = try workspace.systemPreferences(of: patient).first(where: { $0.position != nil })?.system,
      !source.hasPrefix("\(first):"), try systemOrder(for: patient).first == first,
      let other = try catalog.symbol(showing: concept, in: first, language: wording.language.id)
    else { return symbol }
    return try adopt(other, called: symbol.word, for: patient)
  }

  /// A library symbol is called as it was typed, without a sign that slipped in; but what is printed on a child's board has the
  /// accents that the word has in the user's language, whether or not they were typed.
  ///
  /// - Returns: nil where nothing of it is a name.
  private func name(of symbol: CatalogSymbol, typed word: String) throws -> String? {
    let name = word.trimmingCharacters(in: .alphanumerics.inverted)
    let words = try symbol.concept.flatMap { try catalog.concept($0) }?.words[wording.language.id] ?? []
    let spelt = words.map(\.text).filter { $0.folded == name.folded }
    if let right = spelt.first, !spelt.contains(where: { $0.lowercased() == name.lowercased() }) { return right }
    return name.isEmpty ? nil : name
  }

  /// What a word may have meant, each with the systems that have it.
  public func near(_ word: String, for patient: Int64?) throws -> [String] {
    let query = SymbolQuery(word, systems: try systemOrder(for: patient), language: wording.language.id, limit: 12)
    var systems: [(name: String, systems: [String])] = []
    for hit in try catalog.find(query) {
      if let index = systems.firstIndex(where: { $0.name == hit.symbol.name }) {
        systems[index].systems.append(hit.symbol.system)
      } else if systems.count < 3 {
        systems.append((hit.symbol.name, [hit.symbol.system]))
      }
    }
    return systems.map { "\($0.name) (\($0.systems.joined(separator: ", ")))" }
  }

  /// The workspace's symbol that was made of this library symbol with these choices, or a new one. It is the patient's
  /// own when the patient's pictures look otherwise than everybody's.
  ///
  /// - Parameter name: the word that the user has for it, in place of its usual name.
  public func adopt(
    _ symbol: CatalogSymbol, choices: [String] = [], called name: String? = nil, for patient: Int64?
  ) throws -> SymbolRecord {
    let wanted = (name ?? symbol.name).asName
    let source = LibraryReference.written(symbol, choices)
    let drawn = try picture(of: symbol, choices: choices, for: patient)
    let owner = try looksAsEverybodys(symbol, drawn, choices, for: patient) ? nil : patient
    let picture = try keepPicture(drawn, of: symbol)
    if let known = try workspace.symbol(from: source, picture: picture, for: patient), known.meaning == wanted {
      return known
    }
    let category = try usualCategory(of: symbol)
    var name = try workspace.freeSymbolName(wanted, for: patient)
    if name != wanted { name = try workspace.freeSymbolName("\(wanted) (\(symbol.system))", for: patient) }
    return try workspace.add(
      Symbol(
        name: name, meaning: wanted, category: category.value, picture: nil, source: source,
        concept: symbol.concept),
      category: category.id, patient: owner, picture: picture, voice: nil)
  }

  /// Whether a patient's picture of a symbol is everybody's; with the same choices it needs no second look.
  private func looksAsEverybodys(
    _ symbol: CatalogSymbol, _ drawn: Picture, _ given: [String], for patient: Int64?
  ) throws -> Bool {
    let everybodys = try self.choices(of: symbol.system, for: nil, given: given)
    if try self.choices(of: symbol.system, for: patient, given: given) == everybodys { return true }
    return try drawn == catalog.picture(of: symbol, choices: everybodys)
  }

  /// The category that a library symbol goes to: the workspace's own of that name, else one after its word class, as
  /// boards are usually coloured; made when it isn't there yet.
  public func usualCategory(of symbol: CatalogSymbol) throws -> CategoryRecord {
    let wanted = try namedCategory(of: symbol)
    return try workspace.category(called: wanted.name) ?? workspace.add(wanted)
  }

  /// The same, without making it.
  public func namedCategory(of symbol: CatalogSymbol) throws -> Category {
    try ownCategory(of: symbol) ?? named(UsualCategory(symbol))
  }

  /// The workspace's own category that is called like the symbol's in its system; nil when there is none.
  public func ownCategory(of symbol: CatalogSymbol) throws -> Category? {
    guard case .text(let name) = categoryName(symbol.category) else { return nil }
    return try workspace.category(called: name)?.value
  }

  /// Makes those of the usual categories that aren't there yet.
  ///
  /// - Returns: the ones that were made.
  public func makeUsualCategories() throws -> [CategoryRecord] {
    try UsualCategory.allCases.compactMap { usual in
      let wanted = try named(usual)
      return try workspace.category(called: wanted.name) == nil ? workspace.add(wanted) : nil
    }
  }

  /// A usual category as it is called here.
  public func named(_ usual: UsualCategory) throws -> Category {
    let phrase = Phrase("category.usual.\(usual.rawValue)")
    let name = wording.text(phrase)
    if let own = try workspace.category(called: name) { return own.value }
    for language in registry.all(.languages) where language.id != wording.language.id {
      let name = Wording(language.id, in: registry).text(phrase)
      if let own = try workspace.category(called: name) { return own.value }
    }
    return Category(name: name, color: usual.color)
  }
}

/// The categories that boards usually have, in the colours of the Fitzgerald key as communication boards use it, as near as
/// the sixteen colours come: the orange of nouns is red here.
public enum UsualCategory: String, CaseIterable {
  case social, people, verbs, nouns, descriptors, miscellaneous

  public init(_ symbol: CatalogSymbol) {
    switch (symbol.category, symbol.wordClass) {
    case ("social", _), (_, .interjection), (_, .phrase): self = .social
    case ("people", _), (_, .pronoun), (_, .name): self = .people
    case (_, .verb): self = .verbs
    case (_, .noun): self = .nouns
    case (_, .adjective), (_, .adverb): self = .descriptors
    default: self = .miscellaneous
    }
  }

  public var color: CategoryColor {
    switch self {
    case .social: .fuchsia
    case .people: .yellow
    case .verbs: .green
    case .nouns: .red
    case .descriptors: .blue
    case .miscellaneous: .gray
    }
  }
}
