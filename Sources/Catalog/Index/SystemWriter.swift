import GRDB
import TagarelaKit

/// Registers the symbols of a system.
struct SystemWriter {
  let system: String
  let fingerprint: String
  let symbols: [SystemSymbol]
  let complaints: [FileComplaint]

  func write(_ db: Database, progress: (_ done: Int) -> Void) throws {
    if try SourceRow.find(.system, system, db)?.fingerprint == fingerprint { return }
    let source = try SourceRow.renewed(.system, system, db)
    let names = try NameWriter(db, source: source)
    let keys = try KeyWriter(db)
    let ranks = try Ranks(db)
    let insert = try db.cachedStatement(
      sql: """
        INSERT OR IGNORE INTO symbol(source, code, folded, key, class, category, grouping, words, note)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    var count = 0
    for (done, symbol) in symbols.enumerated() {
      if done % 1000 == 999 { progress(done + 1) }
      let key = try symbol.concept.map(keys.id(of:))
      try insert.execute(arguments: [
        source, symbol.code, symbol.code.folded, key, symbol.wordClass?.rawValue, symbol.category,
        symbol.category?.folded, WordsText.written(symbol.words), WordsText.written(symbol.note),
      ])
      guard db.changesCount > 0 else { continue }
      count += 1
      let owner = -db.lastInsertedRowID
      let rank = try key.map(ranks.rank(of:)) ?? Ranks.unknown
      for (language, words) in symbol.words.sorted(by: { $0.key < $1.key }) {
        for (index, word) in words.enumerated() {
          try names.add(word, of: owner, in: language, kind: index == 0 ? .main : .other, rank: rank)
        }
      }
      for tag in symbol.tags { try names.add(tag, of: owner, in: "", kind: .tag, rank: rank) }
    }
    try SourceRow.finish(
      source, fingerprint: fingerprint, symbols: count, languages: names.languages,
      complaints: try ComplaintText.written(complaints), db)
  }
}

/// Ranks of concepts by their number.
private struct Ranks {
  private let find: Statement

  /// Of what is no concept.
  static let unknown = 3

  init(_ db: Database) throws {
    find = try db.cachedStatement(sql: "SELECT min(rank) FROM concept WHERE key = ?")
  }

  func rank(of key: Int64) throws -> Int { try Int.fetchOne(find, arguments: [key]) ?? Self.unknown }
}
