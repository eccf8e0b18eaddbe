import TagarelaKit

/// What who speaks feels, can't do or has suffered, and why.
extension FewWords {
  /// To have thirst I, where a vocabulary has both as one word; dentist to have fear I.
  mutating func putFeelerBeforeFeeling() {
    if words.count == 3, verb == 0, words[2].first?.isOneSpeaker == true, role(1) == .noun, let deed = entry(0)?.text,
      let felt = deed.split(separator: " ").last.map(String.init), felt != deed,
      book.known(felt).contains(where: \.isSensation), !telling.needs.contains(felt)
    {
      return words = [words[2], words[0], Self.taken(words[1], as: .topic)]
    }
    guard words.last?.first?.isOneSpeaker == true, words.count < 4, let verb, verb == words.count - 2,
      let felt = entry(verb)?.text.split(separator: " ").last.map(String.init), felt != entry(verb)?.text,
      book.known(felt).contains(where: \.isSensation),
      verb == 0 || [.noun, .name].contains(role(0)) && !telling.needs.contains(felt)
    else { return }
    words = [words[verb + 1], words[verb]] + words[..<verb].map { Self.taken($0, as: .topic) }
  }

  /// Thirst have I, plane fear Mom have: who feels it, and of what.
  mutating func putFeelingTogether() {
    guard !telling.ownersComeFirst, let have = words.lastIndex(where: { $0.first?.role == .verb }), have == verb,
      ["have", "be-state"].contains(entry(have)?.concept),
      let felt = words[..<have].firstIndex(where: { $0.contains { $0.entry?.isSensation == true } }),
      words[(have + 1)...].allSatisfy({
        $0.first?.isOneSpeaker == true || $0.first?.role == .adverb || $0.contains(where: \.isMany)
      })
        || have == 1 && words.count == 4 && role(2) == .noun && words[3].first?.isOneSpeaker == true
    else { return }
    // Fear have storm I: of it.
    if have == 1, words.count == 4, role(2) == .noun {
      words = [words[3], words[1], words[0].filter { $0.entry?.isSensation == true }, Self.taken(words[2], as: .topic)]
      return
    }
    let feeling = words[felt].filter { $0.entry?.isSensation == true }
    let isNeed = telling.needs.contains(feeling.first?.text ?? "")
    let i = words[(have + 1)...].first { $0.first?.isOneSpeaker == true }
    let degrees = words[(have + 1)...].filter { $0.contains(where: \.isMany) }
    let rest = words[(have + 1)...].filter { $0.first?.isOneSpeaker != true && !$0.contains(where: \.isMany) }
    let apart = pieces(in: 0..<have).filter { !$0.range.contains(felt) }
    let times = apart.filter { $0.kind == .time }.flatMap { words[$0.range] }
    let others = apart.filter { $0.kind != .time }
    guard others.allSatisfy({ $0.kind == .phrase && $0.range.count < 3 }), others.count < 3,
      apart.reduce(1, { $0 + $1.range.count }) == have,
      isNeed ? others.isEmpty || i == nil && others.count == 1 && others[0].noun?.isPerson == true : true
    else { return }
    let persons = others.filter { $0.noun?.isPerson == true || $0.noun?.isName == true }
    let feeler = i == nil && (others.count == 2 || isNeed) ? persons.last : nil
    let things = others.filter { $0.range != feeler?.range }
    guard things.count < 2, i != nil || feeler != nil || !others.isEmpty || isNeed else { return }
    let who = feeler.map { Array(words[$0.range]) } ?? [i ?? speaker]
    words = times + who + [words[have]] + degrees + [feeling] + things.flatMap { words[$0.range] } + rest
  }

  /// Hand tremble I: the speaker's does.
  mutating func tellOwnBodyMoves() {
    if telling.isWithFeelings, isFirst, isPlain, verb == 1, role(0) == .noun, entry(0)?.kinds.first == "body",
      let my = word("my")
    {
      // Tummy hurt I: mine does; leg scratch much: it itches.
      if entry(1)?.concept == "hurt", words.count == 3, words[2].first?.isOneSpeaker == true {
        words = [my, words[0], words[1]]
      } else if entry(1)?.concept == "scratch", words.count > 1,
        words[2...].allSatisfy({ $0.contains { $0.isMany || $0.entry?.isKind("degree") == true } })
      {
        var deed = words[1].first?.entry
        deed?.frame = VerbFrame(subjects: ["any"], complements: [])
        words = [my, words[0], [Term(words[1].first?.said ?? "", deed)]] + words[2...]
        isGoingOn = true
      }
    }
    guard isFirst, isPlain, verb == 1, words.count == 3, role(0) == .noun, entry(0)?.kinds.first == "body",
      words[2].first?.isOneSpeaker == true, let deed = words[1].first, let frame = deed.entry?.frame,
      !frame.complements.contains(where: { $0.role == .object }),
      frame.marks.isDisjoint(with: ["experience", "reflexive"]),
      let my = word("my")
    else { return }
    if telling.ownersComeFirst || telling.isWithFeelings { return words = [my, words[0], words[1]] }
    var entry = deed.entry
    entry?.concept = "sting"
    entry?.frame = VerbFrame(
      subjects: ["any"], complements: [.init(.object, kinds: ["any"])], marks: ["experience", "ongoing"])
    words = [words[2], [Term(deed.said, entry)], words[0]]
  }

  /// Knee hurt football I: while playing.
  mutating func tellAccident() {
    // I fall hurt knee: the one and the other.
    if let verb, words.count == verb + 3, role(verb + 1) == .verb, frame(verb)?.marks.contains("done") == true,
      entry(verb + 1)?.concept == "hurt-oneself" || frame(verb + 1)?.marks.contains("done") == true,
      entry(verb + 2)?.kinds.first == "body", let and = book.and
    {
      words.insert([and], at: verb + 1)
      return words.append(already)
    }
    // I be born Barcelona: once.
    if let verb, entry(verb)?.concept == "be-born" {
      var past = Entry("", .adverb)
      past.tense = .past
      return words.append([Term("", past)])
    }
    guard isFirst, let verb, ["hurt-oneself", "hurt"].contains(entry(verb)?.concept), verb == 1, words.count > 2,
      role(0) == .noun, entry(0)?.kinds.first == "body"
    else { return }
    // Leg hurt fall: because the speaker fell.
    if entry(1)?.concept == "hurt", let fell = words[2].first(where: { $0.role == .verb }),
      fell.entry?.frame?.marks.contains("done") == true, words[2].first?.role != .verb || telling.ownersComeFirst,
      let because = word("because"), let i = word(PersonConcept.speaker)
    {
      words = words[...1] + [[Term(because[0].text, because[0].entry)], i, [fell]] + words[3...]
      words.append(already)
      return
    }
    // Tummy hurt eat too much: because of it.
    if entry(1)?.concept == "hurt", words.count > 3, role(2) == .verb,
      frame(2)?.marks.isDisjoint(with: ["state", "experience", "modal", "weather"]) == true,
      words[3...].contains(where: { $0.contains { $0.isMany || $0.entry?.isKind("degree") == true } }),
      let because = word("because"), let i = word(PersonConcept.speaker)
    {
      let pain = telling.ownersComeFirst || telling.isWithFeelings ? Array(words[...1]) : [i, words[1], words[0]]
      words = pain + [[Term(because[0].text, because[0].entry)], speaker] + words[2...] + [already]
      return
    }
    let things = words[2...].filter { $0.first?.isOneSpeaker != true }
    guard things.count == 1, let game = things.first?.first(where: { $0.role == .noun }), isPlain,
      game.entry?.kinds.first == "game"
    else { return }
    words = [speaker, words[1], words[0], Self.taken([game], as: .place), already]
  }

  /// Tooth hurt eat: when the speaker does.
  mutating func tellWhenItHurts() {
    guard isFirst, verb == 1, entry(1)?.concept == "hurt", words.count == 3, role(0) == .noun,
      entry(0)?.kinds.first == "body", role(2) == .verb, let frame = frame(2), frame.subjects.contains("person"),
      frame.marks.isDisjoint(with: ["done", "state", "experience", "modal", "told", "asked"]),
      !["sleep", "rest", "lie-down", "sit", "go", "go-to-bed", "return", "stay"].contains(entry(2)?.concept),
      let when = word("when-conjunction") ?? word("when"), let i = word(PersonConcept.speaker)
    else { return }
    let then = [[Term(when[0].text, Entry(when[0].text, .connector))], speaker, words[2]]
    words = (telling.ownersComeFirst || telling.isWithFeelings ? Array(words[...1]) : [i, words[1], words[0]]) + then
  }

  /// Tired I run much, sad I dog die, angry Dad I fail: why somebody is so.
  mutating func tellBecause() {
    if words.count == 4, words[0].first?.isOneSpeaker == true, words[1].first?.role == .adjective, verb == 3 {
      words.swapAt(0, 1)
    }
    guard isFirst, words.count > 2, let state = words[0].first(where: { $0.role == .adjective }),
      words[0].first?.role == .adjective, let quality = state.entry, quality.kinds.first == "state",
      quality.bearers.contains("person"), !quality.bearers.contains("any"), let verb, verb > 0,
      let because = word("because"), let be = word(telling.ownersComeFirst ? "be" : "be-state")
    else { return }
    let isOwn = words[1].first?.isOneSpeaker == true
    let isOther = role(1) == .name || role(1) == .noun && entry(1)?.kinds.first == "person"
    guard isOwn || isOther, words.count(where: { $0.first?.role == .verb }) == 1, let frame = frame(verb) else {
      return
    }
    let isDone = frame.marks.contains("done") || frame.marks.contains("unwilled")
    let isMuch = words[(verb + 1)...].contains { $0.contains { $0.isMany || $0.entry?.isKind("degree") == true } }
    var rest = Array(words[2...])
    if isOwn, verb == 2, isMuch || isDone {
      rest.insert(speaker, at: 0)
    } else if isOwn, verb == 3, entry(verb)?.concept == "go",
      ["nervous", "scared", "happy", "sad", "worried"].contains(quality.concept),
      entry(2)?.marks.contains("visited") == true || entry(2)?.kinds.first == "place"
    {
      rest = [speaker, words[3], words[2]]
    } else if isOther, isDone, verb == 2, !telling.ownersComeFirst,
      !rest.contains(where: { $0.first?.isOneSpeaker == true })
    {
    } else if isOther, isDone, verb == 2, let i = rest.firstIndex(where: { $0.first?.isOneSpeaker == true }) {
      rest.insert(rest.remove(at: i), at: 0)
    } else if isOwn, verb == 3,
      isSomebody(pieces(in: 2..<verb).first) || entry(2)?.kinds.first == "animal",
      isDone || ["come", "go", "leave", "arrive", "return", "visit-action"].contains(entry(verb)?.concept)
    {
    } else if isOther, isDone, verb == 3, rest.first?.first?.isOneSpeaker == true {
    } else {
      return
    }
    words =
      [words[1], be, [state], [Term(because[0].text, because[0].entry)]] + rest + (isDone || isMuch ? [already] : [])
  }

  /// Proud you I, proud son I: of him.
  mutating func tellProudOf() {
    guard words.count == 3, words[0].first?.entry?.concept == "proud", let of,
      let i = words.dropFirst().first(where: { $0.first?.isOneSpeaker == true }),
      let whom = words.dropFirst().first(where: { $0.first?.isOneSpeaker != true }),
      [.noun, .name].contains(whom.first?.role) || whom.first?.isAddressee == true,
      let be = word(telling.ownersComeFirst ? "be" : "be-state")
    else { return }
    words = [i, be, words[0], of, whom]
  }

  /// Longing go out I not: the speaker has none.
  mutating func longToDo() {
    guard !telling.ownersComeFirst, words.count > 2, entry(0)?.isSensation == true,
      !telling.needs.contains(entry(0)?.text ?? ""), role(1) == .verb,
      entry(1)?.frame?.marks.contains("state") == false,
      words[2...].allSatisfy({ $0.first?.isOneSpeaker == true || $0.first?.role == .negation }),
      let have = word(telling.isWithFeelings ? "be-state" : "have"), let of
    else { return }
    let i = words.first { $0.first?.isOneSpeaker == true } ?? speaker
    words = [i] + words.filter { $0.first?.role == .negation } + [have, words[0], of, words[1]]
  }

  /// Leg move not: the speaker can't.
  mutating func denyAbility() {
    guard isFirst, words.count > 2, let verb, verb > 0,
      ["move", "lift", "close-action"].contains(entry(verb)?.concept),
      verb == words.count - 2 && role(words.count - 1) == .negation
        || verb == words.count - 1 && role(verb - 1) == .negation,
      var can = word("can")
    else { return }
    if telling.isWithFeelings, let get = word("get")?.first?.text { can[0].entry?.text = get }
    let before = pieces(in: 0..<verb).filter { $0.kind != .negation }
    guard let part = before.first, part.kind == .phrase, part.entry?.kinds.first == "body",
      before.dropFirst().allSatisfy({ [.adverb, .adjective].contains($0.kind) }),
      let not = words.first(where: { $0.first?.role == .negation })
    else { return }
    words = [speaker, not, can, words[verb]] + before.flatMap { words[$0.range] }
  }

  /// I be nervous exam: as without the verb.
  mutating func dropOwnBeing() {
    guard words.count == 4, words[0].first?.isOneSpeaker == true, ["be", "be-state"].contains(entry(1)?.concept),
      words[2].contains(where: { $0.role == .adjective && $0.entry?.kinds.first == "state" }), role(3) == .noun,
      entry(3)?.isKind("event", "idea", "weather") == true, entry(3)?.isKind("time", "place", "person") == false
    else { return }
    words.remove(at: 1)
  }

  /// Blanket cold I, cold I blanket want: who is cold wants it.
  mutating func wantAgainstCold() {
    // Cold I window close.
    if isFirst, isPlain, verb == 3, words.count == 4, words[1].first?.isOneSpeaker == true, isNeedOrState(words[0]),
      role(2) == .noun, entry(2)?.isKind("clothing", "food", "drink") == false,
      frame(3)?.marks.contains("asked") == true,
      let be = word(telling.ownersComeFirst ? "be" : telling.isWithFeelings ? "be-state" : "have")
    {
      let felt =
        telling.ownersComeFirst
        ? words[0].filter { $0.role == .adjective } : words[0].filter { $0.entry?.isSensation == true }
      words = [
        words[3], telling.ownersComeFirst ? word("the") ?? Self.the : Self.the, words[2], Self.comma, words[1], be,
        felt,
      ]
      isOrder = true
      return
    }
    guard isFirst, isPlain, verb == nil || verb == words.count - 1 && entry(verb ?? 0)?.concept == "want",
      let i = words.firstIndex(where: { $0.first?.isOneSpeaker == true }), i > 0, i <= 2, let want = word("want")
    else { return }
    let rest = words.indices.filter { $0 != i && $0 != verb }
    guard rest.count == 2, let felt = rest.first(where: { isNeedOrState(words[$0]) }),
      let thing = rest.first(where: { $0 != felt }),
      role(thing) == .noun, felt == i - 1,
      entry(thing)?.isKind("clothing", "food", "drink", "thing", "furniture") == true,
      entry(thing)?.isKind("person", "body") == false
    else { return }
    let need = words[felt].filter { $0.entry?.isSensation == true }
    let state = words[felt].filter { $0.role == .adjective }
    let have =
      need.isEmpty || telling.isWithFeelings || telling.ownersComeFirst
      ? word(telling.ownersComeFirst ? "be" : "be-state") : word("have")
    guard let have else { return }
    words = [words[i], have, need.isEmpty ? state : need, Self.comma, speaker, want, words[thing]]
  }

  private func isNeedOrState(_ reading: [Term]) -> Bool {
    if telling.ownersComeFirst {
      return reading.contains {
        $0.role == .adjective
          && ["cold-adjective", "hot", "hungry", "thirsty", "tired", "feeling-hot", "feeling-cold"].contains(
            $0.entry?.concept)
      }
    }
    return reading.contains { $0.entry?.isSensation == true && telling.needs.contains($0.text) }
  }

  /// Brother take tablet I: from who speaks.
  mutating func tellTaken() {
    guard isFirst, isPlain, verb == 1, words.count == 4, [.noun, .name].contains(role(0)),
      role(0) == .name || entry(0)?.kinds.first == "person",
      ["take", "break", "hide", "steal"].contains(entry(1)?.concept)
        || words[1].contains(where: { $0.entry?.concept == "take-off-clothes" }),
      role(2) == .noun, entry(2)?.isKind("person", "animal", "body") == false, words[3].first?.isOneSpeaker == true,
      let me = word(PersonConcept.speaker), let my = word("my")
    else { return }
    words =
      telling.ownersComeFirst || telling.isWithFeelings
      ? [words[0], words[1], my, words[2]] : [words[0], words[1], Self.taken(me, as: .recipient), Self.the, words[2]]
    words.append(already)
  }

  /// Word find I not: who speaks can't.
  mutating func findNot() {
    guard telling.ownersComeFirst, isPlain, isFirst, verb == 1, words.count == 4, role(0) == .noun,
      ["find", "reach", "remember", "hear"].contains(entry(1)?.concept), let can = word("can"),
      let not = words[2...].first(where: { $0.first?.role == .negation }),
      words[2...].contains(where: { $0.first?.isOneSpeaker == true })
    else { return }
    words = [speaker, can, not, words[1], words[0]]
  }
}
