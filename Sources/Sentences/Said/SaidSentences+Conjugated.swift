import TagarelaKit

/// Lines with a conjugated verb.
extension SaidSentences {
  func conjugated(_ line: inout SaidLine, _ request: SentenceRequest) -> Sentence? {
    agree(&line)
    guard let finite = line.finite else { return make(request.with(line)) }
    if grammar == nil {
      if line.hasClitics, !request.isNegative { return written(line, request) }
      let sentence = make(request.with(line))
      let isKept = request.isNegative || line.holds(in: sentence.text, articles: language.articles)
      return isKept ? sentence : written(line, request)
    }
    let isLong = line.isWritten && line.tokens.count(where: \.isFinite) > 1
    if line.hasClitics || isLong { return written(line, request) }
    let (group, lemma) = group(finite, line)
    guard let lemma, dictionaryForm(lemma) == lemma else {
      let sentence = make(request.with(line))
      return !line.isWritten && lemma == nil && line.holds(in: sentence.text, articles: language.articles)
        ? sentence : written(line, request)
    }
    var plain = request.with(line)
    plain.words.replaceSubrange(group, with: [PointedWord(lemma)])
    var sentence = make(plain)
    let said = line.tokens[group].map(\.said).joined(separator: " ")
    guard replace(lemma, by: said, in: &sentence.text),
      line.holds(in: sentence.text, articles: language.articles)
    else { return written(line, request) }
    return sentence
  }

  /// As the subject wants it that a pronoun says just before: ella *quiero* is ella quiere.
  func agree(_ line: inout SaidLine) {
    guard let finite = line.finite, let subject = line.subject(of: finite),
      let person = line.tokens[subject].pronoun?.person
    else { return }
    let token = line.tokens[finite]
    let persons = token.readings.compactMap(\.form.person)
    guard !persons.isEmpty, !persons.contains(person) else { return }
    if person.rank != .third, isExperiencer(subject, finite, line) {
      line.remove(subject)
      return
    }
    // Tu quer: who is spoken to has a verb of the third person as well.
    if person.rank == .second, grammar?.addressee.rank == .third, persons.contains(.thirdSingular) { return }
    guard grammar != nil || person != .thirdSingular, token.wants == nil,
      let reading = token.readings.first(where: { $0.form.person != nil })
    else { return }
    let form = forms.verb(reading.verb, reading.form.of(person))
    if grammar == nil, form == reading.verb {
      line.tokens[finite] =
        SaidLine(
          [PointedWord(form)], [], book, language, conjugations
        ).tokens[0]
    } else {
      line.tokens[finite].said = form
      line.tokens[finite].key = form
    }
  }

  /// Jo m'agrada: whom it pleases is said by the pronoun at the verb.
  func isExperiencer(_ subject: Int, _ finite: Int, _ line: SaidLine) -> Bool {
    let token = line.tokens[finite]
    guard token.hasClitic || finite > 0 && line.tokens[finite - 1].isClitic, let grammar else { return false }
    let person = line.tokens[subject].pronoun?.person ?? .thirdSingular
    let reflexive = grammar.reflexive(person)
    return token.hasClitic
      ? token.said.lowercased().first == reflexive.last || token.said.lowercased().first == reflexive.first
      : line.tokens[finite - 1].key == reflexive
  }

  /// A verb with what depends on it: va menjar, ha comido.
  func group(_ finite: Int, _ line: SaidLine) -> (Range<Int>, lemma: String?) {
    let token = line.tokens[finite]
    let next = finite + 1
    if let wanted = token.wants, line.tokens.indices.contains(next) {
      let following = line.tokens[next]
      if wanted == .infinitive, conjugations.isInfinitive(following.key) {
        return (finite..<next + 1, following.key)
      }
      if let reading = following.readings.first(where: { $0.form == wanted }) {
        return (finite..<next + 1, reading.verb)
      }
    }
    return (finite..<next, token.readings.first { $0.form.person != nil }?.verb)
  }

  func dictionaryForm(_ verb: String) -> String? {
    book.known(verb).contains { $0.role == .verb } ? verb : reflexive(of: verb)
  }

  /// The form that was made gives way to the one that was said.
  private func replace(_ lemma: String, by said: String, in text: inout String) -> Bool {
    var words = text.split(separator: " ").map(String.init)
    let index = words.firstIndex { word in
      let key = word.bare.lowercased()
      return conjugations.readings(of: key).contains { $0.verb == lemma && $0.form.person != nil }
    }
    guard let index else { return false }
    let marks = (words[index].prefix { "¿¡".contains($0) }, words[index].dropFirst().drop { !".,?!".contains($0) })
    let form = index == 0 ? said.prefix(1).uppercased() + said.dropFirst() : said.lowercased()
    words[index] = marks.0 + form + marks.1
    text = words.joined(separator: " ")
    return true
  }
}

extension SaidLine {
  /// Whether all that was said is in a text, in its order, with nothing but articles put in where somebody has written them.
  func holds(in text: String, articles: Set<String>) -> Bool {
    let written = text.split(separator: " ").map { String($0).bare }
    let said = tokens.flatMap { token -> [(word: String, isFixed: Bool, isPreposition: Bool)] in
      let isPreposition = token.entry?.role == .preposition
      let isFixed = token.isFixed || isPreposition || token.entry?.role == .verb
      return token.said.split(separator: " ").map {
        (word: String($0), isFixed: isFixed, isPreposition: isPreposition)
      }
    }
    var next = 0
    var isBehindArticle = false
    var isBehindPreposition = false
    for word in written {
      if next < said.count, isSame(word, said[next].word, said[next].isFixed) {
        isBehindArticle = said[next].isFixed && articles.contains(word.lowercased())
        isBehindPreposition = said[next].isPreposition && said[next].word.lowercased() != language.to?.word
        next += 1
      } else if isBehindPreposition {
        return false
      } else if isWritten {
        guard articles.contains(word.lowercased()), !isBehindArticle, next < said.count, !said[next].isFixed else {
          return false
        }
      }
    }
    return next == said.count
  }

  private func isSame(_ word: String, _ said: String, _ isFixed: Bool) -> Bool {
    // São is no form of to be.
    if said.first?.isUppercase == true, word.first?.isLowercase == true { return false }
    if word.lowercased() == said.lowercased() { return true }
    // To *the* park: a el.
    if let to = language.to, said == to.word, to.melted.contains(word) { return true }
    guard !isFixed else { return false }
    if language.manners[said.lowercased()] == word.lowercased() { return true }
    let length = min(3, said.count - 1)
    return length > 0 && word.folded.prefix(length) == said.folded.prefix(length)
  }
}

extension String {
  /// Without the marks round it.
  fileprivate var bare: String {
    String(drop { "¿¡".contains($0) }.prefix { !".,?!".contains($0) })
  }
}
