import TagarelaKit

/// Where one goes, gets up from and does things, before what is done to what is told.
extension FewWords {
  /// Lift early I: nothing is lifted, one gets up.
  mutating func getUp() {
    guard let verb, entry(verb)?.concept == "lift", let rise = word("get-up"), isPlain,
      words.indices.allSatisfy({ index in
        index == verb || role(index) == .adverb || words[index].first?.isOneSpeaker == true
          || entry(index)?.kinds.first == "time"
      }), words.count > 1
    else { return }
    words.remove(at: verb)
    words.removeAll { $0.first?.isOneSpeaker == true }
    words.insert(rise, at: 0)
  }

  /// Bus school go: there, by bus.
  mutating func goByVehicle() {
    guard let verb, verb == words.count - 1, verb > 1, entry(verb)?.concept == "go" else { return }
    let before = pieces(in: 0..<verb)
    guard before.count == 2, before.allSatisfy({ $0.kind == .phrase }),
      let vehicle = before.first(where: { $0.entry?.isKind("vehicle") == true }),
      let place = before.first(where: { $0.noun?.isPlace == true && $0.range != vehicle.range }),
      vehicle.noun?.determiners.isEmpty == true
    else { return }
    words = [words[verb]] + words[place.range] + words[vehicle.range]
  }

  /// Dog water give: it is the dog that gets it.
  mutating func giveToAnimal() {
    guard verb == 2, words.count == 3, isPlain, role(0) == .noun, ["animal", "plant"].contains(entry(0)?.kinds.first),
      role(1) == .noun,
      let gift = entry(1), !gift.isKind("person", "animal"), entry(2)?.concept == "give", let want = word("want")
    else { return }
    // Cow milk give: that is what cows do.
    if gift.concept == "milk", ["cow", "goat", "sheep"].contains(entry(0)?.concept) {
      return words = [words[0], words[2], words[1]]
    }
    words = [speaker, want, words[2], words[1], words[0]]
  }

  /// Market buy banana, hospital be Grandpa: a place does nothing and is where it is done.
  mutating func putPlaceBehind() {
    guard let verb, verb == 1, words.count > 2, isPlain, isFirst, role(0) == .noun, entry(0)?.kinds.first == "place",
      let frame = frame(1), role(2) != .verb, entry(0)?.isKind("person") == false
    else { return }
    if ["be", "be-state", "stay"].contains(entry(1)?.concept) {
      guard words.count == 3, [.noun, .name].contains(role(2)),
        role(2) == .name || entry(2)?.isKind("person", "animal") == true
      else { return }
      return words.swapAt(0, 2)
    }
    guard !frame.subjects.contains("any"), !frame.subjects.contains("place"), frame.subjects.contains("person"),
      frame.marks.isDisjoint(with: ["state", "motion", "experience"]), entry(2)?.isKind("person") == false,
      pieces(in: 2..<words.count).allSatisfy({
        $0.kind == .phrase && $0.noun?.isPerson == false && $0.noun?.isName == false
      })
    else { return }
    words = Array(words.dropFirst()) + [words[0]]
  }

  /// Want school: to go there.
  mutating func goThere() {
    guard
      let want = words.firstIndex(where: {
        ["want", "not-want"].contains($0.first?.entry?.concept) && $0.first?.role == .verb
      }),
      words.count == want + 2, role(want + 1) == .noun, let goal = entry(want + 1),
      goal.kinds.first == "place" || goal.concept == "bed" && words.contains(where: { $0.first?.role == .negation })
    else { return }
    insert("go", at: want + 1)
  }

  /// Pee want: to do it.
  mutating func doNeeds() {
    if let verb, ["do", "make"].contains(entry(verb)?.concept),
      ["pee-body", "poop-body"].contains(entry(verb + 1)?.concept),
      let deed = word(entry(verb + 1)?.concept == "pee-body" ? "pee" : "poop")
    {
      return words.replaceSubrange(verb...verb + 1, with: [deed])
    }
    guard let verb, entry(verb)?.concept == "want" || entry(verb)?.concept == "need",
      let need = words.firstIndex(where: { ["pee-body", "poop-body"].contains($0.first?.entry?.concept) }),
      let deed = word(entry(need)?.concept == "pee-body" ? "pee" : "poop")
    else { return }
    words.remove(at: need)
    words.insert(deed, at: (self.verb ?? 0) + 1)
  }

  /// Finish juice: it has come to an end.
  mutating func tellWhatEnded() {
    guard isPlain || request.tense != nil, !telling.ownersComeFirst, verb == 0, words.count == 2, role(1) == .noun,
      let verb = entry(0), let noun = entry(1),
      verb.concept == "finish", noun.isKind("food", "drink", "material", "tool", "substance")
    else { return }
    words.swapAt(0, 1)
  }

  /// Room there is mosquito: where it is stands behind.
  mutating func putExistenceFirst() {
    guard let verb, entry(verb)?.concept == "exist", entry(verb)?.frame?.subjects.isEmpty == true else {
      return
    }
    let behind = pieces(in: verb + 1..<words.count).filter { $0.kind == .phrase }
    if behind.count == 1, behind[0].noun?.isPlace == true, !pieces.contains(where: { $0.kind == .placed }) {
      for index in behind[0].range { words[index] = Self.asObject(words[index]) }
    }
    for piece in pieces(in: 0..<verb) where piece.kind == .phrase {
      let phrase = words[piece.range]
      words.removeSubrange(piece.range)
      words += phrase
      return
    }
  }

  /// Bank money take out, money bank take out: from there.
  mutating func takeOutOf() {
    guard !telling.ownersComeFirst, words.count == 3, words[2].contains(where: { $0.entry?.concept == "take-out" }),
      let of,
      role(0) == .noun, role(1) == .noun, let source = [0, 1].first(where: isSource), !isSource(1 - source),
      entry(1 - source)?.isKind("person", "animal", "clothing", "body") == false
    else { return }
    let place = words[source].filter { $0.role == .noun && $0.entry?.isSource == true }
    words = [words[2].filter { $0.entry?.concept == "take-out" }, words[1 - source], of, place]
  }

  private func isSource(_ index: Int) -> Bool {
    words[index].contains { $0.role == .noun && $0.entry?.isSource == true }
  }

  /// Saturday swim go, work go: to go swimming, to work.
  mutating func goDoing() {
    guard telling.ownersComeFirst else { return }
    for index in words.indices.dropFirst()
    where entry(index)?.concept == "go" && words[index - 1].contains(where: { $0.role == .verb }) {
      guard words[index].first?.role == .verb, role(index + 1) != .noun, let deed = words[index - 1].first else {
        continue
      }
      if let place = words[index - 1].first(where: { $0.role == .noun && $0.entry?.isKind("place") == true }) {
        words.replaceSubrange(index - 1...index, with: [words[index], [place]])
      } else if Self.outings.contains(deed.entry?.concept ?? "") {
        let doing = book.gerund(of: deed.text)
        words.replaceSubrange(index - 1...index, with: [words[index], [Term(doing, Entry(doing, .adverb))]])
      }
      return
    }
  }

  private static let outings: Set = [
    "swim", "run", "dance", "ski-action", "skate-action", "fish-action", "go-shopping",
  ]
}

extension Entry {
  /// Something can be taken out of it.
  fileprivate var isSource: Bool { isKind("place", "container") || kinds.first == "furniture" }
}
