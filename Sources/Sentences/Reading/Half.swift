import TagarelaKit

/// One of two things that were said, as it is read alone.
struct Half {
  let utterance: Utterance
  private let words: ArraySlice<[Term]>

  init(_ utterance: Utterance, _ words: ArraySlice<[Term]>) {
    self.words = words
    var utterance = utterance
    utterance.clauses.removeAll(where: \.isEmpty)
    self.utterance = utterance
  }

  /// It says something of somebody or something, or asks for it, and no word is left over.
  var isWhole: Bool {
    !utterance.clauses.isEmpty && !utterance.isAsked && utterance.misfits == 0
      && utterance.clauses.allSatisfy(\.isWhole)
  }

  private var isAlone: Bool { words.count == 1 }

  /// Alone and said first it may be anything: where or by whom the other is done, or what with.
  var isLoose: Bool {
    guard isAlone, let clause = utterance.clauses.first else { return false }
    return isManner || clause.isWish && !isThing
      || !clause.isOrder && !clause.verbs.contains { $0.frame?.marks.isDisjoint(with: Self.lasting) == false }
  }

  /// Plaster, which is wished because of what is told of behind it.
  private var isThing: Bool { words.first?.first?.role == .noun && utterance.clauses.first?.verbs.count == 1 }

  private static let lasting: Set = ["state", "weather", "experience"]

  /// How who speaks is, in a word.
  var isLoneState: Bool {
    isAlone && (words.first?.first?.role == .adjective || words.first?.first?.entry?.isSensation == true)
      && utterance.clauses.first?.isOwnNeed == true
  }

  /// How little it is by itself.
  var weight: Int {
    var weight = utterance.clauses.count
    let first = words.first?.first
    switch first?.role {
    case .adverb where first?.entry?.isKind("present", "when") != true, .quantity, .ordinal: weight += 1
    default: break
    }
    if words.count > 2, case .pronoun(let pronoun) = words.last?.first?.role, pronoun.kind == .personal { weight += 1 }
    return weight
  }

  /// Nothing but what one calls out: sorry.
  private var isCall: Bool {
    utterance.clauses.isEmpty && utterance.please == nil && !utterance.openings.isEmpty
      && utterance.openings.allSatisfy {
        if case .word(let term) = $0 { [.exclamation, .saying].contains(term.role) } else { false }
      }
  }

  /// The computer is mine, it is Dad's: what it tells is only which one is meant.
  private var isNaming: Bool {
    if words.last?.contains(where: \.isOwning) == true { return true }
    guard let first = utterance.clauses.first?.verbs.first, ["be", "be-state"].contains(first.verb.entry?.concept),
      !words.contains(where: { $0.first?.entry?.concept == first.verb.entry?.concept })
    else { return false }
    return first.complements.allSatisfy { $0.noun != nil && $0.preposition == nil }
  }

  /// Private: how something is, in a word.
  private var isLoneQuality: Bool {
    isAlone && words.first?.first?.role == .adjective && utterance.clauses.first?.subject == nil
  }

  private var saysVerb: Bool { words.contains { $0.contains { [.verb, .negation].contains($0.role) } } }

  /// Nothing but things, none of which is felt.
  private var isThingsAlone: Bool {
    words.allSatisfy { [.noun, .name].contains($0.first?.role) && $0.first?.entry?.isSensation != true }
  }

  private var beginsWithCircumstance: Bool {
    let first = words.first?.first
    return first?.role == .adverb || first?.entry?.kinds.first == "time"
  }

  /// Knee blood, come out: it may be what does so.
  private func endsInNoun(before second: Half) -> Bool {
    words.last?.first?.role == .noun && second.words.first?.first?.role == .verb
  }

  /// Who speaks is named first.
  var beginsWithSpeaker: Bool {
    if case .pronoun(let pronoun) = words.first?.first?.role { pronoun.person == .firstSingular } else { false }
  }

  /// Both, where they go together: of what is wished or asked one says why, and what was called out last goes before.
  func followed(by second: Half) -> Utterance? {
    var two = utterance
    if second.isCall {
      two.openings = second.utterance.openings + utterance.openings
      return two
    }
    guard second.isWhole, second.utterance.openings.isEmpty, utterance.please == nil, goes(with: second) else {
      return nil
    }
    var clauses = second.utterance.clauses
    clauses[0].connector = Term(",", Entry(",", .connector))
    clauses[0].isApart = true
    if clauses[0].question != nil, clauses[0].subject == nil, utterance.clauses.first?.subject?.isSpeaker == true {
      clauses[0].subject = utterance.clauses.first?.subject
    }
    if clauses[0].tellsAccident { clauses[0].tense = .past }
    // Tummy ache, I eat too much chocolate: it was so before.
    if two.clauses.count == 1, two.clauses[0].isBodily || two.clauses[0].isOwnNeed, clauses[0].isOverdone {
      clauses[0].tense = .past
    }
    if two.clauses[0].tellsAccident { two.clauses[0].tense = .past }
    if let done = doneBefore(second) { two.clauses[0] = done }
    two.clauses += clauses
    two.please = second.utterance.please
    return two
  }

  /// Walk far, legs tired: what the body feels comes of what was done, and nobody wishes it any more.
  /// Hide I, you find: it is told as well as what you do.
  private func doneBefore(_ second: Half) -> Clause? {
    guard !isAlone, var clause = utterance.clauses.first, utterance.clauses.count == 1, clause.isWish,
      clause.verbs.count == 2, clause.verbs[0].complements.isEmpty, let other = second.utterance.clauses.first,
      !words.contains(where: { $0.first?.entry?.concept == "want" })
    else { return nil }
    let isTurn = other.subject?.pronoun?.person == .secondSingular
    guard other.isBodily || isTurn else { return nil }
    clause.verbs.removeFirst()
    if !isTurn { clause.tense = .past }
    return clause
  }

  /// Alone, which tells how something is done.
  private var isManner: Bool { isAlone && words.first?.contains { $0.entry?.marks.contains("how") == true } == true }

  private func goes(with second: Half) -> Bool {
    guard let one = utterance.clauses.first, let other = second.utterance.clauses.first else { return false }
    if one.question != nil || isNaming { return false }
    if second.isLoneQuality, !one.isOrder { return false }
    // Mom work, late come: what nobody is named for isn't asked of others so.
    if other.isOrder, other.subject == nil,
      second.beginsWithCircumstance || second.isAlone && one.subject?.isOther == true
    {
      return false
    }
    // Play ball friend: behind a verb things are what it is done to, whosever they are.
    if words.last?.first?.role == .verb, second.isThingsAlone, !other.isSuffered, !other.isBodily { return false }
    // Sleep doll, no noise: one doesn't want any because of it.
    if one.isAsking, other.isAsking { return one.isWish && other.isOrder && other.isNegative }
    // Ashamed sing: it is what one feels it of.
    if one.isFelt, other.isWish { return false }
    if second.isManner { return false }
    // Tired, sleep: nobody but who is so wishes it; rain, umbrella.
    if second.isAlone, other.isWish {
      return one.isOwnNeed || one.isWeather || one.isBodily && !endsInNoun(before: second)
    }
    if isAlone, one.isWish { return !second.saysVerb && other.isSuffered }
    return true
  }
}

extension Clause {
  fileprivate var isWish: Bool { verbs.first?.isWish == true && !isNegative }

  /// Something is wished of others, or for oneself.
  fileprivate var isAsking: Bool { isWish || isOrder && subject == nil }

  fileprivate var isWhole: Bool {
    if question != nil { return !verbs.isEmpty || subject != nil || rest.count == 1 }
    if verbs.isEmpty { return isQuality }
    // The baby wants: it isn't said what.
    if let last = verbs.last, last.takesAction, last.complements.isEmpty { return false }
    return (subject != nil || isOrder || verbs[0].needsNobody) && (isWarning || !verbs.contains(where: \.lacksObject))
  }

  /// Don't touch: whatever is at hand.
  private var isWarning: Bool { isOrder && isNegative && verbs.first?.frame?.marks.contains("warned") == true }

  /// The bag is heavy.
  private var isQuality: Bool {
    guard subject != nil, rest.count == 1, case .adjective = rest[0].content else { return false }
    return true
  }

  /// To have an accident: it has come to pass.
  fileprivate var tellsAccident: Bool {
    guard verbs.count == 1, verbs[0].verb.entry?.concept == "have", tense == nil, !isNegative else { return false }
    return verbs[0].complements.contains {
      $0.noun?.head?.entry.map { $0.kinds.first == "event" && $0.marks.isEmpty } == true
    }
  }

  /// Fear, anger.
  fileprivate var isFelt: Bool {
    verbs.first?.complements.contains { $0.noun?.head?.entry?.kinds.first == "feeling" } == true
  }

  /// How a part of the body is.
  fileprivate var isBodily: Bool {
    guard !isAsking, let first = verbs.first else { return false }
    return first.frame?.marks.contains("body") == true || subject?.head?.entry?.kinds.first == "body"
      || ["have", "be-state"].contains(first.verb.entry?.concept)
        && first.complements.contains { $0.noun?.head?.entry?.kinds.first == "body" }
  }

  /// What hurts or bleeds, or how who speaks is.
  fileprivate var isSuffered: Bool {
    guard let marks = verbs.first?.frame?.marks, !isAsking else { return false }
    return marks.contains("body") || marks.contains("unwilled") && subject?.head?.entry?.kinds.first == "body"
      || subject?.isSpeaker == true && !isFelt && !isBodily && marks.contains("state")
  }

  /// Who speaks does much or too much of something.
  fileprivate var isOverdone: Bool {
    guard tense == nil, subject?.isSpeaker == true, verbs.count == 1, let marks = verbs[0].frame?.marks,
      marks.isDisjoint(with: ["state", "modal", "experience"])
    else { return false }
    return verbs[0].complements.contains { complement in
      complement.noun?.determiners.contains { $0.role == .quantity(.many) || $0.entry?.concept == "too-much" } == true
    }
  }

  fileprivate var isWeather: Bool { verbs.first?.frame?.marks.contains("weather") == true }

  /// How who speaks is, or what hurts.
  fileprivate var isOwnNeed: Bool {
    guard !isAsking, let first = verbs.first else { return false }
    if first.frame?.marks.contains("body") == true { return true }
    return subject?.isSpeaker == true && !isFelt && first.frame?.marks.contains("state") == true
  }
}

extension NounPhrase {
  /// Somebody else than who speaks.
  fileprivate var isOther: Bool { isPerson && !isSpeaker }
}

extension VerbPhrase {
  /// Who speaks does it, or nobody.
  fileprivate var needsNobody: Bool {
    frame?.subjects.isEmpty == true || frame?.marks.isDisjoint(with: ["experience", "state"]) == false
  }

  /// To make, and nothing that is made.
  fileprivate var lacksObject: Bool {
    guard let frame, !frame.marks.contains("itself") else { return false }
    return frame.complements.contains { $0.role == .object && $0.isRequired }
      && complements.allSatisfy { $0.noun == nil }
      && !["see", "hear"].contains(verb.entry?.concept)
  }
}
