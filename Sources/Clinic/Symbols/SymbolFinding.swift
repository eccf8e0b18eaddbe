public import Catalog
import TagarelaKit
public import Workspace

/// What is looked for among symbols.
public struct SymbolSearch: Sendable {
  /// Where it is looked for.
  public enum Place: Sendable, Equatable {
    case everywhere, workspace
    /// In the symbol system of this identifier.
    case system(String)
  }

  /// In any language; none for all of a category.
  public var words: String
  public var place: Place
  /// The name of a category, of the workspace or of a system.
  public var category: String?
  /// How many are found at most.
  public var limit: Int

  public init(_ words: String, in place: Place = .everywhere, category: String? = nil, limit: Int = 20) {
    self.words = words
    self.place = place
    self.category = category
    self.limit = limit
  }
}

/// What a search found: a symbol of the workspace or one of a system.
public enum SymbolHit: Sendable {
  case own(FoundSymbol)
  case library(CatalogHit)

  /// How well it fits; those of the workspace and of systems can be compared.
  public var score: Double {
    switch self {
    case .own(let found): found.score
    case .library(let hit): hit.score
    }
  }
}

extension Clinic {
  /// Looks in the workspace and in all systems, what fits best first; of equals the workspace's own come first.
  ///
  /// - Parameter patient: who sees the symbols, and in whose order the systems are; nil for everybody's.
  /// - Throws: ``Failure`` `category.unknown` where nothing is found because there is no such category.
  public func find(_ search: SymbolSearch, for patient: Int64?) throws -> [SymbolHit] {
    var found: [SymbolHit] = []
    if [.everywhere, .workspace].contains(search.place) { found += try ownSymbols(search, for: patient) }
    if search.place != .workspace {
      let only: String? = if case .system(let id) = search.place { id } else { nil }
      let query = SymbolQuery(
        search.words, systems: try systemOrder(for: patient), only: only, category: search.category,
        language: wording.language.id, limit: search.limit)
      found += try catalog.find(query).map(SymbolHit.library)
    }
    let best = found.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
      .prefix(search.limit).map(\.element)
    if best.isEmpty, let category = search.category { try checkIsKnown(category) }
    return best
  }

  private func ownSymbols(_ search: SymbolSearch, for patient: Int64?) throws -> [SymbolHit] {
    let wanted = try search.category.map { try workspace.category(called: $0)?.id }
    if search.words.isEmpty {
      guard case .some(.some(let id)) = wanted else { return [] }
      return try workspace.symbols(for: patient, category: id).prefix(search.limit)
        .map { .own(FoundSymbol(symbol: $0, score: 1)) }
    }
    let meant = try catalog.concepts(meaning: search.words, language: wording.language.id).prefix(3)
    let synonyms = meant.flatMap { $0.allWords.map(\.text) }
    return try workspace.findSymbols(search.words, synonyms: synonyms, for: patient, limit: search.limit)
      .filter { found in wanted.map { $0 == found.symbol.category } ?? true }.map(SymbolHit.own)
  }

  /// - Throws: ``Failure`` `category.unknown` when neither the workspace nor a system has such a category.
  private func checkIsKnown(_ category: String) throws {
    let query = SymbolQuery("", category: category, language: wording.language.id, limit: 1)
    if try catalog.find(query).isEmpty { _ = try workspace.category(named: category) }
  }
}
