import GRDB
import TagarelaKit

/// One search in the index.
struct PreparedSearch {
  let query: SymbolQuery
  let scope: SearchScope
  let standIn: String
  let categoryNames: CategoryNames
  let forms: BaseForms

  func hits(_ db: Database) throws -> [CatalogHit] {
    let text = SearchText(query.text)
    let categories = query.category.map { categoryNames.keys(of: $0).union([$0.folded]) } ?? []
    let ranking = Ranking(db: db, systems: systems, categories: categories, limit: max(0, query.limit))
    var candidates: [Candidate]
    if query.isWhole {
      candidates = try codes(text, db) + names(text, db).wholeNames()
    } else if text.whole.isEmpty {
      candidates = try everything(of: categories, db)
    } else {
      candidates = try codes(text, db)
      candidates += try names(text, db).candidates()
      candidates += try members(of: categoryNames.keys(of: query.text).union([text.whole]), Self.few, db)
    }
    let naming = SymbolRow(db: db, language: query.language, standIn: standIn)
    return try ranking.best(of: candidates).compactMap { found in
      guard let symbol = try naming.symbol(found.id, of: found.system.id) else { return nil }
      let matched = found.candidate.matched
      return CatalogHit(
        symbol: symbol, score: found.candidate.score, match: found.candidate.match,
        matched: matched.isEmpty ? symbol.name : matched)
    }
  }

  private static let few = 200
  /// A category may leave few of many names.
  private var enough: Int { query.category == nil ? max(3 * query.limit, Self.few / 4) : 10 * Self.few }

  /// The wanted systems, the preferred first.
  private var systems: [SearchScope.Part] {
    if let only = query.only { return scope.systems.filter { $0.id == only } }
    let preferred = query.systems.compactMap { id in scope.systems.first { $0.id == id } }
    return preferred + scope.systems.filter { !query.systems.contains($0.id) }
  }

  func names(_ text: SearchText, _ db: Database) -> NameSearch {
    NameSearch(
      db: db, text: text, language: query.language, parts: scope.vocabularies + systems,
      systems: systems.map(\.source), forms: forms, enough: enough)
  }

  private func codes(_ text: SearchText, _ db: Database) throws -> [Candidate] {
    let folded = query.text.folded
    return try systems.flatMap { system in
      try db.all(
        "SELECT id, code FROM symbol WHERE source = ? AND folded = ? LIMIT \(Self.few)", [system.source, folded]
      ) { row in
        Candidate(
          owner: -(row[0] as Int64), source: system.source, rank: 1, length: text.whole.count,
          score: NameSearch.Score.code, match: .code, matched: row[1])
      }
    }
  }

  /// The symbols of categories.
  private func members(of categories: Set<String>, _ limit: Int, _ db: Database) throws -> [Candidate] {
    var found: [Candidate] = []
    for category in categories.sorted() {
      for sql in [
        "SELECT key, source, rank FROM concept WHERE category = ? ORDER BY rank, key LIMIT \(limit)",
        "SELECT -id, source, 3 FROM symbol WHERE grouping = ? ORDER BY source, id LIMIT \(limit)",
      ] {
        found += try db.all(sql, [category]) { row in
          Candidate(
            owner: row[0], source: row[1], rank: row[2], length: 0, score: NameSearch.Score.category, match: .tag,
            matched: "")
        }
      }
    }
    return found
  }

  /// What there is when no word is asked for.
  private func everything(of categories: Set<String>, _ db: Database) throws -> [Candidate] {
    if !categories.isEmpty { return try members(of: categories, enough, db) }
    var found: [Candidate] = []
    for system in systems {
      found += try db.all(
        "SELECT -id, source FROM symbol WHERE source = ? ORDER BY id LIMIT ?", [system.source, query.limit]
      ) { row in
        Candidate(owner: row[0], source: row[1], rank: 3, length: 0, score: 0, match: .name, matched: "")
      }
    }
    return found
  }
}
