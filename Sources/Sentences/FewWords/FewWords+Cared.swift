import TagarelaKit

/// What others are asked to do for who speaks, with them, or not to do.
extension FewWords {
  /// Back scratch I, blanket cover I, pillow give I, back scratch please: it is to be done for who speaks.
  mutating func careForSpeaker(isPolite: Bool) {
    // Light turn off please.
    if isPolite, isFirst, telling.ownersComeFirst, words.count == 2,
      role(0) == .noun || words[0].contains(where: { $0.role == .noun }),
      let asked = words[1].first(where: { $0.role == .verb && $0.entry?.frame?.marks.contains("asked") == true }),
      words[0].contains(where: { $0.role == .noun && $0.entry?.isKind("thing", "tool", "media", "sound") == true })
    {
      words = [[asked], words[0].filter { $0.role == .noun }]
      isOrder = true
      return
    }
    guard isFirst, let verb, let deed = entry(verb), let frame = deed.frame,
      words.count(where: { $0.first?.role == .verb }) == 1,
      let me = word(PersonConcept.speaker)
    else { return }
    let speaker = words.lastIndex { $0.first?.isOneSpeaker == true }
    guard speaker.map({ $0 == words.count - 1 || $0 == verb + 1 && $0 > 0 }) ?? isPolite else { return }
    let others = pieces(in: words.indices).filter { $0.kind != .verb && $0.noun?.isSpeaker != true }
    if speaker != nil, ["change-diaper", "change-position", "change-clothes"].contains(deed.concept), others.isEmpty {
      words = [words[verb], Self.taken(me, as: .recipient)]
      isOrder = true
      return
    }
    guard others.count == 1, others[0].kind == .phrase, others[0].noun?.pronoun == nil, !isSomebody(others[0]),
      let thing = others[0].entry, thing.role == .noun
    else { return }
    let object = Array(words[others[0].range])
    let isBody = thing.kinds.first == "body"
    let isGiven = frame.complements.contains { $0.role == .recipient } && frame.marks.contains("asked")
    switch deed.concept {
    case "scratch" where isBody, "change" where thing.concept == "diaper", "button-up":
      let isMine = (telling.ownersComeFirst || telling.isWithFeelings) && isBody
      let own = isMine ? word("my").map { [$0] + object } ?? object : [Self.the] + object
      words = isMine ? [words[verb]] + own : [words[verb], Self.taken(me, as: .recipient)] + own
    case "push" where ["swing", "wheelchair", "power-wheelchair"].contains(thing.concept) && speaker != nil:
      words = [words[verb], Self.taken(me, as: .object), Self.taken(object[object.count - 1], as: .place)]
    case "take-off-clothes" where isPolite && thing.isKind("clothing"),
      "put" where isPolite && thing.isKind("clothing"):
      guard !telling.ownersComeFirst, !telling.isWithFeelings else { return }
      words = [words[verb], Self.taken(me, as: .recipient), Self.the] + object
    case "cover-action" where thing.isKind("tool", "thing"):
      guard let with = word("with") else { return }
      let which = telling.ownersComeFirst ? word("my") ?? Self.the : Self.the
      words = [words[verb], Self.taken(me, as: .object), with, which] + object
    default:
      guard isGiven, !frame.marks.contains("speech"), verb > others[0].range.lowerBound,
        ["give", "bring", "show", "lend"].contains(deed.concept)
      else { return }
      words = [words[verb], telling.ownersComeFirst ? me : Self.taken(me, as: .recipient)] + object
    }
    isOrder = true
  }

  /// Turn I other side, leave I alone: others are to do it with the speaker.
  mutating func askToTurn() {
    // Turn bed I.
    if words.count == 3, entry(0)?.concept == "turn", role(1) == .noun, entry(1)?.isKind("furniture") == true,
      words[2].first?.isOneSpeaker == true
    {
      words.swapAt(1, 2)
    }
    guard isFirst, words.count > 2, words[1].first?.isOneSpeaker == true,
      words[0].contains(where: { $0.role == .verb }), let me = word(PersonConcept.speaker)
    else { return }
    if words.count == 3,
      words[0].contains(where: {
        ["leave", "let"].contains($0.entry?.concept) || $0.entry?.text == word("leave")?.first?.text
      }),
      words[2].contains(where: { $0.entry?.concept.hasPrefix("alone") == true }), telling.ownersComeFirst,
      let alone = word("leave-me-alone")?.first
    {
      return words = [[Term(alone.text, Entry(alone.text, .saying))]]
    }
    // Let I peace.
    if words.count == 3, words[0].contains(where: { $0.entry?.concept == "let" }), entry(2)?.concept == "peace",
      let alone = word("leave-me-alone")?.first
    {
      return words = [[Term(alone.text, Entry(alone.text, .saying))]]
    }
    guard entry(0)?.concept == "turn", role(0) == .verb else { return }
    words[1] = Self.taken(me, as: telling.ownersComeFirst || telling.isWithFeelings ? .object : .recipient)
    if words.count == 3, entry(2)?.isKind("furniture") == true { words[2] = Self.taken(words[2], as: .place) }
    isOrder = true
  }

  /// Story read you I, banana peel you I, meat cut you please, sweet give boy you: you are asked to.
  mutating func askYouForMe(isPolite: Bool) {
    // Music lower you; you speak slowly please.
    if isFirst, let verb, verb == 1, words.count == 3, words[2].first?.isAddressee == true, role(0) == .noun,
      ["go-down", "go-up"].contains(entry(1)?.concept),
      entry(0)?.isKind("person") == false
    {
      words.removeLast()
      return
    }
    if isFirst, isPolite, verb == 1, words.count > 2, words[0].first?.isAddressee == true,
      case .pronoun(let pronoun) = role(0), pronoun.kind == .personal,
      frame(1)?.marks.isDisjoint(with: ["state", "modal"]) == true
    {
      words.removeFirst()
      isOrder = true
      return
    }
    // Ball play I you: both.
    if isFirst, let verb, verb < words.count - 2, words[words.count - 2].first?.isOneSpeaker == true,
      words.last?.first?.isAddressee == true, let and = book.and, entry(verb)?.concept.hasPrefix("play") == true
    {
      words = [words[words.count - 2], [and], words[words.count - 1]] + words.dropLast(2)
      return
    }
    guard isFirst, let verb, words.count > 2, words.count(where: { $0.first?.role == .verb }) == 1,
      let frame = frame(verb),
      frame.marks.isDisjoint(with: ["state", "experience", "modal"]), frame.subjects.contains("person"),
      let you = words.lastIndex(where: { $0.first?.isAddressee == true }), you > verb,
      !words[..<you].contains(where: { $0.first?.isAddressee == true || $0.first?.isOneSpeaker == true })
    else { return }
    let isForMe = you == words.count - 2 && words.last?.first?.isOneSpeaker == true
    let isToOther =
      you == words.count - 1 && you == verb + 2 && [.noun, .name].contains(role(verb + 1))
      && (role(verb + 1) == .name || entry(verb + 1)?.isKind("person", "animal") == true)
      && frame.complements.contains { $0.role == .recipient } && verb > 0
    let isPlease = isPolite && you == words.count - 1 && verb <= 1
    guard isForMe || isToOther || isPlease else { return }
    if isForMe, !frame.complements.contains(where: { $0.role == .recipient || $0.role == .beneficiary }),
      !frame.marks.contains("asked"), frame.complements.contains(where: { $0.role == .companion }), let and = book.and,
      let i = words.last
    {
      return words = [words[you], [and], i] + words.dropLast(2)
    }
    let things = pieces(in: 0..<verb)
    guard things.allSatisfy({ $0.kind == .phrase && !isSomebody($0) && $0.noun?.pronoun == nil }) else { return }
    let object = things.flatMap { words[$0.range] }
    let behind = Array(words[(verb + 1)..<you])
    let me = word(PersonConcept.speaker) ?? []
    let isGiven =
      frame.complements.contains { $0.role == .recipient || $0.role == .beneficiary } || frame.marks.contains("asked")
    let forMe = isForMe && isGiven && !me.isEmpty ? [telling.ownersComeFirst ? me : Self.taken(me, as: .recipient)] : []
    words = [words[verb]] + forMe + object + behind
    isOrder = true
  }

  /// Carry bag you can: whether you can is asked.
  mutating func askWhetherYouCanDo() {
    guard words.count > 2, let verb else { return }
    let isSpeaker = telling.ownersComeFirst && words.last?.first?.isOneSpeaker == true
    let place = isSpeaker ? words.count - 2 : words.count - 1
    guard place > 1, let can = words[place].first(where: { $0.entry?.concept == "can" && $0.role == .verb }),
      isSpeaker || words[place - 1].first?.isAddressee == true, verb < (isSpeaker ? place : place - 1),
      words[..<(place - 1)].count(where: { $0.first?.role == .verb }) < 2
    else { return }
    let who = words[isSpeaker ? place + 1 : place - 1]
    words = [who, [can]] + words[verb..<(isSpeaker ? place : place - 1)] + words[..<verb]
    isAsked = true
  }

  /// I can play with you: whether the speaker may is asked.
  mutating func askToPlayWith() {
    guard isFirst, words.count > 3, words[0].first?.isOneSpeaker == true, entry(1)?.concept == "can",
      words.last?.contains(where: { $0.entry?.concept == "with-you" }) == true
        || words[words.count - 2].first?.entry?.concept == "with" && words.last?.first?.isAddressee == true
    else { return }
    isAsked = true
  }

  /// Not move my phone: nobody should.
  mutating func keepOthersOff() {
    // Give back my car.
    if isFirst, !isOrder, entry(0)?.concept == "give-back", words.count > 1,
      pieces(in: 1..<words.count).first?.noun?.determiners.contains(where: { $0.role == .possessive(.firstSingular) })
        == true
    {
      isOrder = true
      return
    }
    guard isFirst, !isOrder, words.count > 2, role(0) == .negation, role(1) == .verb,
      ["move", "touch", "take", "use", "break", "open-action", "hide", "turn-off"].contains(entry(1)?.concept),
      let thing = pieces(in: 2..<words.count).first, thing.range.upperBound == words.count,
      thing.noun?.determiners.contains(where: { $0.role == .possessive(.firstSingular) }) == true,
      thing.entry?.isKind("body") == false
    else { return }
    isOrder = true
  }

  /// Chair climb I help: with that.
  mutating func helpMeDo() {
    // Bread cut help you I.
    if words.count > 3, words[words.count - 2].first?.isAddressee == true, words.last?.first?.isOneSpeaker == true,
      words.contains(where: { $0.first?.entry?.concept == "help" })
    {
      words.remove(at: words.count - 2)
    }
    guard isFirst, words.count > 2, let verb, words.count(where: { $0.first?.role == .verb }) == 2,
      let help = words.lastIndex(where: { $0.first?.role == .verb }), entry(help)?.concept == "help", help > verb,
      let i = words.lastIndex(where: { $0.first?.isOneSpeaker == true }), i > verb, abs(help - i) == 1,
      max(help, i) == words.count - 1,
      min(help, i) == verb + 1 || i == words.count - 1 && help == verb + 1, let me = word(PersonConcept.speaker),
      pieces(in: 0..<verb).allSatisfy({ $0.kind == .phrase && !isSomebody($0) })
    else { return }
    words = [words[help], telling.ownersComeFirst ? me : Self.taken(me, as: .object), words[verb]] + words[..<verb]
    isOrder = true
  }

  /// Hair comb Mom I: she does it to who speaks.
  mutating func combFor() {
    guard verb == 1, words.count == 4, role(0) == .noun, entry(0)?.kinds.first == "body",
      words[3].first?.isOneSpeaker == true,
      [.noun, .name].contains(role(2)), role(2) == .name || entry(2)?.kinds.first == "person", let my = word("my"),
      frame(1)?.marks.contains("experience") == false, let me = word(PersonConcept.speaker)
    else { return }
    words =
      telling.ownersComeFirst || telling.isWithFeelings
      ? [words[2], words[1], my, words[0]] : [words[2], words[1], Self.taken(me, as: .recipient), words[0]]
  }
}
