import TagarelaKit

/// What others are asked to do with the speaker, or not to do.
extension FewWords {
  /// No touch my toy: others shouldn't; play with me: others should.
  mutating func tellOrders() {
    guard isPlain, isFirst, !isOrder, let verb else { return }
    if verb == 1, words.count == 3, role(0) == .negation, words[2].first?.isOneSpeaker == true,
      frame(1)?.marks.contains("warned") == true,
      frame(1)?.complements.contains(where: { $0.role == .object && $0.kinds.contains("person") }) == true,
      let me = word(PersonConcept.speaker)
    {
      // Not touch I.
      words[2] = Self.taken(me, as: .object)
      isOrder = true
    } else if verb == 1, role(0) == .negation, frame(1)?.marks.contains("warned") == true || isUnruly,
      !words.contains(where: {
        if case .pronoun(let pronoun) = $0.first?.role {
          pronoun.kind == .personal && $0.first?.entry?.concept != "me"
        } else {
          false
        }
      })
    {
      isOrder = true
    } else if verb == 0, entry(0)?.concept == "stop", role(1) == .verb, words.count == 3,
      words[2].first?.isOneSpeaker == true
    {
      // Stop push me.
      isOrder = true
    } else if verb == 0, role(1) != .verb, frame(0)?.marks.isDisjoint(with: ["state", "modal", "done"]) == true,
      words.count < 4, saysWithMe
    {
      isOrder = true
    }
  }

  /// Leave quiet me, let me sleep: others are asked to.
  ///
  /// - Returns: whether that is all.
  mutating func askToBeLet() -> Bool {
    guard isPlain, isFirst, !isOrder, verb == 0, (3...4).contains(words.count),
      let letting = words[0].first(where: { $0.entry?.concept == "let" }),
      let place = words.indices.dropFirst().first(where: {
        words[$0].first?.isOneSpeaker == true || entry($0)?.concept == "me"
      }),
      words.dropFirst(place == 1 ? 3 : 1).allSatisfy({ $0.first?.role != .verb && $0.first?.role != .negation }),
      let me = word(PersonConcept.speaker)
    else { return false }
    words[0] = [letting]
    words.remove(at: place)
    words.insert(me, at: 1)
    isOrder = true
    return true
  }

  /// Not run in the corridor: where one shouldn't.
  private var isUnruly: Bool {
    telling.ownersComeFirst && ["run", "jump", "climb", "throw"].contains(entry(1)?.concept)
      && pieces(in: 2..<words.count).contains { $0.kind == .placed }
  }

  private var saysWithMe: Bool {
    if words.contains(where: { $0.first?.entry?.concept == "with-me" }) { return true }
    guard words.count > 2, words[words.count - 2].first?.entry?.concept == "with" else { return false }
    return words.last?.first?.entry?.concept == "me"
      || words.last?.first?.isOneSpeaker == true && words.count > 2
  }

  /// Help I zipper: help me with it.
  mutating func helpMeWith() {
    guard isPlain, words.count == 3, entry(0)?.concept == "help", role(0) == .verb,
      case .pronoun(let pronoun) = role(1), pronoun.person == .firstSingular, role(2) == .noun,
      entry(2)?.isKind("person", "place", "time") == false
    else { return }
    insert("with", at: 2)
    isOrder = true
    if let me = word(PersonConcept.speaker), !telling.saysSpeaker { words[1] = me }
  }
}
