import TagarelaKit

/// How a part of the speaker's body is, and towards whom somebody is so, where no verb is said.
extension FewWords {
  /// Throat dry, left hand very cold, mouth dry water: the speaker has it so, and wants the water.
  mutating func tellBody() -> Bool {
    guard !telling.ownersComeFirst, verb == nil, isFirst, isPlain, words.count > 1, role(0) == .noun,
      entry(0)?.isKind("body") == true, entry(0)?.isKind("illness", "food") == false,
      let place = words.indices.dropFirst().first(where: { index in
        words[index].contains { $0.role == .adjective && tellsOfPart($0.entry, entry(0)) }
      }),
      words[1..<place].allSatisfy({
        $0.first?.role == .adjective || $0.contains { $0.entry?.isKind("degree") == true }
          || telling.sides.contains($0.first?.text ?? "")
      }),
      let have = word(telling.isWithFeelings ? "be-state" : "have"), let with = word("with")
    else { return false }
    let rest = Array(words[(place + 1)...])
    var wish: [[Term]] = []
    if rest.count == 1, let thing = rest[0].first, thing.role == .noun, thing.entry?.isKind("food", "drink") == true,
      let want = word("want")
    {
      wish = [Self.comma, speaker, want, rest[0]]
    } else if !rest.allSatisfy({ $0.first?.role == .adverb && $0.first?.entry?.isTimely == true }) {
      return false
    }
    let quality = words[place].filter { $0.role == .adjective }
    let part = words[..<place].map { reading in
      let noun = reading.filter { $0.role == .noun }
      return noun.isEmpty ? reading : noun
    }
    let the = Self.the
    words = [speaker, have] + (telling.isWithFeelings ? [with] : []) + [the] + part + [quality]
    words += wish.isEmpty ? rest : wish
    return true
  }

  /// A state, or what is felt there: cold, weak; but not its size or colour.
  private func tellsOfPart(_ quality: Entry?, _ part: Entry?) -> Bool {
    guard let quality, quality.isKind("state", "quality"), !quality.isKind("size", "colour", "age") else {
      return false
    }
    return quality.kinds.first == "state"
      || !quality.bearers.contains("any") && (quality.describes(part) || quality.bearers.contains("person"))
  }

  /// Tired wait, fed up study: the speaker is so because of it.
  mutating func tellCause() -> Bool {
    guard !telling.ownersComeFirst, isFirst, isPlain, words.count == 2, role(1) == .verb,
      let state = words[0].first(where: { $0.entry?.marks.contains("caused") == true }),
      frame(1)?.marks.contains("state") == false,
      let be = word("be-state"), let of, let verb = words[1].first?.text, let text = of.first?.text
    else { return false }
    let cause = telling.joined(text + " " + verb)
    words = [speaker, be, [state], [Term(cause, Entry(cause, .adverb))]]
    return true
  }

  /// Mother angry with me: she is.
  mutating func tellTowards() -> Bool {
    guard words.count > 2, [.noun, .name].contains(role(0)),
      role(0) == .name || entry(0)?.isKind("person", "animal") == true,
      let state = words[1].first(where: { $0.role == .adjective }), state.entry?.kinds.first == "state",
      role(2) == .preposition
        || words[2].contains(where: { $0.entry?.concept == "with-me" || $0.entry?.concept == "with-you" })
    else { return false }
    words[1] = [state]
    insert(telling.ownersComeFirst ? "be" : "be-state", at: 1)
    return true
  }

  /// Hair cut barber: the speaker's.
  mutating func groomSpeaker() {
    guard isPlain, words.count == 3, role(0) == .noun, entry(0)?.kinds.first == "body", role(1) == .verb,
      ["cut", "wash", "comb-hair", "dry", "clean-action"].contains(entry(1)?.concept), role(2) == .noun,
      entry(2)?.isKind("person") == true, let me = word(PersonConcept.speaker), let my = word("my")
    else { return }
    words =
      telling.ownersComeFirst
      ? [words[2], words[1], my, words[0]] : [words[2], words[1], Self.taken(me, as: .recipient), words[0]]
  }
}
