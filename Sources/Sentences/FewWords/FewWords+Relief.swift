import TagarelaKit

/// How the speaker is, and what is wished, told or avoided because of it.
extension FewWords {
  /// Tired sleep, tired bed, sad miss Mom, sick school no, I happy party: two things are said of who speaks.
  ///
  /// - Returns: whether that is all.
  mutating func tellRelief() -> Bool {
    guard isFirst, isPlain, !isOrder, words.count > 1 else { return false }
    var rest = words
    var who = speaker
    var isNamed = false
    if case .pronoun(let pronoun) = role(0), pronoun.person == .firstSingular, pronoun.kind == .personal {
      isNamed = true
      who = rest.removeFirst()
    }
    if let first = rest.first?.first, let entry = first.entry, first.role == .noun, entry.kinds.first == "illness",
      rest.count > 1, let have = word(telling.isWithFeelings ? "be-state" : "have"),
      let more = thing(Array(rest.dropFirst()), first, false)
    {
      words = [who, have, rest[0]] + more
      return true
    }
    guard let first = rest.first, let state = first.first(where: { isState($0) }),
      first.first?.role == .adjective || telling.ownersComeFirst || isNamed, rest.count > 1,
      let be = word(telling.ownersComeFirst ? "be" : "be-state")
    else { return false }
    rest.removeFirst()
    let said = [who, be, [state]]
    guard
      let more = rest[0].first(where: { $0.role == .verb }).flatMap({ deed($0, rest, state, isNamed) })
        ?? thing(rest, state, isNamed)
    else { return false }
    words = said + more
    return true
  }

  private func isState(_ term: Term) -> Bool {
    guard term.role == .adjective, let entry = term.entry, entry.kinds.first == "state" else { return false }
    return entry.bearers.contains("person") && !entry.bearers.contains("any")
  }

  /// Tired sleep: the speaker wants to; sad miss Dad: that is told.
  private func deed(_ verb: Term, _ rest: [[Term]], _ state: Term, _ isNamed: Bool) -> [[Term]]? {
    guard let entry = verb.entry, let frame = entry.frame, let want = word("want"),
      rest[0].first?.role == .verb || telling.ownersComeFirst
    else { return nil }
    let behind = [[verb]] + rest.dropFirst()
    if ["want", "need", "miss-someone"].contains(entry.concept) || frame.marks.contains("done") && rest.count > 1 {
      return [Self.comma, speaker] + behind
    }
    guard frame.marks.isDisjoint(with: ["state", "modal", "experience"]),
      Self.isRelieved(state.entry?.concept ?? "", by: entry.concept)
    else { return nil }
    return [Self.comma, speaker, want] + behind
  }

  /// What one does about it.
  private static func isRelieved(_ state: String, by deed: String) -> Bool {
    switch state {
    case "bored": true
    case "hungry": ["eat", "have-lunch", "have-dinner", "cook-action"].contains(deed)
    case "thirsty": deed == "drink-action"
    default: ["sleep", "rest", "lie-down", "sit", "go", "return", "stop", "finish", "go-to-bed"].contains(deed)
    }
  }

  private func thing(_ rest: [[Term]], _ state: Term, _ isNamed: Bool) -> [[Term]]? {
    guard let want = word("want"), let go = word("go") else { return nil }
    let negation = rest.first { $0.first?.role == .negation || $0.contains { $0.role == .quantity(.none) } }
    let things = rest.filter { $0.first?.role != .negation && !$0.contains { $0.role == .quantity(.none) } }
    guard things.count == 1, let noun = things[0].first(where: { $0.role == .noun }), let entry = noun.entry,
      things[0].first?.role == .noun
    else { return nil }
    let isPlace = entry.kinds.first == "place" && noun.role == .noun
    if let negation {
      guard isPlace || entry.isKind("work", "event"),
        let not = negation.first(where: { $0.role == .negation }) ?? word("not")?.first
      else { return nil }
      return [Self.comma, speaker, [not], want] + (isPlace ? [go] : []) + [things[0]]
    }
    let concept = state.entry?.concept ?? ""
    if isSleptIn(entry) || isPlace && ["tired", "sleepy", "bored"].contains(concept) {
      return [Self.comma, speaker, want, go, things[0]]
    }
    if entry.isKind("food", "drink"), ["hungry", "thirsty"].contains(concept) {
      return [Self.comma, speaker, want, things[0]]
    }
    // I nervous exam: because of it.
    guard isNamed, let cause = telling.cause, entry.isKind("event", "idea", "media", "weather"),
      !entry.isKind("person", "food", "place", "time")
    else { return nil }
    let the: [[Term]] = [Self.the]
    return [[Term(cause, Entry(cause, .preposition))]] + the + [things[0]]
  }

  /// Sister cry lose doll: because she has lost it.
  mutating func tellWhy() {
    guard let because = word("because"), let verb, verb + 1 < words.count, role(verb + 1) == .verb,
      ["cry", "laugh"].contains(entry(verb)?.concept), frame(verb + 1)?.marks.contains("done") == true
    else { return }
    words.append(already)
    words.insert([Term(because[0].text, because[0].entry)], at: verb + 1)
  }

  /// Baby cry hunger: because it is hungry.
  mutating func tellNeedOf() {
    guard !telling.ownersComeFirst, isPlain, let verb, verb > 0, verb == words.count - 2, entry(verb)?.concept == "cry",
      words.last?.first?.entry?.isSensation == true, let because = word("because"),
      let have = word(telling.isWithFeelings ? "be-state" : "have")
    else { return }
    words.insert(contentsOf: [[Term(because[0].text, because[0].entry)], have], at: verb + 1)
  }

  /// Cry because noise: there is some.
  func isThere(_ entry: Entry) -> Bool {
    entry.isKind("sound", "weather", "event") && !entry.isKind("person", "feeling", "place") && !entry.isSensation
  }
}
