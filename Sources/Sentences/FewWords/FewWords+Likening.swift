import TagarelaKit

/// What somebody does like another.
extension FewWords {
  /// Run like horse: as a horse does.
  mutating func liken() {
    guard !telling.ownersComeFirst, let verb, words.count == verb + 3, role(verb + 2) == .noun,
      let like = word("like-similar")?.first?.text,
      words[verb + 1].contains(where: { ["like-similar", "same"].contains($0.entry?.concept) || $0.text == like }),
      let other = entry(verb + 2), other.isKind("animal", "person", "vehicle", "thing"), !other.isMass,
      frame(verb)?.complements.contains(where: { $0.isRequired }) == false
    else { return }
    let one = [Term("", Entry("", .article(isDefinite: false)))]
    words.replaceSubrange(verb + 1..<verb + 2, with: [[Term(like, Entry(like, .preposition))], one])
  }
}
