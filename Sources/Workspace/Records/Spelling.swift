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

  /// The words that begin with one of its first two letters, of nearly its length, and are nearest to it.
  private func words(near term: String) throws -> [String] {
    guard term.count >= Self.shortest else { return [term] }
    let statement = try db.cachedStatement(
      sql: "SELECT term FROM symbol_term WHERE term >= ? AND term < ? AND abs(length(term) - ?) <= 2")
    let candidates = try Set(term.prefix(2)).sorted().flatMap { letter in
      try String.fetchAll(statement, arguments: ["\(letter)", "\(letter)\u{10FFFF}", term.count])
    }
    return nearest(to: term, among: candidates)
  }
}
