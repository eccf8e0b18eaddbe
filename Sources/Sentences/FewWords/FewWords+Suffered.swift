import TagarelaKit

/// What is done to the speaker by animals, by others and by what he or she wears, and what turns out so.
extension FewWords {
  /// Wasp sting arm, dog bite leg, boy hit face: it was the speaker's.
  mutating func suffer() {
    guard !telling.ownersComeFirst, isPlain, isFirst, words.count == 3, [.noun, .name].contains(role(0)),
      role(1) == .verb, role(2) == .noun, let part = entry(2), part.kinds.first == "body", let verb = entry(1),
      verb.frame?.marks.isDisjoint(with: ["done", "told"]) == false,
      ["bite", "hit", "pinch-action", "kick"].contains(verb.concept),
      role(0) == .name || entry(0)?.isKind("animal", "person") == true, let me = word(PersonConcept.speaker)
    else { return }
    words = [words[0], words[1], Self.taken(me, as: .object), Self.taken(words[2], as: .place)]
  }

  /// Girl push I: who speaks was pushed.
  mutating func sufferFrom() {
    guard !telling.ownersComeFirst, isPlain, isFirst, words.count == 3, [.noun, .name].contains(role(0)),
      role(0) == .name || entry(0)?.isKind("person", "animal") == true, role(1) == .verb, let frame = frame(1),
      frame.marks.contains("warned") || frame.marks.contains("done"),
      frame.complements.contains(where: { $0.role == .object && $0.kinds.contains("person") }),
      case .pronoun(let pronoun) = role(2), pronoun.person == .firstSingular, let me = word(PersonConcept.speaker)
    else { return }
    words = [words[0], words[1], Self.taken(me, as: .object), already]
  }

  /// Shoe press: it does so to the speaker.
  mutating func pinch() {
    if !telling.ownersComeFirst, isPlain, isFirst, verb == 1, words.count == 3, entry(0)?.isKind("clothing") == true,
      ["press-action", "squeeze"].contains(entry(1)?.concept), words[2].first?.isOneSpeaker == true
    {
      words.removeLast()
    }
    guard !telling.ownersComeFirst, isPlain, isFirst, verb == 1, words.count < 4, role(0) == .noun,
      entry(0)?.isKind("clothing") == true, ["press-action", "squeeze"].contains(entry(1)?.concept),
      words.count == 2 || words[2].contains(where: { $0.entry?.isKind("degree") == true || $0.isMany })
    else { return }
    words[1] = words[1].filter { $0.role == .verb }.map { term in
      var entry = term.entry
      entry?.concept = "sting"
      entry?.frame = VerbFrame(
        subjects: ["any"], complements: [.init(.object, kinds: ["any"])], marks: ["experience", "ongoing"])
      return Term(term.said, entry)
    }
    guard !telling.isWithFeelings else { return }
    words = [speaker, words[1]] + words.dropFirst(2) + [words[0]]
  }

  /// Jersey stay small: on the speaker, or by now.
  mutating func turnOut() {
    guard !telling.ownersComeFirst, isPlain, isFirst, verb == 1, words.count == 3, role(0) == .noun,
      let deed = words[1].first, ["stay", "fit", "go", "meet-up"].contains(deed.entry?.concept),
      let thing = entry(0), thing.isKind("clothing"),
      let quality = words[2].first(where: { $0.role == .adjective && $0.entry?.isKind("size") == true })
    else { return }
    words[2] = [quality]
    guard !telling.isWithFeelings, let me = word(PersonConcept.speaker) else { return }
    var entry = Entry(deed.said.lowercased(), .verb)
    entry.frame = VerbFrame(
      subjects: ["any"], complements: [.init(.state, kinds: ["state"]), .init(.recipient, kinds: ["person"])],
      marks: ["state"])
    words = [words[0], [Term(deed.said, entry)], Self.taken(me, as: .recipient), [quality]]
  }

  /// Cat hide, I wake up: to oneself, where nothing else is said to be.
  mutating func actOnOneself() {
    guard !telling.ownersComeFirst, let place = words.lastIndex(where: { $0.first?.role == .verb }),
      let frame = frame(place), frame.marks.contains("reflexive"),
      !pieces(in: place + 1..<words.count).contains(where: { piece in
        piece.kind == .phrase
          && piece.noun.map { noun in
            noun.pronoun != nil || noun.isName || noun.head?.entry.map { isTaken($0, by: frame) } ?? true
          } == true
      })
    else { return }
    words[place] = words[place].map { term in
      guard term.role == .verb, !term.text.contains(" ") else { return term }
      var entry = term.entry
      entry?.text = telling.itself(term.text)
      return Term(term.said, entry)
    }
  }

  static func taken(_ reading: [Term], as role: VerbFrame.Role) -> [Term] {
    reading.map { term in
      var term = term
      term.chosenRole = role
      return term
    }
  }
}
