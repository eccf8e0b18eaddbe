import GRDB
import TagarelaKit

/// A symbol that a search found.
public struct FoundSymbol: Sendable {
  public let symbol: SymbolRecord
  /// 0 to 1; 1 is the very name.
  public let score: Double

  public init(symbol: SymbolRecord, score: Double) {
    self.symbol = symbol
    self.score = score
  }
}

extension Workspace {
  /// Symbols with all of the words in name or meaning, whole or as beginnings, without case and accents; best first.
  /// Where there are none, those with words of nearly the same spelling.
  ///
  /// - Parameter synonyms: other names of what the words mean; a symbol that is called so is found as well.
  public func findSymbols(_ words: String, synonyms: [String] = [], for patient: Int64?, limit: Int) throws
    -> [FoundSymbol]
  {
    let folded = words.folded
    let terms = folded.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    guard !terms.isEmpty else { return [] }
    return try read { db in
      let visible = Workspace.visible(to: patient)
      var found = try search(db, terms.map { "\"\($0)\"*" }.joined(separator: " "), folded, visible, limit)
      let known = Set(found.map(\.symbol.id))
      found += try called(synonyms, db, visible).filter { !known.contains($0.symbol.id) }
      if found.isEmpty, let query = try Spelling(db: db).query(near: terms) {
        found = try search(db, query, folded, visible, limit).map { FoundSymbol(symbol: $0.symbol, score: 0.3) }
      }
      return Array(found.sorted { $0.score > $1.score }.prefix(limit))
    }
  }

  private func called(_ names: [String], _ db: Database, _ visible: Scope) throws -> [FoundSymbol] {
    let statement = try db.cachedStatement(
      sql: "SELECT \(SymbolRecord.columns) FROM symbol WHERE folded = ? AND \(visible.condition) LIMIT 20")
    return try Set(names.map(\.folded)).sorted().prefix(50).flatMap { name in
      try db.rows(statement, [name] + visible.arguments) { FoundSymbol(symbol: SymbolRecord($0), score: 0.7) }
    }
  }

  private func search(_ db: Database, _ query: String, _ folded: String, _ visible: Scope, _ limit: Int) throws
    -> [FoundSymbol]
  {
    if folded.count <= Self.shortest {
      // So little fits too much to be ranked in time; names that begin so come first anyway.
      let names = visible.and("folded >= ? AND folded < ?", [folded, folded + "\u{10FFFF}"])
      let found = try db.all(SymbolRecord.self, names, order: "folded, id LIMIT \(limit)")
      if found.count == limit {
        return found.map { FoundSymbol(symbol: $0, score: Workspace.score($0.name.folded, folded)) }
      }
    }
    let statement = try db.cachedStatement(
      sql: """
        SELECT \(SymbolRecord.qualifiedColumns), symbol.folded
        FROM symbol_search JOIN symbol ON symbol.id = symbol_search.rowid
        WHERE symbol_search MATCH ? AND \(visible.condition)
        ORDER BY symbol.folded = ? DESC, substr(symbol.folded, 1, ?) = ? DESC, bm25(symbol_search, 10, 1), symbol.id
        LIMIT ?
        """)
    let arguments: StatementArguments = [query] + visible.arguments + [folded, folded.count, folded, limit]
    return try db.rows(statement, arguments) { row in
      FoundSymbol(symbol: SymbolRecord(row), score: Workspace.score(row[SymbolRecord.columnCount], folded))
    }
  }

  /// Letters of a search that may fit thousands of symbols.
  private static let shortest = 2

  private static func score(_ name: String, _ words: String) -> Double {
    if name == words { return 1 }
    if name.hasPrefix(words) { return 0.8 }
    return name.split(separator: " ").contains { $0.hasPrefix(words) } ? 0.6 : 0.4
  }
}
