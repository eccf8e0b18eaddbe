import TagarelaKit

/// What is asked of others, and what is done to oneself.
extension FewWords {
  /// Read story me: what is done for who speaks, nobody who speaks does.
  func asksForSpeaker(_ frame: VerbFrame, _ place: Int) -> Bool {
    guard place == 0 else { return false }
    // Wake up me early, read me book, take me home.
    if telling.saysSpeaker, words.count > 2, entry(1)?.concept == "me",
      pieces(in: 2..<words.count).allSatisfy({ $0.kind != .verb }),
      frame.complements.contains(where: { [.object, .recipient, .companion].contains($0.role) })
    {
      return true
    }
    guard words.last?.first?.entry?.concept == "me" else { return false }
    // Look at me.
    if telling.saysSpeaker, words.count == 3, role(1) == .preposition { return true }
    if telling.saysSpeaker, words.count == 2, frame.complements.contains(where: { $0.role == .object }) { return true }
    return frame.complements.contains { $0.role != .action && $0.kinds.contains("person") && $0.role != .companion }
  }

  /// Help zipper: help me with it.
  mutating func helpWith(_ entry: Entry, _ place: Int) {
    guard entry.concept == "help", isPlain, let with = word("with"), let me = word(PersonConcept.speaker) else {
      return
    }
    let behind = pieces(in: place + 1..<words.count)
    guard let thing = behind.first, behind.count == 1 || behind.count == 2 && thing.kind == .verb else { return }
    if thing.kind == .verb {
      words.insert(me, at: place + 1)
    } else if thing.kind == .phrase, thing.noun?.isPerson == false, thing.noun?.isName == false,
      thing.noun?.pronoun == nil
    {
      words.insert(contentsOf: [me, with], at: place + 1)
    }
  }

  /// Need help homework: help with it.
  mutating func tellWithWhat() {
    guard let verb, ["want", "need", "have"].contains(entry(verb)?.concept), words.count == verb + 3,
      ["help", "help-noun"].contains(entry(verb + 1)?.concept), let thing = entry(verb + 2), role(verb + 2) == .noun,
      !thing.isKind("person", "animal", "time", "place")
    else { return }
    insert("with", at: verb + 2)
  }

  /// Wait little: a little while.
  mutating func waitALittle() {
    guard !telling.ownersComeFirst, let last = words.indices.last, last > 0,
      words[last].contains(where: { $0.role == .quantity(.many) }),
      words[last].contains(where: { $0.entry?.concept != "a-lot" }),
      words[..<last].contains(where: { $0.first?.entry?.concept == "wait" }),
      !words[last].contains(where: { $0.entry?.concept == "a-lot" }), let little = word("a-little"),
      let text = little.first?.text
    else { return }
    words[last] = [Term(text, Entry(text, .adverb))]
  }

  /// Speak slowly: somebody else is asked to.
  func tellsHow(_ verb: Entry, _ place: Int) -> Bool {
    verb.concept == "talk" && words.dropFirst(place + 1).contains { $0.first?.entry?.isKind("manner") == true }
  }

  /// Jacket put: on oneself.
  func dressesSelf(_ entry: Entry, _ verb: Int) -> Bool {
    ["put", "take-off-clothes"].contains(entry.concept)
      && pieces(in: verb + 1..<words.count).filter { $0.kind == .phrase }.count == 1
      && pieces(in: verb + 1..<words.count).allSatisfy { $0.kind != .placed }
      && pieces(in: verb + 1..<words.count).first?.entry?.isKind("clothing", "body") == true
      || entry.concept == "put" && words.last?.first?.entry?.marks.contains("personal") == true
  }

  /// Teeth wash: one's own.
  mutating func doToOneself() {
    guard let verb = words.lastIndex(where: { $0.first?.role == .verb }), let concept = entry(verb)?.concept,
      ["wash", "cut", "burn", "break", "dry", "put", "clean-action", "shave", "take-off-clothes"].contains(concept),
      let object = words.dropFirst(verb + 1).first(where: { $0.first?.role == .noun })?.first?.entry,
      let own = entry(verb),
      object.isKind("body") && concept != "put" && concept != "take-off-clothes" || dressesSelf(own, verb), !isOrder,
      !request.isImperative
    else { return }
    words[verb] = words[verb].map { term in
      var entry = term.entry
      entry?.text = telling.itself(term.text)
      return Term(term.said, entry)
    }
  }

  /// Boy wash hand: his own, where the verb tells so.
  mutating func washOwn() {
    guard isFirst || verb != 0, let verb, verb > 0, role(verb - 1) != .verb,
      pieces(in: 0..<verb).contains(where: { piece in
        piece.kind == .phrase && piece.noun.map { $0.isPerson || $0.isName || $0.entryIsAnimal } == true
      }),
      pieces(in: verb + 1..<words.count).filter({ $0.kind == .phrase }).count == 1,
      let part = pieces(in: verb + 1..<words.count).first, part.entry?.isKind("body") == true,
      part.noun?.belonging.isEmpty == true, part.noun?.determiners.isEmpty == true
    else { return }
    doToOneself()
  }

  /// Turn down music: the one that plays.
  mutating func pointOut(_ place: Int) {
    guard role(place + 1) == .noun, let thing = entry(place + 1),
      thing.isMass && thing.isKind("sound", "music", "media")
        || ["idea", "posture"].contains(thing.kinds.first) && !telling.ownersComeFirst
    else { return }
    words.insert(Self.the, at: place + 1)
  }

  /// It makes cold.
  func isWeather(_ entry: Entry, _ verb: Int) -> Bool {
    ["do", "make"].contains(entry.concept)
      && words.dropFirst(verb + 1).contains {
        $0.first?.entry?.isSensation == true || $0.contains { $0.entry?.isKind("weather") == true }
      }
  }

  /// Give the ball: to me.
  mutating func askForOneself(_ entry: Entry, _ frame: VerbFrame, _ place: Int) {
    guard frame.complements.contains(where: { $0.role == .recipient }),
      ["give", "lend", "bring", "show"].contains(entry.concept),
      !pieces(in: place + 1..<words.count).contains(where: {
        $0.noun?.isPerson == true || $0.entry?.kinds.first == "animal"
      }),
      let i = word(PersonConcept.speaker)
    else { return }
    words.insert(i, at: place + 1)
  }
}

extension NounPhrase {
  fileprivate var entryIsAnimal: Bool { head?.entry?.isKind("animal") == true }
}
