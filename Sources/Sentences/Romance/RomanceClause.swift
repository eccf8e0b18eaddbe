import TagarelaKit

/// One clause in words.
struct RomanceClause {
  private let grammar: any RomanceGrammar
  private let request: SentenceRequest
  private let nouns: RomanceNouns
  private var clause: Clause
  /// The subject's, also of a clause that shares the one before.
  let subject: NounPhrase?
  private let agreement: RomanceNouns.Agreement
  private var isNegative: Bool
  private let tense: SentenceRequest.Tense?
  private let isToday: Bool
  /// I want that you *come*.
  private let isWished: Bool
  /// If it rains: before what happens then.
  private let isConditional: Bool
  /// Another clause goes before it.
  private let follows: Bool

  private(set) var words: [String] = []

  init(
    _ clause: Clause, _ request: SentenceRequest, _ grammar: any RomanceGrammar, after previous: RomanceClause?,
    isConditional: Bool = false
  ) {
    self.isConditional = isConditional
    self.grammar = grammar
    self.request = request
    let said = clause.denying(grammar.negation).actingOnOthers(grammar).namingColours()
    self.clause = grammar.rearranged(said.renaming(grammar), isQuestion: request.isQuestion)
    nouns = RomanceNouns(grammar: grammar, speaker: request.speaker)
    isNegative = said.isNegative || (request.isNegative && previous == nil)
    tense = said.hasWishNow ? request.tense : clause.tense ?? request.tense ?? (said.isNotDoneYet ? .past : nil)
    isToday = clause.saysToday || clause.tense == .past && previous?.isToday == true && clause.connector?.text != ","
    follows = previous != nil
    isWished = clause.connector?.text == grammar.that && previous?.wishes ?? false
    let clause = self.clause
    let isImpersonal = clause.verbs.contains { $0.frame?.subjects.isEmpty ?? false }
    // What hurts while another is wished to do something hurts the speaker.
    let isOwnPain = previous?.isWished == true && clause.subject == nil && clause.verbs.first?.isExperience == true
    let shared =
      isImpersonal || isOwnPain ? nil : clause.subject == nil && !clause.isApart ? previous?.subject : clause.subject
    subject = shared
    let isOwn = clause.question == nil && clause.verbs.first?.verb.entry.map(grammar.isOwn) == true
    if let shared {
      agreement = nouns.agreement(of: shared)
    } else if request.isImperative || request.isPolite && !(isOwn && clause.verbs.first?.verb.entry?.concept == "want")
    {
      agreement = RomanceNouns.Agreement(gender: .masculine, person: grammar.addressee)
    } else if clause.asksAddressee || isOwn && request.isQuestion && clause.verbs.first?.verb.entry?.concept != "can" {
      agreement = RomanceNouns.Agreement(gender: .masculine, person: grammar.addressee)
    } else if isOwn {
      // Want juice: it is the speaker who wants.
      agreement = RomanceNouns.Agreement(
        gender: request.speaker == .feminine ? .feminine : .masculine, person: .firstSingular)
    } else {
      // Tired, said in the feminine by her who is so.
      agreement = RomanceNouns.Agreement(
        gender: clause.verbs.isEmpty && request.speaker == .feminine ? .feminine : .masculine, person: .thirdSingular)
    }
    words = build()
  }

  /// Whether what follows is wished for and not told.
  private var wishes: Bool {
    ["want", "not-want", "need", "prefer", "hope", "like", "not-like", "ask-for"]
      .contains(clause.verbs.last?.verb.entry?.concept)
  }

  private mutating func build() -> [String] {
    if clause.verbs.isEmpty {
      if let lone = lonePhrase() { return lone }
      addCopula()
    }
    guard let first = clause.verbs.first else { return verbatim() }
    if first.isExperience, grammar.hasExperiencer, !request.isImperative, !isDone(bySubjectOf: first),
      let words = experience()
    {
      return words
    }
    var words = clause.opening.flatMap(self.words(of:))
    let question = questionWords()
    let subject = subjectWords()
    let isInverted = isInverted
    let group = verbGroup()
    if !question.isEmpty {
      words += question
      if !isInverted { words += subject }
      words += group.verb
      if isInverted, group.rest.isEmpty || clause.verbs.count == 1 {
        words += subject + group.rest
      } else {
        words += group.rest + (isInverted ? subject : [])
      }
      return words
    }
    if !request.isImperative {
      words += subject
    } else if let called = clause.subject, called.pronoun == nil || !called.others.isEmpty {
      // Ana, come here.
      words = grammar.contracted(nouns.words(called, .none)) + words
      if let last = words.indices.last { words[last] += "," }
    }
    return words + group.verb + group.rest
  }

  // MARK: - Without a verb

  /// More juice; a red ball. Nil for what is a clause: the girl is ill.
  private mutating func lonePhrase() -> [String]? {
    guard clause.question == nil else { return nil }
    guard var subject = clause.subject else { return verbatim() }
    if let owner = clause.owner {
      subject.belonging.append(Complement(.noun(owner), preposition: Term(preposition: grammar.of)))
      clause.rest = []
    }
    if clause.wantsThing {
      // I, ball: nobody is a ball, and who can tell what is meant.
      let negative = isNegative ? [grammar.negation] : []
      return clause.opening.flatMap(words(of:)) + nouns.words(subject, .none) + clause.middle.map(\.text) + negative
        + clause.rest.flatMap { complement in complement.noun.map { nouns.words($0, .none) } ?? [] }
    }
    if clause.hasUnknown, !clause.rest.isEmpty { return verbatim() }
    putDegreeBack(&subject)
    if let state = subject.takeStateOfOwned() {
      clause.subject = subject
      clause.rest.insert(Complement(.adjective(state)), at: 0)
      return nil
    }
    // Coffee without sugar.
    if clause.rest.count == 1, clause.rest[0].preposition?.entry?.concept.hasPrefix("with") == true,
      clause.middle.isEmpty, !isNegative, subject.head?.entry?.isKind("food", "drink") == true
    {
      return clause.opening.flatMap(words(of:)) + nouns.words(subject, .none) + clause.rest.flatMap(words(of:))
    }
    if let other = clause.rest.first, other.preposition == nil, let noun = other.noun, !noun.mayBe(subject) {
      return verbatim()
    }
    guard clause.rest.isEmpty else { return nil }
    let isTold = follows && subject.lastAdjective?.isBefore == false
    if isTold || grammar.isStatement(subject), let last = clause.subject?.takeLastAdjective() {
      clause.rest = [Complement(.adjective(last))]
      return nil
    }
    guard clause.opening.isEmpty || subject.head != nil else { return verbatim() }
    if isNegative, subject.pronoun != nil {
      // Not you: you don't.
      return clause.opening.flatMap(words(of:)) + nouns.words(subject, .none) + [grammar.negation]
    }
    let negative = isNegative ? [grammar.negation] : []
    let article: Article = subject.hasOwner ? .definite : .none
    return clause.opening.flatMap(words(of:)) + negative + nouns.words(subject, article) + clause.middle.map(\.text)
  }

  /// The soup is too hot, where too was said behind.
  private mutating func putDegreeBack(_ subject: inout NounPhrase) {
    guard clause.rest.count == 1, case .adverb(let degree) = clause.rest[0].content, subject.others.isEmpty,
      degree.entry?.isKind("degree") == true, let last = subject.adjectives.indices.last
    else { return }
    subject.adjectives[last].degrees.append(degree)
    clause.subject = subject
    clause.rest = []
  }

  private func verbatim() -> [String] {
    var words = clause.opening.flatMap(self.words(of:))
    if isNegative, clause.verbs.isEmpty { words.append(grammar.negation) }
    if let question = clause.question { words.append(question.word.text) }
    if let subject = clause.subject { words += nouns.words(subject, .none) }
    words += clause.middle.map(\.text)
    return words
      + clause.rest.flatMap { complement in
        complement.preposition == nil
          ? complement.noun.map { nouns.words($0, .none) } ?? self.words(of: complement) : self.words(of: complement)
      }
  }

  private mutating func addCopula() {
    takePredicateOfPlace()
    let predicate: Predicate
    var rest = clause.rest
    if let question = clause.question, rest.isEmpty {
      predicate = .question(question.word)
    } else if let first = rest.first {
      switch first.content {
      case .adjective(let phrase): predicate = .adjective(phrase.adjective, isDegree: !phrase.degrees.isEmpty)
      case .noun(let phrase) where first.preposition.map({ isState($0, phrase) }) == true:
        predicate = first.preposition.map { .adverb($0) } ?? .noun(phrase)
      case .noun(let phrase):
        predicate = .noun(phrase)
        if phrase.isPlace { rest[0].role = .place } else { rest[0].role = .state }
      case .adverb(let term), .negative(let term), .unknown(let term): predicate = .adverb(term)
      }
    } else {
      return
    }
    var entry: Entry
    switch grammar.copula(clause.subject, predicate) {
    case .essence: entry = Entry(grammar.copulas.essence, .verb); entry.concept = "be"
    case .state: entry = Entry(grammar.copulas.state, .verb); entry.concept = "be-state"
    case .verb(let verb):
      entry = Entry(verb, .verb)
      entry.concept = "have"
      rest[0].role = .object
    }
    entry.frame = VerbFrame(subjects: ["any"], marks: ["state"])
    var verb = VerbPhrase(Term(entry.text, entry))
    verb.complements = rest
    clause.rest = []
    clause.verbs = [verb]
  }

  /// In the box, without money, with Mom.
  private func isState(_ preposition: Term, _ phrase: NounPhrase) -> Bool {
    preposition.entry?.concept == "without" || preposition.entry?.concept == "with" && phrase.isPerson
      || preposition.text.hasSuffix(" " + grammar.of)
  }

  /// The food of the hospital is bad, the girl at school is ill: what was said behind a place is said of the subject.
  private mutating func takePredicateOfPlace() {
    guard let subject = clause.subject, !subject.isPlace, subject.pronoun == nil, clause.rest.count == 1,
      clause.rest[0].preposition == nil, var place = clause.rest[0].noun, place.isPlace,
      let last = place.lastAdjective, !last.isBefore, place.others.isEmpty,
      last.adjective.entry?.describes(subject.head?.entry) == true
    else { return }
    place.adjectives.removeLast()
    clause.rest = [Complement(.adjective(last))]
    if subject.isPerson || subject.isName {
      clause.rest.append(Complement(.noun(place), role: .place))
    } else {
      let of = Term(preposition: grammar.of)
      clause.subject?.belonging.append(Complement(.noun(place), preposition: of))
    }
  }

  // MARK: - Subject and question

  private var isInverted: Bool {
    guard let question = clause.question, let subject = clause.subject, let verb = clause.verbs.first?.verb.entry else {
      return false
    }
    return grammar.inverts(question.word, verb, subject)
  }

  private func subjectWords() -> [String] {
    guard let subject = clause.subject, grammar.isSaid(subject, in: clause) else { return [] }
    return nouns.words(subject, grammar.articleOfSubject(subject), others: grammar.articleOfSubject)
  }

  private func questionWords() -> [String] {
    guard let question = clause.question else { return [] }
    guard let noun = question.noun else { return [question.word.text] }
    let gender = nouns.gender(of: noun)
    let isCounted =
      ["how-many", "how-much"].contains(question.word.entry?.concept) && !(noun.head?.entry?.isMass ?? false)
    let number: Number = nouns.isPlural(noun) || isCounted ? .plural : .singular
    return [grammar.determiner(question.word, gender, number)] + nouns.words(noun, .none, inPlural: isCounted)
  }

  // MARK: - Verbs

  private func situation(_ verb: VerbPhrase, _ role: VerbFrame.Role? = nil) -> Situation {
    var situation = Situation()
    situation.verb = verb.verb.entry
    situation.role = role
    situation.isImperative = request.isImperative
    situation.isNegative = isNegative
    situation.tense = tense
    situation.subject = subject
    situation.roles = Set(verb.complements.compactMap(\.role))
    return situation
  }

  private struct Group {
    var verb: [String] = []
    var rest: [String] = []
  }

  /// The verbs with their pronouns, and what follows them.
  private func verbGroup() -> Group {
    let chain = chain()
    var group = Group()
    let middle = clause.middle.map(\.text)
    var isDenied = isNegative
    if clause.verbs.contains(where: { $0.complements.contains { $0.isNegative } }) { isDenied = true }
    let negatives = clause.negativesBefore
    if !negatives.isEmpty { isDenied = negatives.contains(where: grammar.isDenied) }
    group.verb = middle + chain.finite(isDenied: isDenied)
    group.rest = chain.rest
    return group
  }

  private func chain() -> VerbChain {
    VerbChain(
      clause: clause, request: request, grammar: grammar, nouns: nouns, agreement: agreement, tense: tense,
      isToday: isToday, isWished: isWished, isConditional: isConditional, isNegative: isNegative, subject: subject)
  }

  // MARK: - To please and to hurt

  /// Whether what is said first isn't who feels: the stitches hurt, the tube bothers me, the dog too.
  private func isDone(bySubjectOf verb: VerbPhrase) -> Bool {
    guard let subject = clause.subject, let head = subject.head else { return false }
    let isToSomebody = verb.complements.contains { $0.noun?.isPerson ?? false }
    let isAlive = head.entry?.isKind("animal", "person", "group") ?? false
    if subject.isPerson || subject.pronoun != nil || isAlive {
      return isToSomebody && grammar.bothering.contains(verb.verb.text)
    }
    return head.role == .noun && (isToSomebody || !verb.isLiking)
  }

  /// Me gusta la música: what pleases is the verb's subject, whom it pleases a pronoun.
  private func experience() -> [String]? {
    guard let verb = clause.verbs.first else { return nil }
    let experiencer =
      clause.subject ?? subject ?? Self.somebody(request.isQuestion ? grammar.addressee : .firstSingular)
    let stimulus = verb.complements.first {
      $0.noun != nil && $0.preposition == nil && $0.noun?.pronoun?.kind != .personal
    }
    let others = verb.complements.filter { complement in
      guard let noun = complement.noun, let first = stimulus?.noun else { return true }
      return noun.head?.said != first.head?.said
    }
    let areMany = !experiencer.others.isEmpty
    let lone = areMany ? nil : experiencer.pronoun
    let pronoun = lone ?? Pronoun(nouns.agreement(of: experiencer).person)
    let clitic = grammar.clitic(pronoun, .experiencer, situation(verb)) ?? ""
    var words = clause.opening.flatMap(self.words(of:)) + questionWords()
    if grammar.repeatsExperiencer(experiencer) || areMany, clause.subject != nil { words += toEach(of: experiencer) }
    words += clause.middle.map(\.text)
    var isDenied = isNegative || verb.complements.contains(where: \.isNegative)
    let negatives = clause.negativesBefore
    if !negatives.isEmpty { isDenied = negatives.contains(where: grammar.isDenied) }
    if isDenied { words.append(grammar.negation) }
    var place = situation(verb, .object)
    place.roles = []
    let isGeneral = tense == nil && verb.isLiking
    let noun = stimulus?.noun
    let wantsOne = verb.verb.entry.map(grammar.wantsIndefinite) ?? false
    let isPlural =
      noun.map { phrase in
        phrase.isPlural(nouns)
          || isGeneral && !wantsOne && grammar.isLikedInPlural(phrase) && phrase.determiners.isEmpty
            && phrase.belonging.isEmpty
      } ?? false
    let areSeveral = isPlural || noun?.others.isEmpty == false
    let pronouns = stimulus == nil && verb.isLiking ? verb.complements.compactMap(\.noun?.pronoun) : []
    // Where more is said, nothing of it is lost.
    if pronouns.count == 1, clause.verbs.count == 1, let liked = pronouns.first, liked.kind == .personal,
      liked.person != pronoun.person
    {
      return words + grammar.withClitics([clitic], before: tensed(verb, liked.person))
        + others.filter { $0.noun?.pronoun == nil }.flatMap(self.words(of:))
    }
    let person: Person = areSeveral && clause.verbs.count == 1 ? .thirdPlural : .thirdSingular
    words += grammar.withClitics(
      [clitic], before: tensed(verb, person))
    words += others.flatMap(self.words(of:))
    if let noun {
      // Salt that the soup lacks.
      let isLacked =
        noun.head?.entry?.isMass == true && experiencer.head?.entry?.isKind("food", "drink", "thing", "vehicle") == true
        && !experiencer.isPerson
      let article: Article = isLacked ? .none : wantsOne ? .indefinite : .definite
      words += nouns.words(noun, noun.pronoun == nil ? article : .none, inPlural: isPlural)
    }
    if clause.verbs.count > 1 {
      var rest = self
      rest.clause.verbs.removeFirst()
      words += rest.chain().infinitives(from: verb)
    }
    return words
  }

  /// A mí y a mi madre.
  private func toEach(of phrase: NounPhrase) -> [String] {
    var first = phrase
    first.others = []
    func toOne(_ phrase: NounPhrase) -> [String] {
      [grammar.toSomebody] + nouns.words(phrase, grammar.articleOfSubject(phrase), afterPreposition: true)
    }
    return toOne(first) + phrase.others.flatMap { [$0.coordinator.text] + toOne($0.phrase) }
  }

  /// Who speaks or is asked.
  private static func somebody(_ person: Person) -> NounPhrase {
    var phrase = NounPhrase()
    phrase.head = Term("", Entry("", .pronoun(Pronoun(person))))
    return phrase
  }

  private func tensed(_ verb: VerbPhrase, _ person: Person) -> [String] {
    chain().tensed(verb, person)
  }

  private func words(of complement: Complement) -> [String] {
    chain().words(of: complement, of: nil)
  }
}
