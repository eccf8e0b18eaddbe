import GRDB
import TagarelaKit

/// A symbol that a search found.
public struct FoundSymbol: Sendable {
  public let symbol: SymbolRecord
  /// 0 to 1; 1 is the very name.
  public let score: Double
}

extension Workspace {
  /// Symbols with all of the words in name or meaning, whole or as beginnings, without case and accents; best first.
  public func findSymbols(_ words: String, for patient: Int64?, limit: Int) throws -> [FoundSymbol] {
    let folded = words.folded
    let terms = folded.split { !($0.isLetter || $0.isNumber) }
    guard !terms.isEmpty else { return [] }
    let query = terms.map { "\"\($0)\"*" }.joined(separator: " ")
    return try read { db in
      let visible = Workspace.visible(to: patient)
      let statement = try db.cachedStatement(
        sql: """
          SELECT \(SymbolRecord.qualifiedColumns), symbol.folded FROM symbol_search JOIN symbol ON symbol.id = symbol_search.rowid
          WHERE symbol_search MATCH ? AND \(visible.condition)
          ORDER BY symbol.folded = ? DESC, substr(symbol.folded, 1, ?) = ? DESC, bm25(symbol_search, 10, 1), symbol.id
          LIMIT ?
          """)
      let arguments: StatementArguments = [query] + visible.arguments + [folded, folded.count, folded, limit]
      return try Row.fetchAll(statement, arguments: arguments).map { row in
        FoundSymbol(symbol: SymbolRecord(row), score: Workspace.score(row[8], folded))
      }
    }
  }

  private static func score(_ name: String, _ words: String) -> Double {
    if name == words { return 1 }
    if name.hasPrefix(words) { return 0.8 }
    return name.split(separator: " ").contains { $0.hasPrefix(words) } ? 0.6 : 0.4
  }
}
