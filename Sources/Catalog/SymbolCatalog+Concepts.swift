import GRDB
public import TagarelaKit

extension SymbolCatalog {
  /// Concepts that a word means, without case and accents: in the given language first; there and in the others those
  /// whose main word it is before those that have it as another word, and core words before rarer ones.
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
      let sorted = names.sorted {
        ($0.isForeign ? 1 : 0, $0.weight.kind.rawValue, $0.weight.rank, $0.key)
          < ($1.isForeign ? 1 : 0, $1.weight.kind.rawValue, $1.weight.rank, $1.key)
      }
      var seen: Set<Int64> = []
      let concepts = try sorted.filter { seen.insert($0.key).inserted }.compactMap {
        try ConceptRow.concept($0.key, of: active, db)
      }
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
