import GRDB

/// Finds the names that fit a text, each way of fitting with its score.
struct NameSearch {
  let db: Database
  let text: SearchText
  /// The user's.
  let language: String
  /// The vocabularies and systems whose names count.
  let parts: [SearchScope.Part]
  /// Numbers of the systems whose symbols are wanted.
  let systems: [Int64]
  /// Other forms under which a word of a language may be listed.
  let forms: BaseForms
  /// How many names of one way are worth having.
  let enough: Int

  /// From the best to the worst way; what is only near is not looked for when something fits.
  func candidates() throws -> [Candidate] {
    var found = try wholeNames() + baseForms()
    let isWhole = !found.isEmpty
    found += try wholeWords()
    let isInOwn = found.contains { $0.score >= Score.words }
    found += try beginnings()
    if !isWhole, !isInOwn || text.words.count == 1 { found += try nearNames() }
    return found
  }

  /// What a name is worth that fits so, before what it lacks is taken off.
  enum Score {
    static let name = 1.0
    static let synonym = 0.95
    static let code = 0.93
    static let foreignName = 0.9
    static let foreignSynonym = 0.88
    static let form = 0.85
    static let words = 0.8
    static let beginning = 0.7
    static let wordBeginning = 0.65
    static let tag = 0.5
    static let tagWords = 0.48
    static let category = 0.46
    static let near = 0.45
    /// Taken off a name of another language that fits in part only.
    static let foreign = 0.05
  }

  /// True of names in the user's language and of those in none.
  func isOwn(_ name: NameRow) -> Bool { name.language == language || name.language.isEmpty }

  // MARK: Whole names

  func wholeNames() throws -> [Candidate] {
    try names("FROM name WHERE folded = ? AND \(drawn) ORDER BY weight LIMIT \(enough)", [text.whole]).map { name in
      switch (name.weight.kind, isOwn(name)) {
      case (.tag, _): name.candidate(Score.tag, .tag)
      case (.main, true): name.candidate(Score.name, .name)
      case (.other, true): name.candidate(Score.synonym, .synonym)
      case (.main, false): name.candidate(Score.foreignName, .foreign)
      case (.other, false): name.candidate(Score.foreignSynonym, .foreign)
      }
    }
  }

  /// Names of which the text is an inflected form, as far as the languages know.
  private func baseForms() throws -> [Candidate] {
    guard text.words.count == 1 else { return [] }
    return try forms.all(of: text.whole).flatMap { spoken, forms in
      try forms.flatMap { form in
        try names(
          "FROM name WHERE folded = ? AND language = ? AND \(drawn) ORDER BY weight LIMIT \(enough)", [form, spoken]
        ).map { scored($0, Score.form, .form) }
      }
    }
  }

  // MARK: Whole words

  /// Names that have all the words, in any order.
  private func wholeWords() throws -> [Candidate] {
    guard !text.words.isEmpty else { return [] }
    var found: [NameRow] = []
    if let terms = try terms(text.words[...]) { found += try names(withAll: terms) }
    if text.words.count > 1, let joined = try terms([text.words.joined()]) { found += try names(withAll: joined) }
    return found.map { scored($0, Score.words, .words) }
  }

  /// - Parameter beginning: what one more word of the name must begin with.
  func names(withAll terms: [Int64], and beginning: String? = nil) throws -> [NameRow] {
    let rarest = try rarestFirst(terms)
    guard let first = rarest.first else { return [] }
    // A name weighs the same in all its postings. They come in the order of their weight, so the first that are drawn
    // are the best.
    let others = rarest.dropFirst().map { term in
      "AND EXISTS (SELECT 1 FROM posting WHERE term = \(term) AND weight = p.weight AND name = p.name)"
    }.joined(separator: " ")
    let rest = beginning == nil ? "" : "AND instr(' ' || folded, ' ' || ?) > 0"
    return try names(
      """
      FROM (
        SELECT p.name AS id
        FROM (SELECT weight, name FROM posting WHERE term = ? ORDER BY weight LIMIT \(Self.mostPostings)) AS p
        WHERE true \(others)
      ) AS p CROSS JOIN name ON name.id = p.id WHERE \(drawn) \(rest) LIMIT \(enough)
      """, beginning.map { [first, $0] } ?? [first], isCached: terms.count == 1)
  }

  /// So many names of a word are looked at, those first that count most.
  static let mostPostings = 2000

  private func rarestFirst(_ terms: [Int64]) throws -> [Int64] {
    guard terms.count > 1 else { return terms }
    let counts = try Set(terms).map { term in
      let sql = "SELECT count(*) FROM (SELECT 1 FROM posting WHERE term = ? LIMIT \(Self.mostPostings))"
      return (term: term, count: try db.first(sql, [term]) { $0[0] as Int } ?? 0)
    }
    return counts.sorted { ($0.count, $0.term) < ($1.count, $1.term) }.map(\.term)
  }

  /// The numbers of words, or nil when one of them is in no name.
  func terms(_ words: ArraySlice<String>) throws -> [Int64]? {
    var terms: [Int64] = []
    for word in words {
      guard let term = try term(word) else { return nil }
      terms.append(term)
    }
    return terms
  }

  func term(_ word: String) throws -> Int64? {
    try db.first("SELECT id FROM term WHERE text = ?", [word]) { $0[0] }
  }

  // MARK: Rows

  /// The score of a name that fits in part.
  func scored(_ name: NameRow, _ score: Double, _ match: CatalogHit.Match) -> Candidate {
    if name.weight.kind == .tag { return name.candidate(Score.tagWords, .tag) }
    return name.candidate(isOwn(name) ? score : score - Score.foreign, match)
  }

  /// - Parameter isCached: false for a statement that will hardly come again.
  func names(_ rest: String, _ arguments: StatementArguments, isCached: Bool = true) throws -> [NameRow] {
    var found: [NameRow] = []
    try db.rows("SELECT \(NameRow.columns) \(rest)", arguments, isCached: isCached) { found.append(NameRow($0)) }
    return found
  }

  /// True of names that lead to a symbol of the wanted systems.
  var drawn: String {
    """
    name.source IN (\(numbers(parts.map(\.source)))) AND (name.owner < 0 OR EXISTS (
      SELECT 1 FROM symbol WHERE symbol.key = name.owner AND symbol.source IN (\(numbers(systems)))))
    """
  }

  private func numbers(_ values: [Int64]) -> String { values.map(String.init).joined(separator: ", ") }
}
