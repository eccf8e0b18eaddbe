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
    let row = try Insertion(
      "INSERT OR IGNORE INTO concept(key, source, class, category, rank, words) VALUES (?, ?, ?, ?, ?, ?)", db)
    for concept in concepts {
      let key = try keys.id(of: concept.key)
      try row.add(
        .number(key), .number(source), .text(concept.wordClass.rawValue), .text(concept.category),
        .number(Int64(concept.rank)), .text(WordsText.written(concept.words)))
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
    try names.finish()
    try SourceRow.finish(
      source, fingerprint: fingerprint, symbols: concepts.count, languages: names.languages, complaints: "", db)
  }
}

/// Gives concepts' keys numbers, which they keep.
struct KeyWriter {
  private let db: Database
  private let row: Insertion

  init(_ db: Database) throws {
    self.db = db
    row = try Insertion("INSERT INTO key(text) VALUES (?)", db)
  }

  func id(of key: String) throws -> Int64 {
    if let known = try ConceptRow.key(key, db) { return known }
    try row.add(.text(key))
    return db.lastInsertedRowID
  }
}
