import GRDB
import TagarelaKit

/// Puts candidates in order and finds their symbols: the best score first, then core words, then the preferred systems,
/// then the shorter name.
struct Ranking {
  let db: Database
  /// The wanted ones, the preferred first.
  let systems: [SearchScope.Part]
  /// Folded; empty for all.
  let categories: Set<String>
  let limit: Int

  struct Found {
    let id: Int64
    let system: SearchScope.Part
    let candidate: Candidate
  }

  func best(of candidates: [Candidate]) throws -> [Found] {
    var best: [Int64: Candidate] = [:]
    for candidate in candidates where candidate.score > (best[candidate.owner]?.score ?? -1) {
      best[candidate.owner] = candidate
    }
    var rest = best.values.sorted {
      ($1.score, $0.rank, $0.length, abs($0.owner)) < ($0.score, $1.rank, $1.length, abs($1.owner))
    }[...]
    var seen: Set<Int64> = []
    var found: [Found] = []
    while let first = rest.first, found.count < limit {
      let equal = rest.prefix { $0.score == first.score && $0.rank == first.rank }
      rest = rest.dropFirst(equal.count)
      var bySystem: [Int64: [Found]] = [:]
      for candidate in equal {
        for (id, source) in try symbols(of: candidate) where seen.insert(id).inserted {
          guard let system = systems.first(where: { $0.source == source }) else { continue }
          bySystem[source, default: []].append(Found(id: id, system: system, candidate: candidate))
        }
      }
      for system in systems { found += bySystem[system.source] ?? [] }
    }
    return Array(found.prefix(limit))
  }

  private func symbols(of candidate: Candidate) throws -> [(id: Int64, source: Int64)] {
    if candidate.owner < 0, categories.isEmpty { return [(-candidate.owner, candidate.source)] }
    let sql = candidate.owner < 0 ? Self.bySymbol : categories.isEmpty ? Self.byKey : Self.byConcept
    var found: [(Int64, Int64)] = []
    try db.rows(sql, [abs(candidate.owner)]) { row in
      if !categories.isEmpty {
        guard let category = (row[2] as String?) ?? (row[3] as String?), categories.contains(category) else { return }
      }
      found.append((row[0], row[1]))
    }
    return found
  }

  private static let byKey = "SELECT id, source FROM symbol WHERE key = ?"
  private static let categorised = """
    SELECT id, symbol.source, grouping, (SELECT category FROM concept WHERE concept.key = symbol.key LIMIT 1)
    FROM symbol WHERE
    """
  private static let byConcept = categorised + " symbol.key = ?"
  private static let bySymbol = categorised + " id = ?"
}
