import GRDB

extension NameSearch {
  /// So few letters fit thousands of names: then only beginnings of whole names count, those first that count most.
  private static let short = 3
  /// Words that begin so are looked at up to here.
  private static let mostPostings = 4000

  func beginnings() throws -> [Candidate] {
    guard !text.whole.isEmpty else { return [] }
    let length = text.whole.unicodeScalars.count
    if length <= Self.short { return try shortBeginnings(length) }
    guard let last = text.words.last else { return [] }
    let others = text.words.dropLast()
    var conditions = ""
    for word in others {
      guard let term = try term(word) else { return [] }
      conditions += " AND EXISTS (SELECT 1 FROM posting WHERE term = \(term) AND weight = p.weight AND name = p.name)"
    }
    let found = try names(
      """
      FROM (
        SELECT p.weight AS weight, p.name AS id
        FROM (
          SELECT posting.weight, posting.name FROM term JOIN posting ON posting.term = term.id
          WHERE term.text > ? AND term.text < ? LIMIT \(Self.mostPostings)
        ) AS p
        WHERE true \(conditions) ORDER BY p.weight LIMIT \(3 * enough)
      ) AS best JOIN name ON name.id = best.id WHERE \(drawn) ORDER BY best.weight LIMIT \(enough)
      """, [last, SearchText.end(of: last)], isCached: others.isEmpty)
    return found.map { name in
      scored(name, name.folded.hasPrefix(text.whole) ? Score.beginning : Score.wordBeginning, .beginning)
    }
  }

  private func shortBeginnings(_ length: Int) throws -> [Candidate] {
    var found: [Candidate] = []
    for isOwn in [true, false] where found.count < enough {
      for part in parts {
        for spoken in part.languages where (spoken == language || spoken.isEmpty) == isOwn {
          let names = try names(
            """
            FROM name WHERE source = ? AND language = ? AND substr(folded, 1, \(length)) = ? AND \(drawn)
            ORDER BY weight LIMIT \(enough)
            """, [part.source, spoken, text.whole])
          found += names.map { scored($0, Score.beginning, .beginning) }
        }
      }
    }
    return found
  }
}
