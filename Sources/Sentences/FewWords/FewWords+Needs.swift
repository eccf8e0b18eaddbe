import TagarelaKit

/// What the body needs and can't do, and what is told of it with few words.
extension FewWords {
  /// Pee, pee now, I pee: the speaker has to.
  mutating func tellNeed() {
    guard isPlain, isFirst, !isCompound, verb == nil || telling.ownersComeFirst,
      let need = words.firstIndex(where: { $0.contains { ["pee-body", "poop-body"].contains($0.entry?.concept) } }),
      words.indices.allSatisfy({ index in
        index == need || entry(index)?.isKind("present") == true || Self.isSpeaker(words[index])
          || (need == 0 || words.count == 2 && !telling.ownersComeFirst)
            && words[index].contains { $0.role == .noun && $0.entry?.kinds.first == "place" }
      }),
      let want = word("want"),
      let deed = word(words[need].contains { $0.entry?.concept == "pee-body" } ? "pee" : "poop")
    else { return }
    let who = words.first(where: { Self.isSpeaker($0) })?.first?.said ?? ""
    let others = words.indices.filter { $0 != need && !Self.isSpeaker(words[$0]) }.map { words[$0] }
    let subject = who.isEmpty ? speaker : word(PersonConcept.speaker) ?? speaker
    words = [subject, want, deed] + others.map { $0.filter { $0.role != .verb } }
  }

  private static func isSpeaker(_ reading: [Term]) -> Bool {
    guard case .pronoun(let pronoun) = reading.first?.role else { return false }
    return pronoun.person == .firstSingular
  }

  /// Nose blood: it bleeds; arm not move: the speaker can't move it.
  mutating func tellTrouble() {
    guard isPlain, isFirst, role(0) == .noun, entry(0)?.isKind("body") == true else { return }
    if words.count == 2, entry(1)?.concept == "blood", let bleed = word("bleed") { return words[1] = bleed }
    guard words.count == 3, words[1].contains(where: { $0.role == .negation }), let can = word("can"),
      let move = words[2].first(where: { $0.role == .verb && $0.entry?.concept == "move" }),
      let not = words[1].first(where: { $0.role == .negation })
    else { return }
    words = [speaker, [not], can, [move], words[0]]
  }

  /// Pain here, cough night: the speaker has it.
  mutating func tellWhereOrWhen() -> Bool {
    guard verb == nil, isPlain, isFirst, words.count == 2, let ill = entry(0), role(0) == .noun,
      ill.kinds.first == "illness",
      role(1) == .adverb && (entry(1)?.isKind("place") == true || entry(1)?.isTimely == true)
        || role(1) == .noun && entry(1)?.kinds.first == "time",
      let have = word(telling.isWithFeelings ? "be-state" : "have")
    else { return false }
    words = [speaker, have] + words
    return true
  }

  /// Breathe difficult: it is difficult to.
  mutating func tellHard() -> Bool {
    // Hard breathe night: it is then.
    let deed = words.count > 1 && role(0) == .adjective ? 1 : 0
    guard isPlain, isFirst, words.count > 1, role(deed) == .verb,
      frame(deed)?.marks.isDisjoint(with: ["state", "modal"]) == true,
      let hard = words[1 - deed].first(where: { $0.role == .adjective }),
      ["difficult", "easy", "fun", "boring"].contains(hard.entry?.concept),
      words.count == 2 || deed == 1, pieces(in: 2..<words.count).allSatisfy({ $0.kind == .time || $0.kind == .placed }),
      let be = word("be")
    else { return false }
    words = [be, [hard], words[deed]] + words[2...]
    return true
  }

  /// Phone not work: not to phone, where the language has one word for both.
  mutating func nameThing() {
    guard telling.ownersComeFirst, words.count == 3, words[0].contains(where: { $0.role == .verb }),
      let thing = words[0].first(where: { $0.role == .noun && $0.entry?.isKind("thing", "tool", "vehicle") == true }),
      let not = words[1].first(where: { $0.role == .negation || $0.role == .quantity(.none) }),
      let deed = words[2].first(where: { $0.role == .verb }), let word = word("not"), !request.isImperative
    else { return }
    let negation = not.role == .negation ? [not] : word
    words = [[thing], negation, [deed]]
  }
}
