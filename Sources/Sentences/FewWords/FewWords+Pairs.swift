import TagarelaKit

/// Two things of which one is so because of the other, or is done before it.
extension FewWords {
  /// Turn off TV sleep: somebody is asked to, and the speaker wants to sleep.
  mutating func tellAfterwards() {
    if tellDiscomfort() { return }
    if let verb, verb > 0, verb == words.count - 2, role(verb + 1) == .verb,
      frame(verb)?.marks.contains("asked") == true,
      frame(verb)?.complements.contains(where: { $0.role == .action }) == false,
      pieces(in: 0..<verb).allSatisfy({ $0.kind == .phrase && $0.noun?.isPerson == false }),
      !telling.ownersComeFirst || entry(verb)?.text.contains(" ") == true
    {
      words.insert(words.remove(at: verb), at: 0)
    }
    guard isPlain, isFirst, verb == 0, let last = words.indices.last, last > 1, role(last) == .verb,
      let asked = frame(0), asked.marks.contains("asked"), !asked.complements.contains(where: { $0.role == .action }),
      let wish = frame(last), wish.marks.isDisjoint(with: ["state", "modal", "experience", "weather", "asked"]),
      wish.subjects.contains("person"),
      pieces(in: 1..<last).allSatisfy({ $0.kind == .phrase && $0.noun?.isPerson == false }),
      let want = word("want")
    else { return }
    words.insert(contentsOf: telling.saysSpeaker ? [Self.comma, speaker, want] : [Self.comma, want], at: last)
    isOrder = true
  }

  /// Window open heat: somebody is asked to, because the speaker is hot.
  private mutating func tellDiscomfort() -> Bool {
    if tellCold() { return true }
    guard isPlain, isFirst, words.count == 3, words[2].first?.entry?.isSensation == true, let verb, verb < 2,
      frame(verb)?.marks.contains("asked") == true, role(1 - verb) == .noun, entry(1 - verb)?.isKind("person") == false,
      let have = word(telling.isWithFeelings ? "be-state" : "have")
    else { return false }
    words = [words[verb], words[1 - verb], Self.comma, speaker, have, words[2]]
    isOrder = true
    return true
  }

  /// Window close cold, put on coat cold: because the speaker is.
  private mutating func tellCold() -> Bool {
    guard telling.ownersComeFirst, isPlain, isFirst, words.count == 3, let verb, verb < 2,
      let cold = words[2].first(where: {
        ["cold-adjective", "hot", "feeling-cold", "feeling-hot"].contains($0.entry?.concept) && $0.role == .adjective
      }),
      role(1 - verb) == .noun, let thing = entry(1 - verb), !thing.isKind("person", "food", "drink"),
      let frame = frame(verb),
      let be = word("be"), let want = word("want")
    else { return false }
    let isAsked = frame.marks.contains("asked") && !thing.isKind("clothing")
    guard isAsked || thing.isKind("clothing") else { return false }
    let deed = [words[verb], words[1 - verb]]
    words = (isAsked ? deed : [speaker, want] + deed) + [Self.comma, speaker, be, [cold]]
    isOrder = isAsked
    return true
  }

  /// Sister I angry: with her.
  mutating func tellOpposed() {
    guard words.count == 3, verb == nil,
      let angry = words.first(where: { $0.contains(where: \.isOpposed) }),
      let speaker = words.first(where: { $0.first?.isOneSpeaker == true }),
      let somebody = words.first(where: {
        [.noun, .name].contains($0.first?.role)
          && ($0.first?.role == .name || $0.first?.entry?.isKind("person") == true)
      }),
      let with = word("with"), let be = word(telling.ownersComeFirst ? "be" : "be-state"),
      words[0].first?.isOpposed != true
    else { return }
    // Brother angry I: with me.
    let preposition = telling.ownersComeFirst ? [] : [with]
    if words[2].first?.role == speaker.first?.role { return words = [somebody, be, angry] + preposition + [speaker] }
    words = [speaker, be, angry] + preposition + [somebody]
  }

  /// Neighbour dog big, girl hair long: his is, she has it so.
  mutating func tellOfOwned() -> Bool {
    guard verb == nil, words.count == 3, isPlain, [.noun, .name].contains(role(0)), role(1) == .noun,
      role(0) == .name || entry(0)?.isKind("person", "animal") == true, let thing = entry(1),
      thing.isKind("body", "animal", "clothing", "toy", "vehicle", "thing", "media")
        || Self.homes.contains(thing.concept),
      !thing.isKind("person"), words[2].first?.role == .adjective,
      let adjective = words[2].first, let quality = adjective.entry, quality.describes(thing), let be = word("be"),
      let of, let have = word("have")
    else { return false }
    if thing.isKind("body"), !telling.ownersComeFirst {
      let the: [[Term]] = [Self.the]
      words = [words[0], have] + the + [words[1], words[2]]
    } else if quality.isKind("colour", "size", "age"), !thing.isKind("body") {
      words = [words[0], have] + (telling.ownersComeFirst ? [words[2], words[1]] : [words[1], words[2]])
    } else {
      let isState = quality.kinds.first == "state" && !telling.ownersComeFirst
      words = [words[1], of, words[0], isState ? word("be-state") ?? be : be, [adjective]]
    }
    return true
  }

  /// Sister room dirty: hers is.
  private mutating func tellOfHome() {
    guard telling.ownersComeFirst, verb == nil, words.count == 3, role(0) == .noun || role(0) == .name,
      entry(0)?.isKind("person") == true, Self.homes.contains(entry(1)?.concept ?? ""), let of, let be = word("be"),
      let adjective = words[2].first(where: { $0.role == .adjective })
    else { return }
    words = [words[1].filter { $0.role == .noun }, of, words[0], be, [adjective]]
  }

  /// Bed hospital hard: the hospital's.
  mutating func tellOfPlace() {
    tellOfHome()
    guard verb == nil, words.count == 3, role(0) == .noun, role(1) == .noun, let thing = entry(0), let place = entry(1),
      place.kinds.first == "place", thing.isKind("thing", "food", "furniture", "meal"), thing.kinds.first != "place",
      let of,
      let adjective = words[2].first(where: { $0.role == .adjective }), let quality = adjective.entry,
      quality.kinds.first == "trait" || quality.marks.contains("judged"), quality.describes(thing), let be = word("be")
    else { return }
    words = [words[0], of, words[1], be, [adjective]]
  }

  /// Bread butter: with it.
  mutating func putOnTop() {
    for index in words.indices.dropLast().reversed()
    where role(index) == .noun && role(index + 1) == .noun && entry(index)?.marks.contains("topped") == true
      && entry(index + 1)?.marks.contains("topping") == true && verb.map({ $0 != index + 2 }) ?? true
    {
      insert("with", at: index + 1)
    }
  }

  /// Window open cold: it is open and the speaker is cold.
  mutating func tellOfBoth() -> Bool {
    guard verb == nil, words.count == 3, isFirst, role(0) == .noun,
      entry(0)?.isKind("person", "animal", "food", "drink") == false,
      let state = words[1].first(where: { $0.role == .adjective }), state.entry?.kinds.first == "state",
      let and = book.and,
      state.entry?.describes(entry(0)) == true
    else { return false }
    let be = word(telling.ownersComeFirst ? "be" : "be-state") ?? []
    if words[2].first?.entry?.isSensation == true, let have = word(telling.isWithFeelings ? "be-state" : "have") {
      words = [words[0], be, [state], [and], speaker, have, words[2]]
    } else if telling.ownersComeFirst,
      let felt = words[2].first(where: { $0.role == .adjective && $0.entry?.kinds.first == "state" }),
      felt.entry?.bearers.contains("person") == true
    {
      words = [words[0], be, [state], [and], speaker, be, [felt]]
    } else if let other = words[2].first(where: { $0.role == .adjective && $0.entry?.kinds.first == "state" }),
      other.entry?.describes(entry(0)) == true
    {
      words = [words[0], be, [state], [and], [other]]
    } else if entry(0)?.isKind("body") == true, let thing = entry(2), thing.isKind("food", "drink"), role(2) == .noun,
      let want = word("want")
    {
      words = [words[0], be, [state], Self.comma, speaker, want, words[2]]
    } else {
      return false
    }
    return true
  }
}

extension Term {
  /// What somebody is with others: angry.
  var isOpposed: Bool { entry?.marks.contains("opposed") == true }
}
