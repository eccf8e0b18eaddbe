import GRDB
public import TagarelaKit

extension SymbolCatalog {
  /// Concepts that a word means, without case and accents: in the given language first; there and in the others those
  /// whose main word it is before those that have it as another word, core words before rarer ones, and of those what is pointed
  /// at before the little words that only join others: *like* is to like.
  ///
  /// - Parameter language: nil for none before the others.
  /// - Throws: `Failure` of a vocabulary that can't be read, when nothing is found.
  public func concepts(meaning word: String, language: String?) throws -> [Concept] {
    let whole = SearchText(word).whole
    return try remembering("meaning \(language ?? "") \(whole)") { scope, db in
      let active = Set(scope.vocabularies.map(\.source))
      let names = try db.all(
        "SELECT owner, language, weight, source FROM name WHERE folded = ? AND owner > 0 ORDER BY weight LIMIT 100",
        [whole]
      ) { row in
        (key: row[0] as Int64, isForeign: row[1] != language, weight: NameWeight(row[2]), source: row[3] as Int64)
      }.filter { active.contains($0.source) }
      let meant = try names.compactMap { name in
        try ConceptRow.concept(name.key, of: active, db).map { (name: name, concept: $0) }
      }
      let sorted = meant.sorted { a, b in
        (a.name.isForeign ? 1 : 0, a.name.weight.kind.rawValue, a.name.weight.rank, a.concept.joins ? 1 : 0, a.name.key)
          < (
            b.name.isForeign ? 1 : 0, b.name.weight.kind.rawValue, b.name.weight.rank, b.concept.joins ? 1 : 0,
            b.name.key
          )
      }
      var seen: Set<Int64> = []
      let concepts = sorted.filter { seen.insert($0.name.key).inserted }.map(\.concept)
      if concepts.isEmpty, let trouble = scope.trouble { throw trouble }
      return concepts
    }
  }

  /// The concept with this key.
  ///
  /// - Throws: `Failure` of a vocabulary that can't be read, when there is none.
  public func concept(_ key: String) throws -> Concept? {
    try remembering("concept \(key)") { scope, db in
      let active = Set(scope.vocabularies.map(\.source))
      let concept = try ConceptRow.key(key, db).flatMap { try ConceptRow.concept($0, of: active, db) }
      if concept == nil, let trouble = scope.trouble { throw trouble }
      return concept
    }
  }
}

extension Concept {
  /// Whether it only joins others.
  fileprivate var joins: Bool { wordClass == .preposition || wordClass == .conjunction }
}
