import TagarelaKit

/// How well what was said goes together, by what words are and by what goes with verbs.
extension Clause {
  /// How many words have no role, or one against what they are.
  var misfits: Int {
    guard let first = verbs.first else { return misfitsWithoutVerb }
    var count = subject.map { misfits(of: $0) + (isSubject($0, of: first) ? 0 : 1) } ?? 0
    count += rest.dropFirst(isOwned ? 1 : 0).count { $0.preposition == nil }
    for (index, phrase) in verbs.enumerated() {
      if index > 0, phrase.coordinator == nil, !verbs[index - 1].takesAction { count += 2 }
      if index > 0, phrase.coordinator == nil, phrase.isUnwilled { count += 1 }
      count += phrase.complements.reduce(0) { $0 + misfits(of: $1, phrase) }
      // What hurts does nothing to a dentist.
      if index == 0, phrase.verb.entry?.concept == "hurt", subject?.head?.entry?.kinds.first == "body",
        phrase.complements.contains(where: { $0.noun?.isPerson == true && $0.noun?.pronoun == nil })
      {
        count += 1
      }
    }
    return count
  }

  /// A thing would do to another what only somebody does: the church sings a song.
  var isInvented: Bool {
    guard let subject, !subject.isPerson, let entry = subject.head?.entry, entry.role == .noun, verbs.count == 1,
      let frame = verbs[0].frame, !frame.subjects.isEmpty,
      frame.marks.isDisjoint(with: ["state", "experience", "itself", "motion", "modal"]),
      frame.subjects.allSatisfy({ ["person", "animal"].contains($0) }),
      !entry.isKind("person", "animal", "tool", "vehicle", "toy", "plant", "body")
    else { return false }
    return verbs[0].complements.contains { complement in
      guard complement.preposition == nil, let noun = complement.noun, !noun.isTime else { return false }
      return !noun.isPerson && !noun.isUnknown && noun.head?.entry?.isKind("body", "animal") != true
    }
  }

  /// Auntie's dog.
  private var isOwned: Bool {
    guard let subject, subject.isPerson, subject.pronoun == nil, let first = rest.first?.noun else { return false }
    return first.pronoun == nil
  }

  private var misfitsWithoutVerb: Int {
    guard question == nil else { return max(0, rest.count - (subject == nil ? 1 : 0)) }
    guard let subject else { return max(0, rest.count - 1) }
    let predicates = rest.count { complement in
      guard complement.preposition == nil else { return false }
      switch complement.content {
      case .noun(let noun): return subject.isPerson || !noun.mayBe(subject)
      case .adjective(let phrase):
        return !subject.isPerson && phrase.adjective.entry?.isOfSomebody == true
          && subject.head?.entry?.isKind("person", "animal") == false
      case .adverb(let term): return !term.tellsHow
      case .negative: return true
      case .unknown: return true
      }
    }
    return misfits(of: subject) + predicates + max(0, rest.count - 1)
  }

  /// What is said of something that can't be so.
  private func misfits(of phrase: NounPhrase) -> Int {
    guard let head = phrase.head?.entry, head.role == .noun else { return 0 }
    return phrase.adjectives.count { $0.adjective.entry?.isOfSomebody == true && !head.isKind("person", "animal") }
  }

  private func isSubject(_ phrase: NounPhrase, of verb: VerbPhrase) -> Bool {
    guard let frame = verb.frame else { return true }
    if frame.marks.contains("weather") { return false }
    if frame.marks.contains("experience"), !phrase.isPerson { return true }
    if frame.marks.contains("experience") || frame.marks.contains("itself"),
      frame.complements.contains(where: { $0.role == .object && $0.takes(phrase) })
    {
      return true
    }
    return VerbFrame.Complement(.object, kinds: frame.subjects).takes(phrase)
  }

  private func misfits(of complement: Complement, _ verb: VerbPhrase) -> Int {
    switch complement.content {
    case .unknown: return 1
    case .negative: return 0
    case .adverb(let term): return term.tellsHow ? 0 : 1
    case .adjective(let phrase) where phrase.adjective.isOwning: return 1
    case .adjective(let phrase):
      // Quick, high: how it is done.
      guard let frame = verb.frame, phrase.adjective.entry?.kinds.first == "state", phrase.degrees.isEmpty,
        phrase.adjective.entry?.concept.hasPrefix("alone") != true
      else {
        return 0
      }
      return frame.complements.contains { $0.role == .state } ? 0 : 1
    case .noun(let phrase):
      let own = misfits(of: phrase)
      if complement.preposition != nil || phrase.isTime { return own }
      return own + (hasRole(complement, phrase, verb) ? 0 : 1)
    }
  }

  private func hasRole(_ complement: Complement, _ phrase: NounPhrase, _ verb: VerbPhrase) -> Bool {
    if phrase.head == nil, phrase.determiners.count == 1, case .possessive = phrase.determiners[0].role { return false }
    guard let frame = verb.frame, phrase.head?.entry != nil else { return true }
    if phrase.head?.entry?.isSensation == true, frame.marks.contains("state") { return true }
    guard let role = complement.role else { return phrase.isPerson }
    // A headache is about nothing.
    if role == .topic, !frame.complements.contains(where: { $0.role == .topic }),
      verb.complements.contains(where: { $0.noun?.head?.entry?.kinds.first == "illness" })
    {
      return false
    }
    if ["be", "be-state"].contains(verb.verb.entry?.concept) {
      return role != .state || subject.map { phrase.mayBe($0) } ?? true
    }
    guard let place = frame.complements.first(where: { $0.role == role }) else {
      // Nobody bleeds with a tissue.
      if role == .instrument, frame.marks.contains("unwilled") { return false }
      return role != .object && role != .state
    }
    return place.takes(phrase) || role != .object && role != .state
  }
}

extension Entry {
  /// Nothing but a person or an animal can be so.
  fileprivate var isOfSomebody: Bool {
    !bearers.isEmpty && bearers.allSatisfy { ["person", "animal"].contains($0) }
  }
}

extension Term {
  /// How, when, how much: where no noun is said.
  fileprivate var tellsHow: Bool {
    switch role {
    case .adverb, .preposition, .negation, .quantity, nil: true
    default: false
    }
  }
}

extension VerbPhrase {
  /// Another verb depends on it: to want to, to tell somebody to, to be tired of.
  var takesAction: Bool {
    guard let frame else { return complements.isEmpty }
    if verb.entry?.concept == "have" { return true }
    if frame.marks.contains("speech"), complements.contains(where: { $0.noun?.isPerson == true }) { return true }
    switch complements.last?.content {
    case .adjective: return true
    case .adverb(let term) where term.role == .preposition: return true
    default: return frame.complements.contains { $0.role == .action }
    }
  }

  /// What it says is wanted.
  var isWish: Bool { ["want", "not-want"].contains(verb.entry?.concept) }

  /// Nobody sets out to do it.
  fileprivate var isUnwilled: Bool {
    guard let frame, !["be", "be-state", "have"].contains(verb.entry?.concept) else { return false }
    return frame.marks.contains("experience") || frame.marks.contains("weather")
      || frame.marks.contains("unwilled") && frame.marks.contains("done")
  }
}

extension VerbFrame.Complement {
  /// Whether something is of a kind that goes here.
  fileprivate func takes(_ phrase: NounPhrase) -> Bool {
    if kinds.contains("any") { return true }
    if let pronoun = phrase.pronoun {
      return pronoun.kind == .neuter ? kinds != ["person"] : kinds.contains("person")
    }
    if phrase.isName { return kinds.contains("person") || kinds.contains("animal") }
    guard let entry = phrase.head?.entry else { return true }
    let held = phrase.belonging.first { $0.preposition == nil }?.noun?.head?.entry
    return [entry, held].contains { entry in
      entry.map { entry in kinds.contains { $0 == "=" + entry.concept || entry.kinds.contains($0) } } ?? false
    }
  }
}

extension Utterance {
  /// How many words have no role, or one against what they are.
  var misfits: Int { clauses.reduce(0) { $0 + $1.misfits } }
}
