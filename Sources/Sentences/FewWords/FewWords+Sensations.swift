import TagarelaKit

/// How who speaks is, where what is felt stands apart from who feels it, or from what makes it felt.
extension FewWords {
  /// Bored here, alone here I: the speaker is.
  mutating func tellStateHere() {
    var end = words.count
    if end > 2, words.last?.first?.isOneSpeaker == true { end -= 1 }
    guard verb == nil, isPlain, isFirst, !isCompound, end == 2,
      let state = words[0].first(where: { $0.role == .adjective && $0.entry?.isOwnState == true }),
      words[1].contains(where: { $0.role == .adverb && $0.entry?.kinds.first == "place" }),
      let be = word(telling.ownersComeFirst ? "be" : "be-state")
    else { return }
    words = [end == 3 ? words[2] : speaker, be, [state], words[1]]
  }

  /// Hunger I much: much of it.
  mutating func putFeelerFirst() {
    guard verb == nil, words.count == 3, entry(0)?.isSensation == true,
      let much = words.dropFirst().first(where: { $0.contains(where: \.isMany) }),
      let i = words.dropFirst().first(where: { $0.first?.isOneSpeaker == true })
    else { return }
    words = [i, much, words[0]]
  }

  /// I cold hand: it is the hand that is.
  mutating func tellOwnPart() {
    guard verb == nil, isPlain, words.count == 3, words[0].first?.isOneSpeaker == true,
      role(2) == .noun, entry(2)?.kinds.first == "body",
      let quality = words[1].first(where: { $0.role == .adjective && $0.entry?.kinds.first != "order" }),
      telling.ownersComeFirst, let my = word("my"), let be = word("be")
    else { return }
    words = [my, words[2], be, [quality]]
  }

  /// Operation tomorrow afraid: the speaker is, of it.
  mutating func fearEvent() {
    guard telling.ownersComeFirst, verb == nil, !request.isQuestion, words.count > 1,
      let state = words.last?.first(where: { $0.role == .adjective && $0.entry?.concept == "scared" }),
      role(0) == .noun, entry(0)?.isKind("person", "animal") == false, let be = word("be"), let of,
      pieces(in: 1..<words.count - 1).allSatisfy({ $0.kind == .time })
    else { return }
    words = Self.feltNow([speaker, be, [state], of] + words.dropLast())
  }

  /// Injection make fear, disgust this: it makes the speaker feel so.
  mutating func tellWhatMakesFeel() {
    guard let causing = telling.causing, verb.map({ entry($0)?.concept == causing }) ?? true, isPlain, isFirst,
      let felt = words.indices.first(where: {
        words[$0].first?.entry?.isSensation == true && !telling.needs.contains(words[$0].first?.text ?? "")
      }),
      var cause = word(causing)?.first, let me = word(PersonConcept.speaker)
    else { return }
    let things = words.indices.filter { $0 != felt && $0 != verb && words[$0].first?.isOneSpeaker != true }
    guard verb != nil || things.count == 1 && words[things[0]].first?.isNeuterThing == true,
      let first = things.first, let last = things.last, last - first == things.count - 1 || verb == first + 1,
      pieces(in: 0..<words.count).count(where: { $0.kind == .phrase && $0.noun?.isSpeaker != true }) == 2
        || things.count == 1
    else { return }
    // Whatever it is may make somebody feel so.
    cause.entry?.frame = VerbFrame(
      subjects: ["any"], complements: [.init(.object, kinds: ["any"]), .init(.recipient, kinds: ["person"])])
    words = things.map { words[$0] } + [[cause], Self.taken(me, as: .recipient), words[felt]]
  }

  /// Blanket cold have: the speaker is cold, and wants it.
  mutating func wantAgainstFeeling() -> Bool {
    guard isPlain, isFirst, let verb, verb == words.count - 1, words.count > 1, let want = word("want") else {
      return false
    }
    // Thirsty have, where a vocabulary has both as one word.
    let isWhole =
      words.count == 2 && entry(1)?.text.split(separator: " ").last.map { telling.needs.contains(String($0)) } == true
    let isApart = words.count == 3 && ["have", "be-state"].contains(entry(2)?.concept)
    guard isWhole || isApart,
      let thing = words[..<verb].firstIndex(where: { $0.first?.role == .noun && $0.first?.entry?.isSensation == false }
      ),
      let entry = entry(thing), entry.isKind("clothing", "food", "drink", "thing", "furniture"),
      !entry.isKind("person", "animal", "body")
    else { return false }
    let have = word(telling.isWithFeelings ? "be-state" : "have")
    let felt = words[..<verb].first {
      telling.needs.contains($0.first?.text ?? "") && $0.first?.entry?.isSensation == true
    }
    guard let feeling = isWhole ? [words[1]] : felt.flatMap({ felt in have.map { [$0, felt] } }) else { return false }
    words = [speaker] + feeling + [Self.comma, speaker, want, words[thing]]
    return true
  }

  /// Grandma miss, work miss I: the speaker misses her, and it.
  mutating func missSomebody() {
    if isPlain, words.count == 3, words[1].contains(where: { $0.entry?.concept == "miss-someone" }),
      words[2].first?.isOneSpeaker == true,
      words[0].contains(where: { $0.role == .noun || $0.role == .name })
    {
      words = [words[2], words[1].filter { $0.entry?.concept == "miss-someone" }, words[0].filter { $0.role != .verb }]
      return
    }
    guard isPlain, isFirst, words.count == 2,
      let miss = words.firstIndex(where: { $0.first?.role == .verb && $0.first?.entry?.concept == "miss-someone" }),
      pieces(in: 1 - miss..<2 - miss).first?.kind == .phrase, words[1 - miss].first?.isAddressee == false,
      let noun = pieces(in: 1 - miss..<2 - miss).first?.noun, !noun.isSpeaker
    else { return }
    words = [speaker, words[miss], words[1 - miss]]
  }
}

extension Entry {
  /// How persons are, and no things.
  fileprivate var isOwnState: Bool {
    kinds.first == "state" && bearers.contains("person") && !bearers.contains("thing") && !bearers.contains("any")
  }
}

extension Term {
  fileprivate var isNeuterThing: Bool {
    if case .pronoun(let pronoun) = role { pronoun.kind == .neuter } else { role == .demonstrative }
  }
}
