import GRDB

extension NameSearch {
  /// So few letters fit thousands of names: then only beginnings of whole names count, those first that count most.
  private static let short = 3
  /// Names of each word that begins so.
  private static let namesOfWord = 40
  private static let mostNames = 1500

  func beginnings() throws -> [Candidate] {
    let length = text.whole.unicodeScalars.count
    if length <= Self.short { return try shortBeginnings(length) }
    guard let last = text.words.last else { return [] }
    var found: [NameRow] = []
    if text.words.count == 1 {
      found = try namesWithWord(beginning: last)
    } else if let terms = try terms(text.words.dropLast()) {
      found = try names(withAll: terms, and: last)
    }
    return found.map { name in
      scored(name, name.folded.hasPrefix(text.whole) ? Score.beginning : Score.wordBeginning, .beginning)
    }
  }

  private func namesWithWord(beginning: String) throws -> [NameRow] {
    try names(
      """
      FROM (
        SELECT id, weight
        FROM (
          SELECT posting.name AS id, posting.weight AS weight FROM term JOIN posting ON posting.term = term.id
          WHERE term.text > ? AND term.text < ? AND posting.weight <= ifnull((
            SELECT p.weight FROM posting AS p WHERE p.term = term.id
            ORDER BY p.weight LIMIT 1 OFFSET \(Self.namesOfWord)), \(Int32.max))
          LIMIT \(Self.mostNames)
        )
        ORDER BY weight LIMIT \(3 * enough)
      ) AS best JOIN name ON name.id = best.id WHERE \(drawn) ORDER BY best.weight LIMIT \(enough)
      """, [beginning, SearchText.end(of: beginning)])
  }

  private func shortBeginnings(_ length: Int) throws -> [Candidate] {
    guard length > 0 else { return [] }
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
