/// An article that was pointed at, with the preposition that it melted with: al, do.
public struct SaidArticle: Sendable {
  let preposition: String?
  let isDefinite: Bool
  let isPlural: Bool

  public init(_ preposition: String? = nil, isDefinite: Bool = true, isPlural: Bool = false) {
    self.preposition = preposition
    self.isDefinite = isDefinite
    self.isPlural = isPlural
  }

  /// Articles before nouns as determiners, which the grammar makes agree, behind the prepositions that they were said with.
  static func parted(_ readings: [[Term]], _ articles: [String: SaidArticle], _ book: WordBook) -> [[Term]] {
    guard !articles.isEmpty,
      readings.contains(where: { $0.first.map { articles[$0.said.lowercased()] != nil } == true })
    else { return readings }
    var result: [[Term]] = []
    for (index, reading) in readings.enumerated() {
      guard let said = reading.first?.said, let article = articles[said.lowercased()],
        !reading.contains(where: { $0.role == .question }), readings.indices.contains(index + 1),
        let next = readings[index + 1].first, next.beginsNoun
      else {
        result.append(reading)
        continue
      }
      if let preposition = article.preposition {
        let entry = book.known(preposition).first { $0.role == .preposition } ?? Entry(preposition, .preposition)
        result.append([Term(preposition, entry)])
      }
      if article.isSaid(before: next) { result.append([article.term(said)]) }
    }
    return result
  }

  /// Not before what has the grammar's own: my ball, Monday, Ana.
  private func isSaid(before next: Term) -> Bool {
    switch next.role {
    case .possessive, .demonstrative, .name: false
    case .noun where next.entry?.kinds.first == "time": isPlural
    default: true
    }
  }

  private func term(_ said: String) -> Term {
    var entry = Entry(said, .article(isDefinite: isDefinite))
    entry.isPlural = isPlural
    return Term(said, entry)
  }
}

extension Term {
  fileprivate var beginsNoun: Bool {
    switch role {
    case .noun, .name, .adjective, .possessive, .demonstrative, .quantity, .ordinal, nil: true
    default: false
    }
  }
}
