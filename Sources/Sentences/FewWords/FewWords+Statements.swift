import TagarelaKit

/// What something is, and how, where no verb says so and the language can't do without one: it is.
extension FewWords {
  /// Big horse, Mom car, lunch time: it is a big horse, Mom's car, lunch time.
  ///
  /// - Parameter isAll: nothing else was said.
  mutating func tellWhatItIs(isAll: Bool) {
    guard telling.ownersComeFirst, isAll, verb == nil, isPlain, isFirst, !isCompound, !isPolite, pieces.count == 1,
      let piece = pieces.first, piece.kind == .phrase, let noun = piece.noun, let entry = piece.entry,
      isShown(noun, entry)
    else { return }
    insert("be", at: 0)
  }

  private func isShown(_ noun: NounPhrase, _ entry: Entry) -> Bool {
    guard entry.role == .noun, !entry.isPlural, noun.determiners.isEmpty, noun.others.isEmpty else { return false }
    if entry.concept == Self.occasion { return noun.adjectives.isEmpty }
    let isOwned = noun.belonging.first?.noun.map { $0.isPerson || $0.isName } == true
    return (isOwned || !noun.adjectives.isEmpty) && noun.adjectives.allSatisfy(\.isBefore)
      && !entry.isKind("person", "food", "drink", "body", "place", "time", "event", "feeling", "illness")
  }

  /// Time for lunch: it is.
  mutating func tellTimeFor() {
    guard telling.ownersComeFirst, verb == nil, isPlain, isFirst, !isCompound, words.count == 3,
      entry(0)?.concept == "time-concept", role(1) == .preposition, words[1].first?.text == telling.preposition
    else { return }
    insert("be", at: 0)
  }

  /// Lunch time finished: it is over.
  mutating func tellOccasion() {
    guard telling.ownersComeFirst, verb == nil, words.count == 2, entry(0)?.concept == Self.occasion,
      let state = words[1].first(where: { $0.role == .adjective }), let be = word("be")
    else { return }
    words = [words[0], be, [state]]
  }

  /// Scared of dog, tired of this: who speaks is.
  mutating func tellOwnState() {
    guard telling.ownersComeFirst, verb == nil, isPlain, isFirst, words.count > 2, role(0) == .adjective,
      entry(0)?.bearers.contains("person") == true, role(1) == .preposition, let be = word("be")
    else { return }
    words = [speaker, be] + words
  }

  /// Windy outside, cold today, very dark, too loud: it is.
  mutating func tellWeatherIs() {
    guard telling.ownersComeFirst, verb == nil, isPlain, isFirst, !isCompound, !isPolite, words.count > 1,
      let quality = words.firstIndex(where: { $0.first?.role == .adjective }), let entry = entry(quality),
      isWeather(entry) || quality > 0 && entry.bearers.contains("thing"),
      words[..<quality].allSatisfy(isDegree),
      words[(quality + 1)...].allSatisfy({
        $0.first?.role == .adverb
          && ($0.first?.entry?.isKind("place") == true || $0.first?.entry?.concept == "today" && isWeather(entry))
      })
    else { return }
    insert("be", at: 0)
  }

  private func isWeather(_ quality: Entry) -> Bool { quality.bearers.contains("weather") }

  private func isDegree(_ reading: [Term]) -> Bool {
    reading.contains { $0.role == .quantity(.many) || $0.entry?.isKind("degree") == true }
  }

  /// Put coat on because cold, stay home because ill: it is cold, the speaker is ill.
  mutating func tellReason() {
    guard telling.ownersComeFirst, connector?.concept == "because", !isFirst, verb == nil else { return }
    // Happy because birthday.
    if words.count == 1, entry(0)?.concept == "birthday", let it = word("it"), let be = word("be"), let my = word("my")
    {
      return words = [it, be, my, words[0]]
    }
    guard let last = words.last?.first,
      last.role == .adjective, let quality = last.entry, words.dropLast().allSatisfy(isDegree),
      let it = word(isWeather(quality) ? "it" : PersonConcept.speaker), let be = word("be")
    else { return }
    words = [it, be] + words
  }

  /// No paper in toilet: there is none.
  mutating func tellAbsence() {
    guard telling.ownersComeFirst, verb == nil, isPlain, isFirst,
      let no = words.first?.first(where: { $0.role == .negation || $0.role == .quantity(.none) }),
      no.entry?.concept != "not",
      role(1) == .noun, let thing = entry(1), !thing.isKind("place", "person"), pieces(in: 1..<words.count).count == 2,
      pieces(in: 1..<words.count).last?.kind == .placed
    else { return }
    words[0] = [Term(no.said, Entry(no.text, .quantity(.none)))]
    insertExistence(at: 0)
  }

  /// Saturday be party at school: there is one then.
  mutating func tellEvent() {
    guard telling.ownersComeFirst, isFirst, words.count > 2, entry(0)?.isKind("time", "when") == true,
      role(1) == .verb, entry(1)?.concept == "be", role(2) == .noun, let event = entry(2), event.isKind("event"),
      event.concept != "birthday", !event.isKind("time")
    else { return }
    let time = words[0].map { term in
      var term = term
      if term.role == .adverb { term = Self.untensed([term])[0] }
      return term
    }
    words = Array(words[2...]) + [time]
    insertExistence(at: 0)
  }

  /// On Monday have swimming: the time is told at the end.
  mutating func putPlacedTimeBehind() {
    guard telling.ownersComeFirst, isPlain, isFirst, words.count > 3, role(0) == .preposition, role(1) == .noun,
      entry(1)?.isKind("time", "when") == true, role(2) == .verb, !words[2].contains(where: { $0.role == .noun })
    else { return }
    words = Array(words[2...]) + words[..<2]
  }

  /// Go Grandma: where she lives.
  mutating func goHome() {
    guard telling.ownersComeFirst, let go = words.firstIndex(where: { $0.first?.entry?.concept == "go" }),
      words.indices.contains(go + 1), let host = words[go + 1].first, let entry = host.entry,
      host.role == .name && entry.isKind("person") || Self.hosts.contains(entry.concept),
      !pieces(in: go + 2..<words.count).contains(where: { [.phrase, .verb, .placed].contains($0.kind) })
    else { return }
    var home = Entry(telling.owning(host.text.prefix(1).uppercased() + host.text.dropFirst()), .name)
    home.kinds = ["place"]
    words[go + 1] = [Term(host.said, home)]
  }

  private static let hosts: Set = ["grandmother", "grandfather", "mother", "father"]

  /// What for dinner: what there is.
  mutating func askMeal() {
    guard telling.ownersComeFirst, words.count > 1, entry(0)?.concept == "what-for", entry(1)?.isKind("meal") == true,
      words.dropFirst(2).allSatisfy({ $0.first?.role == .adverb }), let what = word("what"), let be = word("be")
    else { return }
    words = [what, be, [Term(telling.preposition, Entry(telling.preposition, .preposition))]] + words[1...]
  }

  // MARK: - What is not possible

  /// Not find shoe: nobody decides not to.
  mutating func tellFailure() {
    guard telling.ownersComeFirst, isPlain, isFirst, role(0) == .negation, role(1) == .verb,
      Self.attempts.contains(entry(1)?.concept ?? ""), let can = word("can")
    else { return }
    words = [speaker, can] + words
  }

  private static let attempts: Set = ["find", "reach", "breathe", "remember"]

  // MARK: - Ages

  /// Six year, brother have five year: years old.
  mutating func tellYears() {
    guard let old = telling.yearsOld, let last = words.last?.first, last.entry?.concept == "year", words.count > 1,
      case .quantity(let quantity) = role(words.count - 2), quantity == .number || quantity == .one,
      let number = words[words.count - 2].first, let be = word("be")
    else { return }
    let place = words.count - 2
    let age = [Term(number.text + " " + old, Entry(number.text + " " + old, .adverb))]
    if place == 0, isPlain, isFirst, !isCompound {
      words = [speaker, be, age]
    } else if place > 1, role(place - 1) == .verb, ["have", "be"].contains(entry(place - 1)?.concept),
      pieces(in: 0..<place - 1).allSatisfy({ $0.noun?.isPerson == true })
    {
      words.replaceSubrange((place - 1)..., with: [be, age])
    }
  }

  // MARK: - What tells which kind

  private static let occasion = "time-occasion"

  /// Lunch time, bath time: one occasion.
  mutating func joinOccasions() {
    guard telling.ownersComeFirst else { return }
    for index in words.indices.dropFirst().reversed()
    where ["time-concept", "time-occasion"].contains(entry(index)?.concept) {
      guard
        let kind = words[index - 1].first(where: { term in
          term.role == .noun
            && (term.entry?.isKind("meal", "event", "work", "furniture", "game", "media", "food", "music") == true
              || term.entry?.concept == "home")
            || term.role == .verb && index == 1 && words[0].count == 1
        })
      else { continue }
      var entry = Entry(kind.text + " " + words[index][0].text, .noun)
      entry.concept = Self.occasion
      entry.kinds = ["meal", "event"]
      entry.marks = ["mass"]
      words.replaceSubrange(index - 1...index, with: [[Term(kind.said + " " + words[index][0].said, entry)]])
    }
  }

  /// School trip, pet snake, bird food, school corridor: what something is for, or whose kind it is of.
  mutating func joinKinds() {
    guard telling.ownersComeFirst else { return }
    for index in words.indices.dropLast().reversed() where role(index) == .noun && role(index + 1) == .noun {
      guard let kind = entry(index), let thing = entry(index + 1), !kind.isPlural,
        kind.concept == "pet" && thing.isKind("animal")
          || kind.kinds.first == "animal" && thing.concept == "food"
          || kind.kinds.first == "place" && thing.kinds.first == "event" && index > 0
          || kind.concept == "school" && thing.kinds.first == "place" && role(index - 1) == .preposition
      else { continue }
      var entry = thing
      entry.text = kind.text + " " + thing.text
      words.replaceSubrange(
        index...index + 1, with: [[Term(words[index][0].said + " " + words[index + 1][0].said, entry)]])
    }
  }

  // MARK: - What is done to clothes

  /// Help shoe off: to take it off.
  mutating func helpDressing() {
    if telling.ownersComeFirst, isPlain, isFirst, words.count == 3, entry(0)?.concept == "help", role(0) == .verb,
      words[1].contains(where: { $0.entry?.concept == "put" }), role(2) == .noun, entry(2)?.isKind("clothing") == true,
      let me = word(PersonConcept.speaker), let dress = word("put-on-clothes"), let my = word("my")
    {
      words = [words[0], me, dress, my, words[2]]
      isOrder = true
      return
    }
    guard telling.ownersComeFirst, isPlain, isFirst, words.count == 3, let me = word(PersonConcept.speaker),
      let help = words[0].first(where: { $0.role == .verb && $0.entry?.concept == "help" }), role(1) == .noun,
      entry(1)?.isKind("clothing") == true, let which = telling.dressing[words[2].first?.said ?? ""],
      let dress = word(which), let my = word("my")
    else { return }
    words = [[help], me, dress, my, words[1]]
    isOrder = true
  }

  /// Bigger than you room: yours.
  mutating func ownBehindPreposition() {
    guard telling.ownersComeFirst, words.count > 2, let last = words.indices.last, role(last) == .noun,
      entry(last)?.isKind("person", "time") == false, case .pronoun(let pronoun) = role(last - 1),
      pronoun.kind == .personal, role(last - 2) == .preposition || entry(last - 2)?.concept == "than",
      let my = word(Self.owning[pronoun.person.rank == .third ? "" : PersonConcept.pronoun(of: pronoun.person)] ?? "")
    else { return }
    words[last - 1] = my
  }

  private static let owning = [PersonConcept.speaker: "my", "you": "your", "we": "our"]
}
