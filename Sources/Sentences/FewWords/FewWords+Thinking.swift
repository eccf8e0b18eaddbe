import TagarelaKit

/// What the speaker thinks of how he or she is, and what you are asked to do behind all else.
extension FewWords {
  /// Fever think me: I think that I have one.
  mutating func tellThought() {
    guard telling.ownersComeFirst, isPlain, words.count == 3, let have = word("have"),
      let think = words.first(where: { $0.first?.entry?.concept == "think" && $0.first?.role == .verb }),
      words.contains(where: { $0.first?.isOneSpeaker == true }),
      let ill = words.compactMap({ $0.first { $0.role == .noun && $0.entry?.kinds.first == "illness" } }).first
    else { return }
    words = [speaker, think, speaker, have, [ill]]
  }

  /// Cut meat you: whether you can.
  mutating func askWhetherYouCan() {
    guard telling.ownersComeFirst, isPlain, !isPolite, words.count > 2, words.last?.first?.isAddressee == true,
      role(0) == .verb, let frame = frame(0), frame.marks.isDisjoint(with: ["state", "modal", "experience", "motion"]),
      role(words.count - 2) != .preposition, let you = words.last, let can = word("can"),
      words.dropFirst().dropLast().allSatisfy({ $0.first?.role != .verb && $0.first?.role != .preposition }),
      let thing = pieces(in: 1..<words.count - 1).first?.entry, thing.role == .noun, isTaken(thing, by: frame)
    else { return }
    words = [you, can] + words.dropLast()
    isAsked = true
  }
}
