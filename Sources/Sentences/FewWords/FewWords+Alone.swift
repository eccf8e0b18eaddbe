import TagarelaKit

/// One word, and nothing beside it.
extension FewWords {
  /// Bathroom, park, bed: the speaker wants to go there; kiss: one is wanted; lunchtime: it is.
  ///
  /// - Parameter isAll: nothing else was said.
  mutating func tellAlone(isAll: Bool) {
    guard isAll, words.count == 1, isPlain, isFirst, !isCompound, let want = word("want"),
      let noun = words[0].first(where: { $0.role == .noun }), let entry = noun.entry, !entry.isPlural
    else { return }
    if !telling.ownersComeFirst, entry.kinds.first == "time", let be = word("be"),
      let hour = word("hour")?.first?.text, entry.text.hasPrefix(hour + " ")
    {
      return words = likelier([be, [noun]], words)
    }
    let isVerb = words[0].contains { $0.role == .verb }
    if isGoal(entry), !isVerb || telling.ownersComeFirst && entry.kinds.first == "place", let go = word("go") {
      words = likelier([speaker, want, go, [noun]], words)
    } else if entry.kinds.first == "gesture", role(0) == .noun, !isVerb || !telling.ownersComeFirst {
      words = likelier([speaker, want, words[0]], words)
    }
  }

  /// Where one goes: the bathroom, the park, to bed; but not the floor, nor the world.
  func isGoal(_ entry: Entry) -> Bool {
    if entry.concept == "toilet" || isSleptIn(entry) { return true }
    return entry.role == .noun && entry.kinds.first == "place"
      && entry.marks.isDisjoint(with: ["unique", "parted", "around", "staying", "plural"])
  }

  /// No bed, no park: the speaker doesn't want to go there, where what isn't there is said so as well.
  mutating func refuseGoal() {
    guard telling.ownersComeFirst, words.count == 2, isPlain, isFirst, !isCompound, role(1) == .noun,
      words[0].contains(where: { $0.role == .negation || $0.role == .quantity(.none) }), let thing = entry(1),
      isSleptIn(thing) || thing.concept == "toilet",
      let not = words[0].first(where: { $0.role == .negation })
        ?? word("not")?.first,
      let want = word("want"), let go = word("go")
    else { return }
    words = [speaker, [not], want, go, words[1]]
  }
}
