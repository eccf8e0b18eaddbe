import TagarelaKit

/// The verbs of a clause, the first finite, with their pronouns and complements.
struct VerbChain {
  let clause: Clause
  let request: SentenceRequest
  let grammar: any RomanceGrammar
  let nouns: RomanceNouns
  let agreement: RomanceNouns.Agreement
  let tense: SentenceRequest.Tense?
  let isToday: Bool
  /// In the subjunctive.
  let isWished: Bool
  /// Not so yet: if it rains.
  let isConditional: Bool
  let isNegative: Bool
  let subject: NounPhrase?

  /// The finite verb with what stands before it.
  func finite(isDenied: Bool) -> [String] {
    guard let first = clause.verbs.first else { return [] }
    let negation = isDenied ? [grammar.negation] : []
    let clitics = clitics(of: first, person: agreement.person)
    if request.isImperative {
      let person = order(of: agreement.person)
      let verb = conjugating(first) { grammar.order($0, person, isNegative: isDenied) }
      if isDenied { return negation + grammar.withClitics(clitics, before: verb) }
      return grammar.ordered(verb, clitics)
    }
    let (verb, rest) = parts(of: first, agreement.person)
    return negation + grammar.withClitics(clitics, before: verb) + rest
  }

  /// We are asked to go, everybody else is told to.
  /// Glasses and medicine are the speaker's where he or she needs or takes them, though not what is wanted or had.
  private func isPersonal(_ noun: NounPhrase, _ situation: Situation) -> Bool {
    guard noun.determiners.isEmpty, situation.role == .object, noun.head?.entry?.marks.contains("personal") == true,
      noun.belonging.isEmpty, noun.adjectives.isEmpty
    else { return false }
    return !["want", "have", "buy", "exist", "be", "draw", "not-want", "give", "make", "see"].contains(
      situation.verb?.concept)
  }

  private func order(of person: Person) -> Person {
    guard let subject else { return grammar.addressee }
    // Who is called by name is spoken to.
    return subject.pronoun == nil && subject.others.isEmpty ? Person(grammar.addressee.rank, person.number) : person
  }

  /// What follows the finite verb.
  var rest: [String] {
    guard let first = clause.verbs.first else { return [] }
    return complements(of: first) + infinitives(from: first, Array(clause.verbs.dropFirst()))
  }

  func infinitives(from verb: VerbPhrase) -> [String] { infinitives(from: verb, clause.verbs) }

  private func infinitives(from verb: VerbPhrase, _ others: [VerbPhrase]) -> [String] {
    var words: [String] = []
    var before = verb
    for other in others {
      if let coordinator = other.coordinator {
        words.append(coordinator.text)
      } else if before.endsInPreposition {
        // Feel like, in order to: what was said is enough.
      } else if before.endsInMoment {
        words.append(grammar.of)
      } else if let entry = before.verb.entry, let next = other.verb.entry {
        words.append(grammar.particle(after: entry, object: before.object, before: next))
      }
      // Help me to put on my shoes: it is I who put them on.
      let helped = before.isForAnother ? before.complements.compactMap(\.noun).first { $0.isPerson } : nil
      let person = helped.map { nouns.agreement(of: $0).person } ?? agreement.person
      let clitics = clitics(of: other, person: person)
      let takesGerund = before.verb.entry.map(grammar.takesGerund) ?? false
      let infinitive = conjugating(other) { takesGerund ? grammar.forms.verb($0, .gerund) : $0 }
      if let first = infinitive.first {
        words += grammar.joined(first, clitics, .infinitive) + infinitive.dropFirst()
      }
      words += complements(of: other)
      if other.coordinator == nil { before = other }
    }
    return words.filter { !$0.isEmpty }
  }

  /// A verb of several words changes the first: lavarse las manos.
  private func conjugating(_ phrase: VerbPhrase, _ change: (String) -> String) -> [String] {
    let parts = phrase.verb.text.split(separator: " ", maxSplits: 1).map(String.init)
    guard let first = parts.first, phrase.verb.entry != nil else { return [phrase.verb.said] }
    let verb = grammar.plain(first).verb
    return [change(verb)] + rest(parts, of: phrase)
  }

  /// What a symbol says after its verb; to become something agrees: ficou brava.
  private func rest(_ parts: [String], of phrase: VerbPhrase) -> [String] {
    // To know how to *do* swim: the other verb says what.
    if phrase.verb.entry?.concept == "know-how", clause.verbs.count > 1 { return [] }
    guard parts.count == 2, grammar.becoming.contains(parts[0]), !parts[1].contains(" ") else {
      return Array(parts.dropFirst())
    }
    return [grammar.forms.adjective(parts[1], feminine: nil, agreement.gender, agreement.person.number)]
  }

  func tensed(_ phrase: VerbPhrase, _ person: Person) -> [String] {
    let (verb, rest) = parts(of: phrase, person)
    return verb + rest
  }

  /// The conjugated verb, and what its symbol says after it.
  private func parts(of phrase: VerbPhrase, _ person: Person) -> (verb: [String], rest: [String]) {
    let parts = phrase.verb.text.split(separator: " ", maxSplits: 1).map(String.init)
    guard let first = parts.first, phrase.verb.entry != nil else { return ([phrase.verb.said], []) }
    let verb = grammar.plain(first).verb
    if isConditional, phrase.verb.said == clause.verbs.first?.verb.said, tense == nil,
      clause.connector?.entry?.concept == "if" || clause.connector?.entry?.tense == .future,
      let form = grammar.afterIf(verb, person, isWhen: clause.connector?.entry?.concept == "when")
    {
      return ([form], rest(parts, of: phrase))
    }
    if clause.connector?.entry?.concept == "until", tense == nil, subject != nil {
      return ([grammar.awaited(verb, person)], rest(parts, of: phrase))
    }
    let said =
      isWished
      ? [grammar.forms.verb(verb, .subjunctive(person))] : grammar.conjugated(verb, romanceTense(phrase), person)
    return (said, rest(parts, of: phrase))
  }

  private func romanceTense(_ phrase: VerbPhrase) -> RomanceTense {
    var situation = Situation()
    situation.verb = phrase.verb.entry
    situation.subject = subject
    situation.roles = Set(phrase.complements.compactMap(\.role))
    situation.object = phrase.object
    situation.time = phrase.hasTime
    if request.isPolite {
      switch phrase.verb.entry?.concept {
      case "want": return .wish
      case "can", "like", "must": return .conditional
      default: break
      }
    }
    switch tense {
    case .past:
      if request.isProgressive { return .pastProgressive }
      // Before, I worked there.
      if situation.verb?.frame?.marks.contains("once") == true { return .imperfect }
      return grammar.past(of: situation, isToday: isToday)
    case .future: return .future
    case nil: return request.isProgressive && !phrase.isNeverProgressive ? .progressive : .present
    }
  }

  // MARK: - Pronouns

  private func clitics(of phrase: VerbPhrase, person: Person) -> [String] {
    var clitics: [String] = []
    let first = phrase.verb.text.split(separator: " ").first.map(String.init) ?? ""
    if grammar.plain(first).isReflexive {
      clitics.append(grammar.reflexive(person))
    }
    for complement in phrase.complements {
      guard let use = use(of: complement), let noun = complement.noun else { continue }
      if noun.pronoun != nil, noun.others.isEmpty || grammar.doublesNamedPronouns {
        let pronoun = noun.others.isEmpty ? noun.pronoun : Pronoun(nouns.agreement(of: noun).person)
        if let clitic = pronoun.flatMap({ grammar.clitic($0, use, situation(phrase, complement)) }) {
          clitics.append(clitic)
        }
      } else if use == .recipient, grammar.doublesRecipient, !request.isImperative {
        let pronoun = Pronoun(nouns.agreement(of: noun).person)
        if let clitic = grammar.clitic(pronoun, .recipient, situation(phrase, complement)) { clitics.append(clitic) }
      }
    }
    return clitics
  }

  private func use(of complement: Complement) -> CliticUse? {
    guard complement.preposition == nil else { return nil }
    switch complement.role {
    case .object: return .object
    case .recipient: return .recipient
    default: return nil
    }
  }

  private func isClitic(_ complement: Complement, _ phrase: VerbPhrase) -> Bool {
    // You and the dog: who is named with others isn't said by the verb alone.
    guard let use = use(of: complement), let noun = complement.noun, let pronoun = noun.pronoun,
      noun.others.isEmpty
    else { return false }
    return grammar.clitic(pronoun, use, situation(phrase, complement)) != nil
  }

  // MARK: - Complements

  private func situation(_ phrase: VerbPhrase, _ complement: Complement) -> Situation {
    var situation = Situation()
    situation.verb = phrase.verb.entry
    situation.role = complement.role
    situation.isImperative = request.isImperative
    situation.isNegative = isNegative
    situation.tense = tense
    situation.subject = subject
    situation.roles = Set(phrase.complements.compactMap(\.role))
    situation.preposition = complement.preposition?.entry
    situation.isInfinitive = phrase.verb.said != clause.verbs.first?.verb.said
    return situation
  }

  /// In the order in which they were said; whom something is given to comes after what is given.
  private func complements(of phrase: VerbPhrase) -> [String] {
    var shown = phrase.complements.filter { !isClitic($0, phrase) }
    if let recipient = shown.firstIndex(where: { $0.role == .recipient || $0.role == .beneficiary }),
      let object = shown.firstIndex(where: { $0.role == .object }), recipient < object
    {
      shown.insert(shown.remove(at: recipient), at: object)
    }
    return shown.flatMap { words(of: $0, of: phrase) }
  }

  func words(of complement: Complement, of phrase: VerbPhrase?) -> [String] {
    switch complement.content {
    case .adverb(let term): return [adverb(term)]
    case .negative(let term): return grammar.negative(term, phrase?.verb.entry)
    case .unknown(let term):
      // After to be it is taken for an adjective.
      guard let phrase, ["be", "be-state"].contains(phrase.verb.entry?.concept) else { return [term.said] }
      return [nouns.agreeing(term, agreement.gender, agreement.person.number)]
    case .adjective(let adjective):
      // One has cold; one is not cold.
      if phrase?.verb.entry?.concept == "have" { return adjective.degrees.map(\.text) + [adjective.adjective.text] }
      return nouns.words(adjective, agreement.gender, agreement.person.number)
    case .noun(let noun)
    where complement.preposition == nil && noun.isUnknownOrLanguage && noun.determiners.isEmpty
      && phrase?.verb.entry?.concept.hasPrefix("be") == true:
      return noun.head.map { [nouns.agreeing($0, agreement.gender, agreement.person.number)] } ?? []
    case .noun(let said):
      let noun = complement.role == .state ? agreeing(said) : said
      var situation = phrase.map { self.situation($0, complement) } ?? Situation()
      if complement.role == .state, noun.isTime, self.subject?.head?.entry?.isKind("event") == true,
        noun.belonging.isEmpty
      {
        // My birthday is on Saturday, in May.
        situation.role = nil
        situation.verb = nil
      }
      if phrase == nil {
        situation.role = complement.role
        situation.preposition = complement.preposition?.entry
      }
      // It bothers me and Mom: a mí y a mamá.
      let isShared = noun.pronoun?.kind == .personal && !noun.others.isEmpty && use(of: complement) != nil
      let preposition =
        complement.preposition?.text ?? (isShared ? grammar.toSomebody : grammar.preposition(of: noun, situation))
      let isCompared = complement.preposition?.entry?.concept == "than"
      var article = isCompared ? grammar.articleOfSubject(noun) : grammar.article(of: noun, situation)
      if article == .indefinite || article == .none, isPersonal(noun, situation) { article = .definite }
      var none: [String] = []
      if article == .indefinite, noun.determiners.isEmpty, let word = grammar.determiner(ofNo: noun, situation) {
        article = .none
        none = [word]
      }
      let isSeveral = complement.role == .state && agreement.person.number == .plural && noun.others.isEmpty
      let inPlural =
        noun.head?.entry.map { entry in
          grammar.isSaidInPlural(entry, situation) || isSeveral && entry.isKind("person", "animal")
        } ?? false
      var lone = noun
      lone.others = []
      // Each has its preposition: to the museum and to the library.
      return [(nil, lone)].joinedWith(noun.others).flatMap { coordinator, phrase in
        let words = nouns.words(
          phrase, coordinator != nil && (phrase.isName || isShared) ? grammar.articleOfSubject(phrase) : article,
          inPlural: inPlural && noun.determiners.isEmpty, afterPreposition: !preposition.isEmpty && !isCompared)
        return
          ([coordinator ?? "", grammar.repeated.contains(preposition) || coordinator == nil ? preposition : ""] + none
          + words)
          .filter { !$0.isEmpty }
      }
    }
  }

  /// What somebody is has a form for women: a mãe é professora.
  private func agreeing(_ phrase: NounPhrase) -> NounPhrase {
    guard agreement.gender == .feminine, let feminine = phrase.head?.entry?.feminine else { return phrase }
    var phrase = phrase
    phrase.head?.entry?.text = feminine
    phrase.head?.entry?.gender = .feminine
    return phrase
  }

  /// Adverbs that agree with the subject: juntos, juntas.
  private func adverb(_ term: Term) -> String {
    if term.isPossessive {
      // The ball is mine: it agrees with what is owned.
      let form = grammar.determiner(term, agreement.gender, agreement.person.number)
      return form.split(separator: " ").last.map(String.init) ?? form
    }
    guard term.entry?.feminine != nil else { return term.text }
    return nouns.agreeing(term, agreement.gender, agreement.person.number)
  }
}

extension [(String?, NounPhrase)] {
  fileprivate func joinedWith(_ others: [(coordinator: Term, phrase: NounPhrase)]) -> Self {
    self + others.map { ($0.coordinator.text, $0.phrase) }
  }
}

extension NounPhrase {
  /// Spanish is a language, and somebody is Spanish.
  fileprivate var isUnknownOrLanguage: Bool { isUnknown || head?.entry?.isKind("language") == true }
}

extension VerbPhrase {
  var object: Entry? { complements.first { $0.role == .object }?.noun?.head?.entry }

  /// A preposition stands before the next verb.
  fileprivate var endsInPreposition: Bool {
    if case .adverb(let term)? = complements.last?.content { term.role == .preposition } else { false }
  }

  /// After eating, before sleeping.
  fileprivate var endsInMoment: Bool {
    guard case .adverb(let term)? = complements.last?.content else { return false }
    return ["before", "after", "later"].contains(term.entry?.concept)
  }

  /// What follows is done by whom this is done to.
  fileprivate var isForAnother: Bool {
    ["help", "let", "teach", "invite"].contains(verb.entry?.concept)
  }

  /// A time is told: yesterday, on Monday.
  fileprivate var hasTime: Bool {
    complements.contains { complement in
      switch complement.content {
      case .adverb(let term): term.entry?.tense != nil || term.entry?.isKind("when") == true
      case .noun(let phrase): phrase.head?.entry?.isKind("time") ?? false
      default: false
      }
    }
  }

  fileprivate var isNeverProgressive: Bool {
    ["be", "be-state", "have", "want", "can", "know", "need", "like"].contains(verb.entry?.concept)
  }
}
