import GRDB

extension NameSearch {
  /// Names with words that are written nearly so, and names that have some of the words only.
  func nearNames() throws -> [Candidate] {
    let words = try text.words.prefix(Self.mostWords).map(asked)
    let total = words.reduce(0) { $0 + $1.weight }
    guard total > 0 else { return [] }
    var matched: [Int64: Double] = [:]
    for word in words {
      var best: [Int64: Double] = [:]
      for term in word.terms {
        for name in try named(term.id) { best[name] = max(best[name] ?? 0, word.weight * term.likeness) }
      }
      matched.merge(best, uniquingKeysWith: +)
    }
    let promising = matched.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(2 * enough)
    return try promising.compactMap { id, weight in
      guard let name = try names("FROM name WHERE id = ? AND \(drawn)", [id]).first else { return nil }
      return near(name, weight, of: total)
    }
  }

  private static let mostWords = 8
  /// Names of one word that are looked at.
  private static let mostNames = 200
  private static let mostMeanings = 50
  private static let formLikeness = 0.95

  /// A word of the question: how much it says, and the words of names that it may mean.
  private struct Asked {
    let weight: Double
    let terms: [NearTerm]
  }

  private func asked(_ word: String) throws -> Asked {
    let letters = Double(word.unicodeScalars.count)
    let isLittle = try text.words.count > 1 && isLittle(word)
    return Asked(weight: isLittle ? letters / 8 : letters, terms: try terms(like: word))
  }

  private func terms(like word: String) throws -> [NearTerm] {
    if text.words.count > 1, let exact = try term(word) { return [NearTerm(id: exact, likeness: 1)] }
    let based = try (forms.all(of: word).first { $0.language == language }?.forms ?? []).compactMap { form in
      try term(form).map { NearTerm(id: $0, likeness: Self.formLikeness) }
    }
    if !based.isEmpty { return based }
    var near = NearTerms(db: db, word: word)
    return try near.all()
  }

  /// Articles, prepositions and the like say little about what is meant.
  private func isLittle(_ word: String) throws -> Bool {
    try db.first(
      """
      SELECT EXISTS (
        SELECT 1 FROM (SELECT owner FROM name WHERE folded = ? ORDER BY weight LIMIT \(Self.mostMeanings)) AS name
        JOIN concept ON concept.key = name.owner
        WHERE class IN ('preposition', 'determiner', 'conjunction', 'pronoun'))
      """, [word]
    ) { $0[0] as Int } == 1
  }

  private func named(_ term: Int64) throws -> [Int64] {
    try db.all("SELECT name FROM posting WHERE term = ? ORDER BY weight LIMIT \(Self.mostNames)", [term]) { $0[0] }
  }

  /// How much of the question the name has, and how much of the name the question has.
  private func near(_ name: NameRow, _ matched: Double, of total: Double) -> Candidate {
    let ofName = min(1, matched / Double(max(1, name.weight.length)))
    let likeness = 0.7 * matched / total + 0.3 * ofName - (isOwn(name) ? 0 : 0.1)
    // In steps, so that among those that are about as near the common words come first.
    let score = Score.near * (max(0, likeness) * 20).rounded() / 20
    let worth =
      switch name.weight.kind {
      case .main: 1.0
      case .other: 0.95
      case .tag: 0.9
      }
    return name.candidate(score * worth, .near)
  }
}
