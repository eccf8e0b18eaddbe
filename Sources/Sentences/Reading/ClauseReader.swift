import TagarelaKit

/// Reads one clause off its words: subject, verbs, and what goes with them.
struct ClauseReader {
  private var reader: PhraseReader
  private var clause = Clause()

  private let looksLikeVerb: (String) -> Bool
  /// Nouns before the verb stay where they are: Mom's back hurts.
  private let ownersComeFirst: Bool

  init(
    _ readings: [[Term]], and: Term?, looksLikeVerb: @escaping (String) -> Bool, ownersComeFirst: Bool = false
  ) {
    self.ownersComeFirst = ownersComeFirst
    reader = PhraseReader(readings, and: and, hasCompounds: ownersComeFirst)
    self.looksLikeVerb = looksLikeVerb
  }

  mutating func read() -> Clause {
    readQuestion()
    readBeforeVerb()
    while !reader.isAtEnd {
      if let coordinator = reader.next({ $0 == .coordinator }), let verb = reader.next(at: 1, { $0 == .verb }) {
        reader.index += 2
        var phrase = VerbPhrase(verb)
        phrase.coordinator = coordinator
        clause.verbs.append(phrase)
      } else if let verb = reader.next({ $0 == .verb }), isVerbHere {
        reader.index += 1
        clause.verbs.append(VerbPhrase(verb))
      } else if let infinitive = unknownInfinitive {
        reader.index += 1
        clause.verbs.append(VerbPhrase(infinitive))
      } else {
        readComplement()
      }
    }
    takeLateSubject()
    if !ownersComeFirst { putSubjectFirst() }
    assignRoles()
    return clause
  }

  /// Who, where; which book, how many years.
  private mutating func readQuestion() {
    skipNegation()
    guard let word = reader.next({ $0 == .question }) else { return }
    reader.index += 1
    var question = Clause.Question(word: word)
    if Self.determining.contains(word.entry?.concept ?? "") {
      let start = reader.index
      let phrase = reader.nounPhrase()
      // What does Mom make: one asks for things, not for persons.
      let isAsked = word.entry?.concept != "what" || phrase?.isPerson == false
      if let phrase, phrase.pronoun == nil, !phrase.isName, phrase.determiners.isEmpty, isAsked {
        question.noun = phrase
      } else {
        reader.index = start
      }
    }
    clause.question = question
  }

  /// Question words that may have a noun.
  private static let determining: Set<String> = ["what", "which", "how-much", "how-many", "whose"]

  private mutating func skipNegation() {
    while reader.next({ $0 == .negation }) != nil {
      clause.isNegative = true
      reader.index += 1
    }
  }

  private mutating func readBeforeVerb() {
    while !reader.isAtEnd {
      skipNegation()
      if reader.next({ $0 == .verb }) != nil, isVerbHere { return }
      if clause.subject == nil, let term = openingWord() {
        clause.opening.append(Complement(.adverb(term)))
        reader.index += 1
      } else if clause.subject == nil, let negative = reader.next(isNobody) {
        reader.index += 1
        var phrase = NounPhrase()
        phrase.head = negative
        clause.subject = phrase
      } else if clause.subject == nil, let alone = demonstrativeAlone {
        reader.index += 1
        clause.subject = NounPhrase(alone)
      } else if clause.subject == nil, reader.next(at: 1, { $0 == .verb }) != nil, reader.next({ $0 == .noun }) != nil,
        let phrase = subjectPhrase()
      {
        clause.subject = phrase
      } else if clause.subject == nil, !isUnknownBeforeVerb, let phrase = reader.nounPhrase() {
        if phrase.isTime, beginsPhrase || reader.next({ $0 == .verb })?.entry?.frame?.subjects.isEmpty == true {
          // On Monday I go.
          clause.opening.append(Complement(.noun(phrase)))
        } else {
          clause.subject = phrase
        }
      } else if clause.subject != nil, let middle = reader.next(isMiddle), !isDegreeHere {
        reader.index += 1
        clause.middle.append(middle)
      } else {
        return
      }
    }
  }

  /// A word that is unknown is a subject only before a verb.
  private var isUnknownBeforeVerb: Bool {
    guard reader.isUnknown() else { return false }
    return reader.next(at: 1, { $0 == .verb }) == nil
  }

  /// The *sun* shines: a word that is an adjective as well is a noun before a verb.
  private mutating func subjectPhrase() -> NounPhrase? {
    guard let first = reader.readings().first?.role, first == .adjective || first == .verb else { return nil }
    reader.isObject = true
    defer { reader.isObject = false }
    return reader.nounPhrase()
  }

  /// *This* is my friend.
  private var demonstrativeAlone: Term? {
    let verb = reader.next(at: 1, { $0 == .negation }) == nil ? 1 : 2
    guard reader.next(at: verb, { $0 == .verb })?.entry?.concept == "be" else { return nil }
    return reader.next { $0 == .demonstrative }
  }

  /// Whether a noun or what stands for one is next.
  private var beginsPhrase: Bool {
    var ahead = reader
    return ahead.nounPhrase() != nil
  }

  /// An adverb that stands first: yesterday, now, sometimes.
  private func openingWord() -> Term? {
    guard let first = reader.readings().first else { return nil }
    switch first.role {
    case .adverb, .negative(.never): return first
    default: return nil
    }
  }

  private func isNobody(_ role: WordRole) -> Bool { role == .negative(.nobody) || role == .negative(.nothing) }

  /// Very before ill, or a word that is an adjective as well.
  private var isDegreeHere: Bool {
    if reader.next({ $0 == .adjective }) != nil { return true }
    return reader.next(at: 1) { $0 == .adjective } != nil
      && reader.next({ $0 == .adverb })?.entry?.isKind("degree") == true
  }

  private func isMiddle(_ role: WordRole) -> Bool {
    switch role {
    case .adverb, .negative: true
    default: false
    }
  }

  /// A word that may be a verb and something else is a verb where one is wanted: after a subject, after another verb that
  /// takes one, at the beginning.
  private var isVerbHere: Bool {
    guard let first = reader.readings().first else { return false }
    if first.role == .verb, reader.readings().count == 1 { return true }
    // Food is good, where food is to eat as well.
    if clause.verbs.isEmpty, clause.subject == nil, reader.next({ $0 == .noun }) != nil,
      ["be", "be-state"].contains(reader.next(at: 1, { $0 == .verb })?.entry?.concept)
    {
      return false
    }
    guard let last = clause.verbs.last else {
      return first.role == .verb || clause.subject != nil || clause.question != nil
    }
    let takesVerb = last.frame?.complements.contains { $0.role == .action } ?? false
    if takesVerb, last.complements.allSatisfy({ $0.noun?.isPerson ?? true }) {
      return first.role == .verb || !(last.frame?.complements.contains { $0.role == .object } ?? false)
    }
    let isCopula = ["be", "be-state"].contains(last.verb.entry?.concept)
    if isCopula, reader.next({ $0 == .adjective }) != nil { return false }
    // To make dinner: a verb that takes a noun and no verb has the noun.
    let wantsNoun = last.complements.isEmpty && last.frame?.complements.contains { $0.role == .object } ?? false
    if !takesVerb, wantsNoun, reader.next({ $0 == .noun }) != nil { return false }
    return first.role == .verb
  }

  /// What nobody knows and looks like a verb, after one that takes another: stop *barking*.
  private var unknownInfinitive: Term? {
    guard reader.isUnknown(), let term = reader.readings().first, let last = clause.verbs.last,
      last.frame?.complements.contains(where: { $0.role == .action }) ?? false, looksLikeVerb(term.said)
    else { return nil }
    return Term(term.said, Entry(term.said, .verb))
  }

  private mutating func readComplement() {
    // To put milk into coffee.
    reader.joinsAlike = clause.verbs.last?.verb.entry?.putsInside != true
    if let negation = reader.next({ $0 == .negation }) {
      // To say no.
      if clause.verbs.last?.verb.entry?.concept == "say" {
        add(Complement(.adverb(negation)))
      } else {
        clause.isNegative = true
      }
      reader.index += 1
      return
    }
    if let negative = reader.next({ if case .negative = $0 { true } else { false } }) {
      reader.index += 1
      add(Complement(.negative(negative)))
    } else if let preposition = reader.next({ $0 == .preposition }) {
      reader.index += 1
      reader.isObject = true
      let phrase = reader.nounPhrase()
      reader.isObject = false
      if let phrase {
        add(Complement(.noun(phrase), preposition: preposition))
      } else {
        add(Complement(.adverb(preposition)))
      }
    } else if isPredicateHere, let adjective = reader.predicate() {
      add(Complement(.adjective(adjective)))
    } else if let phrase = objectPhrase() {
      add(Complement(.noun(phrase)))
    } else if let adjective = reader.predicate() {
      add(Complement(.adjective(adjective)))
    } else if let term = reader.readings().first {
      reader.index += 1
      add(Complement(term.entry == nil ? .unknown(term) : .adverb(term)))
    }
  }

  /// A word that is an adjective as well is a noun after a verb that wants one: to plant a *rose*.
  private mutating func objectPhrase() -> NounPhrase? {
    let last = clause.verbs.last
    let isVerb = reader.readings().first?.role == .verb
    reader.isObject =
      last?.complements.isEmpty == true
      && last?.frame?.complements.contains { $0.role == .object && ($0.isRequired || isVerb) } == true
    defer { reader.isObject = false }
    return reader.nounPhrase()
  }

  /// After to be a word that may be an adjective is one, unless its noun follows.
  private var isPredicateHere: Bool {
    guard ["be", "be-state", "feel", "seem"].contains(clause.verbs.last?.verb.entry?.concept) else { return false }
    // Somebody has cold where a thing is cold.
    let isThing = clause.subject.map { !$0.isPerson } ?? false
    return (reader.readings().first?.role == .adjective || isThing && reader.next { $0 == .adjective } != nil)
      && reader.next(at: 1) { $0 == .noun || $0 == .name } == nil
  }

  private mutating func add(_ complement: Complement) {
    if clause.verbs.isEmpty {
      clause.rest.append(complement)
    } else {
      clause.verbs[clause.verbs.count - 1].complements.append(complement)
    }
  }

  /// After a question word the subject may come after the verb: where is *Mom*, what do *you* want.
  private mutating func takeLateSubject() {
    guard clause.subject == nil, let question = clause.question, !clause.verbs.isEmpty else { return }
    for verb in clause.verbs.indices.reversed() {
      let complements = clause.verbs[verb].complements
      let subjects = clause.verbs[0].frame?.subjects ?? ["any"]
      let isCopula = ["be", "be-state"].contains(clause.verbs[0].verb.entry?.concept)
      guard
        let index = complements.firstIndex(where: { complement in
          guard let phrase = complement.noun, complement.preposition == nil else { return false }
          if let pronoun = phrase.pronoun { return pronoun.kind == .personal || pronoun.kind == .polite || isCopula }
          if question.word.entry?.concept == "who", !isCopula { return false }
          return isCopula || phrase.isName || isAbout(phrase, question)
            || subjects.contains { $0 == "any" || phrase.head?.entry?.kinds.contains($0) ?? false }
        }), !(question.word.entry?.concept == "who" && !isCopula)
      else { continue }
      clause.subject = complements[index].noun
      clause.verbs[verb].complements.remove(at: index)
      return
    }
  }

  /// Where is the bakery, when does class begin: what is no object of the verb is what one asks about.
  private func isAbout(_ phrase: NounPhrase, _ question: Clause.Question) -> Bool {
    switch question.word.entry?.concept {
    case "where": return true
    case "when", "why", "how":
      let object = clause.verbs[0].frame?.complements.first { $0.role == .object }
      guard let entry = phrase.head?.entry else { return object == nil }
      return object.map { !$0.kinds.contains("any") && !$0.kinds.contains(where: entry.kinds.contains) } ?? true
    default: return false
    }
  }

  /// Of several nouns before the verb a person is the subject, and what else was said goes behind: ball I want.
  private mutating func putSubjectFirst() {
    guard !clause.verbs.isEmpty, !clause.rest.isEmpty else { return }
    var others = clause.rest
    clause.rest = []
    if let subject = clause.subject, !subject.isPerson,
      let index = others.firstIndex(where: { $0.preposition == nil && $0.noun?.isPerson ?? false })
    {
      clause.subject = others[index].noun
      others[index] = Complement(.noun(subject))
    }
    clause.verbs[clause.verbs.count - 1].complements.insert(contentsOf: others, at: 0)
  }

  private mutating func assignRoles() {
    for verb in clause.verbs.indices {
      let complements = clause.verbs[verb].complements
      let nouns = complements.indices.filter { complements[$0].noun != nil && complements[$0].preposition == nil }
      var roles = Roles(clause.verbs[verb].frame)
      let found = roles.assign(nouns.compactMap { complements[$0].noun })
      for (index, role) in zip(nouns, found) {
        clause.verbs[verb].complements[index].role = complements[index].noun?.head?.chosenRole ?? role
      }
    }
  }
}
