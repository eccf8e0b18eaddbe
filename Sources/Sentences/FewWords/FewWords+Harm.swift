import TagarelaKit

/// What others do to who speaks is told, and never wished; what is said of not breathing is no wish either.
extension FewWords {
  /// Hit boy I, man touch I not like, hurt you I, hit not, breathe not.
  mutating func tellHarm() {
    if tellNotAble() || tellDenied() { return }
    guard isFirst, let harm = words.firstIndex(where: { $0.contains(where: isHarm) && $0.first?.role == .verb }) else {
      return
    }
    let isSomebodyElse = words.indices.contains { $0 != harm && isOther($0) }
    if isSomebodyElse || isHarm(words[harm].first) { words[harm] = words[harm].filter(isHarm) }
    // Hit, kill I: nobody knows by whom, and who speaks doesn't wish it.
    if words.allSatisfy({ isHarm($0.first) || $0.first?.isOneSpeaker == true }),
      words.count == 1 || words.count == 2 && entry(harm)?.concept == "kill"
    {
      let text = words.compactMap { $0.first?.said }.joined(separator: " ")
      return words = [[Term(text, Entry(text, .saying))]]
    }
    if words.count == 2, words[1 - harm].first?.role == .negation {
      words = [words[1 - harm], words[harm]]
      isOrder = true
      return
    }
    let not = words.firstIndex { $0.first?.role == .negation }
    if let not, not + 1 < words.count,
      let like = words[not + 1].first(where: { $0.role == .verb && $0.entry?.concept == "like" })
    {
      words[not + 1] = [like]
      return dislikeHarm(harm, not)
    }
    guard words.count == 3, let i = words.firstIndex(where: { $0.first?.isOneSpeaker == true }), i > 0,
      let other = words.indices.first(where: { $0 != harm && $0 != i }), isOther(other), harm == 0 || other > harm,
      let me = word(PersonConcept.speaker)
    else { return }
    let isYou = words[other].first?.isAddressee == true
    words = [words[other], words[harm], Self.taken(me, as: harmed(harm))] + (isYou ? [] : [already])
  }

  /// Man touch I not like, boy hit not like, not like hit I.
  private mutating func dislikeHarm(_ harm: Int, _ not: Int) {
    guard let me = word(PersonConcept.speaker) else { return }
    let like = [words[not], words[not + 1]]
    let rest = words.indices.filter { $0 != harm && $0 != not && $0 != not + 1 }
    if not == 0, rest.allSatisfy({ words[$0].first?.isOneSpeaker == true }), harm == 2 {
      words = [words[0], words[harm], Self.taken(me, as: harmed(harm))]
      isOrder = true
    } else if rest.first == 0, isOther(0), harm == 1,
      rest.dropFirst().allSatisfy({ words[$0].first?.isOneSpeaker == true })
    {
      let object = rest.count > 1 ? [Self.taken(me, as: harmed(harm))] : []
      words =
        [words[0], words[1]] + object + [already, Self.comma, speaker] + like
        + (telling.ownersComeFirst ? [word("it") ?? []] : [])
    }
  }

  /// Not know, not leave I alone: said by who speaks, asked of others.
  private mutating func tellDenied() -> Bool {
    guard isFirst, !telling.ownersComeFirst, role(0) == .negation, role(1) == .verb else { return false }
    if words.count == 2, ["know", "understand", "remember"].contains(entry(1)?.concept) {
      words.insert(speaker, at: 0)
      return true
    }
    guard words.count == 4, words[1].contains(where: { $0.entry?.concept == "let" }),
      words[2].first?.isOneSpeaker == true,
      words[3].contains(where: { $0.entry?.concept.hasPrefix("alone") == true }), let me = word(PersonConcept.speaker)
    else { return false }
    words = [words[0], words[1].filter { $0.entry?.concept == "let" }, me, words[3]]
    isOrder = true
    return true
  }

  /// Breathe not: who speaks can't.
  private mutating func tellNotAble() -> Bool {
    guard isFirst, !telling.ownersComeFirst,
      words.count == 2 || words.count == 3 && words.contains(where: { $0.first?.isOneSpeaker == true }),
      let not = words.first(where: { $0.first?.role == .negation }), let deed = verb,
      entry(deed)?.concept == "breathe", var can = word("can")
    else { return false }
    if telling.isWithFeelings, let get = word("get")?.first?.text { can[0].entry?.text = get }
    words = [words.first { $0.first?.isOneSpeaker == true } ?? speaker, not, can, words[deed]]
    return true
  }

  private func isOther(_ index: Int) -> Bool {
    words[index].first?.isAddressee == true || role(index) == .name
      || role(index) == .noun && entry(index)?.isKind("person", "animal") == true
  }

  private func harmed(_ verb: Int) -> VerbFrame.Role {
    frame(verb)?.complements.contains { $0.role == .object } == true ? .object : .recipient
  }

  private func isHarm(_ term: Term?) -> Bool { term.map(isHarm) ?? false }

  private func isHarm(_ term: Term) -> Bool {
    guard term.role == .verb, let entry = term.entry, let frame = entry.frame else { return false }
    if ["kill", "insult", "threaten", "pinch-action"].contains(entry.concept) { return true }
    return frame.marks.contains("warned")
      && frame.complements.contains { [.object, .recipient].contains($0.role) && $0.kinds.contains("person") }
      && !frame.marks.contains("speech") && entry.concept != "throw"
  }
}
