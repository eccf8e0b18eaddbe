import GRDB

/// What the index keeps about a vocabulary or a system as a whole.
struct SourceRow {
  enum Kind: String {
    case vocabulary, system
  }

  let id: Int64
  let fingerprint: String
  let symbols: Int
  /// Languages of its names; empty for names in none.
  let languages: [String]
  let complaints: String

  static func find(_ kind: Kind, _ name: String, _ db: Database) throws -> SourceRow? {
    try db.first(
      "SELECT id, fingerprint, symbols, languages, complaints FROM source WHERE kind = ? AND name = ?",
      [kind.rawValue, name]
    ) { row in
      SourceRow(
        id: row[0], fingerprint: row[1], symbols: row[2],
        languages: (row[3] as String).split(separator: ",", omittingEmptySubsequences: false).map(String.init),
        complaints: row[4])
    }
  }

  /// An empty source in place of whatever there was under its name. It keeps its number, so that other programs that
  /// search the same index go on finding it.
  static func renewed(_ kind: Kind, _ name: String, _ db: Database) throws -> Int64 {
    if let old = try find(kind, name, db) {
      try empty(old.id, db)
      return old.id
    }
    try db.execute(
      sql: """
        INSERT INTO source(kind, name, fingerprint, symbols, languages, complaints) VALUES (?, ?, '', 0, '', '')
        """, arguments: [kind.rawValue, name])
    return db.lastInsertedRowID
  }

  static func finish(
    _ id: Int64, fingerprint: String, symbols: Int, languages: Set<String>, complaints: String, _ db: Database
  ) throws {
    try db.execute(
      sql: "UPDATE source SET fingerprint = ?, symbols = ?, languages = ?, complaints = ? WHERE id = ?",
      arguments: [fingerprint, symbols, languages.sorted().joined(separator: ","), complaints, id])
  }

  private static func empty(_ id: Int64, _ db: Database) throws {
    // A source's names are written in one go, so their numbers lie together.
    try db.execute(
      sql: """
        DELETE FROM posting WHERE name BETWEEN (SELECT min(id) FROM name WHERE source = ?1)
          AND (SELECT max(id) FROM name WHERE source = ?1)
          AND name IN (SELECT id FROM name WHERE source = ?1)
        """, arguments: [id])
    for table in ["name", "symbol", "concept", "shown"] {
      try db.execute(sql: "DELETE FROM \(table) WHERE source = ?", arguments: [id])
    }
    try db.execute(sql: "DELETE FROM term WHERE id NOT IN (SELECT term FROM posting)")
  }
}
