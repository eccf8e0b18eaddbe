import GRDB
import TagarelaKit

/// Reads symbols from the index, named in a language.
struct SymbolRow {
  let db: Database
  let language: String
  /// For symbols that have no name in the language: ``Registry/standIn``.
  let standIn: String

  func symbol(_ id: Int64, of system: String) throws -> CatalogSymbol? {
    let sql = """
      SELECT code, symbol.key, class, category, words, note, key.text
      FROM symbol LEFT JOIN key ON key.id = symbol.key WHERE symbol.id = ?
      """
    let found: (symbol: SystemSymbol, key: Int64?)? = try db.first(sql, [id]) { row in
      let symbol = SystemSymbol(
        code: row[0], concept: row[6], words: WordsText.plain(row[4]),
        wordClass: (row[2] as String?).flatMap(WordClass.init), category: row[3],
        note: WordsText.plain(row[5]).compactMapValues(\.first))
      return (symbol, row[1])
    }
    guard let (symbol, key) = found else { return nil }
    return Self.symbol(symbol, try key.flatMap { try ConceptRow.concept($0, db) }, system, language, standIn)
  }

  static func symbol(
    _ symbol: SystemSymbol, _ concept: Concept?, _ system: String, _ language: String, _ standIn: String
  )
    -> CatalogSymbol
  {
    let words = symbol.words.mapValues { $0.first ?? "" }.filter { !$0.value.isEmpty }
    let meanings = (concept?.words ?? [:]).compactMapValues { $0.first?.text }
    let name =
      words[language] ?? words[""] ?? meanings[language] ?? words[standIn] ?? meanings[standIn]
      ?? any(words) ?? any(meanings) ?? symbol.code
    return CatalogSymbol(
      system: system, code: symbol.code, concept: symbol.concept, name: name,
      wordClass: symbol.wordClass ?? concept?.wordClass, category: symbol.category ?? concept?.category,
      note: symbol.note[language] ?? symbol.note[standIn] ?? any(symbol.note))
  }

  private static func any(_ texts: [String: String]) -> String? { texts.min { $0.key < $1.key }?.value }
}
