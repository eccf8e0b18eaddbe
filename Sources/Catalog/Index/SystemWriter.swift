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
    let row = try Insertion(
      """
      INSERT OR IGNORE INTO symbol(source, code, folded, key, class, category, grouping, words, note)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, db)
    var count = 0
    for (done, symbol) in symbols.enumerated() {
      if done % 1000 == 999 { progress(done + 1) }
      let key = try symbol.concept.map(keys.id(of:))
      try row.add(
        .number(source), .text(symbol.code), .text(symbol.code.folded), key.map(Insertion.Cell.number) ?? .none,
        .optional(symbol.wordClass?.rawValue), .optional(symbol.category), .optional(symbol.category?.folded),
        .text(WordsText.written(symbol.words)), .text(WordsText.written(symbol.note)))
      guard db.changesCount > 0 else { continue }
      count += 1
      let owner = -db.lastInsertedRowID
      let rank = try key.flatMap { try self.rank(of: $0, db) } ?? Self.unranked
      for (language, words) in symbol.words.sorted(by: { $0.key < $1.key }) {
        for (index, word) in words.enumerated() {
          try names.add(word, of: owner, in: language, kind: index == 0 ? .main : .other, rank: rank)
        }
      }
      for tag in symbol.tags { try names.add(tag, of: owner, in: "", kind: .tag, rank: rank) }
    }
    try names.finish()
    try SourceRow.finish(
      source, fingerprint: fingerprint, symbols: count, languages: names.languages,
      complaints: try ComplaintText.written(complaints), db)
  }

  /// The rank of what is no concept.
  private static let unranked = 3

  private func rank(of key: Int64, _ db: Database) throws -> Int? {
    try db.first("SELECT min(rank) FROM concept WHERE key = ?", [key]) { $0[0] as Int64? }?.map(Int.init)
  }
}
