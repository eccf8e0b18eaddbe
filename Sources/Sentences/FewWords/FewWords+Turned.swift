import TagarelaKit

/// Verbs and what goes with them in an order that no language has.
extension FewWords {
  /// Leave want, talk not can: what is wished or can be done stands behind.
  mutating func putModalFirst() {
    guard let last = words.indices.last, last > 0, last < 3, words[0].contains(where: { $0.role == .verb }),
      role(0) == .verb || words[last].first?.role == .verb && last == 2,
      let modal = words[last].first(where: {
        $0.role == .verb && ["want", "need", "can", "get", "know-how", "like"].contains($0.entry?.concept)
      }), last == 1 || words[1].first?.role == .negation, !request.isQuestion,
      let deed = words[0].first(where: { $0.role == .verb }), deed.entry?.concept != modal.entry?.concept,
      deed.entry?.frame?.marks.contains("modal") != true
    else { return }
    let not = last == 2 ? [words[1]] : []
    words = [speaker] + not + [[modal], [deed]]
  }

  /// Dance want you: that you do.
  mutating func wishOfAddressee() {
    guard isPlain, isFirst, words.count == 3, role(0) == .verb, entry(1)?.concept == "want", role(1) == .verb,
      words[2].first?.isAddressee == true
    else { return }
    words = [speaker, words[1], words[2], words[0]]
  }

  /// Under bed shoe: the shoe is there.
  mutating func putThingBeforePlace() {
    guard verb == nil, isPlain, words.count == 3, role(1) == .noun, [.noun, .name].contains(role(2)),
      let be = word("be"),
      let place = entry(1), place.isKind("place", "furniture", "container", "vehicle", "thing", "tool"),
      !place.isKind("person", "animal"), entry(2)?.kinds.first != "time",
      let position = words[0].first(where: { isPosition($0) }), words[0].first?.role == position.role
    else { return }
    words = [words[2], telling.ownersComeFirst ? be : word("be-state") ?? be, [position], words[1]]
  }

  /// Under, behind: where something is.
  private func isPosition(_ term: Term) -> Bool {
    if term.role == .preposition {
      return !["of", "with", "without", "for", "to", "from", "until", "than", "before", "after"].contains(
        term.entry?.concept)
    }
    return term.role == .adverb
      && ["under", "behind", "in-front-of", "inside", "above", "below"].contains(term.entry?.concept)
  }

  /// Mosquito sting: it does so to somebody.
  mutating func sting() {
    guard let verb, verb > 0, entry(verb)?.concept == "hurt" || entry(verb)?.concept == "sting",
      frame(verb)?.marks.contains("experience") == true, entry(verb - 1)?.isKind("animal") == true,
      role(verb - 1) == .noun,
      let bite = word("bite")?.first?.entry, let place = words[verb].firstIndex(where: { $0.role == .verb })
    else { return }
    words[verb][place].entry?.concept = bite.concept
    words[verb][place].entry?.frame = bite.frame
  }

  /// I sing like: what one likes stands behind, where the word compares as well.
  mutating func putLikingFirst() {
    guard telling.ownersComeFirst, let last = words.indices.last, last > 1,
      let like = words[last].first(where: { $0.entry?.concept == "like" && $0.role == .verb }),
      let first = words[..<last].firstIndex(where: { $0.first?.role == .verb }), first == last - 1
    else { return }
    let before = Array(words[..<first])
    let who = before.first.flatMap { reading -> [Term]? in
      if case .pronoun = reading.first?.role { reading } else { nil }
    }
    words = [who ?? speaker, [like], words[first]] + (who == nil ? before : Array(before.dropFirst()))
  }

  /// Heat fan turn on, cold window close: the speaker asks for it because of that.
  mutating func tellWhatFor() -> Bool {
    guard isPlain, isFirst, words.count == 3, words[0].first?.entry?.isSensation == true, let verb, verb > 0,
      telling.needs.contains(entry(0)?.text ?? ""), role(3 - verb) == .noun, entry(3 - verb)?.isKind("person") == false,
      let frame = frame(verb), let have = word(telling.isWithFeelings ? "be-state" : "have"), let want = word("want"),
      frame.subjects.contains("person"), frame.marks.isDisjoint(with: ["state", "modal", "experience"])
    else { return false }
    let felt = [speaker, have, words[0]]
    let deed = [words[verb], words[3 - verb]]
    if frame.marks.contains("asked"), entry(3 - verb)?.isKind("clothing") == false {
      isOrder = true
      words = deed + [Self.comma] + felt
    } else {
      words = [speaker, want] + deed
      doToOneself()
      words = felt + [Self.comma] + words
    }
    return true
  }

  /// Cup fall break: the one and then the other.
  mutating func joinEvents() {
    guard isPlain, isFirst, let and = book.and, let verb, verb > 0, verb + 1 == words.count - 1,
      role(verb + 1) == .verb,
      let first = frame(verb), let second = frame(verb + 1), first.marks.contains("done"),
      second.marks.contains("done"),
      !first.complements.contains(where: { $0.role == .action }), role(verb - 1) != .verb
    else { return }
    if second.marks.contains("itself") {
      words[verb + 1] = words[verb + 1].map { term in
        var entry = term.entry
        entry?.text = telling.itself(term.text)
        return Term(term.said, entry)
      }
    }
    words = Array(words[...verb]) + [already, [and], words[verb + 1], already]
  }

  /// Game lose sad: the speaker is.
  mutating func tellAftermath() -> Bool {
    guard isPlain, isFirst, let verb, verb == words.count - 2, frame(verb)?.marks.contains("done") == true,
      let state = words.last?.first(where: { $0.role == .adjective }), words.last?.first?.role == .adjective,
      state.entry?.kinds.first == "state", state.entry?.bearers.contains("person") == true,
      state.entry?.bearers.contains("any") == false,
      pieces(in: 0..<verb).allSatisfy({
        $0.kind == .phrase && $0.noun?.pronoun == nil
          && (entry(verb)?.concept == "die" || $0.noun?.isPerson == false && $0.entry?.isKind("animal") == false)
      }),
      let be = word(telling.ownersComeFirst ? "be" : "be-state"), verb < 2
    else { return false }
    let told =
      entry(verb)?.concept == "die"
      ? Array(words.prefix(verb + 1)) : [speaker, words[verb]] + Array(words.prefix(verb))
    words = told + [already, Self.comma, speaker, be, [state]]
    return true
  }

  /// Homework help: help me with it.
  mutating func askHelpWith() {
    guard isPlain, isFirst, words.count == 2, words[1].first?.role == .verb, entry(1)?.concept == "help",
      role(0) == .noun,
      entry(0)?.isKind("person", "animal") == false, let me = word(PersonConcept.speaker), let with = word("with")
    else { return }
    words = [words[1], me, with, words[0]]
    isOrder = true
  }

  /// Park after school: to go there then.
  mutating func goAfterwards() -> Bool {
    guard isFirst, request.tense == nil, !request.isQuestion, !request.isImperative, words.count == 3,
      let goal = words[0].first(where: { $0.role == .noun }), let place = goal.entry, isGoal(place),
      role(2) == .noun, let moment = words[1].first(where: { ["after", "before"].contains($0.entry?.concept) }),
      let go = word("go"), let want = word("want")
    else { return false }
    var entry = moment.entry
    entry?.role = .preposition
    entry?.tense = nil
    if !telling.ownersComeFirst, let of = word("of")?.first?.text, !moment.text.hasSuffix(" " + of) {
      entry?.text = moment.text + " " + of
    }
    words = [speaker, want, go, [goal], [Term(moment.said, entry)], words[2]]
    return true
  }

  /// Grandma phone call: to call her.
  mutating func phoneSomebody() {
    guard isPlain, isFirst, words.count == 3, let call = words[2].first(where: { $0.role == .verb }),
      ["call-someone", "phone-someone"].contains(call.entry?.concept),
      let person = words[..<2].first(where: { $0.first?.entry?.isKind("person") == true || $0.first?.role == .name }),
      let phone = words[..<2].first(where: {
        $0.contains { ["phone", "cell-phone"].contains($0.entry?.concept) && $0.role == .noun }
      }), let want = word("want")
    else { return }
    let isSaid = word("phone-someone")?.first?.text.contains(" ") == true
    let by = telling.ownersComeFirst || isSaid ? [] : [phone.filter { $0.role == .noun }]
    words = [speaker, want, word("phone-someone") ?? [call], person] + by
  }

  /// Dentist fear tomorrow: one fears now what is then.
  static func feltNow(_ words: [[Term]]) -> [[Term]] { words.map(untensed) }

  /// Teacher angry boy: with him.
  mutating func tellTowardsOther() -> Bool {
    guard !telling.ownersComeFirst, verb == nil, words.count == 3, [.noun, .name].contains(role(0)),
      role(0) == .name || entry(0)?.isKind("person") == true, words[1].first?.isOpposed == true,
      [.noun, .name].contains(role(2)), role(2) == .name || entry(2)?.isKind("person") == true,
      let be = word("be-state"), let with = word("with")
    else { return false }
    words = [words[0], be, words[1], with, words[2]]
    return true
  }
}
