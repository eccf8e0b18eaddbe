import TagarelaKit

/// Small words that stand between what belongs together.
extension FewWords {
  mutating func moveSmallWords() {
    goDoing()
    doBadly()
    countBefore()
    putMuchToVerb()
    smellWell()
    paintInColour()
    askAgeOf()
    tellWhoseEvent()
    putPositionBefore()
    putDayBehind()
    putDayBeforeKind()
    groomSpeaker()
    takeOutOf()
    missSomebody()
    askToJoin()
    putQuestionWordFirst()
    ownBeside()
    askWhereOwn()
  }

  /// Rain today much: how much stands by the verb.
  private mutating func putMuchToVerb() {
    for index in words.indices.dropFirst(2)
    where words[index].contains(where: { $0.isMany || $0.entry?.isKind("degree") == true }) {
      guard entry(index - 1)?.isTimely == true, role(index - 2) == .verb, index == words.count - 1 else { continue }
      words.swapAt(index - 1, index)
    }
  }

  /// Therapist tomorrow come: tomorrow stands behind.
  private mutating func putDayBehind() {
    guard isFirst, !isCompound, words.count > 2, role(0) != .question,
      let day = words.indices.dropFirst().first(where: { Self.daysAndNow.contains(entry($0)?.concept ?? "") }),
      role(day) == .adverb, let verb, verb == day + 1, pieces(in: 0..<day).count == 1,
      pieces(in: 0..<day)[0].kind == .phrase, !pieces(in: verb + 1..<words.count).contains(where: { $0.kind == .verb })
    else { return }
    words.append(words.remove(at: day))
  }

  private static let daysAndNow: Set = ["today", "tomorrow", "yesterday", "tonight"]

  /// Exam tomorrow maths: tomorrow goes before both.
  private mutating func putDayBeforeKind() {
    guard verb == nil, words.count == 3, role(0) == .noun, role(2) == .noun,
      words[1].contains(where: { $0.entry?.isTimely == true || $0.entry?.tense != nil }),
      entry(0)?.marks.isDisjoint(with: ["taught", "sorted"]) == false,
      entry(2)?.isKind("work", "language", "music", "idea", "game") == true
    else { return }
    words.swapAt(0, 1)
  }

  /// Son two have I: two sons.
  private mutating func countBefore() {
    guard words.count > 2, role(0) == .noun, words[1].first?.role == .quantity(.number), role(2) == .verb else {
      return
    }
    words.swapAt(0, 1)
  }

  /// Bank money take out, money bank take out: from there.
  private mutating func takeOutOf() {
    guard !telling.ownersComeFirst, words.count == 3, words[2].contains(where: { $0.entry?.concept == "take-out" }),
      let of,
      role(0) == .noun, role(1) == .noun, let source = [0, 1].first(where: isSource), !isSource(1 - source),
      entry(1 - source)?.isKind("person", "animal", "clothing", "body") == false
    else { return }
    let place = words[source].filter { $0.role == .noun && $0.entry?.isSource == true }
    words = [words[2].filter { $0.entry?.concept == "take-out" }, words[1 - source], of, place]
  }

  private func isSource(_ index: Int) -> Bool {
    words[index].contains { $0.role == .noun && $0.entry?.isSource == true }
  }

  /// Flower smell good: well, where the language has a word for how it does.
  private mutating func smellWell() {
    guard !telling.ownersComeFirst, let verb, verb == words.count - 2, entry(verb)?.concept == "smell-action",
      let how = ["good": "well", "bad": "badly"][
        words.last?.first(where: { $0.role == .adjective })?.entry?.concept ?? ""],
      let adverb = word(how)
    else { return }
    words[verb + 1] = adverb
  }

  /// Drawing paint blue: in that colour.
  private mutating func paintInColour() {
    guard !telling.ownersComeFirst, words.count == 3, role(0) == .noun, entry(1)?.concept == "paint-action",
      let colour = words[2].first(where: { $0.entry?.isKind("colour") == true }), let of = of?.first?.text
    else { return }
    let text = telling.joined(of + " " + colour.text)
    words = [words[1], words[0], [Term(text, Entry(text, .adverb))]]
  }

  /// You age, asked: how old?
  private mutating func askAgeOf() {
    guard request.isQuestion, telling.hasAges, words.count == 2,
      words.contains(where: { $0.first?.entry?.concept == "age" }),
      let you = words.first(where: { $0.first?.isAddressee == true }), var years = word("year"),
      let many = word("how-many"), let have = word("have")
    else { return }
    years[0].entry?.isPlural = false
    words = [many, years, you, have]
  }

  /// My sister birthday tomorrow: hers is then.
  private mutating func tellWhoseEvent() {
    guard !telling.ownersComeFirst, verb == nil, isPlain || isTensed, let of, let be = word("be"),
      let event = words.indices.last(where: { entry($0)?.concept == "birthday" }), event > 0, event == words.count - 2,
      words[event + 1].contains(where: { $0.entry?.isTimely == true || $0.entry?.kinds.first == "time" }),
      pieces(in: 0..<event).count == 1, let owner = pieces(in: 0..<event)[0].noun, owner.isPerson || owner.isName,
      owner.pronoun == nil
    else { return }
    words = [Self.untensed(words[event + 1]), be, words[event], of] + words[..<event]
  }

  /// Elephant refrigerator inside: it is in there.
  private mutating func putPositionBefore() {
    guard verb == nil, isPlain, words.count == 3, role(0) == .noun, role(1) == .noun,
      let position = words[2].first(where: {
        ["inside", "under", "behind", "in-front-of", "above", "below", "on-top-of", "near"].contains($0.entry?.concept)
      }), words[2].first?.role != .noun, entry(0)?.isKind("time") == false,
      let be = word(telling.ownersComeFirst ? "be" : "be-state")
    else { return }
    words = [words[0], be, [position], words[1]]
  }

  /// Hair cut barber: the speaker's.
  private mutating func groomSpeaker() {
    guard isPlain, words.count == 3, role(0) == .noun, entry(0)?.kinds.first == "body", role(1) == .verb,
      ["cut", "wash", "comb-hair", "dry", "clean-action"].contains(entry(1)?.concept), role(2) == .noun,
      entry(2)?.isKind("person") == true, let me = word(PersonConcept.speaker), let my = word("my")
    else { return }
    words =
      telling.ownersComeFirst
      ? [words[2], words[1], my, words[0]] : [words[2], words[1], Self.taken(me, as: .recipient), words[0]]
  }

  /// Neighbour noise make always: always makes.
  mutating func putAlwaysBefore() {
    guard telling.ownersComeFirst, let always = words.last, words.count > 2,
      ["always", "never", "often"].contains(always.first?.entry?.concept), always.first?.role == .adverb,
      let verb, verb < words.count - 1, !["be", "be-state"].contains(entry(verb)?.concept)
    else { return }
    words.removeLast()
    words.insert(always, at: verb)
  }

  /// Grandma miss, work miss I: the speaker misses her, and it.
  private mutating func missSomebody() {
    if isPlain, words.count == 3, words[1].contains(where: { $0.entry?.concept == "miss-someone" }),
      words[2].first?.role == .pronoun(Pronoun(.firstSingular)),
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

  /// Play with me, asked: you are.
  private mutating func askToJoin() {
    guard request.isQuestion, words.count == 2, role(0) == .verb,
      words[1].contains(where: { $0.entry?.concept == "with-me" }), var you = word("you")?.first,
      you.role == .pronoun(Pronoun(.secondSingular)), !telling.ownersComeFirst
    else { return }
    you.entry?.text = ""
    words.insert([Term("", you.entry)], at: 0)
  }

  /// Saturday swim go, work go: to go swimming, to work.
  private mutating func goDoing() {
    guard telling.ownersComeFirst else { return }
    for index in words.indices.dropFirst()
    where entry(index)?.concept == "go" && words[index - 1].contains(where: { $0.role == .verb }) {
      guard words[index].first?.role == .verb, role(index + 1) != .noun, let deed = words[index - 1].first else {
        continue
      }
      if let place = words[index - 1].first(where: { $0.role == .noun && $0.entry?.isKind("place") == true }) {
        words.replaceSubrange(index - 1...index, with: [words[index], [place]])
      } else if Self.outings.contains(deed.entry?.concept ?? "") {
        let doing = book.gerund(of: deed.text)
        words.replaceSubrange(index - 1...index, with: [words[index], [Term(doing, Entry(doing, .adverb))]])
      }
      return
    }
  }

  private static let outings: Set = [
    "swim", "run", "dance", "ski-action", "skate-action", "fish-action", "go-shopping",
  ]

  /// Hurt bad, sleep bad night: badly.
  private mutating func doBadly() {
    guard telling.ownersComeFirst, let badly = word("badly") else { return }
    for index in words.indices.dropFirst()
    where role(index - 1) == .verb && words[index].first?.entry?.concept == "bad"
      && frame(index - 1)?.marks.contains("state") == false
      && !["smell-action", "taste-action", "feel", "look"].contains(entry(index - 1)?.concept)
    {
      guard role(index + 1) != .noun || entry(index + 1)?.isKind("time") == true else { continue }
      words[index] = badly
    }
  }

  /// What somebody is seen to do goes on: baby cry, rain outside, who come today.
  var isSeen: Bool {
    guard telling.ownersComeFirst, isPlain, isFirst, !isCompound, part == .whole, !isOrder, let verb,
      frame(verb)?.marks.contains("seen") == true
        || entry(0)?.concept == "who" && ["today", "tonight"].contains(words.last?.first?.entry?.concept)
    else { return false }
    let subject = pieces(in: 0..<verb).first
    let isOther = subject?.noun.map { $0.pronoun == nil || $0.pronoun?.person.rank == .third } ?? true
    return isOther
      && pieces(in: verb + 1..<words.count).allSatisfy { piece in
        piece.kind == .adverb && entry(piece.range.lowerBound)?.isKind("frequency") == false || piece.kind == .placed
          || piece.kind == .time && ["now", "today", "tonight"].contains(entry(piece.range.lowerBound)?.concept)
      }
  }
}

extension Entry {
  /// Something can be taken out of it.
  fileprivate var isSource: Bool { isKind("place", "container") || kinds.first == "furniture" }
}
