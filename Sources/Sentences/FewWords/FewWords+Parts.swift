import TagarelaKit

/// What is said in a word or two beside another thing, and says less alone.
extension FewWords {
  /// Sad today I: who is so goes before how, as the rest expects it.
  mutating func putSpeakerBeforeState() {
    guard verb == nil, words.count > 1, !request.isQuestion,
      let place = words.lastIndex(where: { $0.first?.isOneSpeaker == true }), place > 0,
      let me = word(PersonConcept.speaker)
    else { return }
    let others = words.indices.filter { $0 != place }.map { words[$0] }
    guard others.contains(where: { ownState($0) != nil }),
      others.allSatisfy({ ownState($0) != nil || $0.saysHow })
    else { return }
    let states = others.filter { ownState($0) != nil }.map { reading in ownState(reading).map { [$0] } ?? reading }
    let times = others.filter { ownState($0) == nil && $0.first?.entry?.isTimely == true }
    let degrees = others.filter { ownState($0) == nil && $0.first?.entry?.isTimely != true }
    // What is said of a quality where it has a word of its own: muy.
    let very = word("very").flatMap { $0[0].text.contains(" ") ? nil : $0 }
    words = [me] + degrees.map { reading in reading.first?.isMany == true ? very ?? reading : reading } + states + times
  }

  /// Full, of who has eaten and not of a bag.
  private func ownState(_ reading: [Term]) -> Term? {
    guard reading.first?.role == .adjective || telling.ownersComeFirst && reading.first?.role == .verb else {
      return nil
    }
    return reading.first {
      $0.role == .adjective && $0.entry?.kinds.first == "state" && $0.entry?.bearers.contains("person") == true
    }
  }

  /// It rains, the dog barks, said beside what is felt or done because of it: it goes on.
  var goesOnBeside: Bool {
    guard part != .whole, isPlain, !isOrder, telling.isWithFeelings || telling.ownersComeFirst, let verb,
      let frame = frame(verb)
    else { return false }
    if words.count == 1 { return frame.marks.contains("weather") }
    guard verb > 0, verb == words.count - 1,
      frame.marks.isDisjoint(with: ["state", "modal", "experience", "done", "told", "itself", "unwilled", "motion"]),
      let subject = pieces(in: 0..<verb).first, subject.kind == .phrase, subject.range.upperBound == verb
    else { return false }
    return subject.noun?.pronoun == nil && frame.complements.allSatisfy { !$0.isRequired }
  }

  /// What is said in a word or two and would say less alone.
  ///
  /// - Returns: whether that is all.
  mutating func tellPart() -> Bool {
    guard part != .whole, isPlain, !words.isEmpty, words.count < 4 else { return false }
    return refuseMore() || wantOther() || warn() || turnPart() || tellPartQuality() || tellLone() || tellOfYou()
  }

  /// No noise: others are told not to make any; no more, no peas: the speaker doesn't want any.
  private mutating func refuseMore() -> Bool {
    var rest = words
    if rest[0].first?.isOneSpeaker == true { rest.removeFirst() }
    guard let want = word("want"), let not = word("not") else { return false }
    if rest.count == 1, rest[0].contains(where: { $0.entry?.concept == "not-anymore" }), let more = word("more") {
      words = [speaker, not, want, more]
      return true
    }
    guard rest.count == 2, rest[0].contains(where: { $0.role == .negation || $0.role == .quantity(.none) }) else {
      return false
    }
    if let sound = rest[1].first(where: { $0.role == .noun && $0.entry?.isKind("sound") == true }),
      let make = word(telling.ownersComeFirst ? "make" : "do")
    {
      words = [not, make, [sound]]
      isOrder = true
      return true
    }
    let isWanted =
      rest[1].first?.role == .noun && rest[1].first?.entry?.isKind("food", "drink", "clothing", "toy") == true
    guard isWanted || rest[1].contains(where: { $0.role == .quantity(.more) }) else { return false }
    words = [speaker, not, want, rest[1]]
    return true
  }

  /// More water, another plate: who speaks wants it.
  private mutating func wantOther() -> Bool {
    guard part == .second, words.count == 2,
      words[0].first?.role == .quantity(.more) || words[0].first?.entry?.concept == "other",
      let thing = words[1].first(where: { $0.role == .noun }),
      thing.entry?.isKind("person", "time", "feeling") == false,
      let want = word("want")
    else { return false }
    words = [speaker, want, words[0], [thing]]
    return true
  }

  /// Touch no: others are told not to.
  private mutating func warn() -> Bool {
    guard words.count == 2, role(0) == .verb, frame(0)?.marks.contains("warned") == true, role(1) == .negation else {
      return false
    }
    words.swapAt(0, 1)
    isOrder = true
    return true
  }

  /// Sums hard, street too dark: how something is; dangerous, mine, of what was told before.
  private mutating func tellPartQuality() -> Bool {
    guard let last = words.last, let be = word("be") else { return false }
    if part == .second, words.count < 3, last.contains(where: { $0.isOwning }),
      words.count == 1 || role(0) == .negation
    {
      words.insert(be, at: words.count - 1)
      return true
    }
    let thing = words[0].first { $0.role == .noun }?.entry
    guard
      let quality = last.first(where: {
        $0.role == .adjective && (words.count == 1 || $0.entry?.describes(thing) == true)
      }),
      let entry = quality.entry,
      words.dropFirst().dropLast().allSatisfy({ $0.first?.entry?.isKind("degree") == true })
    else { return false }
    let copula = entry.kinds.first == "state" ? word("be-state") ?? be : be
    let said = telling.ownersComeFirst ? be : copula
    if words.count == 1 {
      guard part == .second, !entry.bearers.isEmpty, !entry.bearers.contains("person"), last.first?.role == .adjective
      else { return false }
      words = [said, [quality]]
      return true
    }
    guard let noun = words[0].first(where: { $0.role == .noun }), let thing = noun.entry,
      role(0) == .noun || telling.ownersComeFirst,
      !thing.isKind("time", "illness", "weather"), entry.describes(thing), !thing.isSensation,
      words.count == 3 || last.first?.role == .adjective || telling.ownersComeFirst,
      telling.ownersComeFirst || !thing.isKind("body")
    else { return false }
    words = [[noun], said] + words.dropFirst().dropLast() + [[quality]]
    return true
  }

  /// Headache, hot, plaster: what the speaker has, is or wants.
  private mutating func tellLone() -> Bool {
    guard words.count == 1, let term = words[0].first, let entry = term.entry else { return false }
    if part == .first, telling.ownersComeFirst, let be = word("be"),
      let state = words[0].first(where: {
        $0.role == .adjective && (Self.states.contains($0.entry?.concept ?? "") || $0.entry?.concept == "hot")
      })
    {
      words = [speaker, be, [state]]
      return true
    }
    guard term.role == .noun else { return false }
    if entry.kinds.first == "illness", let have = word(telling.isWithFeelings ? "be-state" : "have") {
      words = [speaker, have, words[0]]
      return true
    }
    guard let want = word("want"), !words[0].contains(where: { $0.role == .verb }) else { return false }
    if part == .second, entry.marks.contains("visited"), let go = word("go") {
      words = [speaker, want, go, words[0]]
      return true
    }
    guard ["thing", "tool", "food", "drink", "clothing", "toy", "substance"].contains(entry.kinds.first), !isGoal(entry)
    else { return false }
    words = [speaker, want, words[0]]
    return true
  }

  /// Lights off: others are asked to turn them off.
  private mutating func turnPart() -> Bool {
    guard telling.ownersComeFirst, part == .second, words.count == 2,
      let term = words[0].first(where: { $0.role == .noun }), let thing = term.entry,
      let particle = words[1].first?.said.lowercased()
    else { return false }
    let turns = ["turn-off", "turn-on"].compactMap { word($0) }
    guard let turn = turns.first(where: { $0[0].text.hasSuffix(" " + particle) }), let frame = turn[0].entry?.frame,
      isTaken(thing, by: frame)
    else { return false }
    words = [turn, [term]]
    isOrder = true
    return true
  }

  /// Hide me, you find: the one does it and then the other.
  private mutating func tellOfYou() -> Bool {
    guard words.count == 2, let me = word(PersonConcept.speaker) else { return false }
    let takesSomebody = { (frame: VerbFrame?) in
      frame?.complements.contains { $0.role == .object && $0.kinds.contains { ["person", "any"].contains($0) } } == true
    }
    if part == .first, telling.ownersComeFirst, role(0) == .verb, words[1].first?.entry?.concept == "me",
      !takesSomebody(frame(0))
    {
      words = [me, words[0]]
      return true
    }
    guard part == .second, words[0].first?.isAddressee == true, role(1) == .verb else { return false }
    if takesSomebody(frame(1)) { words.append(Self.taken(me, as: .object)) }
    return true
  }
}

extension [Term] {
  /// Very, today, not.
  fileprivate var saysHow: Bool {
    guard let entry = first?.entry else { return false }
    return entry.role == .negation || isMany || entry.role == .adverb && (entry.isTimely || entry.isKind("degree"))
  }

  private var isMany: Bool { first?.role == .quantity(.many) }
}

extension Term {
  /// Mine: whose something is, without it.
  var isOwning: Bool {
    if case .possessive = role { true } else { ["mine", "yours"].contains(entry?.concept) }
  }

  var isOneSpeaker: Bool {
    if case .pronoun(let pronoun) = role {
      pronoun.person == .firstSingular && pronoun.kind == .personal
    } else {
      false
    }
  }
}
