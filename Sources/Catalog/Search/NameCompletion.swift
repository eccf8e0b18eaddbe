import GRDB
import TagarelaKit

/// The names of one system's symbols that begin with a text.
struct NameCompletion {
  let db: Database
  let text: String
  let system: SearchScope.Part
  let vocabularies: [SearchScope.Part]
  /// The user's.
  let language: String
  let limit: Int

  func names() throws -> [String] {
    let beginning = SearchText(text).whole
    if beginning.isEmpty { return text.isEmpty ? try codes() : [] }
    var found = try words(beginning, own: true)
    if found.count < limit { found += try codes() }
    if found.count < limit { found += try words(beginning, own: false) }
    var seen: Set<String> = []
    return Array(found.filter { seen.insert($0).inserted }.prefix(limit))
  }

  private func words(_ beginning: String, own: Bool) throws -> [String] {
    // The indexes have up to three letters.
    let indexed = String(beginning.unicodeScalars.prefix(3))
    let sql = """
      SELECT weight, shown FROM name
      WHERE source = ? AND language = ? AND substr(folded, 1, \(indexed.unicodeScalars.count)) = ? AND weight < \(NameWeight.tags)
        AND folded >= ? AND folded < ?
        AND (owner < 0 OR EXISTS (SELECT 1 FROM symbol WHERE symbol.key = name.owner AND symbol.source = ?))
      ORDER BY weight LIMIT ?
      """
    var found: [(weight: Int, shown: String)] = []
    for part in [system] + vocabularies {
      for spoken in part.languages where (spoken == language || spoken.isEmpty) == own {
        found += try db.all(
          sql, [part.source, spoken, indexed, beginning, SearchText.end(of: beginning), system.source, limit]
        ) { ($0[0], $0[1]) }
      }
    }
    return found.sorted { ($0.weight, $0.shown) < ($1.weight, $1.shown) }.map(\.shown)
  }

  private func codes() throws -> [String] {
    let folded = text.folded
    return try db.all(
      "SELECT code FROM symbol WHERE source = ? AND folded >= ? AND folded < ? ORDER BY folded LIMIT ?",
      [system.source, folded, SearchText.end(of: folded), limit]
    ) { $0[0] }
  }
}
