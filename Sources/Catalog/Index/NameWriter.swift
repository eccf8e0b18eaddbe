import GRDB
import TagarelaKit

/// Writes names with their words into the index.
final class NameWriter {
  private let db: Database
  private let source: Int64
  private let insertName: Statement
  private let insertPosting: Statement
  private let insertTerm: Statement
  private let findTerm: Statement
  private var terms: [String: Int64] = [:]
  private(set) var languages: Set<String> = []

  init(_ db: Database, source: Int64) throws {
    self.db = db
    self.source = source
    insertName = try db.cachedStatement(
      sql: "INSERT INTO name(source, owner, language, weight, folded, shown) VALUES (?, ?, ?, ?, ?, ?)")
    insertPosting = try db.cachedStatement(sql: "INSERT OR IGNORE INTO posting(term, weight, name) VALUES (?, ?, ?)")
    insertTerm = try db.cachedStatement(sql: "INSERT INTO term(text, length, reversed) VALUES (?, ?, ?)")
    findTerm = try db.cachedStatement(sql: "SELECT id FROM term WHERE text = ?")
  }

  /// - Parameter language: empty for names in none.
  func add(_ name: String, of owner: Int64, in language: String, kind: NameKind, rank: Int) throws {
    let text = SearchText(name)
    guard !text.whole.isEmpty else { return }
    let weight = NameWeight(kind: kind, rank: rank, length: text.whole.unicodeScalars.count).number
    languages.insert(language)
    try insertName.execute(arguments: [source, owner, language, weight, text.whole, name])
    let id = db.lastInsertedRowID
    for word in text.words { try post(word, weight, id) }
    // Whoever writes "guardachuva" means the "guarda-chuva".
    if (2...3).contains(text.words.count) { try post(text.words.joined(), weight, id) }
  }

  private func post(_ word: String, _ weight: Int, _ name: Int64) throws {
    try insertPosting.execute(arguments: [try term(word), weight, name])
  }

  private func term(_ text: String) throws -> Int64 {
    if let known = terms[text] { return known }
    let id: Int64
    if let found = try Int64.fetchOne(findTerm, arguments: [text]) {
      id = found
    } else {
      try insertTerm.execute(
        arguments: [text, text.unicodeScalars.count, String(String.UnicodeScalarView(text.unicodeScalars.reversed()))])
      id = db.lastInsertedRowID
    }
    terms[text] = id
    return id
  }
}
