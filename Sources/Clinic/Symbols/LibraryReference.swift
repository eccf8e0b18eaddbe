public import Catalog
public import TagarelaKit

/// A symbol of a system, and how its picture is wanted: `pcs:juice`, `bliss:B313;B86`, `pcs:mother@dark`.
public struct LibraryReference: Sendable {
  public let system: String
  public let code: String
  /// Values of the system's choices.
  public let choices: [String]

  /// As it would be typed.
  public static func written(_ symbol: CatalogSymbol, _ choices: [String]) -> String {
    symbol.reference + (choices.isEmpty ? "" : "@" + choices.joined(separator: ","))
  }

  /// - Parameters:
  ///   - systems: that there are.
  ///   - choice: reads a value of a choice as it was written; as it is, where it is the value itself.
  /// - Returns: nil for a word that names no system before a colon.
  /// - Throws: what `choice` throws.
  public init?(
    _ word: String, of systems: [SymbolSystem], choice: (_ word: String, _ values: [String]) throws -> String
  ) rethrows {
    guard let colon = word.firstIndex(of: ":") else { return nil }
    let name = String(word[..<colon]).folded
    guard let system = systems.first(where: { $0.id == name }) else { return nil }
    self.system = system.id
    let rest = word[word.index(after: colon)...]
    guard !system.choices.isEmpty, let at = rest.lastIndex(of: "@") else {
      code = String(rest)
      choices = []
      return
    }
    code = String(rest[..<at])
    let values = system.choices.flatMap(\.values)
    choices = try rest[rest.index(after: at)...].split(separator: ",").map { try choice(String($0), values) }
  }
}

extension Clinic {
  /// - Throws: ``Failure`` `symbol.unknown`, and what is wrong with the system.
  public func librarySymbol(_ reference: LibraryReference) throws -> CatalogSymbol {
    try catalog.symbol(reference.system, reference.code, language: wording.language.id)
  }

  /// The library symbol that a symbol's source names; nil when it names no system.
  ///
  /// - Parameter source: as ``Symbol/source`` has it.
  /// - Throws: as ``librarySymbol(_:)``.
  public func librarySymbol(ofSource source: String) throws -> (symbol: CatalogSymbol, reference: LibraryReference)? {
    guard let reference = LibraryReference(source, of: registry.all(.systems), choice: { word, _ in word }) else {
      return nil
    }
    return (try librarySymbol(reference), reference)
  }

  /// What shows a concept in the most wanted system that has it; nil when none has.
  public func librarySymbol(showing concept: String, for patient: Int64?) throws -> CatalogSymbol? {
    try catalog.symbols(showing: concept, in: systemOrder(for: patient), language: wording.language.id).first
  }

  /// The library symbol that a bare word names in any language, out of the most wanted system that has it.
  ///
  /// - Parameter language: that comes first; nil for the user's.
  public func librarySymbol(
    called word: String, in language: String? = nil, for patient: Int64?
  ) throws -> CatalogSymbol? {
    let language = language ?? wording.language.id
    return try librarySymbol(meaning: word, in: language, for: patient)
      ?? librarySymbol(listedAs: word, in: language, for: patient)
  }

  /// What shows one of the concepts that a word means.
  func librarySymbol(meaning word: String, in language: String? = nil, for patient: Int64?) throws -> CatalogSymbol? {
    try librarySymbol(
      showingOne: catalog.concepts(meaning: word, language: language ?? wording.language.id), for: patient)
  }

  /// What shows the first of these concepts that something shows.
  func librarySymbol(showingOne concepts: [Concept], for patient: Int64?) throws -> CatalogSymbol? {
    for concept in concepts {
      if let found = try librarySymbol(showing: concept.key, for: patient) { return found }
    }
    return nil
  }

  /// What a system itself calls so.
  func librarySymbol(listedAs word: String, in language: String? = nil, for patient: Int64?) throws -> CatalogSymbol? {
    let query = SymbolQuery(
      word, systems: try systemOrder(for: patient), language: language ?? wording.language.id, limit: 1, isWhole: true)
    guard let hit = try catalog.find(query).first, [.name, .synonym, .foreign].contains(hit.match) else { return nil }
    return hit.symbol
  }
}
