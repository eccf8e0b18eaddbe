import GRDB
import TagarelaKit

/// Finds what a mistyped search may have meant, among the words that the symbols' names and meanings have.
struct Spelling {
  let db: Database

  /// Words that are shorter are too like others to be guessed.
  private static let shortest = 4

  /// A search for the words that are spelt most nearly so; nil when some word has none like it.
  func query(near terms: [String]) throws -> String? {
    var groups: [String] = []
    for term in terms {
      let similar = try words(near: term)
      if similar.isEmpty { return nil }
      groups.append("(" + similar.map { "\"\($0)\"" }.joined(separator: " OR ") + ")")
    }
    return groups.joined(separator: " AND ")
  }

  /// The words that begin with one of its first two letters and are one mistake away, or two from a long one.
  private func words(near term: String) throws -> [String] {
    guard term.count >= Self.shortest else { return [term] }
    let farthest = term.count < Self.long ? 1 : 2
    let statement = try db.cachedStatement(
      sql: "SELECT term FROM symbol_term WHERE term >= ? AND term < ? AND abs(length(term) - ?) <= ?")
    let wanted = Array(term.utf8)
    var found: [(distance: Int, word: String)] = []
    for letter in Set(term.prefix(2)).sorted() {
      let candidates = try String.fetchAll(
        statement, arguments: ["\(letter)", "\(letter)\u{10FFFF}", term.count, farthest])
      // Most share too few letters to be worth the measuring.
      for word in candidates where (letters(word) ^ letters(term)).nonzeroBitCount <= 2 * farthest {
        if let distance = editDistance(wanted, Array(word.utf8), atMost: farthest) { found.append((distance, word)) }
      }
    }
    return found.sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }.prefix(Self.most).map(\.word)
  }

  /// From so many letters on there may be two mistakes.
  private static let long = 7
  /// Words that one is taken for.
  private static let most = 3

  /// A bit for each letter that occurs, as far as they can be told apart in 64 bits.
  private func letters(_ word: String) -> UInt64 {
    word.utf8.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }
}
