import TagarelaKit

extension FewWords {
  /// Spoon not fork, milk no juice: one is wanted and the other isn't.
  mutating func tellContrast() -> Bool {
    guard verb == nil, isPlain, let not = words.firstIndex(where: { $0.first?.role == .negation }), not > 0,
      not < words.count - 1, let first = wanted(0..<not), let end = secondEnd(after: not),
      let second = wanted(not + 1..<end), first.concept != second.concept,
      telling.ownersComeFirst && end == words.count
        ? words[not].first?.said.lowercased() == telling.notThat : end < words.count || isOfOneKind(first, second)
    else { return false }
    let one = Array(words[0..<not])
    let other = Array(words[not + 1..<end])
    guard let want = word("want") else { return false }
    if telling.ownersComeFirst, end < words.count {
      guard let negation = word("not") else { return false }
      words = [speaker, negation, want] + one + [Self.comma, speaker, want] + other
    } else if telling.ownersComeFirst {
      let but = Term(telling.notThat ?? "", Entry(", " + (telling.notThat ?? ""), .coordinator))
      words = [speaker, want] + one + [[but]] + other
    } else {
      words = [words[not], want] + one + [Self.comma, want] + other
    }
    return true
  }

  /// Fish no, chicken yes.
  private func secondEnd(after not: Int) -> Int? {
    let last = words.count - 1
    return words[last].contains { $0.entry?.concept == "yes" } ? (last > not + 1 ? last : nil) : words.count
  }

  private func wanted(_ range: Range<Int>) -> Entry? {
    let found = pieces(in: range)
    guard found.count == 1, found[0].kind == .phrase, let entry = found[0].entry, entry.role == .noun,
      found[0].noun?.isPerson == false, !entry.isKind("body", "illness", "feeling", "weather"),
      !entry.marks.contains("sensation")
    else { return nil }
    return entry
  }

  /// Either of two, rather than something without something: coffee no sugar.
  private func isOfOneKind(_ first: Entry, _ second: Entry) -> Bool {
    guard
      first.kinds.first == second.kinds.first || first.isKind("drink") && second.isKind("drink")
        || first.isKind("food") && second.isKind("food")
    else {
      return false
    }
    return !(first.marks.contains("flavoured") && second.marks.contains("flavour"))
  }
}
