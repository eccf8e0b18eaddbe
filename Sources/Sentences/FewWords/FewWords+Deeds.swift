import TagarelaKit

/// What is done where several nouns are said and no verb: by whom, where to, with whom, with what.
extension FewWords {
  /// Saturday pool, I friend park, summer beach family; pizza tonight; rice beans meat.
  mutating func tellDeed(_ pieces: [Piece], _ nouns: [Piece]) -> Bool {
    guard !nouns.isEmpty, pieces.allSatisfy({ [.phrase, .time, .adverb].contains($0.kind) }),
      nouns.allSatisfy({ $0.noun?.belonging.allSatisfy { $0.preposition?.said.isEmpty ?? true } ?? true })
    else { return false }
    let when = pieces.filter { isWhen($0) }
    let others = pieces.filter { piece in !nouns.contains { $0.range == piece.range } && !isWhen(piece) }
    guard others.allSatisfy({ $0.kind == .adverb && entry($0.range.lowerBound)?.isKind("manner", "frequency") == true })
    else { return false }
    var left = nouns.filter { !isWhen($0) }
    var subject: [[Term]] = [speaker]
    if let index = left.firstIndex(where: { $0.noun?.isSpeaker == true }) {
      subject = Array(words[left.remove(at: index).range])
    } else if left.contains(where: { $0.noun?.pronoun != nil }) {
      return false
    } else if left.count == 1, when.count == 1, others.isEmpty, !isTensed, left[0].entry?.isKind("person") == true,
      left[0].entry?.marks.isDisjoint(with: ["visited", "appointment"]) == true, left[0].entry?.role == .noun,
      when[0].noun != nil, left[0].range.lowerBound > 0, let visit = word("visit-action")
    {
      // Sunday Grandma.
      words = words[when[0].range] + [speaker, visit] + words[left[0].range]
      return true
    } else if left.count == 1, when.isEmpty, others.isEmpty, !isList(left[0]) {
      return false
    }
    let isNamed = nouns.contains { $0.noun?.isSpeaker == true }
    if go(subject, isNamed, left, when, others) { return true }
    return wish(subject, isNamed, left, when)
  }

  /// Coffee without sugar, pasta with sauce: it is wanted so.
  mutating func wantPrepared(_ pieces: [Piece]) -> Bool {
    if pieces.count == 3, pieces[0].noun?.isSpeaker == true, isEaten(pieces[1]), pieces[2].kind == .placed, isPlain,
      ["with", "without"].contains(entry(pieces[2].range.lowerBound)?.concept), let want = word("want")
    {
      words.insert(want, at: pieces[1].range.lowerBound)
      return true
    }
    if pieces.count == 1, words.count > 2, isFirst, isPlain, !isPolite, !telling.ownersComeFirst,
      pieces[0].entry?.isKind("drink") == true, pieces[0].noun?.determiners.isEmpty == true,
      !words.contains(where: { $0.contains { $0.entry?.isKind("degree") == true } }),
      let quality = words.last?.first(where: { $0.role == .adjective }), quality.entry?.isKind("state") == true,
      let want = word("want")
    {
      words[words.count - 1] = [quality]
      words.insert(contentsOf: [speaker, want], at: 0)
      return true
    }
    guard isFirst, !isPolite, isPlain, pieces.count == 2, isEaten(pieces[0]), pieces[1].kind == .placed,
      pieces[0].entry?.isKind("drink") == true
        || pieces[0].entry?.marks.isDisjoint(with: ["flavoured", "topped"]) == false,
      ["with", "without"].contains(entry(pieces[1].range.lowerBound)?.concept), pieces[1].noun?.isPerson == false,
      let want = word("want")
    else { return false }
    words.insert(contentsOf: [speaker, want], at: 0)
    return true
  }

  /// To the only place, with persons, by vehicles.
  private mutating func go(
    _ subject: [[Term]], _ isNamed: Bool, _ nouns: [Piece], _ when: [Piece], _ others: [Piece]
  ) -> Bool {
    let places = nouns.filter { isDestination($0) }
    let persons = nouns.filter { $0.noun?.isPerson == true || $0.entry?.isKind("group") == true }
    let vehicles = nouns.filter { $0.entry?.isKind("vehicle") == true && !isDestination($0) }
    if !isNamed, visitHost(nouns, when) { return true }
    guard places.count == 1, places.count + persons.count + vehicles.count == nouns.count,
      persons.count < 2, vehicles.count < 2, isNamed || !when.isEmpty || !others.isEmpty || !vehicles.isEmpty,
      isNamed || persons.isEmpty || persons[0].range.lowerBound > places[0].range.lowerBound,
      !(isNamed && nouns.count == 1), let go = word("go"), let with = word("with")
    else { return false }
    let day = when.first {
      entry($0.range.lowerBound)?.isKind("present") != true || entry($0.range.lowerBound)?.concept == "today"
    }
    var deed = day == nil && !isTensed ? [word("want") ?? []].filter { !$0.isEmpty } + [go] : [go]
    deed += words[places[0].range]
    if let person = persons.first { deed += [with] + words[person.range] }
    if let vehicle = vehicles.first { deed += words[vehicle.range] }
    deed += others.flatMap { words[$0.range] }
    let times = when.flatMap { words[$0.range] }
    let isFront = !telling.ownersComeFirst && day.map({ $0.range.lowerBound == 0 }) ?? false
    words = isFront ? times + subject + deed : subject + deed + times
    return true
  }

  /// Grandma house Sunday: one goes to hers.
  private mutating func visitHost(_ nouns: [Piece], _ when: [Piece]) -> Bool {
    guard nouns.count == 2, !when.isEmpty,
      let home = nouns.first(where: { Self.homes.contains($0.entry?.concept ?? "") }),
      let host = nouns.first(where: { $0.range != home.range }),
      host.noun?.isPerson == true || host.noun?.isName == true,
      host.noun?.pronoun == nil, let go = word("go"), let of
    else { return false }
    let times = when.flatMap { Array(words[$0.range]) }
    let visit = [speaker, go] + words[home.range] + [of] + words[host.range]
    words = telling.ownersComeFirst ? visit + times : times + visit
    return true
  }

  private func isDestination(_ piece: Piece) -> Bool {
    guard let entry = piece.entry, piece.noun?.isPerson == false, piece.noun?.pronoun == nil else { return false }
    return entry.kinds.first == "place"
      || entry.role == .noun && entry.isKind("place") && !entry.isKind("thing", "weather")
      || entry.concept == "toilet"
  }

  /// Food and drinks, wanted now or at another time.
  private mutating func wish(_ subject: [[Term]], _ isNamed: Bool, _ nouns: [Piece], _ when: [Piece]) -> Bool {
    let isNow = when.count == 1 && entry(when[0].range.lowerBound)?.concept == "now"
    guard isFirst, !nouns.isEmpty, nouns.allSatisfy({ isEaten($0) }) || isNow && nouns.count == 1 && isWanted(nouns[0]),
      !isTensed || when.contains(where: isTonight),
      nouns.count > 1 || !when.isEmpty || nouns[0].noun?.others.isEmpty == false || isNamed,
      let want = word("want")
    else { return false }
    let times = when.flatMap { words[$0.range] }
    let isList = nouns.count > 1 || nouns[0].noun?.others.isEmpty == false
    let things = nouns.flatMap { Array(words[$0.range]) }
    words = subject + [want] + (isList && !telling.ownersComeFirst ? things.map(Self.asObject) : things) + times
    return true
  }

  /// Several things, and nobody said what joins them.
  private func isList(_ piece: Piece) -> Bool {
    piece.noun?.others.isEmpty == false && !words.contains { $0.first?.role == .coordinator }
  }

  private func isTonight(_ piece: Piece) -> Bool { entry(piece.range.lowerBound)?.concept == "tonight" }

  private func isWanted(_ piece: Piece) -> Bool {
    guard let entry = piece.entry, entry.role == .noun, piece.noun?.isPerson == false else { return false }
    return entry.isKind("thing", "toy", "media", "music", "substance", "clothing", "tool")
      && !entry.isKind("person", "time", "body")
  }

  private func isEaten(_ piece: Piece) -> Bool {
    piece.entry.map { $0.isKind("food", "drink") && $0.role == .noun && !$0.isKind("animal", "person", "meal") }
      ?? false
  }

  /// Mom hug: one of hers is wanted.
  mutating func tellGesture(_ pieces: [Piece], _ nouns: [Piece]) -> Bool {
    guard pieces.count == 2, nouns.count == 2, isPlain, isFirst, !words[0].contains(where: { $0.role == .verb }),
      let gesture = nouns.first(where: { $0.entry?.isKind("gesture") == true && $0.entry?.role == .noun }),
      let giver = nouns.first(where: { $0.range != gesture.range }),
      giver.noun?.isPerson == true || giver.noun?.isName == true,
      giver.noun?.pronoun == nil, let want = word("want"), let from = word(telling.ownersComeFirst ? "from" : "of")
    else { return false }
    let one: [[Term]] =
      telling.ownersComeFirst || gesture.noun?.determiners.isEmpty == false
      ? [] : [Self.one]
    words = [speaker, want] + one + words[gesture.range] + [from] + words[giver.range]
    return true
  }
}
