import GRDB
import TagarelaKit

/// Reads concepts from the index. What several vocabularies say about one is joined: the first tells what it is.
enum ConceptRow {
  static func all(_ db: Database) throws -> [Concept] {
    var concepts: [Concept] = []
    try db.rows(selection + " ORDER BY concept.key, source", []) { add($0, to: &concepts) }
    return concepts
  }

  /// - Parameter vocabularies: those that count, by their numbers in the index; nil for all that it has, also of modules
  ///   that are gone.
  static func concept(_ key: Int64, of vocabularies: Set<Int64>? = nil, _ db: Database) throws -> Concept? {
    var concepts: [Concept] = []
    try db.rows(selection + " WHERE concept.key = ? ORDER BY source", [key]) { row in
      if vocabularies?.contains(row[5]) ?? true { add(row, to: &concepts) }
    }
    return concepts.first
  }

  static func key(_ text: String, _ db: Database) throws -> Int64? {
    try db.first("SELECT id FROM key WHERE text = ?", [text]) { $0[0] }
  }

  private static let selection =
    "SELECT text, class, category, rank, words, source FROM concept JOIN key ON key.id = concept.key"

  private static func add(_ row: StatementRow, to concepts: inout [Concept]) {
    let key: String = row[0]
    let words = WordsText.concept(row[4])
    if let last = concepts.indices.last, concepts[last].key == key {
      for (language, more) in words {
        let known = concepts[last].words[language] ?? []
        concepts[last].words[language] = known + more.filter { word in !known.contains { $0.text == word.text } }
      }
      return
    }
    guard let wordClass = WordClass(rawValue: row[1]) else { return }
    concepts.append(Concept(key: key, wordClass: wordClass, category: row[2], rank: row[3], words: words))
  }
}
