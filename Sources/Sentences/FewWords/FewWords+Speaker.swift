import TagarelaKit

/// Who does it, said behind everything else, and verbs said behind what depends on them.
extension FewWords {
  /// TV watch I, train play me: who speaks does it; but read story me: to me.
  mutating func putSpeakerToVerb() {
    guard let verb, !isOrder || entry(0)?.concept != "stop", words.count > 1,
      words.count > 2 || words[1].first?.entry?.concept != "me", verb < words.count - 1,
      let last = words.last,
      case .pronoun(let pronoun) = last.first?.role, pronoun.kind == .personal, pronoun.person.rank == .first,
      role(0) != .question, !request.isImperative, !request.isPolite, !isPolite,
      role(words.count - 2) != .preposition, role(words.count - 2) != .coordinator,
      let frame = frame(verb), frame.subjects.contains("person") || frame.subjects.contains("any"),
      !frame.marks.contains("experience") || telling.saysSpeaker,
      entry(verb)?.concept == "have" || !hasDoer(before: verb) && !isDoneTo(last, verb, frame)
    else { return }
    words.removeLast()
    let speaker = pronoun.person == .firstSingular ? word(PersonConcept.speaker) ?? last : word("we") ?? last
    let isWish =
      isFirst && isPlain && pronoun.person == .firstSingular
      && frame.marks.isDisjoint(with: ["state", "modal", "done", "unwilled"])
      && !words.contains { if case .negative = $0.first?.role { true } else { false } }
    let isDenied = if case .negative = role(verb - 1) { true } else { role(verb - 1) == .negation }
    let place = isDenied ? verb - 1 : verb
    // Milk not drink I.
    if isDenied, role(place) == .negation, verb == words.count - 1, pieces(in: 0..<place).count == 1, place > 0,
      pieces(in: 0..<place).allSatisfy({ $0.kind == .phrase && $0.noun?.isPerson == false })
    {
      words = [words[place], words[verb]] + words[..<place]
      if isWish, likelier(true, false) { insert("want", at: 1) }
      return words.insert(speaker, at: 0)
    }
    if isWish, likelier(true, false), let want = word("want") { words.insert(want, at: place) }
    words.insert(speaker, at: place)
    doToOneself()
    tellDone()
  }

  /// Tomato not like I: who speaks doesn't like it.
  mutating func putLikerFirst() {
    // Like a lot dogs I.
    let isDenied = role(0) == .negation && verb == 1
    if verb == 0 || isDenied, words.count > 2, ["like", "not-like"].contains(entry(verb ?? 0)?.concept), isPlain,
      let last = words.last, last.first?.role == .pronoun(Pronoun(.firstSingular)),
      words.dropFirst(isDenied ? 2 : 1).dropLast().allSatisfy({ ![.verb, .preposition].contains($0.first?.role) })
    {
      return words = [word(PersonConcept.speaker) ?? last] + words.dropLast()
    }
    guard let verb, verb > 0, verb == words.count - 2, ["like", "not-like"].contains(entry(verb)?.concept),
      case .pronoun(let pronoun) = words.last?.first?.role, pronoun.kind != .neuter, isPlain,
      pieces(in: 0..<verb).allSatisfy({ [.phrase, .negation].contains($0.kind) && $0.noun?.pronoun == nil }),
      let thing = pieces(in: 0..<verb).first(where: { $0.kind == .phrase }), thing.noun?.isPerson == false,
      let who = pronoun.person == .firstSingular ? word(PersonConcept.speaker) : words.last
    else { return }
    let not = words[..<verb].filter { $0.first?.role == .negation }
    words = [who] + not + [words[verb]] + words[thing.range]
  }

  private func hasDoer(before verb: Int) -> Bool {
    pieces(in: 0..<verb).contains { piece in
      guard piece.kind == .phrase, let noun = piece.noun else { return false }
      return noun.isPerson || noun.isName
        || noun.head?.entry?.isKind("animal") == true && fits(piece, asSubjectOf: verb)
    }
  }

  /// Whether what a verb says is done to who speaks: help me, give the ball me, wait I.
  private func isDoneTo(_ last: [Term], _ verb: Int, _ frame: VerbFrame) -> Bool {
    let others = pieces(in: 0..<words.count - 1).filter { $0.kind == .phrase }
    let isObject = last.first?.entry?.concept == "me"
    if frame.complements.contains(where: { $0.role == .recipient }) {
      return isObject || frame.marks.contains("asked") || frame.marks.contains("speech")
    }
    if isObject, others.isEmpty || verb == 0 {
      return frame.complements.contains { $0.role != .action && $0.kinds.contains("person") }
    }
    guard frame.complements.contains(where: { $0.role == .object && $0.kinds.contains("person") }) else { return false }
    return others.isEmpty || !others.contains { piece in piece.entry.map { isTaken($0, by: frame) } ?? false }
  }

  /// Bike ride know how, buy bread forget: what is known or forgotten is the other.
  mutating func putVerbBeforeWhatDepends() {
    let isSpeaker =
      if case .pronoun(let pronoun) = words.last?.first?.role { pronoun.person.rank == .first } else { false }
    let last = isSpeaker ? words.count - 2 : words.count - 1
    guard last > (isSpeaker ? 0 : 1), role(last) == .verb, let first = verb, first < last,
      let frame = frame(last), frame.complements.contains(where: { $0.role == .action }),
      !frame.marks.contains("motion"), !words[last].contains(where: { $0.role == .noun }),
      words[first].allSatisfy({ $0.role == .verb }) || first > 0 || isSpeaker,
      self.frame(first)?.complements.contains(where: { $0.role == .action }) != true
        || self.frame(first)?.marks.contains("motion") == true,
      pieces(in: first + 1..<last).allSatisfy({
        $0.kind == .phrase && $0.noun?.isPerson == false || $0.kind == .placed || $0.kind == .negation
          || $0.noun?.isSpeaker == true && $0.range.upperBound == last
      }),
      !words[..<last].contains(where: { $0.first?.role == .connector })
    else { return }
    let what = words.remove(at: last)
    // Paint drawing I want.
    if last - 1 > first, case .pronoun(let pronoun) = role(last - 1), pronoun.person.rank == .first,
      pronoun.kind == .personal
    {
      words.insert(words.remove(at: last - 1), at: first)
      return words.insert(what, at: first + 1)
    }
    let isOthers = pieces(in: 0..<first).contains {
      $0.noun.map { ($0.isPerson || $0.isName) && !$0.isSpeaker } ?? false
    }
    // Grandma see want: to see her.
    if isOthers, what.first?.entry?.concept == "want", first == words.count - 1, first > 0,
      ["see", "visit-action", "hug-action", "kiss-action", "phone-someone", "call-someone", "help", "find"].contains(
        entry(first)?.concept)
    {
      return words = [speaker, what, words[first]] + words[..<first]
    }
    // Mom come want: that she comes.
    words.insert(what, at: isOthers && telling.that != nil && what.first?.entry?.concept == "want" ? 0 : first)
    // Bed get out help: help me.
    if first == 0, isFirst, isPlain, let entry = what.first?.entry, entry.concept == "help" {
      helpWith(entry, 0)
      isOrder = words.count > last + 1
    }
    if let not = words.indices.first(where: { $0 > first && role($0) == .negation }) {
      words.insert(words.remove(at: not), at: first)
    }
    if pieces(in: 0..<first).allSatisfy({ $0.noun?.isPerson != true }), isFirst { tellDone() }
  }

  /// Banana peel you, book read you: you are asked to do it for the speaker.
  mutating func askAddressee() {
    // Lie tell you: you have told one.
    if isPlain, isFirst, words.count == 3, verb == 1, entry(0)?.concept == "lie-noun",
      words[2].first?.isAddressee == true
    {
      return words = [words[2], words[1], words[0], already]
    }
    // Pillow lift a little you: said of how much.
    if isPlain, isFirst, let verb, verb == 1, words.count == 4, words[3].first?.isAddressee == true,
      words[2].contains(where: {
        $0.entry?.isKind("degree") == true || $0.role == .quantity(.some) || $0.role == .adverb
      }),
      frame(1)?.marks.isDisjoint(with: ["state", "experience"]) == true, role(0) == .noun,
      entry(0)?.isKind("thing", "tool", "furniture") == true
    {
      words = [words[1], words[0], words[2]]
      isOrder = true
      return
    }
    guard let verb, verb > 0, verb == words.count - 2, words.last?.first?.isAddressee == true, isPlain, isFirst,
      !isPolite,
      let frame = frame(verb), !frame.marks.contains("state"), let me = word(PersonConcept.speaker),
      pieces(in: 0..<verb).count == 1, let thing = pieces(in: 0..<verb).first, thing.kind == .phrase,
      thing.noun?.isPerson == false, thing.noun?.pronoun == nil, let entry = thing.entry, isTaken(entry, by: frame),
      isForOthers(frame, entry), let you = words.last
    else { return }
    let isSaid = if case .pronoun(let pronoun) = you.first?.role { pronoun.kind == .polite } else { false }
    let isGiven = frame.complements.contains { $0.role == .recipient || $0.role == .beneficiary }
    let object =
      telling.ownersComeFirst || !isGiven || thing.noun?.determiners.isEmpty == false
      ? Array(words[thing.range]) : [Self.the] + words[thing.range]
    words = (isSaid ? [you] : []) + [words[verb]] + (isGiven ? [isSaid ? me : Self.asRecipient(me)] : []) + object
    isOrder = !isSaid
  }

  private static func asRecipient(_ reading: [Term]) -> [Term] {
    reading.map { term in
      var term = term
      term.chosenRole = .recipient
      return term
    }
  }

  /// What one does for somebody: to something that stays, or to give it; one eats for oneself.
  private func isForOthers(_ frame: VerbFrame, _ object: Entry) -> Bool {
    if frame.marks.contains("asked") { return true }
    return frame.complements.contains { $0.role == .recipient || $0.role == .beneficiary }
  }

  /// Pill take already: before the verb.
  mutating func putAlreadyBefore() {
    // Already eat I.
    if !telling.ownersComeFirst, verb == 2, entry(0)?.concept == "already", words[0].first?.said.isEmpty == false,
      case .pronoun(let pronoun) = role(1), pronoun.kind == .personal
    {
      words.swapAt(0, 1)
    }
    // Already take pill: I already took it.
    if telling.ownersComeFirst, let verb, verb > 1, entry(0)?.concept == "already", entry(0)?.role == .adverb,
      words[0].first?.said.isEmpty == false
    {
      words.insert(words.removeFirst(), at: verb - 1)
    }
    guard let verb, let last = words.last?.first, !last.said.isEmpty, last.entry?.concept == "already",
      verb < words.count - 1
    else { return }
    let already = words.removeLast()
    words.insert(already, at: verb)
  }

  /// Who says what is done, and nothing else, wants to do it, or asks for it.
  mutating func addSpeaker() {
    if telling.ownersComeFirst, isFirst, isPlain, let verb, entry(verb)?.concept != "hurt",
      frame(verb)?.marks.contains("experience") == true
    {
      return words.insert(speaker, at: role(verb - 1) == .negation ? verb - 1 : verb)
    }
    guard isFirst, !isPolite, !isOrder, let verb, let entry = entry(verb), let frame = entry.frame,
      frame.subjects.contains("person"),
      !frame.marks.contains("experience"), !isWeather(entry, verb),
      entry.concept != "have" || telling.that != nil && role(verb + 1) == .verb && !telling.ownersComeFirst,
      !["be", "be-state"].contains(self.entry(verb + 1)?.concept)
    else { return }
    if let addressee = words.firstIndex(where: { $0.first?.isAddressee == true }), frame.marks.contains("asked") {
      words.remove(at: addressee)
    } else if words.contains(where: { $0.first?.isAddressee == true }) {
      return
    }
    guard let place = self.verb else { return }
    helpWith(entry, place)
    waitALittle()
    if isPlain, words.contains(where: { $0.first?.entry?.concept == "together" }),
      frame.marks.isDisjoint(with: ["state", "modal", "done"]),
      let we = speakers
    {
      return words.insert(we, at: place)
    }
    if isPlain, frame.marks.isDisjoint(with: ["state", "modal", "done"]), asksForSpeaker(frame, place) {
      isOrder = true
      return
    }
    if isForLater, frame.marks.isDisjoint(with: ["state", "modal", "done", "experience", "asked"]),
      likelier(true, false),
      let want = word("want")
    {
      words.insert(contentsOf: [speaker, want], at: place)
    } else if frame.marks.contains("done"), isPlain {
      words.insert(speaker, at: place)
      if role(place - 1) != .negation, role(place + 2) != .verb { words.append(already) }
    } else if isTensed, request.tense != nil || words.contains(where: { $0.first?.entry?.tense != nil }),
      !request.isImperative
    {
      words.insert(speaker, at: place)
    } else if isPlain,
      frame.marks.contains("asked") && !dressesSelf(entry, place) && !givesAway(frame, place)
        || tellsHow(entry, place)
    {
      if likelier(true, false) {
        isOrder = true
        askForOneself(entry, frame, place)
        pointOut(place)
      } else {
        insert("want", at: place)
      }
    } else if isPlain, frame.marks.isDisjoint(with: ["state", "modal", "weather"]) {
      if isNoWish(frame) || isHabit(frame) || entry.concept == "get" && role(place + 1) == .verb {
        words.insert(speaker, at: place)
        if isSuffered { words.append(already) }
      } else if likelier(true, false) {
        words.insert(contentsOf: [speaker, word("want") ?? []].filter { !$0.isEmpty }, at: place)
      } else {
        words.insert(speaker, at: place)
      }
    }
    doToOneself()
  }

  /// Get up seven: what one does at an hour every day.
  private func isHabit(_ frame: VerbFrame) -> Bool {
    telling.ownersComeFirst && frame.marks.contains("routine")
      && words.last?.first?.entry?.marks.contains("routine") == true
  }
}
