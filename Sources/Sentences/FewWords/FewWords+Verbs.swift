import TagarelaKit

extension FewWords {
  /// The verb that was left out, by what the nouns are: I want juice, I go to the beach tomorrow, there is no school.
  mutating func putInVerb() {
    if words.count == 2, tellOwn([]) { return }
    if tellLate() || tellContrast() || tellHowMuchItIs() { return }
    if words.count == 3, words[2].contains(where: \.isOwn), role(0) == .noun, entry(1)?.isTimely == true,
      role(1) == .noun
    {
      words.insert(words.removeLast(), at: 0)
    }
    if words.count == 3, words[1].contains(where: \.isOwn), role(0) == .noun, entry(2)?.isTimely == true {
      words.swapAt(0, 1)
    }
    let pieces = pieces
    if tellOwner() { return }
    if tellOwnAge() { return }
    if tellTowards() || wantPrepared(pieces) || tellPainOf(pieces, pieces.filter { $0.kind == .phrase }) { return }
    guard pieces.allSatisfy({ [.phrase, .time, .adverb, .negation, .adjective].contains($0.kind) }) else { return }
    if tellNoOuting(pieces) { return }
    let nouns = pieces.filter { $0.kind == .phrase }
    if tellExistence(pieces, nouns) { return }
    if tellKin(pieces, nouns) { return }
    if tellOrName(pieces, nouns) || tellHowItIsThen(pieces) { return }
    if tellAge(nouns) || tellOwn(nouns) || tellLack(pieces, nouns) || tellQuality(pieces, nouns) { return }
    if !pieces.contains(where: { $0.kind == .adjective }) || nouns.isEmpty, tellDay(pieces, nouns) { return }
    if tellDeed(pieces, nouns) || tellGesture(pieces, nouns) { return }
    guard let subject = nouns.first?.noun else { return }
    if nouns.count == 2, isSubject(subject) || isKept(nouns) {
      tellOfSubject(subject, nouns[1], pieces)
    } else if nouns.count == 3, subject.isSpeaker, nouns[1].entry?.isKind("toy", "game") == true,
      nouns[2].noun?.isPlace == true
    {
      insert("play", at: nouns[1].range.lowerBound)
      if !isTensed { insert("want", at: nouns[1].range.lowerBound) }
    } else if nouns.count == 1, !subject.isPerson, pieces.contains(where: { $0.kind == .negation }),
      !telling.ownersComeFirst
    {
      refuse(nouns[0])
      // Internet no.
      if verb == nil, words.count == 2, role(1) == .negation,
        entry(0)?.isKind("thing", "media", "idea", "tool") == true,
        isPlain
      {
        denyExistence(nouns[0])
      }
    }
  }

  private func isSubject(_ phrase: NounPhrase) -> Bool {
    phrase.isPerson || phrase.isName || phrase.head?.entry?.isKind("animal", "toy", "thing", "clothing") == true
  }

  /// Milk refrigerator: it is in there.
  private func isKept(_ nouns: [Piece]) -> Bool {
    guard let entry = nouns[0].entry, let holder = nouns[1].entry else { return false }
    return entry.isKind("food", "drink") && isHolder(holder, of: entry)
  }

  // MARK: - Somebody and something

  private mutating func tellOfSubject(_ subject: NounPhrase, _ other: Piece, _ pieces: [Piece]) {
    guard let noun = other.noun, let entry = noun.head?.entry, entry.role == .noun || entry.role == .name else {
      return
    }
    let place = other.range.lowerBound
    let isBetween = pieces.contains { $0.kind == .adjective || $0.kind == .adverb && entryIsPlace($0) }
    if isBetween
      || noun.adjectives.contains(where: {
        $0.isBefore && $0.adjective.entry?.isKind("state") == true
          && $0.adjective.entry?.bearers.contains("person") == true
      })
    {
      return
    }
    if subject.isSpeaker {
      tellOfSpeaker(noun, entry, at: place)
    } else if subject.isPerson || subject.isName || subject.head?.entry?.isKind("animal") == true {
      if entry.isKind("food", "drink"), !entry.isKind("animal", "person") {
        insert(isTensed ? deed(entry) ?? "want" : likelier("want", deed(entry) ?? "have"), at: place)
      } else if isHolder(entry, of: subject.head?.entry) {
        insert("be-state", at: place)
      } else if isTensed, entry.kinds.first == "place" {
        insert("go", at: place)
      } else if !telling.ownersComeFirst, !isTensed, pieces.count == 2,
        entry.isKind("thing", "toy", "clothing", "tool", "vehicle", "media"), noun.belonging.isEmpty,
        subject.pronoun == nil, !noun.determiners.contains(where: \.isPossessive), let of
      {
        guard likelier(true, false) else { return insert("want", at: place) }
        let owner = Array(words[..<place])
        words = Array(words[place...]) + [of] + owner
      }
    } else if isHolder(entry, of: subject.head?.entry) {
      insert("be-state", at: place)
    }
  }

  /// The book is on the table; but the chair is a piece of furniture.
  private func isHolder(_ entry: Entry, of other: Entry?) -> Bool {
    guard !isTensed, let kind = ["furniture", "container"].first(where: { entry.isKind($0) }) else { return false }
    return other.map { !$0.isKind(kind) && !$0.isKind("place") } ?? false
  }

  private func entryIsPlace(_ piece: Piece) -> Bool { entry(piece.range.lowerBound)?.isKind("place") == true }

  private mutating func tellOfSpeaker(_ noun: NounPhrase, _ entry: Entry, at place: Int) {
    let isVisited = entry.marks.contains("visited")
    if entry.isKind("place") && !entry.isKind("person") || isVisited && isTensed {
      if isTensed { return insert("go", at: place) }
      if isCompound, words.contains(where: { $0.first?.role == .negation }) { return insert("go", at: place) }
      guard likelier(true, false) else { return insert("be-state", at: place) }
      insert("go", at: place)
      insert("want", at: place)
    } else if isTensed, let deed = deed(entry) {
      insert(deed, at: place)
    } else if entry.isKind("game"), !entry.isKind("toy"), entry.isMass || entry.marks.contains("unique") {
      insert("play", at: place)
      insert("want", at: place)
    } else if entry.isKind("person", "animal"), noun.determiners.contains(where: { $0.role == .quantity(.number) }) {
      insert("have", at: place)
    } else if isWanted(entry) {
      insert("want", at: place)
    } else if entry.isKind("event", "work"), !entry.isKind("time") {
      insert("have", at: place)
    }
  }

  private func isWanted(_ entry: Entry) -> Bool {
    if Self.kin.contains(entry.concept) { return true }
    return !entry.isKind("person", "body", "illness", "feeling", "time", "event", "quantity", "weather")
      && !entry.marks.contains("sensation") && entry.role == .noun
  }

  private static let kin: Set = ["mother", "father", "grandmother", "grandfather"]

  /// What one does with something of its kind.
  private func deed(_ entry: Entry) -> String? {
    if entry.isKind("drink") { return "drink-action" }
    if entry.isKind("food", "meal") { return "eat" }
    if entry.isKind("toy", "game") { return "play" }
    if entry.isKind("music") { return "listen" }
    if entry.concept == "party" { return "go" }
    if ["book", "story", "comic", "magazine", "newspaper"].contains(entry.concept) { return "read" }
    if entry.isKind("media") { return "watch-action" }
    if entry.isKind("event", "work") { return "have" }
    return nil
  }

  // MARK: - Days

  /// Today no school, tomorrow Ana's birthday, today Sunday.
  private mutating func tellDay(_ pieces: [Piece], _ nouns: [Piece]) -> Bool {
    guard let day = pieces.first(where: { $0.kind == .time }) else { return false }
    if tellBirthday(pieces) { return true }
    if tellAppointment(day, pieces, nouns) { return true }
    let isDenied = pieces.contains { $0.kind == .negation }
    let times = pieces.filter { $0.kind == .time }
    if telling.ownersComeFirst, pieces.count == 2, nouns.isEmpty, pieces[0].kind == .time, pieces[1].kind == .adjective
    {
      insert("be", at: 1)
      return true
    }
    if pieces.count == 2, nouns.count == 1, day.noun != nil, day.range.lowerBound > 0, let event = nouns[0].entry,
      ["birthday", "party", "wedding", "match-game"].contains(event.concept)
    {
      insert("be", at: day.range.lowerBound)
      return true
    }
    if nouns.isEmpty, times.count == 2, day.range.lowerBound == 0, entry(0)?.role == .adverb,
      times[1].noun != nil, pieces.count == 2
    {
      insert("be", at: times[1].range.lowerBound)
      return true
    }
    guard nouns.count == 1, let noun = nouns[0].noun, let entry = noun.head?.entry, entry.role == .noun else {
      return false
    }
    if isDenied,
      entry.isKind("event", "work", "meal")
        || ["school", "swimming", "swimming-pool", "gym", "classroom"].contains(entry.concept)
    {
      denyExistence(nouns[0])
      return true
    }
    guard !isDenied, day.range.lowerBound == 0 else { return false }
    if entry.concept == "birthday" {
      if self.entry(0)?.tense == .future { words[0] = Self.untensed(words[0]) }
      insert("be", at: nouns[0].range.lowerBound)
      return true
    }
    guard entry.isKind("event"), !entry.isKind("weather") else { return false }
    if telling.ownersComeFirst {
      words = words[nouns[0].range] + times.flatMap { words[$0.range] }
      insertExistence(at: 0)
    } else {
      insertExistence(at: nouns[0].range.lowerBound)
    }
    return true
  }

  /// My birthday Saturday: a day that is on a day.
  private mutating func tellBirthday(_ pieces: [Piece]) -> Bool {
    guard pieces.count == 2, let birthday = pieces.first(where: { $0.entry?.concept == "birthday" }),
      let day = pieces.first(where: { $0.kind == .time }), !isTensed || entry(day.range.lowerBound)?.tense == .future
    else { return false }
    let time = words[day.range].map(Self.untensed)
    var event = Array(words[birthday.range])
    if birthday.noun?.determiners.isEmpty == true, birthday.noun?.belonging.isEmpty == true, let my = word("my") {
      event.insert(my, at: 0)
    }
    guard let be = word("be") else { return false }
    words = day.range.lowerBound == 0 ? time + [be] + event : event + [be] + time
    return true
  }

  /// School bus late.
  private mutating func tellLate() -> Bool {
    // Bus very late.
    let place = telling.ownersComeFirst && words.count > 2 && entry(1)?.isKind("degree") == true ? 2 : 1
    guard role(0) == .noun, ["late", "early"].contains(entry(place)?.concept),
      entry(0)?.isKind("vehicle", "person") == true,
      words.dropFirst(place + 1).allSatisfy({ $0.first?.role == .adverb && $0.first?.entry?.isTimely == true })
    else { return false }
    insert(telling.ownersComeFirst ? "be" : "arrive", at: 1)
    return true
  }

  /// Speech therapist on Monday, trip tomorrow: the speaker has it.
  private mutating func tellAppointment(_ day: Piece, _ pieces: [Piece], _ nouns: [Piece]) -> Bool {
    let times = pieces.filter { $0.kind == .time }
    guard pieces.count == times.count + 1, nouns.count == 1, let noun = nouns[0].noun, noun.determiners.isEmpty,
      let entry = noun.head?.entry, entry.role == .noun, let have = word("have"),
      !words.contains(where: { $0.contains { $0.role == .adjective && $0.entry?.isKind("quality") == true } }),
      !entry.marks.isDisjoint(with: ["visited", "appointment"])
        || entry.isKind("game") && !entry.isKind("toy") && entry.isMass
    else { return false }
    if telling.ownersComeFirst, entry.isKind("person"), !entry.marks.contains("appointment"), let go = word("go") {
      let isFront = day.range.lowerBound == 0
      let day = times.flatMap { Array(words[$0.range]) }
      words = (isFront ? day : []) + [speaker, go] + words[nouns[0].range] + (isFront ? [] : day)
      return true
    }
    // What is fixed already is told as what is.
    let time = times.flatMap { words[$0.range].map(Self.untensed) }
    // One has speech therapy, not a therapist.
    let event = words[nouns[0].range].map { reading in
      reading.map { term in
        var entry = term.entry
        if entry?.isKind("person") == true || !telling.ownersComeFirst { entry?.marks.insert("mass") }
        return Term(term.said, entry)
      }
    }
    let isLater = day.range.lowerBound > 0 && (telling.ownersComeFirst || role(day.range.lowerBound) == .noun)
    words = isLater ? [speaker, have] + event + time : time + [speaker, have] + event
    return true
  }

  /// What there is, though it is a place.
  static func asObject(_ reading: [Term]) -> [Term] {
    reading.map { term in
      var entry = term.entry
      entry?.marks.insert("mass")
      var term = Term(term.said, entry)
      term.chosenRole = .object
      return term
    }
  }

  private mutating func denyExistence(_ piece: Piece) {
    if telling.ownersComeFirst {
      let isFirstSaid = words[0].contains { $0.role == .negation || $0.role == .quantity(.none) }
      let said = words.first { $0.first?.role == .negation || $0.first?.role == .quantity(.none) }?.first?.text ?? ""
      let no = Term(said, Entry(said, .quantity(.none)))
      let phrase = isFirstSaid ? Array(words[piece.range]) : words[piece.range].map(Self.asObject)
      words =
        [[no]] + phrase
        + words.indices.filter {
          !piece.range.contains($0) && role($0) != .negation && words[$0].first?.role != .quantity(.none)
        }.map { Self.untensed(words[$0]) }
      if !isFirstSaid { insertExistence(at: 0) }
      return
    }
    let phrase = words[piece.range].map(Self.asObject)
    let times = words.indices.filter { !piece.range.contains($0) && role($0) != .negation }.map {
      Self.untensed(words[$0])
    }
    let negation = words.first { $0.first?.role == .negation } ?? []
    words = times + [negation] + phrase
    insertExistence(at: times.count + 1)
  }

  /// No soup: I don't want any; no school: I don't want to go there.
  private mutating func refuse(_ piece: Piece) {
    guard let entry = piece.entry, entry.role == .noun,
      piece.noun?.determiners.contains(where: \.isPossessive) == false,
      entry.isKind("food", "drink", "place", "meal") || entry.marks.contains("refused")
        || entry.concept.isEmpty && entry.isKind("work")
    else { return }
    let phrase = entry.isKind("place") ? Array(words[piece.range]) : words[piece.range].map(Self.asObject)
    let negation = words.first { $0.first?.role == .negation } ?? []
    let others = words.indices.filter { !piece.range.contains($0) && role($0) != .negation }.map { words[$0] }
    words = [negation] + phrase + others
    if entry.isKind("place") { insert("go", at: 1) }
    insert("want", at: 1)
  }

  /// Phone battery no: it has none.
  private mutating func tellLack(_ pieces: [Piece], _ nouns: [Piece]) -> Bool {
    guard nouns.count == 2, pieces.count == 3, pieces.contains(where: { $0.kind == .negation }),
      let first = nouns[0].entry, let second = nouns[1].entry, first.isKind("thing", "tool", "vehicle"),
      second.role == .noun, !second.isKind("person", "place")
    else { return false }
    let negation = words.first { $0.first?.role == .negation } ?? []
    let subject = Array(words[nouns[0].range])
    let object = words[nouns[1].range].map(Self.asObject)
    words = subject + [negation] + [word("have") ?? []] + object
    return true
  }

  /// Tummy ache: the speaker has it.
  private mutating func tellPainOf(_ pieces: [Piece], _ nouns: [Piece]) -> Bool {
    if telling.ownersComeFirst, nouns.count == 2, pieces.count == 2, words.count == 2,
      nouns[0].entry?.isKind("body") == true,
      nouns[1].entry?.concept == "pain", let hurt = word("hurt")
    {
      words[1] = hurt
      return true
    }
    let when = pieces.filter { piece in
      let isSince = piece.kind == .other && role(piece.range.lowerBound) == .preposition
      return piece.kind == .time || piece.kind == .placed && entry(piece.range.upperBound - 1)?.isTimely == true
        || isSince && entry(piece.range.upperBound)?.isTimely == true
    }
    guard nouns.count <= 2, pieces.count == nouns.count + when.count,
      when.allSatisfy({ piece in nouns.allSatisfy { $0.range.upperBound <= piece.range.lowerBound } }),
      let last = nouns.last?.entry, last.role == .noun,
      last.marks.contains("ache") || last.isKind("illness") && last.marks.contains("flavoured"),
      nouns.last?.noun?.determiners.allSatisfy({ $0.role == .quantity(.many) }) == true,
      nouns.count == 1 || nouns[0].noun?.isSpeaker == true,
      let have = word(telling.isWithFeelings ? "be-state" : "have")
    else { return false }
    if nouns.count == 1 { words.insert(speaker, at: 0) }
    words.insert(have, at: 1)
    return true
  }

  /// Mason friend: he is mine; João boyfriend Maria: hers.
  private mutating func tellKin(_ pieces: [Piece], _ nouns: [Piece]) -> Bool {
    if nouns.count == 3, pieces.count == 3, words.count == 3, nouns[0].noun?.isName == true,
      nouns[1].entry?.isKind("person") == true,
      role(1) == .noun, nouns[2].noun?.isPerson == true, nouns[2].noun?.pronoun == nil, let of, let be = word("be")
    {
      words = [words[0], be, words[1], of, words[2]]
      return true
    }
    guard nouns.count == 2, pieces.count == 2, nouns[0].noun?.isName == true,
      nouns[1].noun?.determiners.isEmpty == true,
      let entry = nouns[1].entry, entry.role == .noun,
      ["friend", "best-friend", "brother", "sister", "cousin"].contains(entry.concept), let my = word("my")
    else { return false }
    if nouns[1].noun?.adjectives.isEmpty == true { words.insert(my, at: nouns[1].range.lowerBound) }
    insert("be", at: nouns[1].range.lowerBound)
    return true
  }

  // MARK: - Ages and what is one's own

  /// Seven years: the speaker is seven years old.
  private mutating func tellOwnAge() -> Bool {
    guard telling.hasAges, isPlain, isFirst, !isCompound, words.count == 2, entry(1)?.concept == "year",
      let number = words[0].first(where: { $0.role == .quantity(.number) }), let have = word("have")
    else { return false }
    words = [speaker, have, [number], words[1]]
    return true
  }

  /// I seven years: seven years old.
  private mutating func tellAge(_ nouns: [Piece]) -> Bool {
    if let old = telling.yearsOld { return tellYearsOld(old) }
    guard telling.hasAges, let years = words.lastIndex(where: { $0.first?.entry?.concept == "year" }), years > 0,
      case .quantity(let quantity) = role(years - 1), quantity == .number || quantity == .one,
      let subject = pieces.first(where: { $0.kind == .phrase })?.noun, subject.isPerson || subject.isName,
      words.count == years + 1
    else { return false }
    insert("have", at: years - 1)
    return true
  }

  /// I eight year, sister three year old: she is three years old.
  private mutating func tellYearsOld(_ old: String) -> Bool {
    guard let years = words.lastIndex(where: { $0.first?.entry?.concept == "year" }), years > 1,
      case .quantity(let quantity) = role(years - 1), quantity == .number || quantity == .one,
      words.count == years + 1
        || words.count == years + 2 && words[years + 1].contains(where: { $0.role == .adjective }),
      let number = words[years - 1].first, let subject = pieces(in: 0..<years - 1).first, subject.kind == .phrase,
      subject.range.upperBound == years - 1, subject.noun?.isPerson == true || subject.noun?.isName == true,
      let be = word("be")
    else { return false }
    let age = number.text + " " + old
    words = words[..<(years - 1)] + [be, [Term(age, Entry(age, .adverb))]]
    return true
  }

  /// This mine, my turn.
  private mutating func tellOwn(_ nouns: [Piece]) -> Bool {
    if nouns.count == 1, let noun = nouns[0].noun, noun.head?.role == .noun, !telling.ownersComeFirst,
      let place = words.indices.dropFirst().first(where: { words[$0].contains(where: \.isOwn) }),
      words[..<place].allSatisfy({ [.noun, .adjective].contains($0.first?.role) })
    {
      insert("be", at: place)
      return true
    }
    if words.count == 3, words[0].contains(where: { $0.role == .demonstrative }), role(1) == .noun,
      words[2].contains(where: \.isOwn), !telling.ownersComeFirst
    {
      insert("be", at: 2)
      return true
    }
    guard words.count == 2, words[0].contains(where: { $0.role == .demonstrative }),
      words[1].contains(where: \.isOwn), !telling.ownersComeFirst
    else { return false }
    insert("be", at: 1)
    return true
  }
}
