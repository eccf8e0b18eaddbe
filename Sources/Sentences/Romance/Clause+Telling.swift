import TagarelaKit

extension Clause {
  /// A word like "today" with a past.
  var saysToday: Bool {
    let said =
      opening.compactMap { if case .adverb(let term) = $0.content { term } else { nil } } + middle
      + verbs.flatMap(\.complements).compactMap { if case .adverb(let term) = $0.content { term } else { nil } }
    return said.contains {
      ["today", "this-morning", "this-afternoon", "already", "not-yet"].contains($0.entry?.concept)
    }
      || middle.contains { $0.role == .negative(.notYet) }
  }

  /// I haven't eaten yet, haven't arrived; but I don't know yet, don't sleep yet.
  var isNotDoneYet: Bool {
    middle.contains { $0.role == .negative(.notYet) }
      && verbs.first?.frame.map { frame in
        !frame.marks.isDisjoint(with: ["new", "motion"]) && !frame.marks.contains("state")
      } ?? false
  }

  /// What one wants tomorrow one wants now.
  var hasWishNow: Bool {
    tense == .future && ["want", "need", "prefer", "hope", "like"].contains(verbs.first?.verb.entry?.concept)
  }

  /// What do, how are: nobody is named, and it is asked of who hears it.
  var asksAddressee: Bool {
    guard let question, question.word.entry?.concept != "who", verbs.count == 1, verbs[0].complements.isEmpty else {
      return false
    }
    let concept = verbs[0].verb.entry?.concept
    return ["want", "do", "feel", "think", "need", "prefer", "have"].contains(concept)
      || concept == "be-state" && question.word.entry?.concept == "how"
  }

  /// Somebody and a thing, and no verb to tell what of it.
  var wantsThing: Bool {
    guard let subject, subject.isPerson, rest.count == 1, rest[0].preposition == nil, let noun = rest[0].noun,
      let entry = noun.head?.entry
    else { return false }
    return !noun.isPerson && entry.isKind("food", "drink", "toy", "thing", "clothing", "tool")
      && !entry.isKind("place", "person", "animal", "time", "event", "furniture", "container", "vehicle")
  }

  /// Whose it is where a thing and a person are all that was said: book Maria.
  var owner: NounPhrase? {
    guard rest.count == 1, rest[0].preposition == nil, let subject, subject.head?.entry != nil,
      subject.belonging.isEmpty,
      !subject.isPerson, subject.pronoun == nil, let noun = rest[0].noun, noun.isPerson,
      noun.pronoun == nil
    else { return nil }
    return noun
  }

  var hasUnknown: Bool {
    (subject?.isUnknown ?? false)
      || rest.contains { if case .unknown = $0.content { true } else { $0.noun?.isUnknown ?? false } }
  }

  /// Nobody comes, never: in most languages no other negation is needed.
  var negativesBefore: [Term] {
    let before =
      [subject?.head].compactMap { $0 }
      + opening.compactMap { if case .adverb(let term) = $0.content { term } else { nil } } + middle
    return before.filter { if case .negative = $0.role { true } else { false } }
  }
}

extension Complement {
  /// Nothing, nobody, not one.
  var isNegative: Bool {
    switch content {
    case .negative: true
    case .noun(let phrase): phrase.determiners.contains { $0.role == .quantity(.none) }
    default: false
    }
  }
}

extension NounPhrase {
  /// The adjective that was said last.
  public var lastAdjective: AdjectivePhrase? { others.last.map(\.phrase.adjectives)?.last ?? adjectives.last }

  mutating func takeLastAdjective() -> AdjectivePhrase? {
    guard let last = others.indices.last else { return adjectives.popLast() }
    return others[last].phrase.adjectives.popLast()
  }
}

extension VerbPhrase {
  /// What is done to somebody rather than by somebody.
  var isExperience: Bool { frame?.marks.contains("experience") ?? false }

  var isLiking: Bool { !["hurt", "sting"].contains(verb.entry?.concept) }
}

extension NounPhrase {
  func isPlural(_ nouns: RomanceNouns) -> Bool { nouns.isPlural(self) }
}
