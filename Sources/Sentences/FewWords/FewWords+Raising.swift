import TagarelaKit

extension FewWords {
  /// Blind up, TV down, raise blind: what goes up and down by nobody else's hand is to be raised and lowered.
  mutating func askToRaise() -> Bool {
    guard !telling.ownersComeFirst, isFirst, isPlain, !isOrder, let verb, words.count > 1,
      verb == words.count - 1 || verb == 0 && words.count == 2,
      let deed = words[verb].first, ["go-up", "go-down"].contains(deed.entry?.concept)
    else { return false }
    let before = pieces(in: verb == 0 ? 1..<words.count : 0..<verb)
    guard before.count == 1, before[0].kind == .phrase, let noun = before[0].noun, !noun.isName,
      noun.head?.entry.map(Self.isRaised) ?? false
    else { return false }
    var entry = deed.entry
    entry?.concept = "lift"
    entry?.frame = VerbFrame(
      subjects: ["person"], complements: [.init(.object, kinds: ["any"], isRequired: true)], marks: ["asked"])
    words.remove(at: verb)
    words.insert([Term(deed.said, entry)], at: 0)
    isOrder = true
    pointOut(0)
    return true
  }

  private static func isRaised(_ entry: Entry) -> Bool {
    entry.role == .noun && entry.isKind("tool", "thing", "body", "clothing", "media", "sound")
      && !entry.isKind("vehicle", "place", "person", "animal", "food", "plant")
  }

  /// Milk left? Is there any?
  mutating func tellWhatIsLeft() -> Bool {
    guard words.count == 2, role(0) == .noun, entry(0)?.isKind("food", "drink") == true, let rest = words[1].first
    else { return false }
    if telling.ownersComeFirst {
      guard request.isQuestion, rest.said == telling.remaining else { return false }
      words[1] = [Term(rest.said, Entry(rest.said, .adverb))]
      insertExistence(at: 0)
      return true
    }
    guard rest.role == .verb, rest.said == telling.remaining, var verb = book.word(of: "exist") else {
      return false
    }
    verb.text = rest.said
    words = [[Term(rest.said, verb)], Self.asObject(words[0])]
    return true
  }
}
