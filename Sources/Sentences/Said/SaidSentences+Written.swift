import TagarelaKit

/// What stays as it stands.
extension SaidSentences {
  func written(_ line: SaidLine, _ request: SentenceRequest) -> Sentence {
    var words: [String] = []
    let finite = line.finite ?? 0
    let start = line.start(of: finite)
    for (index, token) in line.tokens.enumerated() {
      if index == start, request.isNegative, let grammar, !line.tokens.contains(where: { $0.entry?.role == .negation })
      {
        words.append(grammar.negation)
      }
      var said = token.isFixed || token.entry?.role != .name ? token.said : token.entry?.text ?? token.said
      let first = language.pronouns.first
      if language.hasCapitalFirst, said == first.lowercased() || said.hasPrefix(first.lowercased() + "'") {
        said = first + said.dropFirst(first.count)
      }
      words += article(index, line)
      words.append(said)
      if line.commas.contains(index) { words[words.count - 1] += "," }
    }
    let text = (grammar?.contracted(words) ?? words).joined(separator: " ")
    let isQuestion = request.isQuestion || asks(line)
    let mark = isQuestion ? "?" : "."
    let capital = (isQuestion ? grammar?.questionMark ?? "" : "") + text.prefix(1).uppercased() + text.dropFirst()
    let missing = line.tokens.filter { $0.entry == nil && !$0.isFixed && $0.readings.isEmpty }.map(\.said)
    return Sentence(text: capital + mark, unknown: missing.filter { !book.isLetter($0) })
  }

  func asks(_ line: SaidLine) -> Bool {
    guard let first = line.tokens.first else { return false }
    let two = line.tokens.prefix(2).map(\.key).joined(separator: " ")
    let isQuestion = first.entry?.role == .question || book.known(two).contains { $0.role == .question }
    // When I was little I had a dog: what is said then is no question.
    return isQuestion && (first.entry?.concept != "when" || line.tokens.count(where: \.isFinite) < 2)
      || grammar == nil && language.contractions.contains(first.key) && book.isQuestion(first.key)
  }

  /// The article of a noun that stands alone before the verb or behind it.
  func article(_ index: Int, _ line: SaidLine) -> [String] {
    let token = line.tokens[index]
    guard let grammar, let finite = line.finite, let entry = token.entry, entry.role == .noun, !token.isFixed,
      !entry.isKind("time")
    else { return [] }
    var phrase = NounPhrase()
    phrase.head = Term(token.said, entry)
    let article: Article
    if index == 0, line.start(of: finite) == 1 || line.start(of: finite) == 2 && line.tokens[1].entry?.role == .negation
    {
      article = grammar.articleOfSubject(phrase)
    } else if let verb = verb(before: index, line), !entry.isKind("person") {
      var situation = Situation()
      situation.verb = verb
      situation.role = .object
      guard verb.concept != "be", verb.concept != "be-state" else { return [] }
      article =
        verb.frame?.marks.contains("experience") ?? false ? .definite : grammar.article(of: phrase, situation)
    } else {
      return []
    }
    let nouns = RomanceNouns(grammar: grammar, speaker: nil)
    let number: Number = nouns.isPlural(phrase) ? .plural : .singular
    let word = grammar.article(article, nouns.gender(of: phrase), number)
    return word.isEmpty ? [] : [word]
  }

  /// The conjugated verb just before a noun; of several words where it is: fer mal.
  func verb(before index: Int, _ line: SaidLine) -> Entry? {
    guard let finite = line.finite, let verb = group(finite, line).lemma else { return nil }
    if index == finite + 2, line.tokens[finite + 1].entry?.role != .preposition {
      return book.known("\(verb) \(line.tokens[finite + 1].key)").first { $0.role == .verb }
    }
    guard index == finite + 1, let form = dictionaryForm(verb) else { return nil }
    if line.tokens.indices.contains(index + 1), book.known("\(verb) \(line.tokens[index].key)").first?.role == .verb,
      line.tokens[index].entry?.isKind("body") != true
    {
      return nil
    }
    return book.known(form).first { $0.role == .verb }
  }
}

extension WordBook {
  /// Where's: a question word with a verb.
  fileprivate func isQuestion(_ contraction: String) -> Bool {
    let word = contraction.prefix { $0 != "'" }
    return known(String(word)).contains { $0.role == .question }
  }
}
