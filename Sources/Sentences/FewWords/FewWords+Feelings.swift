import TagarelaKit

extension FewWords {
  /// Hunger much, dark fear, thirst water: what somebody feels, of what, and what is wished because of it.
  ///
  /// - Returns: whether that is all.
  mutating func tellFeelings() -> Bool {
    nameDark()
    if tellState() { return true }
    let pieces = pieces
    if let verb, ["do", "make", "be", "be-state"].contains(entry(verb)?.concept) { return false }
    if words.contains(where: { $0.contains(where: \.saysOfThings) }) {
      // Cold water is no water for somebody who is cold.
      let isSaidOfThing = words.indices.dropFirst().contains { index in
        words[index].contains(where: \.saysOfThings) && role(index - 1) == .noun
          && entry(index - 1)?.isKind("person", "animal", "clothing") == false
      }
      if isSaidOfThing { return false }
    }
    if let place = pieces.firstIndex(where: { $0.kind == .phrase && $0.entry?.isSensation == true }) {
      return tell(pieces[place], beside: pieces.indices.filter { $0 != place }.map { pieces[$0] })
    }
    return false
  }

  private mutating func tell(_ feeling: Piece, beside others: [Piece]) -> Bool {
    let verbs = others.filter { $0.kind == .verb }
    let nouns = others.filter { $0.kind == .phrase }
    let rest = others.filter { ![.verb, .phrase].contains($0.kind) }
    guard rest.allSatisfy({ [.time, .adverb].contains($0.kind) }),
      others.allSatisfy({ $0.noun?.belonging.isEmpty ?? true })
    else { return false }
    let subject =
      nouns.first { $0.noun?.isSpeaker == true }
      ?? (isNeed(feeling) || !others.contains { $0.noun?.isSpeaker == true }
        ? nouns.first { isFeeler($0, beside: nouns, feeling) } : nil)
    let things = nouns.filter { $0.range != subject?.range }
    guard things.count < 2, verbs.count < 2 else { return false }
    if let verb = verbs.first, !isNeed(feeling), feeling.range.upperBound <= verb.range.lowerBound,
      subject == nil || subject?.range.lowerBound == 0,
      things.allSatisfy({ $0.range.lowerBound > verb.range.lowerBound })
    {
      words = felt(feeling, subject, []) + words[verb.range.lowerBound...]
      return true
    }
    if let verb = verbs.first {
      guard
        entry(verb.range.lowerBound).map({
          ["want", "need"].contains($0.concept)
            || (things.isEmpty || isReason(feeling, of: verb, things))
              && $0.frame?.marks.isDisjoint(with: ["state", "modal", "weather"]) == true
        }) == true,
        subject == nil || subject?.noun?.isSpeaker == true,
        subject.map({ $0.range.lowerBound < verb.range.lowerBound || $0.noun?.isSpeaker == true }) ?? true
      else { return false }
      let wish = words[verb.range] + (things.first.map { Array(words[$0.range]) } ?? [])
      let isOwn = ["want", "need"].contains(entry(verb.range.lowerBound)?.concept)
      let want = isOwn ? [] : [word("want") ?? []].filter { !$0.isEmpty }
      let state = felt(feeling, subject, [])
      if !isOwn, isReason(feeling, of: verb, things) {
        words = [speaker] + want + wish
        doToOneself()
        words += [Self.comma] + state
        return true
      }
      words =
        feeling.range.lowerBound < verb.range.lowerBound || !isOwn
        ? state + [Self.comma] + want + wish : Array(wish) + [Self.comma] + state
      return true
    }
    guard let thing = things.first else {
      if subject == nil, telling.weathers.contains(feeling.word), !rest.isEmpty, let make = word("do") {
        let times = rest.filter { $0.kind == .time }.flatMap { words[$0.range] }
        words = times + [make] + words[feeling.range] + rest.filter { $0.kind != .time }.flatMap { words[$0.range] }
        return true
      }
      words = felt(feeling, subject, rest)
      return true
    }
    if isNeed(feeling) {
      guard let noun = thing.entry else { return false }
      guard !isTensed, noun.isKind("food", "drink", "furniture", "clothing", "thing", "toy") else { return false }
      var wish = [word("want") ?? []] + Array(words[thing.range])
      if isSleptIn(noun), let go = word("go") { wish.insert(go, at: 1) }
      words = felt(feeling, subject, rest) + [Self.comma] + wish.filter { !$0.isEmpty }
    } else {
      let times = rest.flatMap { words[$0.range] }
      words =
        felt(feeling, subject, []) + Array(words[thing.range])
        + (times.contains { $0.first?.entry?.tense == .future } ? Self.feltNow(times) : times)
    }
    return true
  }

  /// Jacket take off heat: said last, it is why something is to be done to a thing.
  private func isReason(_ feeling: Piece, of verb: Piece, _ things: [Piece]) -> Bool {
    isNeed(feeling) && feeling.range.upperBound == words.count && verb.range.lowerBound < feeling.range.lowerBound
      && things.count == 1 && things[0].noun?.isPerson == false && things[0].noun?.pronoun == nil
  }

  /// One goes to a bed, and gets a blanket.
  func isSleptIn(_ noun: Entry) -> Bool {
    let kinds = word("sleep")?.first?.entry?.frame?.complements.flatMap(\.kinds) ?? []
    return noun.isKind("furniture") && kinds.contains("=" + noun.concept)
  }

  /// Hunger, cold: felt of nothing.
  private func isNeed(_ feeling: Piece) -> Bool { telling.needs.contains(feeling.word) }

  private func isFeeler(_ piece: Piece, beside nouns: [Piece], _ feeling: Piece) -> Bool {
    guard let noun = piece.noun else { return false }
    if noun.pronoun != nil { return true }
    let isAlive = noun.isPerson || noun.isName || noun.head?.entry?.isKind("animal") == true
    // The dog is feared, but is hungry.
    return isAlive
      && (isNeed(feeling) || nouns.count > 1 && nouns.first?.range == piece.range
        || piece.range.lowerBound < feeling.range.lowerBound && noun.isPerson
          && noun.head?.entry?.marks.contains("visited") != true && nouns.count > 1)
  }

  private func felt(_ feeling: Piece, _ subject: Piece?, _ rest: [Piece]) -> [[Term]] {
    let isFear = !isNeed(feeling)
    guard let verb = word(isFear || !telling.isWithFeelings ? "have" : "be-state") else { return words }
    // Baby cry because hunger: the baby's.
    let isOthers = connector?.concept == "because" && followsOther && !telling.ownersComeFirst
    let first = subject.map { Array(words[$0.range]) } ?? (isOthers ? [] : [speaker])
    let times = rest.filter { $0.kind == .time }.flatMap { words[$0.range] }
    let others = rest.filter { $0.kind != .time }.flatMap { words[$0.range] }
    return first + [verb] + words[feeling.range] + others + times
  }

  // MARK: - What one is

  static let states: Set = ["hungry", "thirsty", "sleepy", "tired", "scared", "feeling-cold", "cold-adjective"]

  private static func isSpeakerAlone(_ reading: [Term]) -> Bool {
    reading.first?.role == .pronoun(Pronoun(.firstSingular))
  }

  /// Thirsty water: I am thirsty, I want water; dark scared: I am scared of the dark.
  private mutating func tellState() -> Bool {
    if telling.ownersComeFirst, words.count == 3, Self.isSpeakerAlone(words[2]) || Self.isSpeakerAlone(words[0]) {
      let others = words.filter { !Self.isSpeakerAlone($0) }
      let isState =
        others.count == 2 && others.contains { $0.contains { Self.states.contains($0.entry?.concept ?? "") } }
      if isState,
        others.contains(where: { $0.first?.role == .noun && $0.first?.entry?.isKind("furniture", "clothing") == true })
      {
        words = others
      }
    }
    guard telling.ownersComeFirst, words.count == 2,
      let state = words.firstIndex(where: { Self.states.contains($0.first?.entry?.concept ?? "") }),
      let be = word("be"), let want = word("want"), let go = word("go"),
      let noun = words[1 - state].first(where: { $0.role == .noun }), let entry = noun.entry,
      !entry.isKind("person") || words[state].contains(where: { $0.entry?.concept == "scared" }),
      let adjective = words[state].first(where: { $0.role == .adjective })
    else { return false }
    if adjective.entry?.concept == "scared" {
      words = [speaker, be, [adjective], [noun]]
      return true
    }
    let isCold = adjective.entry?.concept == "cold-adjective"
    guard isCold ? entry.isKind("clothing") || entry.concept == "blanket" : entry.isKind("food", "drink", "furniture")
    else { return false }
    words = [speaker, be, [adjective], Self.comma, speaker, want] + (isSleptIn(entry) ? [go] : []) + [[noun]]
    return true
  }

  /// Fear dark: of the dark.
  private mutating func nameDark() {
    guard words.contains(where: { $0.first?.entry?.isSensation == true || $0.first?.entry?.concept == "scared" }),
      let index = words.firstIndex(where: { $0.contains { $0.entry?.concept == "dark" } })
    else { return }
    words[index] = [Term(words[index].first?.said ?? "", telling.darkness)]
  }
}

extension FewWords.Piece {
  fileprivate var word: String { noun?.head?.text ?? "" }
}
