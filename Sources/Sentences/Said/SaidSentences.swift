public import TagarelaKit

/// Makes sentences of what was pointed at however it is written: where words are conjugated already they stay as they are,
/// and only what is still in its dictionary form is changed.
public struct SaidSentences: Sendable {
  private let book: WordBook
  private let language: SaidLanguage
  private let conjugations: Conjugations
  private let forms: any WordForms
  /// Nil for English.
  private let grammar: (any RomanceGrammar)?
  private let make: @Sendable (SentenceRequest) -> Sentence

  /// - Parameter make: a sentence of words in their dictionary forms.
  public init(
    _ book: WordBook, _ forms: any WordForms, _ language: SaidLanguage, grammar: (any RomanceGrammar)? = nil,
    make: @escaping @Sendable (SentenceRequest) -> Sentence
  ) {
    self.book = book
    self.language = language
    self.forms = forms
    self.grammar = grammar
    self.make = make
    var verbs: [String] = []
    var seen: Set<String> = []
    for verb in book.verbs {
      let plain = grammar?.plain(verb).verb ?? verb
      if seen.insert(plain).inserted { verbs.append(plain) }
    }
    conjugations = Conjugations(verbs, forms)
  }

  public func sentence(_ request: SentenceRequest) -> Sentence {
    guard request.meanings.isEmpty else { return make(request) }
    let said = SaidWords(request, book)
    var sentence = understood(said)
    if said.isExclaimed, sentence.text.hasSuffix(".") {
      sentence.text = (grammar?.questionMark == nil ? "" : "¡") + sentence.text.dropLast() + "!"
    }
    sentence.unknown.removeAll { !$0.contains(where: \.isLetter) }
    return sentence
  }

  private func understood(_ said: SaidWords) -> Sentence {
    let request = said.request
    guard request.tense == nil, !request.isProgressive, !request.isImperative, !request.isPolite else {
      return make(request)
    }
    var line = SaidLine(request.words, said.commas, book, language, conjugations)
    let (before, after) = addresses(&line)
    let sentence: Sentence? =
      if line.finite == nil { dictionary(line, request) } else { conjugated(&line, request) }
    guard let sentence else {
      guard !before.isEmpty || !after.isEmpty, line.tokens.contains(where: \.isVerb) else { return make(request) }
      return surrounded(make(request.with(line)), before, after)
    }
    return surrounded(sentence, before, after)
  }

  // MARK: - Whom it is said to

  /// Greetings and whom one calls, taken off both ends.
  private func addresses(_ line: inout SaidLine) -> (before: [String], after: [String]) {
    var before: [String] = []
    var after: [String] = []
    while let first = line.tokens.first, isAddress(first, before: line) {
      before.append(called(first))
      line.remove(0)
    }
    if let last = line.tokens.last, isCalled(last, behind: line) {
      after.append(called(last))
      line.remove(line.tokens.count - 1)
    }
    return (before, after)
  }

  /// In English what one calls somebody is a name.
  private func called(_ token: SaidLine.Token) -> String {
    let text = token.entry?.text ?? token.said
    return grammar == nil ? text.prefix(1).uppercased() + text.dropFirst() : text
  }

  private func isAddress(_ first: SaidLine.Token, before line: SaidLine) -> Bool {
    guard let finite = line.finite, finite > 0 else { return false }
    if first.entry?.role == .exclamation || first.entry?.role == .please {
      return line.tokens[1].entry?.role != .preposition
    }
    guard !first.isFinite, first.isPerson else { return false }
    if line.commas.contains(0) { return true }
    if let pronoun = line.tokens[1].pronoun { return pronoun.person.rank != .third && pronoun.kind == .personal }
    guard line.start(of: finite) == 1 || line.start(of: finite) == 2 && line.tokens[1].entry?.role == .negation else {
      return false
    }
    if language.contractions.contains(line.tokens[finite].key) { return isFirst(line.tokens[finite].key) }
    let readings = line.tokens[finite].readings.filter { !$0.form.isOrder }
    return !readings.isEmpty && readings.allSatisfy { ($0.form.person?.rank ?? .third) != .third }
  }

  /// I'm, you're.
  private func isFirst(_ contraction: String) -> Bool {
    contraction.hasPrefix(language.pronouns.first.lowercased() + "'")
      || contraction.hasPrefix(language.pronouns.second.lowercased() + "'")
  }

  private func isCalled(_ last: SaidLine.Token, behind line: SaidLine) -> Bool {
    let end = line.tokens.count - 1
    guard last.isPerson, end > 0 else { return false }
    let previous = line.tokens[end - 1]
    if line.commas.contains(end - 1) { return true }
    if grammar == nil {
      // I love you, Mom; not he and Mom.
      let hasVerb = line.tokens.dropLast(2).contains { token in
        token.isVerb || book.known(token.key).contains { $0.role == .verb }
      }
      return previous.pronoun != nil && hasVerb
    }
    guard let finite = line.finite, end > 1 || line.tokens[finite].hasClitic else { return false }
    let token = line.tokens[finite]
    let isBehindPronoun = finite > 0 && line.tokens[finite - 1].isClitic || token.hasClitic
    let isReflexive = finite > 0 && isReflexive(line.tokens[finite - 1].key, token)
    let isElided = language.elided.contains(where: token.said.lowercased().hasPrefix)
    let isOrder = language.ordersBehindPronouns && isBehindPronoun || token.hasClitic && !isElided
    let isTold = token.readings.contains { reading in
      guard let person = reading.form.person else { return false }
      return person.rank != .third && !reading.form.isOrder || reading.form.isOrder && isOrder
    }
    guard isTold, !isReflexive else { return false }
    if finite == end - 1 { return isBehindPronoun }
    return [.noun, .adverb].contains(previous.entry?.role) && !previous.isPerson
  }

  private func isReflexive(_ clitic: String, _ verb: SaidLine.Token) -> Bool {
    guard let grammar else { return false }
    return verb.readings.contains { reading in reading.form.person.map { grammar.reflexive($0) == clitic } ?? false }
  }

  private func surrounded(_ sentence: Sentence, _ before: [String], _ after: [String]) -> Sentence {
    guard !before.isEmpty || !after.isEmpty else { return sentence }
    var text = sentence.text
    let opening = text.prefix { "¿¡".contains($0) }
    text.removeFirst(opening.count)
    let mark = text.last.map(String.init) ?? "."
    if !text.isEmpty { text.removeLast() }
    if !before.isEmpty { text = keepsCapital(text) ? text : text.prefix(1).lowercased() + text.dropFirst() }
    let whole = (before + [text] + after).joined(separator: ", ")
    return Sentence(text: opening + whole.prefix(1).uppercased() + whole.dropFirst() + mark, unknown: sentence.unknown)
  }

  /// Whether what is a sentence begins with a name, or with I.
  private func keepsCapital(_ text: String) -> Bool {
    var first = String(text.prefix { !" ,.".contains($0) })
    if grammar == nil, first == "I" || first.hasPrefix("I'") { return true }
    let lower = first.lowercased()
    if let elided = language.elided.first(where: lower.hasPrefix) { first.removeFirst(elided.count) }
    let entries = book.entries(for: first.lowercased())
    return first.first?.isUppercase == true && entries.isEmpty && conjugations.readings(of: lower).isEmpty
      || entries.first?.role == .name
  }

  // MARK: - Without a conjugated verb

  /// Pronouns before verbs in their dictionary form, and what goes on; nil for what needs nothing.
  private func dictionary(_ line: SaidLine, _ request: SentenceRequest) -> Sentence? {
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
      request.words[index] = line.tokens[index].readings[0].verb
      request.isProgressive = true
      return make(request)
    }
    guard let grammar, line.tokens.count > 1, line.tokens[0].isClitic, line.tokens[1].entry?.role == .verb,
      let verb = line.tokens[1].entry
    else { return nil }
    let clitic = line.tokens[0].said
    let rest = line.tokens.dropFirst(2).map(\.said)
    var request = request.with(line)
    let isOwn = clitic.lowercased() == grammar.reflexive(.firstSingular)
    if isOwn, verb.frame?.marks.contains("experience") ?? false {
      request.words = [language.pronouns.first, verb.text] + rest
    } else if isOwn, let reflexive = reflexive(of: verb.text) {
      request.words = [language.pronouns.first, reflexive] + rest
    } else if isOwn, language.ordersBehindPronouns {
      request.words = [language.pronouns.second, verb.text, clitic] + rest
    } else if isOwn {
      request.words = [verb.text, clitic] + rest
      request.isImperative = true
    } else if clitic.lowercased() == grammar.reflexive(.secondSingular) {
      request.words = [language.pronouns.first, verb.text, clitic] + rest
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

  /// Cadê a bola: the question without the verb that it is.
  private func asked(_ word: String, _ question: String, _ request: SentenceRequest) -> Sentence {
    var request = request
    request.words[0] = question
    var sentence = make(request)
    var words = sentence.text.split(separator: " ").map(String.init)
    if words.count > 2, !conjugations.readings(of: words[1]).isEmpty { words.remove(at: 1) }
    words[0] = word.prefix(1).uppercased() + word.dropFirst()
    sentence.text = words.joined(separator: " ")
    return sentence
  }

  /// To call oneself, where what one does to oneself is another verb.
  private func reflexive(of verb: String) -> String? {
    ["se", "-se", "'s"].lazy.map { verb + $0 }.first { !book.known($0).isEmpty }
  }

  /// What is done just now: girl *eating* bread.
  private func going(_ line: SaidLine) -> Int? {
    guard let index = line.tokens.firstIndex(where: { $0.readings.first?.form == .gerund }), index > 0,
      !line.tokens[..<index].contains(where: { $0.isVerb || $0.entry?.role == .question }),
      [.noun, .name].contains(line.tokens[index - 1].entry?.role) || line.tokens[index - 1].pronoun != nil
        || line.tokens[index - 1].entry?.role == .negation
    else { return nil }
    return index
  }

  // MARK: - With one

  private func conjugated(_ line: inout SaidLine, _ request: SentenceRequest) -> Sentence? {
    agree(&line)
    guard let finite = line.finite else { return make(request.with(line)) }
    if grammar == nil {
      if line.hasClitics, !request.isNegative { return written(line, request) }
      let sentence = make(request.with(line))
      let isKept = request.isNegative || line.holds(in: sentence.text, articles: language.articles)
      return isKept ? sentence : written(line, request)
    }
    if line.hasClitics { return written(line, request) }
    let (group, lemma) = group(finite, line)
    guard let lemma, let dictionary = dictionaryForm(lemma) else { return written(line, request) }
    var plain = request.with(line)
    plain.words.replaceSubrange(group, with: [dictionary])
    var sentence = make(plain)
    let said = line.tokens[group].map(\.said).joined(separator: " ")
    guard replace(lemma, by: said, in: &sentence.text),
      line.holds(in: sentence.text, articles: language.articles)
    else { return written(line, request) }
    return sentence
  }

  /// As the subject wants it that a pronoun says just before: ella *quiero* is ella quiere.
  private func agree(_ line: inout SaidLine) {
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
      line.tokens[finite] = SaidLine(
        [form], [], book, language, conjugations).tokens[0]
    } else {
      line.tokens[finite].said = form
      line.tokens[finite].key = form
    }
  }

  /// Jo m'agrada: whom it pleases is said by the pronoun at the verb.
  private func isExperiencer(_ subject: Int, _ finite: Int, _ line: SaidLine) -> Bool {
    let token = line.tokens[finite]
    guard token.hasClitic || finite > 0 && line.tokens[finite - 1].isClitic, let grammar else { return false }
    let person = line.tokens[subject].pronoun?.person ?? .thirdSingular
    let reflexive = grammar.reflexive(person)
    return token.hasClitic
      ? token.said.lowercased().first == reflexive.last || token.said.lowercased().first == reflexive.first
      : line.tokens[finite - 1].key == reflexive
  }

  /// A verb with what depends on it: va menjar, ha comido.
  private func group(_ finite: Int, _ line: SaidLine) -> (Range<Int>, lemma: String?) {
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

  private func dictionaryForm(_ verb: String) -> String? {
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

  // MARK: - As it stands

  private func written(_ line: SaidLine, _ request: SentenceRequest) -> Sentence {
    var words: [String] = []
    let finite = line.finite ?? 0
    let start = line.start(of: finite)
    for (index, token) in line.tokens.enumerated() {
      if index == start, request.isNegative, let grammar, !line.tokens.contains(where: { $0.entry?.role == .negation }) {
        words.append(grammar.negation)
      }
      var said = token.isFixed || token.entry?.role != .name ? token.said : token.entry?.text ?? token.said
      if grammar == nil, said == "i" || said.hasPrefix("i'") { said = "I" + said.dropFirst() }
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

  private func asks(_ line: SaidLine) -> Bool {
    guard let first = line.tokens.first else { return false }
    let two = line.tokens.prefix(2).map(\.key).joined(separator: " ")
    let isQuestion = first.entry?.role == .question || book.known(two).contains { $0.role == .question }
    // When I was little I had a dog: what is said then is no question.
    return isQuestion && (first.entry?.concept != "when" || line.tokens.count(where: \.isFinite) < 2)
      || grammar == nil && language.contractions.contains(first.key) && book.isQuestion(first.key)
  }

  /// The article of a noun that stands alone before the verb or behind it.
  private func article(_ index: Int, _ line: SaidLine) -> [String] {
    let token = line.tokens[index]
    guard let grammar, let finite = line.finite, let entry = token.entry, entry.role == .noun, !token.isFixed,
      !entry.isKind("time")
    else { return [] }
    var phrase = NounPhrase()
    phrase.head = Term(token.said, entry)
    let article: Article
    if index == 0, line.start(of: finite) == 1 || line.start(of: finite) == 2 && line.tokens[1].entry?.role == .negation {
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
  private func verb(before index: Int, _ line: SaidLine) -> Entry? {
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

extension SentenceRequest {
  fileprivate func with(_ line: SaidLine) -> SentenceRequest {
    var request = self
    request.words = line.tokens.map(\.said)
    return request
  }
}

extension WordBook {
  /// Where's: a question word with a verb.
  fileprivate func isQuestion(_ contraction: String) -> Bool {
    let word = contraction.prefix { $0 != "'" }
    return known(String(word)).contains { $0.role == .question }
  }
}

extension SaidLine {
  /// Whether all that was said is in a text, in its order, with nothing but articles put in where somebody has written them.
  fileprivate func holds(in text: String, articles: Set<String>) -> Bool {
    let written = text.split(separator: " ").map { String($0).bare }
    let said = tokens.flatMap { token -> [(word: String, isFixed: Bool, isPreposition: Bool)] in
      let isPreposition = token.entry?.role == .preposition
      return token.said.split(separator: " ").map {
        (word: String($0), isFixed: token.isFixed || isPreposition, isPreposition: isPreposition)
      }
    }
    var next = 0
    var isBehindArticle = false
    var isBehindPreposition = false
    for word in written {
      if next < said.count, Self.isSame(word, said[next].word, said[next].isFixed) {
        isBehindArticle = said[next].isFixed && articles.contains(word.lowercased())
        isBehindPreposition = said[next].isPreposition
        next += 1
      } else if isBehindPreposition {
        return false
      } else if isWritten {
        guard articles.contains(word.lowercased()), !isBehindArticle, next < said.count, !said[next].isFixed else { return false }
      }
    }
    return next == said.count
  }

  private static func isSame(_ word: String, _ said: String, _ isFixed: Bool) -> Bool {
    // São is no form of to be.
    if said.first?.isUppercase == true, word.first?.isLowercase == true { return false }
    if word.lowercased() == said.lowercased() { return true }
    guard !isFixed else { return false }
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
