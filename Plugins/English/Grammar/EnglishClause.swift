import Sentences
import TagarelaKit

/// One clause in words: what its subject is, what goes before it, what is turned round in a question.
struct EnglishClause {
  private let request: SentenceRequest
  private let forms: EnglishForms
  private let nouns: EnglishNouns
  private var clause: Clause
  /// The subject's, also of a clause that shares the one before.
  private(set) var subject: NounPhrase?
  private let previous: NounPhrase?
  private var isNegative: Bool
  private var tense: SentenceRequest.Tense?
  private var isCopulaAdded = false

  private(set) var words: [String] = []
  /// Somebody who is told to do something: Mom, come here.
  private(set) var vocative: String?
  let isQuestion: Bool

  init(_ clause: Clause, _ request: SentenceRequest, _ forms: EnglishForms, after previous: EnglishClause?) {
    self.request = request
    self.forms = forms
    self.clause = clause
    self.previous = previous?.subject
    nouns = EnglishNouns(forms: forms)
    // I don't know where Mom is.
    let isIndirect = previous != nil && clause.connector == nil && clause.question != nil
    isQuestion = !isIndirect && (request.isQuestion || clause.question != nil)
    isNegative = clause.isNegative || (request.isNegative && previous == nil)
    tense = clause.tense ?? request.tense
    if tense == nil, let first = clause.verbs.first, first.isSaidInPast(forms) { tense = .past }
    if request.tense == nil, tense == .future,
      EnglishLists.wishes.contains(clause.verbs.first?.verb.entry?.concept ?? "")
    {
      tense = nil
    }
    words = build()
  }

  private mutating func build() -> [String] {
    rearrange()
    if clause.verbs.isEmpty {
      if let lone = lonePhrase() { return lone }
      addCopula()
    }
    guard let first = clause.verbs.first else { return verbatim() }
    var opening = clause.opening
    if request.isImperative, clause.question == nil { return order(first) }
    subject = clause.subject
    let spoken = spokenSubject(first, &opening)
    return statement(first, spoken, opening)
  }

  // MARK: - What was said in another order

  /// My head hurts, Mom's back hurts: whose it is comes first.
  private mutating func rearrange() {
    clause = EnglishRoles.adapted(clause)
    if let noun = clause.question?.noun, clause.question?.word.entry?.concept == "how-much", clause.subject == nil,
      nouns.isCountable(noun)
    {
      clause.subject = noun
      clause.question?.noun = nil
    }
    if let question = clause.question, clause.subject == nil, clause.verbs.isEmpty {
      if clause.rest.count == 1, let noun = clause.rest[0].noun {
        clause.subject = noun
        clause.rest = []
      } else if question.word.entry?.concept == "how", clause.rest.count == 2, let noun = clause.rest[1].noun {
        clause.subject = noun
        clause.rest.removeLast()
      }
    }
    if clause.question?.word.entry?.concept == "how", clause.verbs.first?.isBeing == true,
      case .adjective = clause.rest.first?.content
    {
      // How old are you, wherever "be" was said.
      clause.verbs[0].complements.insert(clause.rest.removeFirst(), at: 0)
      if clause.subject == nil, let noun = clause.rest.first?.noun {
        clause.subject = noun
        clause.rest.removeFirst()
      }
    }
    takeVocative()
    guard let owner = clause.subject, !clause.verbs.isEmpty, let first = clause.rest.first?.noun,
      clause.rest[0].preposition == nil, first.pronoun == nil, first.determiners.isEmpty,
      owner.others.isEmpty || first.head?.entry?.isKind("body") == true
    else { return }
    var owned = first
    let of = Term(
      "of",
      {
        var entry = Entry("of", .preposition); entry.concept = "of"; return entry
      }())
    let isItsKind = owner.isPlace && owner.determiners.isEmpty && owner.adjectives.isEmpty && !first.isPlace
    owned.belonging = [Complement(.noun(owner), preposition: isItsKind ? nil : of)]
    if nouns.isPlural(owner) || nouns.person(of: owner).number == .plural, let head = owned.head,
      var entry = head.entry,
      entry.isKind("body"), !entry.isMass, !entry.isPlural
    {
      entry.text = forms.plural(ofNoun: entry.text)
      entry.isPlural = true
      owned.head = Term(head.said, entry)
    }
    clause.subject = owned
    clause.rest.removeFirst()
  }

  /// Mom, I want juice.
  private mutating func takeVocative() {
    guard let called = clause.subject, called.isPerson || EnglishLists.isCalled(called), called.pronoun == nil,
      let next = clause.rest.first, next.preposition == nil, let noun = next.noun,
      noun.pronoun?.kind == .personal || !clause.verbs.isEmpty && !noun.determiners.isEmpty
    else { return }
    vocative = nouns.words(called) { _ in .none }.joined(separator: " ")
    clause.subject = noun
    clause.rest.removeFirst()
  }

  // MARK: - Without a verb

  /// More juice; red ball. Nil for what is a clause: Mom is at home.
  private mutating func lonePhrase() -> [String]? {
    guard clause.question == nil else { return nil }
    guard let phrase = clause.subject else {
      // Today is hot.
      if clause.opening.contains(where: \.isDay) || deniesState, case .adjective = clause.rest.first?.content {
        return nil
      }
      return verbatim()
    }
    if clause.rest.count == 1, case .adverb(let term) = clause.rest[0].content, term.role == .saying {
      vocative = nouns.words(phrase) { _ in .none }.joined(separator: " ")
      return [term.text]
    }
    // Coffee without sugar.
    if clause.rest.count == 1, clause.rest[0].preposition?.entry?.concept.hasPrefix("with") == true,
      phrase.head?.entry?.isKind("food", "drink") == true
    {
      return verbatim()
    }
    if let other = clause.rest.first, other.preposition == nil, let noun = other.noun, !noun.mayBe(phrase) {
      return verbatim()
    }
    if phrase.determiners.first?.role == .quantity(.none) || isNegative && clause.rest.isEmpty && clause.middle.isEmpty
    {
      return verbatim()
    }
    guard clause.rest.isEmpty, clause.middle.allSatisfy({ $0.entry?.isKind("place") != true }) else {
      if clause.rest.contains(where: \.isUnknownWord) && phrase.isUnknown { return verbatim() }
      return nil
    }
    if !clause.middle.isEmpty {
      if phrase.pronoun != nil, clause.middle.count == 1 { return nil }
      if clause.middle.contains(where: { $0.entry?.isKind("place") == true }) { return nil }
    }
    return verbatim()
  }

  /// But I am not sleepy.
  private var deniesState: Bool { isNegative && clause.sharesSubject && previous != nil }

  private func verbatim() -> [String] {
    var words = clause.opening.flatMap(plain)
    let isNoun = clause.subject != nil && clause.subject?.pronoun == nil && clause.subject?.isName == false
    if isNegative, clause.verbs.isEmpty { words.insert(isNoun ? "no" : "not", at: 0) }
    if let question = clause.question { words.append(question.word.text) }
    if let subject = clause.subject { words += nouns.words(subject, { _ in .none }, isObject: isNegative) }
    return words + clause.middle.map(\.text) + clause.rest.flatMap(plain)
  }

  private func plain(_ complement: Complement) -> [String] {
    switch complement.content {
    case .noun(let phrase):
      return [complement.preposition?.text ?? ""].filter { !$0.isEmpty }
        + nouns.words(
          phrase, { _ in complement.preposition == nil || phrase.head?.entry?.isMass == true ? .none : .the },
          isObject: complement.preposition != nil)
    case .adjective(let adjective): return nouns.words(adjective)
    case .adverb(let term), .negative(let term), .unknown(let term): return [term.text]
    }
  }

  private mutating func addCopula() {
    var verb = VerbPhrase(Term("be", EnglishWordChoice.be))
    let places = clause.middle.filter { $0.entry?.isKind("place") == true || $0.entry?.isKind("manner") == true }
    clause.middle.removeAll { term in places.contains { $0.said == term.said } }
    let times = clause.middle.filter { $0.entry?.tense != nil || $0.entry?.isKind("present") == true }
    if !places.isEmpty { clause.middle.removeAll { term in times.contains { $0.said == term.said } } }
    verb.complements =
      places.map { Complement(.adverb($0)) } + clause.rest
      + (places.isEmpty ? [] : times).map { Complement(.adverb($0)) }
    for index in verb.complements.indices {
      guard let noun = verb.complements[index].noun, verb.complements[index].preposition == nil else { continue }
      verb.complements[index].role = noun.isPlace ? .place : .state
    }
    clause.rest = []
    clause.verbs = [verb]
    isCopulaAdded = true
  }

  // MARK: - Orders

  private mutating func order(_ first: VerbPhrase) -> [String] {
    var words: [String] = []
    var addressee = NounPhrase()
    addressee.head = Term("you", Entry("you", .pronoun(Pronoun(.secondSingular))))
    if let said = clause.subject {
      if said.pronoun?.person == .firstPlural {
        addressee = said
        words = isNegative ? ["let's", "not"] : ["let's"]
      } else if said.pronoun == nil || said.others.contains(where: { $0.phrase.isUnknown }) {
        vocative = nouns.words(said) { _ in .none }.joined(separator: " ")
      }
    }
    subject = addressee
    if words.isEmpty, isNegative || first.isNegated { words = clause.neverSaid ? ["never"] : ["don't"] }
    let phrases = phrases(subject: addressee)
    let middle = clause.middle.filter { $0.role != .negative(.never) }.map(\.text)
    return clause.opening.flatMap(phrases.words(of:)) + clause.rest.flatMap(plain) + words + middle
      + phrases.verb(first, phrases.base(first)) + phrases.rest
  }

  // MARK: - Statements and questions

  /// The subject as it is said: English can't leave it out, except after and.
  private mutating func spokenSubject(_ first: VerbPhrase, _ opening: inout [Complement]) -> [String] {
    // What nothing tells the place of stays where it was said.
    let others = clause.rest.flatMap(plain)
    if let subject = clause.subject { return nouns.words(subject, determiner(ofSubject:)) + others }
    if !others.isEmpty { return others }
    if clause.isSubjectAsked { return [] }
    if first.isExistence { return ["there"] }
    if first.frame?.subjects.isEmpty == true { return ["it"] }
    if clause.sharesSubject, let previous {
      subject = previous
      let isAdded = clause.connector?.role == .coordinator || clause.connector?.entry?.concept == "but"
      return isAdded && !isQuestion && !isCopulaAdded ? [] : [nouns.pronoun(for: previous)]
    }
    if first.isBeing {
      // Today is hotter than yesterday.
      if let index = opening.firstIndex(where: \.isDay), isCopulaAdded || !first.complements.isEmpty {
        return phrases(subject: nil).words(of: opening.remove(at: index))
      }
      return ["it"]
    }
    var speaker = NounPhrase()
    let pronoun: Pronoun =
      isQuestion || request.isPolite && first.isAsked ? Pronoun(.secondSingular) : Pronoun(.firstSingular)
    let word = pronoun.person == .firstSingular ? "I" : "you"
    speaker.head = Term(word, Entry(word, .pronoun(pronoun)))
    subject = speaker
    return [word]
  }

  private func determiner(ofSubject phrase: NounPhrase) -> EnglishDeterminer {
    let usual = nouns.subjectDeterminer(phrase)
    if isQuestion, previous == nil, usual == .owner("my"), phrase.head?.entry?.isKind("body") == true {
      return .owner("your")
    }
    guard usual == .owner("my"), phrase.head?.entry?.isKind("body") == true, let previous else { return usual }
    return .owner(nouns.possessive(of: previous))
  }

  private mutating func statement(_ first: VerbPhrase, _ spoken: [String], _ opening: [Complement]) -> [String] {
    var person = subject.map(nouns.person(of:)) ?? .thirdSingular
    if first.isExistence, let noun = first.complements.first(where: { $0.noun != nil })?.noun, nouns.isPlural(noun) {
      person = .thirdPlural
    }
    if clause.subject == nil, spoken == ["it"] { person = .thirdSingular }
    if let noun = clause.question?.noun, clause.isSubjectAsked, nouns.isPlural(noun) { person = .thirdPlural }
    let isInverted = isQuestion && !clause.isSubjectAsked
    let phrases = phrases(subject: subject)
    let denies = isNegative && !clause.hasNegativeBefore
    let group = phrases.group(person: person, isNegative: denies || first.isNegated, needsAuxiliary: isInverted)
    var middle = clause.middle.map(\.text)
    if first.complements.contains(where: {
      if case .negative(let term) = $0.content { term.role == .negative(.never) } else { false }
    }) {
      middle.append("never")
    }
    let asked = questionWords()
    // Will it snow tomorrow?
    let isLate = isInverted && asked.front.isEmpty && opening.allSatisfy(\.isDay)
    var words = (isLate ? [] : opening.flatMap(phrases.words(of:))) + asked.front
    if isInverted {
      words += [group.auxiliary] + spoken + middle + group.main + phrases.rest
    } else if group.auxiliary.isEmpty {
      words += spoken + middle + group.main + phrases.rest
    } else {
      words += spoken + [group.auxiliary] + middle + group.main + phrases.rest
    }
    if isLate { words += opening.flatMap(phrases.words(of:)) }
    return (words + asked.end).filter { !$0.isEmpty }
  }

  private func phrases(subject: NounPhrase?) -> EnglishVerbPhrases {
    EnglishVerbPhrases(
      clause: clause, request: request, forms: forms, nouns: nouns, subject: subject, tense: tense,
      isNegative: isNegative,
      isQuestion: isQuestion)
  }

  /// What … for, who … with: the preposition stays at the end.
  private func questionWords() -> (front: [String], end: [String]) {
    guard let question = clause.question else { return ([], []) }
    var word = [question.word.text]
    var end: [String] = []
    switch question.word.entry?.concept {
    case "what-for": (word, end) = (["what"], ["for"])
    case "with-whom": (word, end) = (["who"], ["with"])
    case "where-to": word = ["where"]
    default: break
    }
    if question.word.entry?.concept == "how", clause.verbs.first?.isBeing == true,
      case .adjective(let adjective) = clause.verbs.first?.complements.first?.content
    {
      word += nouns.words(adjective)
    }
    if let noun = question.noun {
      let isCounted = question.word.entry?.concept == "how-many"
      word += nouns.words(noun, { _ in .none }, inPlural: { isCounted && nouns.isCountable($0) })
    }
    return (word, end)
  }
}

extension Clause {
  /// Now or today, in a clause that says no other time.
  var isNow: Bool {
    let adverbs = (opening + verbs.flatMap(\.complements) + rest).compactMap { complement -> Entry? in
      if case .adverb(let term) = complement.content { term.entry } else { nil }
    }
    return (adverbs + middle.compactMap(\.entry)).contains { ["now", "today"].contains($0.concept) }
  }

  /// Who wants a cookie? What is asked for is the subject.
  var isSubjectAsked: Bool {
    guard let question, subject == nil, let first = verbs.first else { return false }
    if question.noun != nil { return true }
    guard ["who", "what", "which"].contains(question.word.entry?.concept) else { return false }
    return question.word.entry?.concept == "who"
      || first.complements.contains { $0.role == .object || $0.role == .state }
      || ["happen", "fall", "hurt", "smell", "cost", "break", "be"].contains(first.verb.text)
      || first.frame?.complements.isEmpty == true
  }

  var neverSaid: Bool { middle.contains { $0.role == .negative(.never) } }

  /// Nobody comes, never: no other negation is needed.
  var hasNegativeBefore: Bool {
    if case .negative = subject?.head?.role { return true }
    let isNegative = { (term: Term) in if case .negative = term.role { true } else { false } }
    return middle.contains(where: isNegative)
      || opening.contains { if case .adverb(let term) = $0.content { isNegative(term) } else { false } }
      || verbs.contains {
        $0.complements.contains {
          if case .negative(let term) = $0.content { term.role == .negative(.never) } else { false }
        }
      }
  }
}

extension Complement {
  var isUnknownWord: Bool { if case .unknown = content { true } else { noun?.isUnknown ?? false } }

  fileprivate var isDay: Bool {
    if case .adverb(let term) = content {
      ["today", "tomorrow", "yesterday", "tonight"].contains(term.text)
    } else {
      false
    }
  }
}

extension VerbPhrase {
  var isBeing: Bool { ["be", "be-state"].contains(verb.entry?.concept) }
  var isExistence: Bool { verb.entry?.concept == "exist" }

  /// Verbs that say what is not: don't want.
  var isNegated: Bool { ["not-want", "not-like", "not-know", "not-understand"].contains(verb.entry?.concept) }

  /// Went, was.
  fileprivate func isSaidInPast(_ forms: EnglishForms) -> Bool {
    guard let entry = verb.entry, verb.said != entry.text else { return false }
    let said = verb.said.lowercased()
    return said == forms.verb(entry.text, .past(.thirdSingular)) || said == forms.verb(entry.text, .past(.thirdPlural))
  }

  fileprivate var isCompared: Bool { complements.contains { $0.preposition?.text == "than" } }

  /// You could, would you.
  fileprivate var isAsked: Bool { verb.entry?.concept == "can" }
}
