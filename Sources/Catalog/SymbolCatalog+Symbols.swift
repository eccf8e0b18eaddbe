import GRDB
public import TagarelaKit

extension SymbolCatalog {
  /// One symbol: by its code, else by the key of its concept, else by a word that means it; else what the system itself
  /// makes of the code.
  ///
  /// - Throws: `Failure` `system.unknown`, `symbol.not_in_system`, both with the nearest candidates, or the system's own
  ///   with its place in `code`.
  public func symbol(_ system: String, _ code: String, language: String) throws -> CatalogSymbol {
    let source = try sources.source(system)
    guard code.contains(where: { !$0.isWhitespace }) else {
      throw Failure("symbol.not_in_system", ["name": .text(code), "system": .text(system)])
    }
    let wanted = SymbolQuery(code, only: system, language: language, limit: Self.candidates)
    let (listed, near) = try search { scope, db in
      if let failure = scope.unavailable[system] { throw failure }
      return try (
        self.listed(code, wanted, scope, db),
        prepared(wanted, scope).hits(db)
      )
    }
    if let listed { return listed }
    if let best = near.first, [.name, .synonym, .code, .foreign].contains(best.match) { return best.symbol }
    if let made = try source.symbol(code) { return try glossed(named(made, system, language), of: source, language) }
    throw Failure(
      "symbol.not_in_system", ["name": .text(code), "system": .text(system)],
      candidates: near.map { "\(system):\($0.symbol.name)" })
  }

  private static let candidates = 3

  /// The symbol of a system that shows a concept; nil when it has none.
  public func symbol(showing concept: String, in system: String, language: String) throws -> CatalogSymbol? {
    try sources.system(system)
    return try search { scope, db in
      if let failure = scope.unavailable[system] { throw failure }
      return try showing(concept, system, language, scope, db)
    }
  }

  /// What shows a concept in each of these systems that has it and can be read, in their order.
  public func symbols(showing concept: String, in systems: [String], language: String) throws -> [CatalogSymbol] {
    try remembering("showing \(language) \(systems.joined(separator: " ")) \(concept)") { scope, db in
      try systems.filter { scope.unavailable[$0] == nil }.compactMap {
        try showing(concept, $0, language, scope, db)
      }
    }
  }

  /// The picture of a symbol.
  ///
  /// - Parameter choices: values of the system's ``SymbolSystem/choices``.
  /// - Throws: `Failure` `system.no_picture`, and the system's own.
  public func picture(of symbol: CatalogSymbol, choices: [String]) throws -> Picture {
    try sources.source(symbol.system).picture(of: symbol.code, choices: choices)
  }

  /// Width and height, in pixels, of the pictures that a system draws itself (``SymbolSource/drawingSide``); nil when they are to
  /// be looked at.
  public func drawingSide(of system: String) throws -> Double? { try sources.source(system).drawingSide }

  /// One symbol made of several of one system in its own way; nil when they are of several, or it has no such way.
  public func joined(_ symbols: [CatalogSymbol], language: String) throws -> CatalogSymbol? {
    guard let system = symbols.first?.system, symbols.allSatisfy({ $0.system == system }) else { return nil }
    guard let joined = try sources.source(system).joined(symbols.map(\.code)) else { return nil }
    var symbol = try named(joined, system, language)
    if joined.words.isEmpty, joined.concept == nil { symbol.name = symbols.map(\.name).joined(separator: " ") }
    return symbol
  }

  /// One that has no name is called by what its parts mean.
  private func glossed(_ symbol: CatalogSymbol, of source: any SymbolSource, _ language: String) throws -> CatalogSymbol
  {
    guard symbol.name == symbol.code else { return symbol }
    let glosses = try source.parts(of: symbol.code).compactMap { part -> String? in
      let name = try source.symbol(part).map { try named($0, symbol.system, language).name }
      return name == part ? nil : name
    }
    guard !glosses.isEmpty else { return symbol }
    var symbol = symbol
    symbol.name = glosses.joined(separator: " ")
    return symbol
  }

  private func named(_ symbol: SystemSymbol, _ system: String, _ language: String) throws -> CatalogSymbol {
    let meaning = try symbol.concept.flatMap { key in try concept(key) }
    return SymbolRow.symbol(symbol, meaning, system, language, standIn)
  }

  private func listed(_ code: String, _ query: SymbolQuery, _ scope: SearchScope, _ db: Database) throws
    -> CatalogSymbol?
  {
    guard let system = query.only, let part = scope.systems.first(where: { $0.id == system }) else { return nil }
    let found: Int64? = try db.first(
      "SELECT id FROM symbol WHERE source = ? AND code = ?", [part.source, code]
    ) { $0[0] }
    if let id = found {
      return try SymbolRow(db: db, language: query.language, standIn: standIn).symbol(id, of: system)
    }
    return try showing(code, system, query.language, scope, db)
  }

  private func showing(_ concept: String, _ system: String, _ language: String, _ scope: SearchScope, _ db: Database)
    throws
    -> CatalogSymbol?
  {
    guard let part = scope.systems.first(where: { $0.id == system }), let key = try ConceptRow.key(concept, db)
    else { return nil }
    let id: Int64? = try db.first(
      "SELECT id FROM symbol WHERE key = ? AND source = ? ORDER BY code = ? DESC, id LIMIT 1",
      [key, part.source, concept]
    ) { $0[0] }
    return try id.flatMap { try SymbolRow(db: db, language: language, standIn: standIn).symbol($0, of: system) }
  }
}
