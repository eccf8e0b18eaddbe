import TagarelaKit

/// Words that no language says in that order: what is liked, how something is done, who does it with whom.
extension FewWords {
  /// What no language says in that order is put in its own before anything is read in it.
  ///
  /// - Parameter isPolite: please is said.
  mutating func arrange(isPolite: Bool) {
    if request.isPlain, isPlain, role(0) == .verb, words.count == 1 { tellHarm() }
    guard request.isPlain, !request.isPolite, words.count > 1, role(0) != .question,
      !words.contains(where: { [.connector, .coordinator, .question].contains($0.first?.role) })
    else { return }
    tellHarm()
    tellNotOther()
    againLast()
    drawQualityTogether()
    likeLast()
    takeWhatIsEaten()
    dropOwnBeing()
    wantThingLast()
    wantAgainstCold()
    helpMeDo()
    aloneLast()
    combFor()
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
    tellWhoseBirthday()
    denyThere()
    putMuchWeather()
    nameKinOf()
    findNot()
    putCompanionLast()
    putDoerBetween()
    putOwnerOfThingFirst()
    tellWhoBites()
    tellWhatHasTaste()
    denyAbility()
    denyEnough()
    compareDeeds()
    tellOwnBodyMoves()
    tellTaken()
    guard isPlain else { return putDoerInPlace() }
    tellAccident()
    tellRain()
    tellBecause()
    tellWhenItHurts()
    tellWeatherOfDay()
    askToPlayWith()
    putDoerInPlace()
  }

  /// Swim like I: it is liked, and not like anybody.
  mutating func likeLast() {
    guard telling.ownersComeFirst else { return }
    // Word I find can not, arm move I can not.
    if words.count > 2, words.contains(where: { $0.first?.isOneSpeaker == true }),
      let place = words.indices.last(where: { role($0) != .negation }), place > 1,
      place >= words.count - 2,
      let can = words[place].first(where: { $0.role == .verb && $0.entry?.concept == "can" })
    {
      words[place] = [can]
    }
    // Train ride I like.
    if words.count > 3, words[words.count - 2].first?.isOneSpeaker == true,
      words[words.count - 2].first?.entry?.concept != "me",
      let like = words.last?.first(where: { $0.role == .verb && $0.entry?.concept == "like" }),
      words.dropLast(2).contains(where: { $0.first?.role == .verb })
    {
      words[words.count - 1] = [like]
      return
    }
    // Swim I like not, work I like no.
    let negation =
      words.last?.first(where: { $0.role == .negation })
      ?? (words.last?.contains { $0.entry?.concept == "no" } == true ? word("not")?.first : nil)
    let end = negation == nil ? words.count : words.count - 1
    if end == 3, words[1].first?.isOneSpeaker == true, words[1].first?.entry?.concept != "me",
      let like = words[2].first(where: { $0.role == .verb && $0.entry?.concept == "like" }),
      words[0].contains(where: { [.verb, .noun].contains($0.role) })
    {
      words = [words[1]] + [negation.map { [$0] }].compactMap { $0 } + [[like], words[0]]
      return
    }
    // Phone I lose: a thing.
    if words.count > 2, words[1].first?.isOneSpeaker == true, words[0].contains(where: { $0.role == .noun }),
      role(0) == .verb,
      role(2) == .verb, !leads(2)
    {
      words[0] = words[0].filter { $0.role == .noun }
    }
    guard words.last?.first?.isOneSpeaker == true, words.last?.first?.entry?.concept != "me",
      let place = words.indices.dropLast().last(where: { index in
        words[index].contains { $0.role == .verb && $0.entry?.concept == "like" }
      }), place > 0, words[(place + 1)...].dropLast().allSatisfy({ $0.contains { $0.isMany || $0.role == .adverb } }),
      words[..<place].contains(where: { $0.first?.role == .verb })
    else { return }
    words[place] = words[place].filter { $0.role == .verb && $0.entry?.concept == "like" }
  }

  /// Horse ride like I, summer swim pool like I, sleep not can night: what is liked or can't be done is the other.
  mutating func putWhatOneLikesBehind() {
    guard let first = verb, let last = words.lastIndex(where: { $0.first?.role == .verb }), first < last,
      words[first...last].count(where: { $0.first?.role == .verb }) == 2, leads(last), !leads(first),
      !words[first].contains(where: { $0.role == .noun }) || first > 0
    else { return }
    let behind = pieces(in: last + 1..<words.count)
    guard
      behind.allSatisfy({
        [.time, .adverb, .negation].contains($0.kind) || $0.noun?.isSpeaker == true || isDegree($0)
      }),
      behind.count(where: { $0.kind == .phrase && $0.noun?.isSpeaker == true }) < 2
    else { return }
    let isDoneThen = ["finish", "forget", "start"].contains(entry(last)?.concept)
    guard !isDoneThen || behind.contains(where: { $0.noun?.isSpeaker == true }) else { return }
    let before = pieces(in: 0..<first)
    let between = pieces(in: first + 1..<last)
    guard
      before.allSatisfy({
        $0.kind == .time || $0.kind == .phrase && (!isSomebody($0) || $0.noun?.isSpeaker == true) || isAlone($0)
          || $0.kind == .adverb && entry($0.range.lowerBound)?.kinds.first == "place"
      }),
      between.allSatisfy({
        [.adverb, .negation, .placed, .time].contains($0.kind) || $0.kind == .phrase && !isSomebody($0)
          || $0.noun?.isSpeaker == true && words[$0.range.upperBound..<last].allSatisfy { $0.first?.role == .negation }
      }),
      behind.contains(where: { $0.noun?.isSpeaker == true })
        || before.contains(where: { $0.noun?.isSpeaker != true }) || !behind.isEmpty
        || between.contains(where: { $0.noun?.isSpeaker == true })
    else { return }
    let not = (first + 1..<words.count).filter { role($0) == .negation }
    let who =
      words.first { $0.first?.isOneSpeaker == true }
      ?? words[(first + 1)...].first { if case .pronoun = $0.first?.role { true } else { false } }
    let degrees = behind.filter(isDegree).flatMap { words[$0.range] }
    let later = behind.filter { !isDegree($0) && $0.kind != .phrase && $0.kind != .negation }.flatMap {
      words[$0.range]
    }
    let when = before.filter { isWhen($0) }.flatMap { words[$0.range] }
    let alone = before.filter { isAlone($0) }.flatMap { words[$0.range] }
    let things = before.filter { !isWhen($0) && !isAlone($0) && $0.noun?.isSpeaker != true }.flatMap { words[$0.range] }
    let rest = between.filter { $0.kind != .negation && $0.noun?.isSpeaker != true }.flatMap { words[$0.range] }
    let isDone = isPlain && entry(last)?.concept == "finish" && not.isEmpty
    words =
      when + [who.map { $0.first?.entry?.concept == "me" ? speaker : $0 } ?? speaker] + not.map { words[$0] }
      + [words[last].filter { $0.role == .verb }] + (telling.ownersComeFirst ? [] : degrees)
      + [words[first].filter { $0.role == .verb }] + things + rest + alone + (telling.ownersComeFirst ? degrees : [])
      + later
    if isDone { words.append(already) }
    if words.contains(where: { ["want", "not-want"].contains($0.first?.entry?.concept) }) { doToOneself() }
  }

  private func isAlone(_ piece: Piece) -> Bool {
    piece.range.count == 1 && (entry(piece.range.lowerBound)?.concept ?? "").hasPrefix("alone")
  }

  /// Another verb depends on it, and nobody is asked to do that.
  private func leads(_ index: Int) -> Bool {
    guard let entry = entry(index) else { return false }
    if !telling.ownersComeFirst, entry.concept == "get" { return true }
    return [
      "like", "not-like", "can", "prefer", "know-how", "learn", "must", "love-action", "finish", "forget", "start",
      "want", "need", "not-want",
    ].contains(entry.concept)
      && entry.frame?.complements.contains { $0.role == .action } == true
  }

  /// Sleep bad I last night: who speaks did so.
  mutating func putManner() {
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

  /// Tooth brush I already: who speaks did it already.
  mutating func alreadyLast() {
    guard verb != nil, words.count > 2, words.last?.contains(where: { $0.entry?.concept == "already" }) == true,
      words.last?.first?.said.isEmpty == false,
      words[words.count - 2].first?.isOneSpeaker == true
    else { return }
    let already = words.removeLast()
    let i = words.removeLast()
    guard let verb = words.firstIndex(where: { $0.first?.role == .verb }) else { return }
    words = [i, already] + words[verb...] + words[..<verb]
  }

  /// Football watch Grandpa I, door knock somebody: who does it, together or not named.
  mutating func joinBoth() {
    guard let verb, words.count(where: { $0.first?.role == .verb }) == 1, let last = words.last else { return }
    if verb == 0, words.count == 2, case .pronoun(let pronoun) = last.first?.role, pronoun.kind == .indefinite {
      return words.swapAt(0, 1)
    }
    if case .pronoun(let pronoun) = last.first?.role, pronoun.kind == .indefinite, verb == words.count - 2,
      pieces(in: 0..<verb).allSatisfy({
        $0.kind == .time || $0.kind == .phrase && !isSomebody($0) && $0.noun?.pronoun == nil
      })
    {
      if entry(0)?.concept == "door", words.count == 3, let knock = word("knock"),
        ["call-someone", "phone-someone"].contains(entry(verb)?.concept)
      {
        return words = [last, knock]
      }
      return words = [last, words[verb]] + words[..<verb]
    }
    guard verb > 0, last.first?.isOneSpeaker == true, verb == words.count - 3, let and = book.and,
      [.noun, .name].contains(role(verb + 1)), role(verb + 1) == .name || entry(verb + 1)?.kinds.first == "person",
      frame(verb)?.complements.contains(where: { $0.role == .recipient }) == false,
      frame(verb)?.marks.contains("asked") == false,
      pieces(in: 0..<verb).allSatisfy({ $0.kind == .phrase && !isSomebody($0) && $0.noun?.pronoun == nil })
    else { return }
    words = [words[verb + 1], [and], last, words[verb]] + words[..<verb]
  }

  /// Daughter phone want I, grandma visit want I: she is to be phoned and visited.
  mutating func phoneSomebodyLast() {
    guard words.count == 4, verb == 1, isSomebody(pieces(in: 0..<1).first),
      [
        "see", "visit-action", "hug-action", "kiss-action", "phone-someone", "call-someone", "help", "find",
        "know-someone",
      ]
      .contains(entry(1)?.concept),
      let i = words[2...].first(where: { $0.first?.isOneSpeaker == true }),
      let want = words[2...].first(where: {
        $0.first?.role == .verb && ["want", "need"].contains($0.first?.entry?.concept)
      })
    else { return }
    words = [i, want, words[1], words[0]]
  }

  /// Aunt too much talk phone: how much stands behind the verb.
  mutating func putDegreeToVerb() {
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

  /// Uncle funny joke tell, doctor white coat wear: a quality goes with what is said behind it.
  mutating func putDoerBetween() {
    guard telling.ownersComeFirst, words.count > 3, role(0) == .noun, entry(0)?.isKind("person", "animal") == true,
      let quality = words[1].first(where: { $0.role == .adjective }), role(2) == .noun, verb == 3,
      let thing = entry(2), !thing.isKind("person", "animal"), quality.entry?.describes(thing) == true,
      entry(3)?.concept != "be"
    else { return }
    words = [words[0], words[3], [quality], words[2]] + words[4...]
  }

  /// Dog run more cat: more than it.
  mutating func compareDeeds() {
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

  func isDegree(_ piece: Piece) -> Bool {
    piece.range.count == 1
      && words[piece.range.lowerBound].contains { $0.isMany || $0.entry?.isKind("degree") == true }
  }

  /// It tells when: tomorrow, in summer.
  func isWhen(_ piece: Piece) -> Bool {
    piece.kind == .time || piece.noun?.determiners.isEmpty == true && piece.entry?.isKind("when", "time") == true
  }

  func isSomebody(_ piece: Piece) -> Bool {
    piece.noun.map { $0.isPerson || $0.isName } == true
  }

  func isSomebody(_ piece: Piece?) -> Bool { piece.map(isSomebody) ?? false }

  /// Again story read: said last.
  private mutating func againLast() {
    guard words.count > 2, entry(0)?.concept == "again", verb != nil else { return }
    words.append(words.removeFirst())
  }

  /// Music loud not like, drive car fast: a quality said behind goes before, or tells how it is done.
  private mutating func drawQualityTogether() {
    guard telling.ownersComeFirst, words.count > 2 else { return }
    // Hot soup too, cold outside very.
    if words.count == 3, verb == nil, words[2].contains(where: { $0.entry?.isKind("degree") == true }), isPlain,
      let quality = words[0].first(where: { $0.role == .adjective }), let be = word("be"),
      words[1].first?.role == .noun || words[1].first?.role == .adverb
    {
      let isThing = words[1].first?.role == .noun
      words = (isThing ? [words[1]] : [word("it") ?? []]) + [be, words[2], [quality]] + (isThing ? [] : [words[1]])
      return
    }
    // Beer cold want I, shirt blue wear I.
    if words.count > 3, role(0) == .noun, entry(0)?.isKind("person", "animal") == false,
      words[1].first?.role == .adjective, role(2) == .verb, words[3].first?.isOneSpeaker == true,
      entry(2)?.concept != "be"
    {
      words.swapAt(0, 1)
      words[0] = words[0].filter { $0.role == .adjective }
    }
    guard words.count > 3 else { return }
    if role(0) == .noun, let quality = words[1].first(where: { $0.role == .adjective }), role(2) == .negation,
      let like = words[3].first(where: { $0.role == .verb && $0.entry?.concept == "like" }),
      words[4...].allSatisfy({ $0.first?.isOneSpeaker == true })
    {
      words = [speaker, words[2], [like], [quality], words[0]]
      return
    }
    if let last = words.last?.first, last.role == .adjective,
      last.entry?.marks.contains("how") == true || ["fast", "slow"].contains(last.entry?.concept),
      role(words.count - 2) == .noun, let verb, verb > 0, verb < words.count - 2,
      frame(verb)?.marks.contains("state") == false
    {
      words[words.count - 1] = [Term(last.said, Entry(last.text, .adverb))]
    }
  }

  /// Brush tooth I alone: nobody helps.
  private mutating func aloneLast() {
    guard let verb, verb == 0, words.count > 3, words[words.count - 2].first?.isOneSpeaker == true,
      words.last?.contains(where: { $0.entry?.concept.hasPrefix("alone") == true }) == true,
      words.count(where: { $0.first?.role == .verb }) == 1
    else { return }
    words.insert(words.remove(at: words.count - 2), at: 0)
  }

  /// Letter write I brother, baseball watch I son: to him, with him.
  mutating func putCompanionLast() {
    guard telling.ownersComeFirst, isPlain, let verb, verb == words.count - 3,
      words[verb + 1].first?.isOneSpeaker == true,
      words[verb + 1].first?.entry?.concept != "me", [.noun, .name].contains(role(verb + 2)),
      role(verb + 2) == .name || entry(verb + 2)?.kinds.first == "person", let frame = frame(verb),
      frame.marks.isDisjoint(with: ["asked", "state"]),
      frame.complements.contains(where: { [.companion, .recipient].contains($0.role) }),
      words.count(where: { $0.first?.role == .verb }) == 1,
      pieces(in: 0..<verb).allSatisfy({ [.phrase, .adverb, .time].contains($0.kind) && !isSomebody($0) })
    else { return }
    let before = pieces(in: 0..<verb)
    let things = before.filter { $0.kind == .phrase }.flatMap { words[$0.range] }
    let rest = before.filter { $0.kind != .phrase }.flatMap { words[$0.range] }
    let isGiven = frame.complements.contains { $0.role == .recipient } && !things.isEmpty
    let with = isGiven ? [] : [word("with")].compactMap { $0 }
    words = [words[verb + 1], words[verb]] + things + with + [words[verb + 2]] + rest
  }
}
