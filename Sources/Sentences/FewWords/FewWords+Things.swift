import TagarelaKit

/// How things are, what they lack or hold, and the weather.
extension FewWords {
  /// Broken lift, wet be towel, mouth dry I: how something is, and whose.
  mutating func tellStateOfThing() {
    // Mouth dry I: the speaker's.
    if !telling.ownersComeFirst, verb == nil, words.count == 3, words[2].first?.isOneSpeaker == true,
      role(0) == .noun, entry(0)?.kinds.first == "body",
      words[1].contains(where: { $0.role == .adjective })
    {
      words.removeLast()
      return
    }
    // I alone want be.
    if words.count == 4, words[0].first?.isOneSpeaker == true, words[1].contains(where: { $0.role == .adjective }),
      ["want", "not-want"].contains(entry(2)?.concept), ["be", "be-state"].contains(entry(3)?.concept)
    {
      words = [words[0], words[2], words[3], words[1].filter { $0.role == .adjective }]
      return
    }
    // Shoe tight my, table on top key.
    if !telling.ownersComeFirst, verb == nil, words.count == 3, role(0) == .noun,
      words[2].contains(where: \.isPossessive),
      let quality = words[1].first(where: { $0.role == .adjective && $0.entry?.kinds.first == "state" }),
      words[1].first?.role == .adjective,
      entry(0)?.isKind("person") == false, let be = word("be-state")
    {
      words = [possessive(words[2]), words[0], be, [quality]]
      return
    }
    if verb == nil, words.count == 3, role(0) == .noun, entry(0)?.isKind("furniture", "container") == true,
      role(2) == .noun,
      entry(2)?.isKind("furniture", "container", "person") == false,
      words[1].contains(where: {
        ["on-top-of", "below", "inside", "above", "under", "behind", "next-to"].contains($0.entry?.concept)
      }),
      let be = word(telling.ownersComeFirst ? "be" : "be-state")
    {
      words = [words[2], be, words[1], words[0]]
      return
    }
    // Cake very good be.
    if !telling.ownersComeFirst, words.count == 4, verb == 3, ["be", "be-state"].contains(entry(3)?.concept),
      role(0) == .noun, words[1].contains(where: { $0.isMany || $0.entry?.isKind("degree") == true }),
      let quality = words[2].first(where: { $0.role == .adjective })
    {
      words = [words[0], words[3], words[1], [quality]]
      return
    }
    // Table below be cat.
    if words.count == 4, verb == 2, ["be", "be-state"].contains(entry(2)?.concept), role(0) == .noun,
      entry(0)?.isKind("furniture", "container") == true, words[1].first?.role != .noun,
      words[1].contains(where: { $0.entry?.kinds.first == "place" }), role(3) == .noun || role(3) == .name
    {
      words = [words[3], words[2], words[1], words[0]]
      return
    }
    // Key table be: on it; below table cat be.
    if words.count > 2, verb == words.count - 1, ["be", "be-state"].contains(entry(words.count - 1)?.concept) {
      if words.count == 3, role(0) == .noun, entry(0)?.isKind("furniture", "container") == true, role(1) == .noun,
        entry(1)?.isKind("furniture", "container", "person") == false
      {
        words = [words[1], words[2], Self.taken(words[0], as: .place)]
        return
      }
      if words.count == 3, role(0) == .noun, entry(0)?.isKind("thing", "tool", "animal", "food", "toy") == true,
        role(1) == .noun,
        entry(1)?.isKind("furniture", "container") == true, entry(2)?.concept == "be-state" || telling.ownersComeFirst
      {
        words = [words[0], words[2], Self.taken(words[1], as: .place)]
        return
      }
      if words.count == 4, words[0].contains(where: { $0.entry?.kinds.first == "place" && $0.role != .noun }),
        role(1) == .noun,
        role(2) == .noun || role(2) == .name
      {
        words = [words[2], words[3], words[0], words[1]]
        return
      }
    }
    // Shirt wet be.
    if !telling.ownersComeFirst, words.count == 3, verb == 2, ["be", "be-state"].contains(entry(2)?.concept),
      role(0) == .noun, let quality = words[1].first(where: { $0.role == .adjective }), let thing = entry(0),
      quality.entry?.describes(thing) == true
    {
      words = [words[0], words[2], [quality]]
      return
    }
    guard words.count == 3, verb == 1, ["be", "be-state"].contains(entry(1)?.concept),
      let quality = words[0].first(where: { $0.role == .adjective }), words[0].first?.role == .adjective,
      role(2) == .noun, let thing = entry(2), quality.entry?.describes(thing) == true
    else { return }
    words = [words[2], words[1], [quality]]
  }

  /// Broken chair, ready lunch already, expensive shoe very: how it is, and not which one.
  mutating func putThingBeforeState() {
    // Too loud music.
    if telling.ownersComeFirst, verb == nil, isFirst, isPlain, words.count == 3, words[2].first?.role == .noun,
      words[0].contains(where: { $0.entry?.isKind("degree") == true && $0.role != .noun }),
      words[0].first?.said.lowercased() != "very",
      let quality = words[1].first(where: { $0.role == .adjective }), let be = word("be")
    {
      words = [words[2], be, words[0], [quality]]
      return
    }
    // Too hot coffee.
    if !telling.ownersComeFirst, verb == nil, isFirst, words.count == 3, role(2) == .noun,
      words[0].contains(where: { $0.entry?.isKind("degree") == true || $0.entry?.concept == "too-much" }),
      words[1].contains(where: { $0.role == .adjective })
    {
      words.swapAt(0, 1)
    }
    // Noise very loud.
    if !telling.ownersComeFirst, verb == nil, isFirst, isPlain, words.count == 3, role(0) == .noun,
      words[1].contains(where: { $0.isMany || $0.entry?.isKind("degree") == true }), role(1) != .noun,
      let quality = words[2].first(where: { $0.role == .adjective }), words[2].first?.role == .adjective,
      entry(0)?.isKind("sound", "weather", "place", "food", "music", "media", "drink") == true,
      let be = word(
        quality.entry?.kinds.first == "state" || entry(0)?.isKind("sound", "food", "music", "drink") == true
          ? "be-state" : "be")
    {
      words.insert(be, at: 1)
      return
    }
    guard !telling.ownersComeFirst, verb == nil, isFirst, words[0].first?.role == .adjective,
      let state = words[0].first(where: { $0.role == .adjective }), let quality = state.entry,
      quality.kinds.first == "state" || quality.isKind("quality"), !quality.isKind("colour", "order")
    else { return }
    let ahead = words.dropFirst().prefix {
      $0.contains { $0.isMany || $0.entry?.isKind("degree") == true } && $0.first?.role != .noun
    }
    let behind = pieces(in: 1 + ahead.count..<words.count)
    guard let thing = behind.first, thing.kind == .phrase, let entry = thing.entry, entry.role == .noun,
      thing.noun?.adjectives.isEmpty == true, !entry.isKind("body", "feeling", "illness", "time"),
      thing.noun?.determiners.allSatisfy(\.isPossessive) == true, quality.describes(entry),
      behind.dropFirst().allSatisfy({ [.time, .adverb].contains($0.kind) || isDegree($0) }),
      words.count > 2 || quality.kinds.first == "state" && !entry.isKind("person")
    else { return }
    let degrees = ahead + behind.dropFirst().filter(isDegree).flatMap { words[$0.range] }
    // Ready already: it is by now.
    let times = behind.dropFirst().filter { !isDegree($0) }.flatMap { words[$0.range] }.map { reading in
      reading.first?.entry?.concept == "already" ? Self.untensed(reading) : reading
    }
    let isState = quality.kinds.first == "state"
    let rest = entry.isKind("person") && !isState ? nil : word(isState ? "be-state" : "be")
    guard let rest else { return }
    words = words[thing.range] + [rest] + degrees + [[state]] + times
  }

  /// Soup lack salt, salad salt lack: what it lacks.
  mutating func tellWhatLacks() {
    guard let verb, let lack = word("be-missing")?.first?.text, words[verb].contains(where: { $0.text == lack }),
      words.count == 3
    else { return }
    let things = words.indices.filter { $0 != verb }
    guard things.allSatisfy({ role($0) == .noun && entry($0)?.isKind("food", "drink") == true }) else { return }
    let isSeasoning = { (index: Int) in
      ["salt", "sugar", "pepper-spice", "oil", "vinegar", "sauce", "lemon", "milk", "honey"]
        .contains(self.entry(index)?.concept)
    }
    guard let part = things.last(where: isSeasoning), let whole = things.first(where: { $0 != part }) else { return }
    if telling.isWithFeelings {
      // There it lacks.
      var entry = words[verb].first?.entry
      entry?.frame = VerbFrame(
        subjects: [], complements: [.init(.object, kinds: ["any"]), .init(.place, kinds: ["any"])],
        marks: ["state", "new"])
      words =
        [[Term(words[verb].first?.said ?? "", entry)], words[part]] + [word("at")].compactMap { $0 } + [words[whole]]
      return
    }
    words = [Self.the, words[whole], words[verb], words[part]]
  }

  /// Medicine taste bad: it has one.
  mutating func tellWhatHasTaste() {
    guard verb == nil, words.count == 3, role(0) == .noun, role(1) == .noun, role(2) == .adjective,
      ["flavor", "smell-noun"].contains(entry(1)?.concept), entry(0)?.isKind("person") == false,
      let have = word("have")
    else { return }
    words.insert(have, at: 1)
  }

  /// Money not enough: there isn't.
  mutating func denyEnough() {
    guard verb == nil, isFirst, words.count == 3, role(0) == .noun, role(1) == .negation,
      let enough = words[2].first(where: { $0.entry?.concept == "enough" }), entry(0)?.isKind("person") == false
    else { return }
    let quantity = Term(enough.said, Entry(enough.text, .quantity(.some)))
    words = [words[1], [quantity], words[0]]
    insertExistence(at: telling.ownersComeFirst ? 0 : 1)
  }

  /// Coffee without sugar want I, coffee no sugar want I: it is wanted so.
  mutating func wantThingLast() {
    // Bread with butter I want.
    if let verb, verb == words.count - 1, verb > 2, ["want", "need"].contains(entry(verb)?.concept),
      words[verb - 1].first?.isOneSpeaker == true,
      pieces(in: 0..<verb - 1).allSatisfy({
        $0.kind == .placed || $0.kind == .phrase && !isSomebody($0) && $0.noun?.pronoun == nil
      })
    {
      return words = [words[verb - 1], words[verb]] + words[..<(verb - 1)]
    }
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

  /// Rain umbrella take, rain today park not, rain not go out: it rains, and that is why.
  mutating func tellRain() {
    guard isFirst, words.count > 2,
      let kind = [
        "rain-noun": "rain-action", "snow-noun": "snow-action", "rain-action": "rain-action",
        "snow-action": "snow-action",
      ][
        entry(0)?.concept ?? ""],
      let rain = word(kind)
    else { return }
    let today = words.count > 3 && entry(1)?.isTimely == true ? [words[1]] : []
    let rest = Array(words[(1 + today.count)...])
    if role(0) == .noun, rest.count == 2, let deed = rest.first(where: { $0.first?.role == .verb }),
      let thing = rest.first(where: {
        $0.first?.role == .noun && $0.first?.entry?.isKind("thing", "clothing", "tool") == true
      }),
      let want = word("want")
    {
      words = [rain] + today + [Self.comma, speaker, want, deed, thing]
      return
    }
    // Rain not go out yard.
    if rest.count > 2, rest[0].first?.role == .negation, rest[1].first?.role == .verb,
      pieces(in: words.count - rest.count + 2..<words.count).allSatisfy({ $0.kind == .phrase && !isSomebody($0) }),
      let we = speakers
    {
      words = [rain] + today + [Self.comma, we] + rest
      return
    }
    guard rest.count == 2,
      let not = rest.first(where: { $0.first?.role == .negation || $0.contains { $0.role == .quantity(.none) } }),
      let other = rest.first(where: { $0.first?.role != .negation && !$0.contains { $0.role == .quantity(.none) } }),
      let go = word("go"), let negation = not.first(where: { $0.role == .negation }) ?? word("not")?.first,
      let we = speakers
    else { return }
    if other.first?.role == .verb, rest.last?.first?.role == .verb {
      words = [rain] + today + [Self.comma, we, [negation], other]
    } else if other.first?.role == .noun, other.first?.entry?.kinds.first == "place" {
      // Rain park no: told elsewhere, as what goes on.
      if telling.ownersComeFirst, today.isEmpty { return words = [words[0], other, not] }
      words = [rain] + today + [Self.comma, we, [negation], go, other]
    }
  }

  /// Hot today very: it is so.
  mutating func tellWeatherOfDay() {
    guard isFirst, verb == nil, words.count == 3, let make = word("do"),
      let felt = words.indices.first(where: { telling.weathers.contains(words[$0].first?.text ?? "") }),
      let much = words.indices.first(where: { $0 != felt && words[$0].contains(where: \.isMany) }),
      let when = words.indices.first(where: { $0 != felt && $0 != much }), entry(when)?.isTimely == true
    else { return }
    words = [words[when], make, words[much], words[felt].filter { $0.role == .noun }]
  }

  /// Cold make: it is cold.
  mutating func makeWeather() {
    guard words.count == 2, telling.weathers.contains(words[0].first?.text ?? ""),
      ["do", "make"].contains(entry(1)?.concept), role(1) == .verb
    else { return }
    words.swapAt(0, 1)
  }

  /// No more soup: the speaker doesn't want more.
  mutating func refuseMore() {
    if !telling.ownersComeFirst, isFirst, isPlain, words.count == 2,
      entry(0)?.concept == "not-anymore" || role(0) == .negative(.noLonger),
      role(1) == .noun, entry(1)?.isKind("food", "drink", "medicine", "game", "media") == true, let want = word("want"),
      let not = word("not"), let more = word("more")
    {
      words = [speaker, not, want, more, words[1]]
      return
    }
    guard !telling.ownersComeFirst, isFirst, isPlain, verb == nil, words.count == 3, role(0) == .negation,
      words[1].contains(where: { $0.role == .quantity(.more) }), role(2) == .noun,
      entry(2)?.isKind("food", "drink", "medicine", "game", "media") == true, let want = word("want")
    else { return }
    words = [speaker, words[0], want, words[1].filter { $0.role == .quantity(.more) }, words[2]]
  }

  /// How much ice cream cost: what it does.
  mutating func askCost() {
    // How much cost this.
    if words.count == 3, entry(0)?.concept == "how-much", entry(1)?.concept == "cost",
      words[2].contains(where: { $0.role == .demonstrative })
    {
      words.swapAt(1, 2)
      return
    }
    guard entry(0)?.concept == "how-much", words.count > 2, words.last?.first?.entry?.concept == "cost",
      words.last?.first?.role == .verb, role(1) == .noun
    else { return }
    words.insert(words.removeLast(), at: 1)
  }

  /// What exist eat today, what exist lunch: what there is to eat.
  mutating func askWhatThereIs() {
    if words.count == 3, entry(2)?.concept == "exist", ["what", "which"].contains(entry(1)?.concept) {
      words = [words[1], words[2], words[0]]
    }
    guard words.count > 2, ["what", "which"].contains(entry(0)?.concept), entry(1)?.concept == "exist",
      let whatToEat = telling.whatToEat,
      let meal = words[2].first(where: {
        $0.entry?.isKind("meal") == true || $0.entry?.frame?.marks.contains("meal") == true
          || $0.entry?.concept == "eat"
      }),
      words.count == 3 || words.count == 4 && entry(3)?.isTimely == true
    else { return }
    let text = whatToEat(meal.text, words.count == 4 ? words[3].first?.text ?? "" : "")
    words = [[Term(text, Entry(text, .saying))]]
  }

  /// Sunday eat home grandfather: at his.
  mutating func nameHost() {
    guard let verb, verb + 2 == words.count - 1,
      entry(verb + 1)?.concept == "home" || entry(verb + 1)?.concept == "house",
      [.noun, .name].contains(role(verb + 2)), role(verb + 2) == .name || entry(verb + 2)?.isKind("person") == true,
      let of, !telling.ownersComeFirst,
      ["eat", "sleep", "play", "stay", "go", "have-lunch", "have-dinner", "be-state"].contains(entry(verb)?.concept)
    else { return }
    words.insert(of, at: verb + 2)
  }

  /// Bath now not: the speaker doesn't want it.
  mutating func refuseCare() {
    guard isFirst, isPlain, verb == nil, words.count == 3, role(0) == .noun, words[1].first?.entry?.concept == "now",
      role(2) == .negation, entry(0)?.isKind("work", "meal", "food", "game") == true, let want = word("want")
    else { return }
    words = [speaker, words[2], want, words[0], words[1]]
  }

  /// School today not have: there is none.
  mutating func denyThere() {
    // Today school not have.
    if words.count == 4, entry(0)?.isTimely == true, role(1) == .noun, role(2) == .negation,
      entry(3)?.concept == "exist" || telling.isWithFeelings && entry(3)?.concept == "have"
    {
      words.swapAt(0, 1)
    }
    guard isFirst, let verb, verb == words.count - 1, verb > 1, role(verb - 1) == .negation,
      entry(verb)?.concept == "exist" || telling.isWithFeelings && entry(verb)?.concept == "have", role(0) == .noun,
      entry(0)?.isKind("person", "animal", "body") == false, entry(0)?.isSensation == false,
      words[1..<(verb - 1)].allSatisfy({ $0.first?.entry?.isTimely == true })
    else { return }
    let times = Array(words[1..<(verb - 1)])
    words =
      times + [
        words[verb - 1],
        words[0].map { term in
          var entry = term.entry
          entry?.marks.insert("mass")
          return Term(term.said, entry)
        },
      ]
    insertExistence(at: times.count + 1)
  }

  /// Heat make much today: it is very hot then.
  mutating func putMuchWeather() {
    guard words.count > 2,
      let make = words.firstIndex(where: {
        ["do", "make"].contains($0.first?.entry?.concept) && $0.first?.role == .verb
      }),
      let felt = words.firstIndex(where: { telling.weathers.contains($0.first?.text ?? "") }), abs(make - felt) == 1,
      let much = words.firstIndex(where: { $0.contains(where: \.isMany) }), much > max(make, felt)
    else { return }
    let times = words.indices.filter { ![make, felt, much].contains($0) }.map { words[$0] }
    guard times.allSatisfy({ $0.first?.entry?.isTimely == true }) else { return }
    words = times + [words[make], words[much].filter(\.isMany), words[felt].filter { $0.role == .noun }]
  }
}
