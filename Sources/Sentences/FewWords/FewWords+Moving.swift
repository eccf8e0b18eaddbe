import TagarelaKit

/// When, how much and how, said where the language doesn't say it; and what else stands in the way of the words it belongs to.
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
    askCost()
    knock()
    askWhatThereIs()
    nameHost()
    refuseMore()
    refuseCare()
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

  /// Neighbour noise make always: always makes.
  mutating func putAlwaysBefore() {
    guard telling.ownersComeFirst, let always = words.last, words.count > 2,
      ["always", "never", "often"].contains(always.first?.entry?.concept), always.first?.role == .adverb,
      let verb, verb < words.count - 1, !["be", "be-state"].contains(entry(verb)?.concept)
    else { return }
    words.removeLast()
    words.insert(always, at: verb)
  }

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

  /// Who call door: knock there.
  private mutating func knock() {
    guard !telling.ownersComeFirst, let door = words.firstIndex(where: { $0.first?.entry?.concept == "door" }),
      words.count > 1,
      let call = words.firstIndex(where: { reading in
        reading.first?.role == .verb && ["call-someone", "phone-someone"].contains(reading.first?.entry?.concept)
      }), abs(door - call) == 1, let knock = word("knock")
    else { return }
    words[call] = knock
    words.remove(at: door)
  }
}
