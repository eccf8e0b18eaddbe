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
    let said = SaidWords(request, book, language)
    var sentence = understood(said)
    if said.isExclaimed, sentence.text.hasSuffix(".") {
      sentence.text = (grammar?.exclamationMark ?? "") + sentence.text.dropLast() + "!"
    }
    sentence.unknown.removeAll { !$0.contains(where: \.isLetter) }
    return sentence
  }

  func understood(_ said: SaidWords) -> Sentence {
    let request = said.request
    guard request.tense == nil, !request.isProgressive, !request.isImperative, !request.isPolite else {
      return make(request)
    }
    // I am sorry: what is one symbol's.
    let whole = request.words.map(\.text).joined(separator: " ")
    if request.words.count > 1, book.known(whole).contains(where: { $0.role == .saying || $0.role == .exclamation }) {
      return make(request.with([PointedWord(whole)]))
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
