import GRDB
import TagarelaKit

/// Writes names with their words into the index.
final class NameWriter {
  private let db: Database
  private let source: Int64
  private let name: Insertion
  private let term: Insertion
  private var terms: [String: Int64] = [:]
  private var postings: [Posting] = []
  private(set) var languages: Set<String> = []

  private struct Posting {
    let term: Int64
    let weight: Int
    let name: Int64
  }

  init(_ db: Database, source: Int64) throws {
    self.db = db
    self.source = source
    name = try Insertion(
      "INSERT INTO name(source, owner, language, weight, folded, shown) VALUES (?, ?, ?, ?, ?, ?)", db)
    term = try Insertion("INSERT INTO term(text, length, reversed) VALUES (?, ?, ?)", db)
  }

  /// - Parameter language: empty for names in none.
  func add(_ shown: String, of owner: Int64, in language: String, kind: NameKind, rank: Int) throws {
    let text = SearchText(shown)
    guard !text.whole.isEmpty else { return }
    let weight = NameWeight(kind: kind, rank: rank, length: text.whole.unicodeScalars.count).number
    languages.insert(language)
    try name.add(
      .number(source), .number(owner), .text(language), .number(Int64(weight)), .text(text.whole), .text(shown))
    let id = db.lastInsertedRowID
    for word in text.words { try post(word, weight, id) }
    // Whoever writes "guardachuva" means the "guarda-chuva".
    if (2...3).contains(text.words.count) { try post(text.words.joined(), weight, id) }
  }

  /// To be called after the last name. Postings are written in their order, which is several times as fast.
  func finish() throws {
    let posting = try Insertion("INSERT OR IGNORE INTO posting(term, weight, name) VALUES (?, ?, ?)", db)
    postings.sort { ($0.term, $0.weight, $0.name) < ($1.term, $1.weight, $1.name) }
    for each in postings { try posting.add(.number(each.term), .number(Int64(each.weight)), .number(each.name)) }
    postings = []
  }

  private func post(_ word: String, _ weight: Int, _ name: Int64) throws {
    postings.append(Posting(term: try number(of: word), weight: weight, name: name))
  }

  private func number(of text: String) throws -> Int64 {
    if let known = terms[text] { return known }
    let found = try db.first("SELECT id FROM term WHERE text = ?", [text]) { $0[0] as Int64 }
    if found == nil {
      let letters = text.unicodeScalars
      try term.add(
        .text(text), .number(Int64(letters.count)), .text(String(String.UnicodeScalarView(letters.reversed()))))
    }
    let id = found ?? db.lastInsertedRowID
    terms[text] = id
    return id
  }
}
