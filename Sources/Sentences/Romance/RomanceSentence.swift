public import TagarelaKit

/// Puts Portuguese, Spanish and Catalan sentences together.
public struct RomanceSentence: Sendable {
  private let grammar: any RomanceGrammar
  private let book: WordBook
  private let reader: UtteranceReader

  public init(_ grammar: any RomanceGrammar, _ book: WordBook) {
    self.grammar = grammar
    self.book = book
    reader = UtteranceReader(
      book, that: grammar.that, telling: grammar.telling, articles: grammar.saidArticles
    ) { readings, _ in
      Self.governing(readings, grammar)
    }
  }

  /// Near the house: an adverb of place before a noun is a preposition with de.
  private static func governing(_ readings: [[Term]], _ grammar: any RomanceGrammar) -> [[Term]] {
    var readings = readings
    for index in readings.indices.dropFirst().dropLast() {
      guard let adverb = readings[index].first(where: { $0.role == .adverb }), var entry = adverb.entry,
        grammar.positions.contains(adverb.text), readings[index + 1].first?.beginsNoun == true
      else { continue }
      entry.role = .preposition
      entry.text += " " + grammar.of
      readings[index] = [Term(adverb.said, entry)]
    }
    return readings
  }

  public func sentence(_ request: SentenceRequest) -> Sentence {
    let utterance = reader.read(request)
    var request = request
    request.isQuestion = request.isQuestion || utterance.isAsked
    request.speaker = request.speaker ?? speaker(saying: request.words)
    var text = openings(utterance)
    var isQuestion = false
    var isAskedInside = false
    var previous: RomanceClause?
    var body: [String] = []
    for clause in utterance.clauses where !clause.isEmpty {
      var request = request
      request.isProgressive = request.isProgressive || clause.isGoingOn
      if utterance.please != nil || clause.isOrder, clause.subject == nil, !clause.verbs.isEmpty,
        clause.question == nil,
        !request.isQuestion,
        !(clause.verbs.first?.frame?.marks.contains("state") ?? false)
      {
        request.isImperative = true
      }
      let isConditional =
        previous == nil && utterance.clauses.count > 1 && ["if", "when"].contains(clause.connector?.entry?.concept)
      let built = RomanceClause(clause, request, grammar, after: previous, isConditional: isConditional)
      let isIndirect = previous != nil && clause.connector == nil
      isQuestion = isQuestion || request.isQuestion || clause.question != nil && !isIndirect
      if clause.connector?.text == ",", !body.isEmpty {
        body[body.count - 1] += ","
      } else if let connector = clause.connector {
        let comma = Self.isApart(connector) ? "," : ""
        if !body.isEmpty { body[body.count - 1] += comma }
        body.append(connector.text)
      } else if clause.question == nil, !body.isEmpty {
        // If it rains, we stay.
        body[body.count - 1] += ","
      }
      var words = built.words.filter { !$0.isEmpty }
      // My hands are cold, where are my gloves? Only the second is asked.
      if clause.isApart, clause.question != nil, let mark = grammar.questionMark, let first = words.first {
        words[0] = mark + first
        isAskedInside = true
      }
      body += words
      previous = built
    }
    let main = grammar.contracted(body).joined(separator: " ").replacing(" ,", with: ",")
    if let please = utterance.please {
      if please.isFirst {
        text = text.isEmpty ? please.word.text : "\(text), \(please.word.text)"
      }
      text = [text, main].filter { !$0.isEmpty }.joined(separator: ", ")
      if !please.isFirst { text = text.isEmpty ? please.word.text : "\(text), \(please.word.text)" }
    } else {
      text = isReason(utterance) ? "\(text) \(main)" : Self.following(text, main)
    }
    if isAskedInside {
      return Sentence(text: text.prefix(1).uppercased() + text.dropFirst() + "?", unknown: utterance.unknown)
    }
    return Sentence(text: finished(text, isQuestion: isQuestion, utterance), unknown: utterance.unknown)
  }

  /// Whoever says of herself, in the feminine, how she is tells who speaks, where nobody has told otherwise.
  private func speaker(saying words: [PointedWord]) -> SentenceRequest.Speaker? {
    let genders = Set(
      words.flatMap { word in
        book.entries(for: word).filter { $0.role == .adjective }.compactMap {
          gender(ofForm: word.text.lowercased(), $0)
        }
      })
    return genders == [.feminine] ? .feminine : nil
  }

  /// Nil for a form of both.
  private func gender(ofForm said: String, _ adjective: Entry) -> Gender? {
    let genders = Gender.allCases.filter {
      grammar.forms.adjective(adjective.text, feminine: adjective.feminine, $0, .singular) == said
    }
    return genders.count == 1 ? genders[0] : nil
  }

  /// Thank you for the present: what a thanks is for belongs to it.
  private func isReason(_ utterance: Utterance) -> Bool {
    guard utterance.openings.count == 1, utterance.clauses.count == 1, let clause = utterance.clauses.first else {
      return false
    }
    return clause.verbs.isEmpty && clause.subject == nil
      && clause.rest.first?.preposition?.text == grammar.telling.preposition
  }

  /// A question that one symbol asks keeps its marks, though they weren't typed.
  private func asked(_ term: Term) -> String {
    guard term.entry?.concept == "how-are-you", !term.text.contains("?") else { return term.text }
    return (grammar.questionMark ?? "") + term.text + "?"
  }

  private func openings(_ utterance: Utterance) -> String {
    let nouns = RomanceNouns(grammar: grammar, speaker: nil)
    return utterance.openings.map { opening in
      switch opening {
      case .word(let term): asked(term)
      case .vocative(let phrase): grammar.contracted(nouns.words(phrase, .none)).joined(separator: " ")
      }
    }.reduce("", Self.calling)
  }

  /// ¿Qué tal, abuelo?: who is called stands within the mark of what is asked.
  private static func calling(_ text: String, _ next: String) -> String {
    guard let mark = text.last, "?!".contains(mark), let first = next.first, !"¿¡".contains(first) else {
      return [text, next].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    return "\(text.dropLast()), \(next)\(mark)"
  }

  /// What follows a question begins anew.
  private static func following(_ text: String, _ main: String) -> String {
    guard let mark = text.last, "?!".contains(mark), !main.isEmpty else {
      return [text, main].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    return "\(text) \(main.prefix(1).uppercased())\(main.dropFirst())"
  }

  /// A comma goes before but, not before because.
  private static func isApart(_ connector: Term) -> Bool {
    ["but", "so-therefore", "although"].contains(connector.entry?.concept)
  }

  private func finished(_ text: String, isQuestion: Bool, _ utterance: Utterance) -> String {
    guard !text.isEmpty else { return "" }
    let mark = text.prefix { "¿¡".contains($0) }
    let rest = text.dropFirst(mark.count)
    let capital = mark + rest.prefix(1).uppercased() + rest.dropFirst()
    if let last = capital.last, ".!?".contains(last) { return String(capital) }
    guard isQuestion else { return capital + "." }
    return grammar.questionMark.map { "\($0)\(capital)?" } ?? capital + "?"
  }
}

extension Term {
  fileprivate var beginsNoun: Bool {
    switch role {
    case .noun, .name, .pronoun, .possessive, .demonstrative, .article: true
    default: false
    }
  }
}
