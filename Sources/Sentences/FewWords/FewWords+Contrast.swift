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
      words = likelier(
        [words[not], want] + one + [Self.comma, want] + other, [want] + one + [Self.comma, words[not], want] + other)
    }
    return true
  }

  /// Yours no, mine yes; not yours, mine: whose something is and whose it isn't.
  mutating func tellWhoseIsMeant() -> Bool {
    guard isPlain, let be = word("be") else { return false }
    let owners = words.indices.filter { words[$0].contains(where: \.isOwning) }
    let nots = words.indices.filter { words[$0].first?.role == .negation }
    let yes = words.indices.filter { words[$0].contains { $0.entry?.concept == "yes" } }
    guard owners.count == 2, nots.count == 1, yes.count < 2, owners.count + nots.count + yes.count == words.count,
      let not = nots.first
    else { return false }
    // Not yours, mine; yours not, mine: the first isn't; yours, mine not: the second isn't.
    let isSecondDenied = not > owners[1] || yes.first.map { $0 < owners[1] && $0 > owners[0] } == true
    let first = [be, words[owners[0]]]
    let second = [be, words[owners[1]]]
    words =
      isSecondDenied
      ? first + [Self.comma, words[not]] + second : [words[not]] + first + [Self.comma] + second
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

  /// Want Mom not Dad, go home not hospital, like dog not cat: the one and not the other.
  mutating func tellNotOther() {
    guard isPlain, isFirst, let verb, let not = words.lastIndex(where: { $0.first?.role == .negation }), not > verb + 1,
      not < words.count - 1, words.count(where: { $0.first?.role == .negation }) == 1,
      ["want", "like", "go", "love-action", "need", "visit-action", "see"].contains(entry(verb)?.concept),
      [.noun, .name].contains(role(not - 1)), let one = entry(not - 1), let other = entry(words.count - 1),
      let last = pieces(in: not + 1..<words.count).first, last.kind == .phrase, last.range.upperBound == words.count,
      last.noun?.determiners.isEmpty == true, sort(of: one) == sort(of: other),
      one.concept != other.concept || one.concept.isEmpty
    else { return }
    let denial = telling.ownersComeFirst ? telling.notThat ?? words[not][0].said : words[not][0].text
    words[not] = [Term(denial, Entry(", " + denial, .coordinator))]
    if ["want", "go"].contains(entry(verb)?.concept), verb == 0 { addSpeaker() }
  }

  /// What may stand in the other's place.
  private func sort(of entry: Entry) -> String {
    for kind in ["person", "place", "animal", "food", "drink"] where entry.kinds.first == kind {
      return kind == "drink" ? "food" : kind
    }
    return "thing"
  }
}
