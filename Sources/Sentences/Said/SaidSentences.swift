public import TagarelaKit

/// Makes sentences of what was pointed at however it is written: where words are conjugated already they stay as they are,
/// and only what is still in its dictionary form is changed.
public struct SaidSentences: Sendable {
  let book: WordBook
  let language: SaidLanguage
  let conjugations: Conjugations
  let forms: any WordForms
  /// Nil for a language that isn't Romance.
  let grammar: (any RomanceGrammar)?
  let make: @Sendable (SentenceRequest) -> Sentence

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
    guard !request.isChosen else { return make(request) }
    let said = SaidWords(named(request), book, language)
    var sentence = understood(said)
    if said.isExclaimed, sentence.text.hasSuffix(".") {
      sentence.text = (grammar?.exclamationMark ?? "") + sentence.text.dropLast() + "!"
    }
    sentence.unknown.removeAll { !$0.contains(where: \.isLetter) }
    return sentence
  }

  /// Can't find hat: who speaks can't.
  private func named(_ request: SentenceRequest) -> SentenceRequest {
    guard request.words.count > 1, !request.isQuestion, let first = request.words.first, first.isOnlySpelt,
      let parts = language.negatedVerbs[first.text.lowercased().replacing("’", with: "'")],
      book.known(request.words[1].text).contains(where: { $0.role == .verb })
    else { return request }
    return request.with(([language.pronouns.first] + parts).map { PointedWord($0) } + request.words.dropFirst())
  }

  /// Bath take: a verb of two words said the other way round.
  private func joined(_ request: SentenceRequest) -> SentenceRequest {
    var request = request
    // Next week, in several words of which one may be a verb.
    for index in request.words.indices.dropLast(2).reversed() where index + 2 < request.words.count {
      let words = request.words[index...index + 2]
      let whole = words.map(\.text).joined(separator: " ")
      guard words.allSatisfy(\.isOnlySpelt), book.known(whole).first?.isTimely == true else { continue }
      request.words.replaceSubrange(index...index + 2, with: [PointedWord(whole)])
    }
    for index in request.words.indices.dropLast().reversed()
    where request.words[index].isOnlySpelt && request.words[index + 1].isOnlySpelt {
      let whole = request.words[index + 1].text + " " + request.words[index].text
      guard book.known(request.words[index + 1].text).first?.role == .verb,
        ![.question, .connector, .preposition].contains(book.known(request.words[index].text).first?.role),
        let verb = book.known(whole).first(where: { $0.role == .verb && !$0.concept.isEmpty })
      else { continue }
      request.words.replaceSubrange(index...index + 1, with: [PointedWord(verb.text)])
      // Ball play boy: who does it goes before it.
      if index == 0, request.words.count == 2, book.entries(for: request.words[1]).first?.isKind("person") == true {
        request.words.swapAt(0, 1)
      }
    }
    return request
  }

  func understood(_ said: SaidWords) -> Sentence {
    let request = joined(said.request)
    guard request.tense == nil, !request.isProgressive, !request.isImperative, !request.isPolite else {
      return make(request)
    }
    // I am sorry: what is one symbol's.
    let whole = request.words.map(\.text).joined(separator: " ")
    if request.words.count > 1, book.known(whole).contains(where: { $0.role == .saying || $0.role == .exclamation }) {
      return make(request.with([PointedWord(whole)]))
    }
    // Sorry, Mom: nothing is told.
    if request.words.count == 2 {
      let entries = request.words.map { book.entries(for: $0).first }
      let isPerson = { (entry: Entry?) in entry?.isKind("person") == true && [.noun, .name].contains(entry?.role) }
      if entries[0]?.role == .exclamation && isPerson(entries[1])
        || isPerson(entries[0]) && entries[1]?.role == .exclamation
      {
        return make(request)
      }
    }
    var line = SaidLine(request.words, said.commas, book, language, conjugations)
    let (before, after) = addresses(&line)
    let sentence: Sentence? =
      if line.finite == nil { dictionary(line, request) } else { conjugated(&line, request) }
    guard let sentence else {
      return before.isEmpty && after.isEmpty
        ? make(request) : surrounded(make(request.with(line)), before, after, line.tokens.first)
    }
    return surrounded(sentence, before, after, line.tokens.first)
  }
}

extension SentenceRequest {
  func with(_ line: SaidLine) -> SentenceRequest { with(line.tokens.map(\.pointed)) }

  func with(_ words: [PointedWord]) -> SentenceRequest {
    var request = self
    request.words = words
    return request
  }
}
