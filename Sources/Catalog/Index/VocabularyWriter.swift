import GRDB
import TagarelaKit

/// Registers the concepts of a vocabulary.
struct VocabularyWriter {
  let vocabulary: String
  let fingerprint: String
  let concepts: [Concept]

  func write(_ db: Database) throws {
    if try SourceRow.find(.vocabulary, vocabulary, db)?.fingerprint == fingerprint { return }
    let source = try SourceRow.renewed(.vocabulary, vocabulary, db)
    let names = try NameWriter(db, source: source)
    let keys = try KeyWriter(db)
    let insert = try db.cachedStatement(
      sql: "INSERT OR IGNORE INTO concept(key, source, class, category, rank, words) VALUES (?, ?, ?, ?, ?, ?)")
    for concept in concepts {
      let key = try keys.id(of: concept.key)
      try insert.execute(arguments: [
        key, source, concept.wordClass.rawValue, concept.category, concept.rank, WordsText.written(concept.words),
      ])
      for (language, words) in concept.words.sorted(by: { $0.key < $1.key }) {
        for (index, word) in words.enumerated() {
          let kind: NameKind = index == 0 ? .main : .other
          try names.add(word.text, of: key, in: language, kind: kind, rank: concept.rank)
          if let feminine = word.feminine {
            try names.add(feminine, of: key, in: language, kind: .other, rank: concept.rank)
          }
        }
      }
    }
    try SourceRow.finish(
      source, fingerprint: fingerprint, symbols: concepts.count, languages: names.languages, complaints: "", db)
  }
}

/// Gives concepts' keys numbers, which they keep.
struct KeyWriter {
  private let db: Database
  private let find: Statement
  private let insert: Statement

  init(_ db: Database) throws {
    self.db = db
    find = try db.cachedStatement(sql: "SELECT id FROM key WHERE text = ?")
    insert = try db.cachedStatement(sql: "INSERT INTO key(text) VALUES (?)")
  }

  func id(of key: String) throws -> Int64 {
    if let known = try Int64.fetchOne(find, arguments: [key]) { return known }
    try insert.execute(arguments: [key])
    return db.lastInsertedRowID
  }
}
