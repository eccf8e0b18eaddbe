import TagarelaKit

/// Words that were pointed at, with what tells whether somebody has made a sentence of them already.
struct SaidLine {
  struct Token {
    /// Without what is elided before it.
    var key: String
    /// As it is to be said, with what is known of it.
    var pointed: PointedWord
    var said: String {
      get { pointed.text }
      set { pointed.text = newValue }
    }
    /// Of a finite verb; several where one is written like another.
    var readings: [Conjugations.Reading] = []
    var isFinite = false
    /// What follows depends on it, in this form.
    var wants: VerbForm?
    var isArticle = false
    var isClitic = false
    /// A pronoun is written before it or behind it.
    var hasClitic = false
    var entry: Entry?

    /// Said on no symbol, or in no dictionary form.
    var isFixed: Bool {
      isFinite || isArticle || isClitic || hasClitic || entry?.role == .adjective && entry?.text.lowercased() != key
    }

    var pronoun: Pronoun? {
      if case .pronoun(let pronoun) = entry?.role, !isClitic, !isArticle { pronoun } else { nil }
    }

    /// Somebody who can be called.
    var isPerson: Bool { [.noun, .name].contains(entry?.role) && entry?.isKind("person") == true }

    var isVerb: Bool { isFinite || entry?.role == .verb }
  }

  var tokens: [Token]
  let language: SaidLanguage
  /// Behind these tokens.
  var commas: Set<Int>

  init(
    _ words: [PointedWord], _ commas: Set<Int>, _ book: WordBook, _ language: SaidLanguage, _ conjugations: Conjugations
  ) {
    self.commas = commas
    self.language = language
    tokens = []
    for word in words { tokens.append(Self.token(word, after: tokens.last, book, language, conjugations)) }
    if !tokens.contains(where: \.isVerb) { findVerb(conjugations) }
    if !language.pronounsTellVerbs { dropDependent() }
  }

  /// To ask for help: behind a verb in its dictionary form, which is still to be conjugated, nothing is.
  private mutating func dropDependent() {
    let infinitive = tokens.indices.first { index in
      let isInfinitive = tokens[index].entry?.role == .verb && !tokens[index].isFinite && tokens[index].readings.isEmpty
      return isInfinitive && !(index > 0 && tokens[index - 1].entry?.role == .preposition)
    }
    guard let infinitive, let finite, infinitive < finite else { return }
    for index in tokens.indices { tokens[index].isFinite = false }
  }

  /// Granny *lives* in the town: a word that may be something else, where something follows and nothing else is a verb.
  private mutating func findVerb(_ conjugations: Conjugations) {
    for index in tokens.indices.dropFirst().dropLast() where [.noun, .name].contains(tokens[index - 1].entry?.role) {
      let next = tokens[index + 1]
      switch tokens[index].entry?.role {
      case .adjective, .negative: guard next.isArticle || next.entry?.role == .preposition else { continue }
      case .noun: guard next.isArticle else { continue }
      default: continue
      }
      let readings = conjugations.readings(of: tokens[index].key).filter { $0.form == .present(.thirdSingular) }
      guard !readings.isEmpty else { continue }
      tokens[index].readings = readings
      tokens[index].isFinite = true
      return
    }
  }

  private static func token(
    _ pointed: PointedWord, after previous: Token?, _ book: WordBook, _ language: SaidLanguage,
    _ conjugations: Conjugations
  ) -> Token {
    let word = pointed.text
    var token = Token(key: word.lowercased(), pointed: pointed)
    // What a symbol says is its word in the dictionary, and no form of another.
    if pointed.concept != nil {
      token.entry = book.entries(for: pointed).first
      return token
    }
    if !token.key.utf8.allSatisfy({ $0 < 0x80 }), token.key.contains("’") {
      token.key = token.key.replacing("’", with: "'")
    }
    if language.contractions.contains(token.key) {
      token.isFinite = true
      token.hasClitic = true
      return token
    }
    if let elided = language.elided.first(where: token.key.hasPrefix) {
      token.key.removeFirst(elided.count)
      token.hasClitic = true
    }
    token.entry = book.entries(for: token.key).first
    // Sorry, who else had to be told in a form of a verb.
    if previous == nil, token.entry?.role == .exclamation { return token }
    token.isArticle = language.articles.contains(token.key)
    token.isClitic = language.clitics.contains(token.key)
    if token.isArticle || token.isClitic { return token }
    if let wanted = language.auxiliaries[token.key] {
      token.wants = wanted
      token.isFinite = true
    }
    // In São Paulo nobody is.
    let isName = word.first?.isUppercase == true && previous?.said.first?.isLowercase == true
    if isName { return token }
    let isOther = ([token.entry].compactMap { $0 } + book.known(token.key)).contains { entry in
      ![.verb, .exclamation, .saying].contains(entry.role)
    }
    let mayStand = previous.map { !$0.isArticle } ?? (token.entry?.role != .noun)
    let isCertain = mayStand && language.finite.contains(token.key)
    token.isFinite = token.isFinite || isCertain
    // To eat and drink: not a baby, for which an accent is missing.
    let isJoined = previous?.entry?.role == .coordinator && book.known(token.key).isEmpty
    let isFeltOrPlace = book.known(token.key).contains { $0.isSensation || $0.role == .noun && $0.isKind("place") }
    if isFeltOrPlace, !isCertain, !token.hasClitic, previous?.isClitic != true { return token }
    if isOther, !isCertain, !isJoined, !tells(previous, token, language, conjugations) { return token }
    token.readings = conjugations.readings(of: token.key)
    // I ill: how somebody is, rather than a verb for becoming so.
    if let state = token.entry, !token.hasClitic,
      state.role == .adjective && state.kinds.first == "state" && state.bearers.first == "person"
        || state.role == .noun && state.kinds.first == "body"
    {
      token.readings = []
    }
    if !token.readings.isEmpty {
      token.isFinite = token.isFinite || token.readings.contains { $0.form.person != nil }
    } else if !isKnown(token.key, book), let verb = withoutAttached(token.key, language, conjugations) {
      token.readings = verb
      token.isFinite = verb.contains { $0.form.person != nil }
      token.hasClitic = true
    }
    return token
  }

  /// Whether it is a word of the vocabulary, and no call for which one needs no sentence.
  private static func isKnown(_ key: String, _ book: WordBook) -> Bool {
    book.known(key).contains { ![.exclamation, .saying].contains($0.role) }
  }

  /// Whether the word before tells that a word that may be something else is a verb: yo *juego*, me *baño*.
  private static func tells(
    _ previous: Token?, _ token: Token, _ language: SaidLanguage, _ conjugations: Conjugations
  ) -> Bool {
    guard let previous else { return false }
    if token.hasClitic, !language.elidedArticles.contains(where: token.said.lowercased().hasPrefix) { return true }
    if previous.isClitic { return true }
    guard let person = previous.pronoun?.person, language.pronounsTellVerbs || person.rank != .third else {
      return false
    }
    return conjugations.readings(of: token.key).contains { $0.form.person == person }
  }

  /// Give*me*, see*you*: what a pronoun is written with.
  private static func withoutAttached(
    _ key: String, _ language: SaidLanguage, _ conjugations: Conjugations
  ) -> [Conjugations.Reading]? {
    for pronoun in language.attached where key.hasSuffix(pronoun) && key.count > pronoun.count + 1 {
      let rest = String(key.dropLast(pronoun.count))
      for verb in [rest, rest.folded] {
        if conjugations.isInfinitive(verb) { return [Conjugations.Reading(verb: verb, form: .infinitive)] }
        let readings = conjugations.readings(of: verb).filter { $0.form.isOrder || $0.form == .gerund }
        if !readings.isEmpty { return readings }
      }
    }
    return nil
  }

  var finite: Int? { tokens.firstIndex(where: \.isFinite) }

  var hasClitics: Bool { tokens.contains { $0.isClitic || $0.hasClitic } }

  var isWritten: Bool { tokens.contains { $0.isArticle || $0.isClitic || $0.hasClitic } }

  /// Before the pronouns that a verb has before it.
  func start(of verb: Int) -> Int {
    var start = verb
    while start > 0, tokens[start - 1].isClitic { start -= 1 }
    return start
  }

  /// Who does what the verb says, where a pronoun says it just before.
  func subject(of verb: Int) -> Int? {
    var index = start(of: verb) - 1
    while index >= 0, [.negation, .adverb].contains(tokens[index].entry?.role) { index -= 1 }
    guard index >= 0, tokens[index].pronoun != nil else { return nil }
    guard index > 0 else { return index }
    let before = tokens[index - 1]
    return before.entry?.role == .preposition || before.key == language.to?.word ? nil : index
  }

  mutating func remove(_ index: Int) {
    tokens.remove(at: index)
    commas = Set(commas.compactMap { $0 == index ? nil : $0 > index ? $0 - 1 : $0 })
    commas.remove(tokens.count - 1)
  }
}
