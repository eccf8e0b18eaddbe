import GRDB
import Synchronization
public import TagarelaKit

/// All symbols of all systems, to be found by the words of all vocabularies.
///
/// It keeps an index in a file that may be deleted at any time. What has changed since it was made is registered again at
/// the next use, a system at a time.
public final class SymbolCatalog: Sendable {
  let file: IndexFile
  let sources: Sources
  private let memory = Memory()
  private let registry: Registry
  private let renderer: any Renderer
  private let folder: String
  private let notice: @Sendable (CatalogNotice) -> Void
  private let categories = Mutex<CategoryNames?>(nil)

  /// Opens nothing yet.
  ///
  /// - Parameters:
  ///   - folder: of the user's, for what can be worked out again; made when first needed.
  ///   - notice: told of long work now and then, while it goes on. It must not use the catalog.
  public init(
    registry: Registry, renderer: any Renderer, folder: String, notice: @escaping @Sendable (CatalogNotice) -> Void
  ) {
    self.registry = registry
    self.renderer = renderer
    self.folder = folder
    self.notice = notice
    file = IndexFile(folder: folder)
    sources = Sources(registry: registry, renderer: renderer, cache: folder, file: file, notice: notice)
  }

  /// The same catalog of other modules' systems and vocabularies.
  public func over(_ registry: Registry) -> SymbolCatalog {
    SymbolCatalog(registry: registry, renderer: renderer, folder: folder, notice: notice)
  }

  /// All systems, with what became of them, in the order of their registration.
  ///
  /// - Throws: `Failure` `catalog.unusable` as everything here, when the index can't be kept even in memory.
  public func systems() throws -> [SystemState] {
    let scope = try sources.scope()
    return sources.systems.map { system in
      let state: SystemState.State
      if let part = scope.systems.first(where: { $0.id == system.id }) {
        state = .ready(symbols: part.symbols, complaints: ComplaintText.complaints(part.complaints))
      } else {
        state = .unavailable(
          scope.unavailable[system.id] ?? Failure("system.failed", ["name": .text(system.name), "reason": ""]))
      }
      return SystemState(id: system.id, name: system.name, choices: system.choices, state: state)
    }
  }

  /// Symbols for words in any language, best first.
  ///
  /// - Throws: `Failure` `system.unknown` for a system that isn't there, and its own when ``SymbolQuery/only`` names one
  ///   that can't be opened.
  public func find(_ query: SymbolQuery) throws -> [CatalogHit] {
    if let only = query.only { try sources.system(only) }
    return try search { scope, db in
      if let only = query.only, let failure = scope.unavailable[only] { throw failure }
      return try prepared(query, scope).hits(db)
    }
  }

  func prepared(_ query: SymbolQuery, _ scope: SearchScope) -> PreparedSearch {
    PreparedSearch(
      query: query, scope: scope, standIn: standIn, categoryNames: categoryNames,
      forms: BaseForms(registry, user: query.language))
  }

  var standIn: String { registry.standIn.id }

  private var categoryNames: CategoryNames {
    categories.withLock { names in
      if let names { return names }
      let made = CategoryNames(registry)
      names = made
      return made
    }
  }

  /// The same as ``search(_:)``, or what it answered a moment ago.
  func remembering<Result: Sendable>(_ question: String, _ body: (SearchScope, Database) throws -> Result) throws
    -> Result
  {
    try memory.answer(question, since: sources.scope().checked) { try search(body) }
  }

  /// Reads in the index as it is now, once more where it was damaged.
  func search<Result>(_ body: (SearchScope, Database) throws -> Result) throws -> Result {
    try sources.retrying {
      let scope = try sources.scope()
      return try file.read { db in try body(scope, db) }
    }
  }
}
