import TagarelaKit

/// How and where something is, what something is, and what the weather does, where the order or the verb is missing.
extension FewWords {
  mutating func tellSituation(isPolite: Bool) {
    tellOwnClothes()
    tellHowFar()
    tellWhoIsThere()
    wantInCompany()
    tellWhatItIsAlone()
    putWeatherBehind()
    tellPainOfOther()
    putSensedFirst()
    tellTooMuch()
    tellStateHere()
    putFeelerFirst()
    tellOwnPart()
    fearEvent()
    tellWhatMakesFeel()
    switchOff(isPolite: isPolite)
  }

  /// Shop closed today, moon big tonight: it is so then, and nobody goes there.
  mutating func tellHowItIsThen(_ pieces: [Piece]) -> Bool {
    guard isPlain || request.tense != nil || isTensed, isFirst, pieces.count == 2,
      let thing = pieces.first(where: { $0.kind == .phrase }), pieces.contains(where: { $0.kind == .time }),
      let noun = thing.noun, let entry = thing.entry, entry.role == .noun, noun.determiners.allSatisfy(\.isPossessive),
      noun.belonging.isEmpty, noun.adjectives.count == 1, let quality = noun.adjectives.first?.adjective.entry,
      noun.adjectives.first?.isBefore == false, thing.range.count > 1,
      quality.kinds.first == "state" && quality.describes(entry)
        || quality.marks.contains("judged")
          && entry.isKind("place", "thing", "tool", "vehicle", "person")
        || entry.isKind("weather") || entry.marks.contains("unique") && entry.kinds.first == "place",
      let be = word(telling.ownersComeFirst ? "be" : "be-state")
    else { return false }
    let day = pieces.first { $0.kind == .time && $0.noun != nil }?.range.map { words[$0] } ?? []
    words.insert(be, at: thing.range.upperBound - 1)
    // Market closed Sunday.
    if !telling.ownersComeFirst, !day.isEmpty, thing.range.lowerBound == 0 {
      words = day + words.dropLast(day.count)
    }
    return true
  }

  /// Trousers wet I: the speaker's are.
  private mutating func tellOwnClothes() {
    guard verb == nil, isPlain, words.count == 3, role(0) == .noun, entry(0)?.isKind("clothing") == true,
      let state = words[1].first(where: { $0.role == .adjective }),
      state.entry?.isKind("state", "size") == true
        || state.entry?.isKind("quality") == true && state.entry?.isKind("colour") == false,
      words[2].first?.isOneSpeaker == true, let my = word("my"),
      let be = word(telling.ownersComeFirst || state.entry?.kinds.first != "state" ? "be" : "be-state")
    else { return }
    words = [my, words[0], be, [state]]
  }

  /// Hospital far: it is.
  private mutating func tellHowFar() {
    guard verb == nil, isPlain, isFirst, !isCompound, words.count == 2, role(0) == .noun,
      ["near", "far"].contains(entry(1)?.concept), let be = word(telling.ownersComeFirst ? "be" : "be-state")
    else { return }
    words.insert(be, at: 1)
  }

  /// Angry teacher: she is; proud son: the speaker is, of him.
  mutating func tellStateOfOther() -> Bool {
    if askHowItIs() { return true }
    let start = ["be", "be-state"].contains(entry(0)?.concept) && words.count == 3 ? 1 : 0
    if words.count == 4, words[0].first?.isOneSpeaker == true,
      ["be", "be-state"].contains(entry(1)?.concept), words[2].first?.isOpposed == true, role(3) == .noun,
      entry(3)?.kinds.first == "person", let with = word("with")
    {
      words.insert(with, at: 3)
      return true
    }
    guard isPlain, isFirst, !isCompound, !isPolite, words.count == start + 2,
      let state = words[start].first(where: { $0.role == .adjective }), words[start].first?.role == .adjective,
      let quality = state.entry, quality.kinds.first == "state", quality.bearers.contains("person"),
      quality.concept != "scared", role(start + 1) == .noun, entry(start + 1)?.kinds.first == "person",
      let be = word(telling.ownersComeFirst ? "be" : "be-state")
    else { return false }
    if quality.concept == "proud", let of {
      words = [speaker, be, [state], of, words[start + 1]]
    } else if start == 1, state.isOpposed, let with = word("with") {
      words = [speaker, be, [state], with, words[2]]
    } else if start == 0 {
      words = [words[1], be, [state]]
    } else {
      return false
    }
    return true
  }

  /// Proud my daughter: the speaker is, of her.
  mutating func tellProud() -> Bool {
    guard isPlain, isFirst, words.count == 3, entry(0)?.concept == "proud",
      let own = words.dropFirst().first(where: { $0.contains(where: \.isOwn) }),
      let whom = words.dropFirst().first(where: { $0.first?.role == .noun && $0.first?.entry?.isKind("person") == true }
      ),
      let be = word(telling.ownersComeFirst ? "be" : "be-state"), let of, let my = word("my")
    else { return false }
    let whose = possessive(own)
    words = [speaker, be, words[0], of, whose.isEmpty ? my : whose, whom]
    return true
  }

  /// Ready lunch, asked: is it?
  private mutating func askHowItIs() -> Bool {
    guard request.isQuestion, verb == nil, isFirst, words.count == 2, role(1) == .noun,
      let quality = words[0].first(where: { $0.role == .adjective }), words[0].first?.role == .adjective,
      let be = word(quality.entry?.kinds.first == "state" && !telling.ownersComeFirst ? "be-state" : "be")
    else { return false }
    words = [words[1], be, [quality]]
    return true
  }

  /// Lie be, secret be: it is one.
  private mutating func tellWhatItIsAlone() {
    guard isPlain, words.count == 2, role(0) == .noun, entry(0)?.kinds.contains("idea") == true,
      entry(1)?.concept == "be", role(1) == .verb
    else { return }
    words.swapAt(0, 1)
    if telling.ownersComeFirst, let it = word("it") { words.insert(it, at: 0) }
  }

  /// Cold make, tomorrow sun make: the weather stands behind.
  private mutating func putWeatherBehind() {
    guard !telling.ownersComeFirst else { return }
    // Wind outside: the language says that it makes wind.
    if verb == nil, isPlain, isFirst, words.count == 2, role(0) == .noun, entry(0)?.kinds.first == "weather",
      telling.weathers.contains(entry(0)?.text ?? ""),
      words[1].contains(where: { $0.role == .adverb && $0.entry?.kinds.first == "place" }), let make = word("do")
    {
      words.insert(make, at: 0)
    }
    for index in words.indices.dropFirst()
    where role(index - 1) == .noun && words[index].contains(where: { $0.role == .verb && $0.entry?.concept == "do" }) {
      // Rain make: it rains.
      if let fall = Self.falls[entry(index - 1)?.concept ?? ""], let rains = word(fall) {
        words.replaceSubrange(index - 1...index, with: [rains])
        return
      }
      guard telling.weathers.contains(entry(index - 1)?.text ?? "") || entry(index - 1)?.isKind("weather") == true,
        role(index + 1) != .noun || entry(index + 1)?.isTimely == true
      else { continue }
      words.swapAt(index - 1, index)
      return
    }
  }

  private static let falls = ["rain-noun": "rain-action", "snow-noun": "snow-action"]

  /// Too much noise here: there is.
  private mutating func tellTooMuch() {
    guard telling.ownersComeFirst, verb == nil, isPlain, isFirst, words.count > 2,
      words[0].contains(where: { $0.role == .quantity(.many) || $0.entry?.concept == "too-much" }),
      pieces(in: 0..<words.count - 1).count == 1, role(words.count - 2) == .noun,
      words.last?.contains(where: { $0.role == .adverb && $0.entry?.kinds.first == "place" }) == true
    else { return }
    insertExistence(at: 0)
  }

  /// Light off sleep: to turn it off, for the speaker wants to sleep.
  mutating func switchOffFor() -> Bool {
    guard isPlain, isFirst, words.count == 3, let turned, let deed = words[2].first, deed.role == .verb,
      deed.entry?.frame?.subjects.contains("person") == true, let want = word("want")
    else { return false }
    isOrder = true
    words = turned + [Self.comma, speaker, want, [deed]]
    return true
  }

  /// Hospital grandpa: he is there.
  private mutating func tellWhoIsThere() {
    guard verb == nil, isPlain, isFirst, !isCompound, words.count == 2, role(0) == .noun,
      entry(0)?.kinds.first == "place", !Self.homes.contains(entry(0)?.concept ?? ""),
      entry(0)?.isKind("person") == false,
      [.noun, .name].contains(role(1)), role(1) == .name || entry(1)?.kinds.first == "person",
      entry(1)?.marks.isDisjoint(with: ["visited", "appointment"]) == true,
      let be = word(telling.ownersComeFirst ? "be" : "be-state")
    else { return }
    words = [words[1], be, words[0]]
  }

  /// Beer bar friend: it is wanted there, with him.
  private mutating func wantInCompany() {
    guard verb == nil, isPlain, isFirst, words.count == 3,
      words.allSatisfy({ [.noun, .name].contains($0.first?.role) }),
      let drink = words.first(where: { $0.first?.entry?.isKind("drink", "meal", "food") == true }),
      let place = words.first(where: { $0.first?.entry?.kinds.first == "place" }),
      let person = words.first(where: { $0.first?.role == .name || $0.first?.entry?.kinds.first == "person" }),
      person.first?.entry?.isKind("food", "place") != true, let want = word("want"), let with = word("with")
    else { return }
    words = [speaker, want, drink, Self.taken(place, as: .place), with, person]
  }

  /// Smell good kitchen: it does.
  private mutating func putSensedFirst() {
    guard verb == 0, isPlain, words.count == 3, ["smell-action", "taste-action"].contains(entry(0)?.concept),
      words[1].contains(where: { [.adjective, .adverb].contains($0.role) }), role(2) == .noun,
      entry(2)?.isKind("person", "animal") == false
    else { return }
    words = [words[2], words[0].filter { $0.role == .verb }, words[1]]
  }

  /// Head hurt Dad: his; blood finger: it bleeds.
  private mutating func tellPainOfOther() {
    // Tummy hurt me: the speaker's.
    if telling.ownersComeFirst, words.count == 3, entry(0)?.kinds.first == "body", entry(1)?.concept == "hurt",
      entry(2)?.concept == "me" || words[2].first?.isOneSpeaker == true
    {
      words.removeLast()
      return
    }
    if words.count == 2, verb == nil, entry(0)?.concept == "blood", entry(1)?.kinds.first == "body" {
      return words.swapAt(0, 1)
    }
    guard words.count == 3, role(0) == .noun, entry(0)?.isKind("body") == true, entry(1)?.concept == "hurt",
      role(1) == .verb, [.noun, .name].contains(role(2)), role(2) == .name || entry(2)?.isKind("person") == true
    else { return }
    words = [words[2], words[1], words[0]]
  }

  /// Light off please, radio on please: to turn it so.
  private mutating func switchOff(isPolite: Bool) {
    guard isPolite, verb == nil, words.count == 2, let turned else { return }
    words = turned
    isOrder = true
  }

  /// To turn something as the word behind it says: to turn the light off.
  private var turned: [[Term]]? {
    let thing = words[0].filter { $0.role == .noun }
    guard !thing.isEmpty, let turn = words[1].lazy.compactMap({ Self.switches[$0.entry?.concept ?? ""] }).first,
      let verb = word(turn)
    else { return nil }
    return [verb, thing]
  }

  private static let switches = [
    "switched-off": "turn-off", "switched-on": "turn-on", "closed": "close-action", "open": "open-action",
  ]

  /// My sister birthday tomorrow: hers is then.
  mutating func tellWhoseEvent() {
    guard !telling.ownersComeFirst, verb == nil, isPlain || isTensed, let of, let be = word("be"),
      let event = words.indices.last(where: { entry($0)?.concept == "birthday" }), event > 0, event == words.count - 2,
      words[event + 1].contains(where: { $0.entry?.isTimely == true || $0.entry?.kinds.first == "time" }),
      pieces(in: 0..<event).count == 1, let owner = pieces(in: 0..<event)[0].noun, owner.isPerson || owner.isName,
      owner.pronoun == nil
    else { return }
    words = [Self.untensed(words[event + 1]), be, words[event], of] + words[..<event]
  }

  /// Elephant refrigerator inside: it is in there.
  mutating func putPositionBefore() {
    guard verb == nil, isPlain, words.count == 3, role(0) == .noun, role(1) == .noun,
      let position = words[2].first(where: {
        ["inside", "under", "behind", "in-front-of", "above", "below", "on-top-of", "near"].contains($0.entry?.concept)
      }), words[2].first?.role != .noun, entry(0)?.isKind("time") == false,
      let be = word(telling.ownersComeFirst ? "be" : "be-state")
    else { return }
    words = [words[0], be, [position], words[1]]
  }
}
