import TagarelaKit

/// Who it is and what is felt, liked or can be done, said behind what depends on it.
extension FewWords {
  /// What no language says in that order is put in its own before anything is read in it.
  mutating func arrange(isPolite: Bool) {
    guard request.isPlain, !request.isPolite, words.count > 1, role(0) != .question,
      !words.contains(where: { [.connector, .coordinator, .question].contains($0.first?.role) })
    else { return }
    likeLast()
    takeWhatIsEaten()
    dropOwnBeing()
    wantThingLast()
    putVerbBehindDoer()
    joinBoth()
    playInWeather()
    alreadyLast()
    putManner()
    phoneSomebodyLast()
    keepOthersOff()
    putDegreeToVerb()
    makeWeather()
    tellProudOf()
    longToDo()
    askYouForMe(isPolite: isPolite)
    askToTurn()
    putFeelerBeforeFeeling()
    putFeelingTogether()
    askWhetherYouCanDo()
    putWhatOneLikesBehind()
    careForSpeaker(isPolite: isPolite)
    tellStateOfThing()
    putThingBeforeState()
    tellWhatLacks()
    putDoerBetween()
    putManyFirst()
    putOwnerOfThingFirst()
    tellWhoBites()
    tellWhatHasTaste()
    denyAbility()
    denyEnough()
    compareDeeds()
    tellOwnBodyMoves()
    guard isPlain else { return putDoerInPlace() }
    tellAccident()
    tellRain()
    tellBecause()
    tellWhenItHurts()
    tellWeatherOfDay()
    askToPlayWith()
    putDoerInPlace()
  }

  /// To have thirst I, where a vocabulary has both as one word; dentist to have fear I.
  private mutating func putFeelerBeforeFeeling() {
    guard words.last?.first?.isOneSpeaker == true, words.count < 4, let verb, verb == words.count - 2,
      let felt = entry(verb)?.text.split(separator: " ").last.map(String.init), felt != entry(verb)?.text,
      book.known(felt).contains(where: \.isSensation),
      verb == 0 || [.noun, .name].contains(role(0)) && !telling.needs.contains(felt)
    else { return }
    words = [words[verb + 1], words[verb]] + words[..<verb].map { Self.taken($0, as: .topic) }
  }

  /// Thirst have I, plane fear Mom have: who feels it, and of what.
  private mutating func putFeelingTogether() {
    guard !telling.ownersComeFirst, let have = words.lastIndex(where: { $0.first?.role == .verb }), have == verb,
      ["have", "be-state"].contains(entry(have)?.concept),
      let felt = words[..<have].firstIndex(where: { $0.contains { $0.entry?.isSensation == true } }),
      words[(have + 1)...].allSatisfy({ $0.first?.isOneSpeaker == true || $0.first?.role == .adverb })
    else { return }
    let feeling = words[felt].filter { $0.entry?.isSensation == true }
    let isNeed = telling.needs.contains(feeling.first?.text ?? "")
    let i = words[(have + 1)...].first { $0.first?.isOneSpeaker == true }
    let rest = words[(have + 1)...].filter { $0.first?.isOneSpeaker != true }
    let others = pieces(in: 0..<have).filter { !$0.range.contains(felt) }
    guard others.allSatisfy({ $0.kind == .phrase && $0.range.count < 3 }), others.count < 3,
      others.reduce(1, { $0 + $1.range.count }) == have,
      isNeed ? others.isEmpty || i == nil && others.count == 1 && others[0].noun?.isPerson == true : true
    else { return }
    let persons = others.filter { $0.noun?.isPerson == true || $0.noun?.isName == true }
    let feeler = i == nil && (others.count == 2 || isNeed) ? persons.last : nil
    let things = others.filter { $0.range != feeler?.range }
    guard things.count < 2, i != nil || feeler != nil || !others.isEmpty || isNeed else { return }
    let who = feeler.map { Array(words[$0.range]) } ?? [i ?? speaker]
    words = who + [words[have], feeling] + things.flatMap { words[$0.range] } + rest
  }

  /// Horse ride like I, summer swim pool like I, sleep not can night: what is liked or can't be done is the other.
  private mutating func putWhatOneLikesBehind() {
    guard let first = verb, let last = words.lastIndex(where: { $0.first?.role == .verb }), first < last,
      words[first...last].count(where: { $0.first?.role == .verb }) == 2, leads(last), !leads(first),
      !words[first].contains(where: { $0.role == .noun }) || first > 0
    else { return }
    let behind = pieces(in: last + 1..<words.count)
    guard behind.allSatisfy({ [.time, .adverb].contains($0.kind) || $0.noun?.isSpeaker == true || isDegree($0) }),
      behind.count(where: { $0.kind == .phrase && $0.noun?.isSpeaker == true }) < 2
    else { return }
    let before = pieces(in: 0..<first)
    let between = pieces(in: first + 1..<last)
    guard before.allSatisfy({ $0.kind == .time || $0.kind == .phrase && !isSomebody($0) }),
      between.allSatisfy({
        [.adverb, .negation, .placed, .time].contains($0.kind) || $0.kind == .phrase && !isSomebody($0)
          || $0.noun?.isSpeaker == true && words[$0.range.upperBound..<last].allSatisfy { $0.first?.role == .negation }
      }),
      behind.contains(where: { $0.noun?.isSpeaker == true }) || !before.isEmpty || !behind.isEmpty
        || between.contains(where: { $0.noun?.isSpeaker == true })
    else { return }
    let not = (first + 1..<last).filter { role($0) == .negation }
    let who =
      words[(first + 1)...].first { $0.first?.isOneSpeaker == true }
      ?? words[(first + 1)...].first { if case .pronoun = $0.first?.role { true } else { false } }
    let degrees = behind.filter(isDegree).flatMap { words[$0.range] }
    let later = behind.filter { !isDegree($0) && $0.kind != .phrase }.flatMap { words[$0.range] }
    let when = before.filter { isWhen($0) }.flatMap { words[$0.range] }
    let things = before.filter { !isWhen($0) }.flatMap { words[$0.range] }
    let rest = between.filter { $0.kind != .negation && $0.noun?.isSpeaker != true }.flatMap { words[$0.range] }
    let isDone = isPlain && entry(last)?.concept == "finish" && not.isEmpty
    words =
      when + [who.map { $0.first?.entry?.concept == "me" ? speaker : $0 } ?? speaker] + not.map { words[$0] }
      + [words[last].filter { $0.role == .verb }] + (telling.ownersComeFirst ? [] : degrees)
      + [words[first].filter { $0.role == .verb }] + things + rest + (telling.ownersComeFirst ? degrees : []) + later
    if isDone { words.append(already) }
  }

  /// Another verb depends on it, and nobody is asked to do that.
  private func leads(_ index: Int) -> Bool {
    guard let entry = entry(index) else { return false }
    if !telling.ownersComeFirst, entry.concept == "get" { return true }
    return [
      "like", "not-like", "can", "prefer", "know-how", "learn", "must", "love-action", "finish", "forget", "start",
    ].contains(entry.concept)
      && entry.frame?.complements.contains { $0.role == .action } == true
  }

  private func isDegree(_ piece: Piece) -> Bool {
    piece.range.count == 1
      && words[piece.range.lowerBound].contains { $0.isMany || $0.entry?.isKind("degree") == true }
  }

  private func isWhen(_ piece: Piece) -> Bool {
    piece.kind == .time || piece.noun?.determiners.isEmpty == true && piece.entry?.isKind("when") == true
  }

  private func isSomebody(_ piece: Piece) -> Bool {
    piece.noun.map { $0.isPerson || $0.isName } == true
  }

  /// Carry bag you can: whether you can is asked.
  private mutating func askWhetherYouCanDo() {
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

  /// Back scratch I, blanket cover I, pillow give I, back scratch please: it is to be done for who speaks.
  private mutating func careForSpeaker(isPolite: Bool) {
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

  /// Broken lift, wet be towel, mouth dry I: how something is, and whose.
  private mutating func tellStateOfThing() {
    // Mouth dry I: the speaker's.
    if !telling.ownersComeFirst, verb == nil, words.count == 3, words[2].first?.isOneSpeaker == true,
      role(0) == .noun, entry(0)?.kinds.first == "body",
      words[1].contains(where: { $0.role == .adjective })
    {
      words.removeLast()
      return
    }
    guard words.count == 3, verb == 1, ["be", "be-state"].contains(entry(1)?.concept),
      let quality = words[0].first(where: { $0.role == .adjective }), words[0].first?.role == .adjective,
      role(2) == .noun, let thing = entry(2), quality.entry?.describes(thing) == true
    else { return }
    words = [words[2], words[1], [quality]]
  }

  /// Soup lack salt, salad salt lack: what it lacks.
  private mutating func tellWhatLacks() {
    guard let verb, let lack = word("be-missing")?.first?.text, words[verb].contains(where: { $0.text == lack }),
      words.count == 3
    else { return }
    let things = words.indices.filter { $0 != verb }
    guard things.allSatisfy({ role($0) == .noun && entry($0)?.isKind("food", "drink") == true }) else { return }
    let isSeasoning = { (index: Int) in
      ["salt", "sugar", "pepper", "oil", "vinegar", "sauce", "lemon", "milk", "honey"]
        .contains(self.entry(index)?.concept)
    }
    guard let part = things.last(where: isSeasoning), let whole = things.first(where: { $0 != part }) else { return }
    words = [Self.the, words[whole], words[verb], words[part]]
  }

  /// Uncle funny joke tell, doctor white coat wear: a quality goes with what is said behind it.
  private mutating func putDoerBetween() {
    guard telling.ownersComeFirst, words.count > 3, role(0) == .noun, entry(0)?.isKind("person", "animal") == true,
      let quality = words[1].first(where: { $0.role == .adjective }), role(2) == .noun, verb == 3,
      let thing = entry(2), !thing.isKind("person", "animal"), quality.entry?.describes(thing) == true,
      entry(3)?.concept != "be"
    else { return }
    words = [words[0], words[3], [quality], words[2]] + words[4...]
  }

  /// Broken chair, ready lunch already, expensive shoe very: how it is, and not which one.
  private mutating func putThingBeforeState() {
    guard !telling.ownersComeFirst, verb == nil, isFirst, words[0].first?.role == .adjective,
      let state = words[0].first(where: { $0.role == .adjective }), let quality = state.entry,
      quality.kinds.first == "state" || quality.isKind("quality"), !quality.isKind("colour", "order", "number")
    else { return }
    let behind = pieces(in: 1..<words.count)
    guard let thing = behind.first, thing.kind == .phrase, let entry = thing.entry, entry.role == .noun,
      thing.noun?.adjectives.isEmpty == true, !entry.isKind("body", "feeling", "illness", "time"),
      thing.noun?.determiners.allSatisfy(\.isPossessive) == true, quality.describes(entry),
      behind.dropFirst().allSatisfy({ [.time, .adverb].contains($0.kind) || isDegree($0) }),
      words.count > 2 || quality.kinds.first == "state" && !entry.isKind("person")
    else { return }
    let degrees = behind.dropFirst().filter(isDegree).flatMap { words[$0.range] }
    // Ready already: it is by now.
    let times = behind.dropFirst().filter { !isDegree($0) }.flatMap { words[$0.range] }.map { reading in
      reading.first?.entry?.concept == "already" ? Self.untensed(reading) : reading
    }
    let isState = quality.kinds.first == "state"
    let rest = entry.isKind("person") && !isState ? nil : word(isState ? "be-state" : "be")
    guard let rest else { return }
    words = words[thing.range] + [rest] + degrees + [[state]] + times
  }

  /// Beach go tomorrow we, grandma visit we: who does it, said last.
  private mutating func putManyFirst() {
    guard let verb, verb > 0, verb < words.count - 1, case .pronoun(let pronoun) = words.last?.first?.role,
      pronoun.person == .firstPlural, pronoun.kind == .personal, words.last?.first?.entry?.concept != "us",
      words.count(where: { $0.first?.role == .verb }) == 1, let frame = frame(verb),
      frame.subjects.contains("person"), frame.marks.isDisjoint(with: ["experience", "asked"])
    else { return }
    let before = pieces(in: 0..<verb)
    guard
      before.allSatisfy({ piece in
        piece.kind == .time
          || piece.kind == .phrase && piece.noun?.pronoun == nil
            && (!isSomebody(piece) || frame.complements.contains { $0.role == .object && $0.kinds.contains("person") })
      }),
      pieces(in: verb + 1..<words.count - 1).allSatisfy({ [.time, .adverb].contains($0.kind) })
    else { return }
    let times = before.filter { $0.kind == .time }.flatMap { words[$0.range] }
    let things = before.filter { $0.kind == .phrase }.sorted { isSomebody($0) && !isSomebody($1) }
      .flatMap { words[$0.range] }
    words = times + [words[words.count - 1], words[verb]] + things + words[(verb + 1)..<words.count - 1]
  }

  /// Baby new have aunt: she has it.
  private mutating func putOwnerOfThingFirst() {
    guard let verb, verb > 0, entry(verb)?.concept == "have", role(verb) == .verb,
      words.count(where: { $0.first?.role == .verb }) == 1
    else { return }
    let before = pieces(in: 0..<verb)
    let behind = pieces(in: verb + 1..<words.count)
    guard before.count == 1, before[0].kind == .phrase, before[0].noun?.pronoun == nil, behind.count == 1,
      behind[0].kind == .phrase, behind[0].noun?.pronoun == nil,
      behind[0].noun.map({ $0.isPerson || $0.isName }) == true,
      before[0].noun?.isName == false, !isKin(before[0].entry),
      before[0].entry?.isKind("animal", "thing", "toy", "vehicle", "food") == true || before[0].entry?.concept == "baby"
    else { return }
    words = words[behind[0].range] + [words[verb]] + words[before[0].range]
  }

  /// Bite dog I, bite dog: the dog did.
  private mutating func tellWhoBites() {
    guard isFirst, verb == 0, ["bite", "sting-action", "scratch", "kick"].contains(entry(0)?.concept), words.count == 3,
      role(1) == .noun, entry(1)?.isKind("animal") == true, words[2].first?.isOneSpeaker == true
    else { return }
    words = [words[1], words[0], words[2]]
  }

  /// Medicine taste bad: it has one.
  private mutating func tellWhatHasTaste() {
    guard verb == nil, words.count == 3, role(0) == .noun, role(1) == .noun, role(2) == .adjective,
      ["flavor", "smell-noun"].contains(entry(1)?.concept), entry(0)?.isKind("person") == false,
      let have = word("have")
    else { return }
    words.insert(have, at: 1)
  }

  /// Leg move not: the speaker can't.
  private mutating func denyAbility() {
    guard isFirst, words.count > 2, let verb, verb > 0,
      ["move", "lift", "close-action"].contains(entry(verb)?.concept),
      verb == words.count - 2, role(words.count - 1) == .negation,
      var can = word("can")
    else { return }
    if telling.isWithFeelings, let get = word("get")?.first?.text { can[0].entry?.text = get }
    let before = pieces(in: 0..<verb)
    guard before.count == 1, before[0].kind == .phrase, before[0].entry?.kinds.first == "body" else { return }
    words = [speaker, words[verb + 1], can, words[verb]] + words[before[0].range]
  }

  /// Money not enough: there isn't.
  private mutating func denyEnough() {
    guard verb == nil, isFirst, words.count == 3, role(0) == .noun, role(1) == .negation,
      let enough = words[2].first(where: { $0.entry?.concept == "enough" }), entry(0)?.isKind("person") == false
    else { return }
    let quantity = Term(enough.said, Entry(enough.text, .quantity(.some)))
    words = [words[1], [quantity], words[0]]
    insertExistence(at: telling.ownersComeFirst ? 0 : 1)
  }

  /// Knee hurt football I: while playing.
  private mutating func tellAccident() {
    guard isFirst, let verb, ["hurt-oneself", "hurt"].contains(entry(verb)?.concept), verb == 1, words.count > 2,
      role(0) == .noun, entry(0)?.kinds.first == "body"
    else { return }
    // Leg hurt fall: because the speaker fell.
    if entry(1)?.concept == "hurt", let fell = words[2].first(where: { $0.role == .verb }),
      fell.entry?.frame?.marks.contains("done") == true, words[2].first?.role != .verb || telling.ownersComeFirst,
      let because = word("because"), let i = word(PersonConcept.speaker)
    {
      words = words[...1] + [[Term(because[0].text, because[0].entry)], i, [fell]] + words[3...]
      words.append(already)
      return
    }
    // Tummy hurt eat too much: because of it.
    if entry(1)?.concept == "hurt", words.count > 3, role(2) == .verb,
      frame(2)?.marks.isDisjoint(with: ["state", "experience", "modal", "weather"]) == true,
      words[3...].contains(where: { $0.contains { $0.isMany || $0.entry?.isKind("degree") == true } }),
      let because = word("because"), let i = word(PersonConcept.speaker)
    {
      let pain = telling.ownersComeFirst || telling.isWithFeelings ? Array(words[...1]) : [i, words[1], words[0]]
      words = pain + [[Term(because[0].text, because[0].entry)], speaker] + words[2...] + [already]
      return
    }
    let things = words[2...].filter { $0.first?.isOneSpeaker != true }
    guard things.count == 1, let game = things.first?.first(where: { $0.role == .noun }), isPlain,
      game.entry?.kinds.first == "game"
    else { return }
    words = [speaker, words[1], words[0], Self.taken([game], as: .place), already]
  }

  /// Dog run more cat: more than it.
  private mutating func compareDeeds() {
    guard words.count == 4, verb == 1, role(0) == .noun, role(3) == .noun, frame(1)?.complements.isEmpty == false,
      words[2].contains(where: { $0.role == .quantity(.more) }), let one = entry(0), let other = entry(3),
      one.kinds.first == other.kinds.first, one.isKind("animal", "person", "vehicle"),
      frame(1)?.marks.contains("motion") == true
        || frame(1)?.complements.contains(where: { $0.role == .object }) == false
    else { return }
    let more = words[2].first { $0.role == .quantity(.more) }
    words = [
      words[0], words[1], [Term(more?.said ?? "", Entry(more?.text ?? "", .adverb))],
      [Term(telling.than, .than(telling.than))], telling.ownersComeFirst ? word("the") ?? Self.the : Self.the, words[3],
    ]
  }

  /// Rain umbrella take: it rains.
  private mutating func tellRain() {
    guard isFirst, words.count == 3, role(0) == .noun,
      let kind = ["rain-noun": "rain-action", "snow-noun": "snow-action"][entry(0)?.concept ?? ""],
      let rain = word(kind), words.dropFirst().contains(where: { $0.first?.role == .verb }),
      words.dropFirst().contains(where: {
        $0.first?.role == .noun && $0.first?.entry?.isKind("thing", "clothing", "tool") == true
      }),
      let want = word("want"), let deed = words.dropFirst().first(where: { $0.first?.role == .verb }),
      let thing = words.dropFirst().first(where: { $0.first?.role == .noun })
    else { return }
    words = [rain, Self.comma, speaker, want, deed, thing]
  }

  /// Tired I run much, sad I dog die, angry Dad I fail: why somebody is so.
  private mutating func tellBecause() {
    guard isFirst, words.count > 2, let state = words[0].first(where: { $0.role == .adjective }),
      words[0].first?.role == .adjective, let quality = state.entry, quality.kinds.first == "state",
      quality.bearers.contains("person"), !quality.bearers.contains("any"), let verb, verb > 0,
      let because = word("because"), let be = word(telling.ownersComeFirst ? "be" : "be-state")
    else { return }
    let isOwn = words[1].first?.isOneSpeaker == true
    let isOther = role(1) == .name || role(1) == .noun && entry(1)?.kinds.first == "person"
    guard isOwn || isOther, words.count(where: { $0.first?.role == .verb }) == 1, let frame = frame(verb) else {
      return
    }
    let isDone = frame.marks.contains("done") || frame.marks.contains("unwilled")
    let isMuch = words[(verb + 1)...].contains { $0.contains { $0.isMany || $0.entry?.isKind("degree") == true } }
    var rest = Array(words[2...])
    if isOwn, verb == 2, isMuch || isDone {
      rest.insert(speaker, at: 0)
    } else if isOther, isDone, verb == 2, !telling.ownersComeFirst,
      !rest.contains(where: { $0.first?.isOneSpeaker == true })
    {
    } else if isOther, isDone, verb == 2, let i = rest.firstIndex(where: { $0.first?.isOneSpeaker == true }) {
      rest.insert(rest.remove(at: i), at: 0)
    } else if isOwn, verb == 3, isDone, pieces(in: 2..<verb).first?.kind == .phrase {
    } else if isOther, isDone, verb == 3, rest.first?.first?.isOneSpeaker == true {
    } else {
      return
    }
    words = [words[1], be, [state], [Term(because[0].text, because[0].entry)]] + rest + [already]
  }

  /// Swim like I: it is liked, and not like anybody.
  private mutating func likeLast() {
    guard telling.ownersComeFirst, words.last?.first?.isOneSpeaker == true, words.last?.first?.entry?.concept != "me",
      let place = words.indices.dropLast().last(where: { index in
        words[index].contains { $0.role == .verb && $0.entry?.concept == "like" }
      }), place > 0, words[(place + 1)...].dropLast().allSatisfy({ $0.contains { $0.isMany || $0.role == .adverb } }),
      words[..<place].contains(where: { $0.first?.role == .verb })
    else { return }
    words[place] = words[place].filter { $0.role == .verb && $0.entry?.concept == "like" }
  }

  /// Hand tremble I: the speaker's does.
  private mutating func tellOwnBodyMoves() {
    guard isFirst, isPlain, verb == 1, words.count == 3, role(0) == .noun, entry(0)?.kinds.first == "body",
      words[2].first?.isOneSpeaker == true, let deed = words[1].first, let frame = deed.entry?.frame,
      !frame.complements.contains(where: { $0.role == .object }),
      frame.marks.isDisjoint(with: ["experience", "reflexive"]),
      let my = word("my")
    else { return }
    if telling.ownersComeFirst || telling.isWithFeelings { return words = [my, words[0], words[1]] }
    var entry = deed.entry
    entry?.concept = "sting"
    entry?.frame = VerbFrame(
      subjects: ["any"], complements: [.init(.object, kinds: ["any"])], marks: ["experience", "ongoing"])
    words = [words[2], [Term(deed.said, entry)], words[0]]
  }

  /// Fish cook Dad: what is cooked is food, where the word is an animal's too.
  private mutating func takeWhatIsEaten() {
    guard let verb, let frame = frame(verb), !frame.subjects.contains("animal"), !frame.subjects.contains("any"),
      let object = frame.complements.first(where: { $0.role == .object }), object.kinds.contains("food")
    else { return }
    for index in words.indices where words[index].first?.entry?.kinds.first == "animal" {
      let food = words[index].filter { $0.role == .noun && $0.entry?.kinds.first == "food" }
      if !food.isEmpty { words[index] = food }
    }
  }

  /// I be nervous exam: as without the verb.
  private mutating func dropOwnBeing() {
    guard words.count == 4, words[0].first?.isOneSpeaker == true, ["be", "be-state"].contains(entry(1)?.concept),
      words[2].contains(where: { $0.role == .adjective && $0.entry?.kinds.first == "state" }), role(3) == .noun,
      entry(3)?.isKind("event", "idea", "weather") == true, entry(3)?.isKind("time", "place", "person") == false
    else { return }
    words.remove(at: 1)
  }

  /// Coffee without sugar want I, coffee no sugar want I: it is wanted so.
  private mutating func wantThingLast() {
    guard let verb, verb > 2, ["want", "need", "not-want"].contains(entry(verb)?.concept),
      words[(verb + 1)...].allSatisfy({ $0.first?.isOneSpeaker == true }), words.count - verb < 3,
      role(0) == .noun, let without = word("without"),
      let little = words[..<verb].firstIndex(where: {
        $0.first?.role == .preposition || $0.contains { $0.role == .negation || $0.role == .quantity(.none) }
      }), little > 0, little == verb - 2, role(little + 1) == .noun,
      entry(0)?.isKind("food", "drink") == true, entry(little + 1)?.isKind("food", "drink", "substance") == true
    else { return }
    let joint = words[little].first?.role == .preposition ? words[little] : without
    words =
      [words.count > verb + 1 ? words[verb + 1] : speaker, words[verb]] + words[..<little] + [joint, words[little + 1]]
  }

  /// Sing bird tree, work father factory: what does it was said behind the verb, and the verb is done to nothing.
  private mutating func putVerbBehindDoer() {
    guard isFirst, verb == 0, words.count > 2, words[0].allSatisfy({ $0.role == .verb }), role(1) == .noun,
      let doer = entry(1), let frame = frame(0), role(2) != .verb,
      frame.marks.isDisjoint(with: ["experience", "asked", "state"]),
      words.count(where: { $0.first?.role == .verb }) == 1
    else { return }
    let isAlive = doer.kinds.first == "animal" && frame.subjects.contains("animal")
    let isWorking =
      doer.kinds.first == "person" && isKin(doer.isKind("person") ? doer : nil) && entry(0)?.concept == "work-action"
      || doer.kinds.first == "person" && entry(0)?.concept == "work-action"
    let takes = frame.complements.contains { complement in
      [.object, .companion].contains(complement.role) && doer.kinds.contains(where: complement.kinds.contains)
    }
    guard isWorking || isAlive && !takes else { return }
    words.swapAt(0, 1)
  }

  /// Football watch Grandpa I, door knock somebody: who does it, together or not named.
  private mutating func joinBoth() {
    guard let verb, verb > 0, words.count(where: { $0.first?.role == .verb }) == 1, let last = words.last else {
      return
    }
    if case .pronoun(let pronoun) = last.first?.role, pronoun.kind == .indefinite, verb == words.count - 2,
      pieces(in: 0..<verb).allSatisfy({
        $0.kind == .time || $0.kind == .phrase && !isSomebody($0) && $0.noun?.pronoun == nil
      })
    {
      return words = [last, words[verb]] + words[..<verb]
    }
    guard last.first?.isOneSpeaker == true, verb == words.count - 3, let and = book.and,
      [.noun, .name].contains(role(verb + 1)), role(verb + 1) == .name || entry(verb + 1)?.kinds.first == "person",
      frame(verb)?.complements.contains(where: { $0.role == .recipient }) == false,
      frame(verb)?.marks.contains("asked") == false,
      pieces(in: 0..<verb).allSatisfy({ $0.kind == .phrase && !isSomebody($0) && $0.noun?.pronoun == nil })
    else { return }
    words = [words[verb + 1], [and], last, words[verb]] + words[..<verb]
  }

  /// Snow play children, snow play we: in it.
  private mutating func playInWeather() {
    guard verb == 1, entry(1)?.concept == "play", words.count > 2, role(0) == .noun,
      entry(0)?.isKind("weather", "substance", "material") == true,
      let doer = pieces(in: 2..<words.count).first, doer.kind == .phrase,
      doer.noun.map({ $0.isPerson || $0.isName || $0.pronoun != nil }) == true
    else { return }
    words = words[doer.range] + [words[1], Self.taken(words[0], as: .place)] + words[doer.range.upperBound...]
  }

  /// Tooth brush I already: who speaks did it already.
  private mutating func alreadyLast() {
    guard verb != nil, words.count > 2, words.last?.contains(where: { $0.entry?.concept == "already" }) == true,
      words[words.count - 2].first?.isOneSpeaker == true
    else { return }
    let already = words.removeLast()
    let i = words.removeLast()
    guard let verb = words.firstIndex(where: { $0.first?.role == .verb }) else { return }
    words = [i, already] + words[verb...] + words[..<verb]
  }

  /// Tooth hurt eat: when the speaker does.
  private mutating func tellWhenItHurts() {
    guard isFirst, verb == 1, entry(1)?.concept == "hurt", words.count == 3, role(0) == .noun,
      entry(0)?.kinds.first == "body", role(2) == .verb, let frame = frame(2), frame.subjects.contains("person"),
      frame.marks.isDisjoint(with: ["done", "state", "experience", "modal", "told", "asked"]),
      !["sleep", "rest", "lie-down", "sit", "go", "go-to-bed", "return", "stay"].contains(entry(2)?.concept),
      let when = word("when-conjunction") ?? word("when"), let i = word(PersonConcept.speaker)
    else { return }
    let then = [[Term(when[0].text, Entry(when[0].text, .connector))], speaker, words[2]]
    words = (telling.ownersComeFirst || telling.isWithFeelings ? Array(words[...1]) : [i, words[1], words[0]]) + then
  }

  /// Sleep bad I last night: who speaks did so.
  private mutating func putManner() {
    guard let verb, role(verb + 1) != .verb, words.count > verb + 2,
      words[..<verb].allSatisfy({ $0.first?.entry?.isTimely == true || $0.first?.entry?.kinds.first == "time" }),
      words[verb + 2].first?.isOneSpeaker == true, words[verb + 2].first?.entry?.concept != "me",
      words[verb + 1].contains(where: { $0.role == .adverb || $0.entry?.marks.contains("how") == true }),
      role(verb + 1) != .noun,
      frame(verb)?.complements.contains(where: { $0.role == .object && $0.isRequired || $0.role == .state }) != true,
      pieces(in: verb + 3..<words.count).allSatisfy({ $0.kind == .time })
    else { return }
    words.insert(words.remove(at: verb + 2), at: verb)
  }

  /// Turn I other side, leave I alone: others are to do it with the speaker.
  private mutating func askToTurn() {
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
    guard entry(0)?.concept == "turn", role(0) == .verb else { return }
    words[1] = Self.taken(me, as: telling.ownersComeFirst ? .object : .recipient)
    isOrder = true
  }

  /// Hot today very: it is so.
  private mutating func tellWeatherOfDay() {
    guard isFirst, verb == nil, words.count == 3, let make = word("do"),
      let felt = words.indices.first(where: { telling.weathers.contains(words[$0].first?.text ?? "") }),
      let much = words.indices.first(where: { $0 != felt && words[$0].contains(where: \.isMany) }),
      let when = words.indices.first(where: { $0 != felt && $0 != much }), entry(when)?.isTimely == true
    else { return }
    words = [words[when], make, words[much], words[felt].filter { $0.role == .noun }]
  }

  /// I can play with you: whether the speaker may is asked.
  private mutating func askToPlayWith() {
    guard isFirst, words.count > 3, words[0].first?.isOneSpeaker == true, entry(1)?.concept == "can",
      words.last?.contains(where: { $0.entry?.concept == "with-you" }) == true
        || words[words.count - 2].first?.entry?.concept == "with" && words.last?.first?.isAddressee == true
    else { return }
    isAsked = true
  }

  /// Daughter phone want I, grandma visit want I: she is to be phoned and visited.
  private mutating func phoneSomebodyLast() {
    guard words.count == 4, verb == 1, isSomebody(pieces(in: 0..<1).first), role(2) == .verb,
      ["want", "need"].contains(entry(2)?.concept), words[3].first?.isOneSpeaker == true,
      [
        "see", "visit-action", "hug-action", "kiss-action", "phone-someone", "call-someone", "help", "find",
        "know-someone",
      ]
      .contains(entry(1)?.concept)
    else { return }
    words = [words[3], words[2], words[1], words[0]]
  }

  func isSomebody(_ piece: Piece?) -> Bool { piece.map(isSomebody) ?? false }

  /// Not move my phone: nobody should.
  private mutating func keepOthersOff() {
    guard isFirst, !isOrder, words.count > 2, role(0) == .negation, role(1) == .verb,
      ["move", "touch", "take", "use", "break", "open-action", "hide", "turn-off"].contains(entry(1)?.concept),
      let thing = pieces(in: 2..<words.count).first, thing.range.upperBound == words.count,
      thing.noun?.determiners.contains(where: { $0.role == .possessive(.firstSingular) }) == true,
      thing.entry?.isKind("body") == false
    else { return }
    isOrder = true
  }

  /// Aunt too much talk phone: how much stands behind the verb.
  private mutating func putDegreeToVerb() {
    guard let verb, verb == 2, words.count > 2, role(0) == .noun, entry(0)?.kinds.first == "person",
      words[1].contains(where: { $0.isMany || $0.entry?.concept == "too-much" || $0.entry?.concept == "a-lot" }),
      frame(verb)?.marks.isDisjoint(with: ["experience"]) == true, words[2].allSatisfy({ $0.role != .noun })
    else { return }
    words[1] = words[1].map { term in
      var entry = Entry(term.text, .adverb)
      entry.concept = term.entry?.concept ?? ""
      return Term(term.said, entry)
    }
    words.swapAt(1, 2)
  }

  /// Cold make: it is cold.
  private mutating func makeWeather() {
    guard words.count == 2, telling.weathers.contains(words[0].first?.text ?? ""),
      ["do", "make"].contains(entry(1)?.concept), role(1) == .verb
    else { return }
    words.swapAt(0, 1)
  }

  /// Proud you I, proud son I: of him.
  private mutating func tellProudOf() {
    guard words.count == 3, words[0].first?.entry?.concept == "proud", let of,
      let i = words.dropFirst().first(where: { $0.first?.isOneSpeaker == true }),
      let whom = words.dropFirst().first(where: { $0.first?.isOneSpeaker != true }),
      [.noun, .name].contains(whom.first?.role) || whom.first?.isAddressee == true,
      let be = word(telling.ownersComeFirst ? "be" : "be-state")
    else { return }
    words = [i, be, words[0], of, whom]
  }

  /// Longing go out I not: the speaker has none.
  private mutating func longToDo() {
    guard !telling.ownersComeFirst, words.count > 2, entry(0)?.isSensation == true,
      !telling.needs.contains(entry(0)?.text ?? ""), role(1) == .verb,
      entry(1)?.frame?.marks.contains("state") == false,
      words[2...].allSatisfy({ $0.first?.isOneSpeaker == true || $0.first?.role == .negation }),
      let have = word(telling.isWithFeelings ? "be-state" : "have"), let of
    else { return }
    let i = words.first { $0.first?.isOneSpeaker == true } ?? speaker
    words = [i] + words.filter { $0.first?.role == .negation } + [have, words[0], of, words[1]]
  }

  /// Story read you I, banana peel you I, meat cut you please, sweet give boy you: you are asked to.
  private mutating func askYouForMe(isPolite: Bool) {
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
}
