import TagarelaKit

/// Lines without a conjugated verb.
extension SaidSentences {
  /// Pronouns before verbs in their dictionary form, and what goes on; nil for what needs nothing.
  func dictionary(_ line: SaidLine, _ request: SentenceRequest) -> Sentence? {
    // Thank you for the food.
    if line.tokens.count > 2, [.exclamation, .saying].contains(line.tokens[0].entry?.role),
      line.tokens[1].entry?.role == .preposition, line.isWritten
    {
      return written(line, request)
    }
    if let first = line.tokens.first, let question = language.asking[first.key], line.tokens.count > 1 {
      return line.isWritten ? written(line, request) : asked(first.key, question, request.with(line))
    }
    if let index = going(line) {
      var request = request.with(line)
      request.words[index] = PointedWord(line.tokens[index].readings[0].verb)
      if index == 0, book.entries(for: request.words[0]).first?.frame?.subjects.isEmpty == false,
        let speaker = book.word(of: PersonConcept.speaker)
      {
        request.words.insert(PointedWord(speaker.text), at: 0)
      }
      request.isProgressive = true
      return make(request)
    }
    guard let grammar, line.tokens.count > 1, line.tokens[0].isClitic, line.tokens[1].entry?.role == .verb,
      let verb = line.tokens[1].entry
    else { return nil }
    let clitic = line.tokens[0].said
    let rest = line.tokens.dropFirst(2).map(\.pointed)
    var request = request.with(line)
    let isOwn = clitic.lowercased() == grammar.reflexive(.firstSingular)
    if isOwn, verb.frame?.marks.contains("experience") ?? false {
      request.words = words(language.pronouns.first, verb.text) + rest
    } else if isOwn, let reflexive = reflexive(of: verb.text) {
      request.words = words(language.pronouns.first, reflexive) + rest
    } else if isOwn, language.ordersBehindPronouns {
      request.words = words(language.pronouns.second, verb.text, clitic) + rest
    } else if isOwn {
      request.words = words(verb.text, clitic) + rest
      request.isImperative = true
    } else if clitic.lowercased() == grammar.reflexive(.secondSingular) {
      request.words = words(language.pronouns.first, verb.text, clitic) + rest
    } else {
      return nil
    }
    var sentence = make(request)
    for pronoun in [language.pronouns.first + " ", language.pronouns.second + " "]
    where sentence.text.lowercased().hasPrefix(pronoun) {
      let text = sentence.text.dropFirst(pronoun.count)
      sentence.text = text.prefix(1).uppercased() + text.dropFirst()
    }
    return sentence
  }

  private func words(_ texts: String...) -> [PointedWord] { texts.map { PointedWord($0) } }

  /// Cadê a bola: the question without the verb that it is.
  func asked(_ word: String, _ question: String, _ request: SentenceRequest) -> Sentence {
    var request = request
    request.words[0] = PointedWord(question)
    var sentence = make(request)
    var words = sentence.text.split(separator: " ").map(String.init)
    if words.count > 2, !conjugations.readings(of: words[1]).isEmpty { words.remove(at: 1) }
    words[0] = word.prefix(1).uppercased() + word.dropFirst()
    sentence.text = words.joined(separator: " ")
    return sentence
  }

  /// To call oneself, where what one does to oneself is another verb.
  func reflexive(of verb: String) -> String? {
    language.reflexives.lazy.map { verb + $0 }.first { !book.known($0).isEmpty }
  }

  /// The lift, though one lifts as well.
  private func mayBeThing(_ token: SaidLine.Token) -> Bool {
    !token.isFinite && book.known(token.key).contains { $0.role == .noun }
  }

  /// What is done just now: girl *eating* bread.
  func going(_ line: SaidLine) -> Int? {
    guard let index = line.tokens.firstIndex(where: { $0.readings.first?.form == .gerund }) else { return nil }
    // Crying because Mom went: who speaks is.
    if index == 0 { return grammar == nil && book.known(line.tokens[0].key).isEmpty ? 0 : nil }
    guard
      !line.tokens[..<index].contains(where: { $0.isVerb && !mayBeThing($0) || $0.entry?.role == .question }),
      [.noun, .name].contains(line.tokens[index - 1].entry?.role) || line.tokens[index - 1].pronoun != nil
        || line.tokens[index - 1].entry?.role == .negation
    else { return nil }
    return index
  }
}
