import TagarelaKit

/// What there is.
extension FewWords {
  /// Much noise here, room many people, rain today: there is.
  mutating func tellExistence(_ pieces: [Piece], _ nouns: [Piece]) -> Bool {
    if tellWeather(pieces, nouns) || tellWithout() { return true }
    let many = nouns.filter { noun in
      noun.noun?.determiners.contains { $0.role == .quantity(.many) } == true
    }
    guard many.count == 1, let much = many.first, pieces.allSatisfy({ [.phrase, .adverb].contains($0.kind) }) else {
      return false
    }
    let others = pieces.filter { $0.range != much.range }
    if others.isEmpty, much.entry?.isKind("body", "illness") == true, much.entry?.isKind("person") == false,
      let have = word("have")
    {
      words = [speaker, have] + words
      return true
    }
    if others.isEmpty, much.entry?.isKind("sound") == true {
      insertExistence(at: 0)
      return true
    }
    guard others.count == 1, let place = others.first,
      place.noun?.isPlace == true || place.kind == .adverb && entry(place.range.lowerBound)?.isKind("place") == true
    else { return false }
    words = Array(words[much.range]) + Array(words[place.range])
    insertExistence(at: 0)
    return true
  }

  /// Rain today, strong wind today.
  private mutating func tellWeather(_ pieces: [Piece], _ nouns: [Piece]) -> Bool {
    guard !telling.ownersComeFirst, pieces.count == 2, nouns.count == 1, let weather = nouns[0].entry,
      weather.isKind("weather"),
      weather.role == .noun, let time = pieces.first(where: { $0.kind == .time })
    else { return false }
    let noun = words[nouns[0].range].map { reading in
      reading.map { term in
        var entry = term.entry
        entry?.marks.insert("mass")
        return Term(term.said, entry)
      }
    }
    words = Array(words[time.range]) + noun
    insertExistence(at: time.range.count)
    return true
  }

  /// Coffee no sugar: without it.
  private mutating func tellWithout() -> Bool {
    guard words.count > 2, let without = word("without"), let last = words.indices.last, role(last) == .noun,
      words[last - 1].contains(where: { $0.role == .negation || $0.role == .quantity(.none) }),
      words[..<(last - 1)].allSatisfy({ $0.first?.role == .noun && $0.first?.entry?.isKind("food", "drink") == true }),
      entry(last)?.isKind("food", "drink") == true
    else { return false }
    words[last - 1] = without
    return true
  }

  /// What falls, and that it does.
  private static let falling = ["rain-noun": "rain-action", "snow-noun": "snow-action"]

  /// Rain park no: it rains, we don't go there.
  mutating func tellNoOuting(_ pieces: [Piece]) -> Bool {
    let nouns = pieces.filter { $0.kind == .phrase }
    guard nouns.count == 2, let weather = nouns[0].entry, weather.isKind("weather"), nouns[1].noun?.isPlace == true,
      nouns[1].entry?.isKind("weather") == false, pieces.allSatisfy({ [.phrase, .time, .negation].contains($0.kind) }),
      let not = words.first(where: { $0.first?.role == .negation }),
      var fall = Self.falling[weather.concept].flatMap({ word($0) }), let we = speakers, let go = word("go")
    else { return false }
    let times = pieces.filter { $0.kind == .time }.flatMap { words[$0.range] }
    if telling.ownersComeFirst, let be = word("be")?.first?.text {
      let falling = be + " " + book.gerund(of: fall[0].text)
      fall[0].entry?.text = falling
    }
    words = times + [fall, Self.comma, we, not, go] + words[nouns[1].range]
    return true
  }

  /// Rain, where the word is a verb as well: rain park no.
  mutating func nameWeather() {
    guard telling.ownersComeFirst, words.count == 3, isFirst, let place = words[1].first(where: { $0.role == .noun }),
      place.entry?.kinds.first == "place", words[2].contains(where: { $0.role == .negation }),
      let rain = words[0].first(where: { Self.falling[$0.entry?.concept ?? ""] != nil })
    else { return }
    words = [[rain], [place], words[2].filter { $0.role == .negation }]
  }

  /// There are: the language's own word, where a shorter one was said.
  mutating func nameExistence() {
    guard let place = words.firstIndex(where: { $0.first?.role == .verb }), entry(place)?.concept == "exist",
      entry(place)?.text != telling.existence, telling.existence.hasPrefix(entry(place)?.text ?? " "),
      role(place + 1) == .noun || place == words.count - 1
    else { return }
    words.remove(at: place)
    insertExistence(at: place)
  }

  mutating func insertExistence(at index: Int) {
    guard var verb = book.word(of: "exist") else { return }
    verb.text = telling.existence
    words.insert([Term(verb.text, verb)], at: index)
  }
}
