import TagarelaKit

extension FewWords {
  /// Wait until I finish; fear when storm be: what joins two clauses is neither a preposition nor a question.
  func tellingJoints(_ readings: [[Term]]) -> [[Term]] {
    readings.enumerated().map { index, reading in
      if let until = telling.moments?.until, index > 0, reading.contains(where: { $0.entry?.concept == "until" }),
        isClause(readings, from: index + 1)
      {
        return [joint("until", until)]
      }
      guard !request.isQuestion,
        let when = reading.first(where: { ["when", "when-conjunction"].contains($0.entry?.concept) }),
        [.question, .connector].contains(reading.first?.role),
        joinsTime(readings, index)
      else { return reading }
      return [joint("when", when.text)]
    }
  }

  /// Behind what is so, or before two things of which one is when the other is.
  private func joinsTime(_ readings: [[Term]], _ index: Int) -> Bool {
    if index == 0 {
      let verbs = readings.indices.filter { readings[$0].first?.role == .verb }
      guard verbs.count > 1, isClause(readings, from: 1), verbs[1] > verbs[0] + 1 else { return false }
      return isClause(readings, from: verbs[1] - (readings[verbs[1] - 1].first?.role == .negation ? 2 : 1))
    }
    let behind = readings.dropFirst(index + 1)
    return behind.count > 1 && !verbs(Array(behind)).isEmpty && readings[index - 1].first?.role != .exclamation
  }

  private func joint(_ concept: String, _ text: String) -> Term {
    var entry = Entry(text, .connector)
    entry.concept = concept
    return Term(text, entry)
  }

  private func verbs(_ readings: [[Term]]) -> [[Term]] { readings.filter { $0.first?.role == .verb } }

  /// Somebody and what he or she does.
  private func isClause(_ readings: [[Term]], from index: Int) -> Bool {
    guard readings.indices.contains(index) else { return false }
    switch readings[index].first?.role {
    case .pronoun, .name, .noun, .possessive: return readings[index...].prefix(4).contains { $0.first?.role == .verb }
    default: return false
    }
  }

  /// Sad because no recess: who speaks is, and there is none.
  mutating func tellReasons() -> Bool {
    guard isCompound || part != .whole, verb == nil else { return false }
    if isFirst, words.count == 1, let adjective = words[0].first(where: { $0.role == .adjective }),
      telling.ownersComeFirst || role(0) == .adjective,
      adjective.entry?.kinds.first == "state", adjective.entry?.describes(Self.somebody) == true,
      let be = word("be-state") ?? word("be")
    {
      words = [speaker, telling.ownersComeFirst ? word("be") ?? be : be, [adjective]]
      return true
    }
    // Not go because ill: who doesn't is.
    if connector?.concept == "because", words.count == 1, !telling.ownersComeFirst,
      let adjective = words[0].first(where: { $0.role == .adjective }), words[0].first?.role == .adjective,
      adjective.entry?.kinds.first == "state", adjective.entry?.describes(Self.somebody) == true,
      let be = word("be-state")
    {
      words = (followsOther ? [] : [speaker]) + [be, [adjective]]
      return true
    }
    if connector?.concept == "because", words.count == 1, role(0) == .noun, let entry = entry(0), isThere(entry) {
      words = [Self.asObject(words[0])]
      insertExistence(at: 0)
      return true
    }
    guard
      let no = words.firstIndex(where: {
        $0.contains { $0.role == .negation || $0.role == .quantity(.none) }
      }), connector?.concept == "because", role(no + 1) == .noun, let entry = entry(no + 1), !entry.isKind("person")
    else { return false }
    let times = words.indices.filter { $0 != no && $0 != no + 1 }
    guard times.allSatisfy({ isTimely($0) }) else { return false }
    if telling.ownersComeFirst {
      words = [words[no], Self.asObject(words[no + 1])] + times.map { Self.untensed(words[$0]) }
      insertExistence(at: 0)
    } else {
      words = times.map { Self.untensed(words[$0]) } + [words[no]] + [Self.asObject(words[no + 1])]
      insertExistence(at: times.count + 1)
    }
    return true
  }

  private func isTimely(_ index: Int) -> Bool { entry(index)?.isTimely == true }

  private static var somebody: Entry {
    var entry = Entry("", .noun)
    entry.kinds = ["person"]
    return entry
  }

  /// Sorry break cup: who says so did it.
  mutating func tellExcuse(_ opening: [[Term]]) {
    guard opening.last?.first?.entry?.concept == "sorry", role(0) == .verb || entry(0)?.concept == "late",
      !isOrder, request.tense == nil, !["have", "not-want"].contains(entry(0)?.concept)
    else { return }
    words.insert(speaker, at: 0)
    if role(1) == .verb {
      if frame(1)?.marks.contains("done") == true { words.append(already) }
    } else {
      insert("be", at: 1)
    }
  }

  /// I fear when be storm: what there is, where a verb says having and being there.
  mutating func tellCircumstance() {
    guard ["when", "if", "because"].contains(connector?.concept), verb == 0, entry(0)?.text == telling.existence,
      entry(0)?.concept != "exist", words.count == 2, entry(1)?.isKind("weather", "event") == true
    else { return }
    words.removeFirst()
    insertExistence(at: 0)
  }

  /// Love you I: who does it was said last.
  mutating func putDoerFirst() {
    guard words.count == 3, role(0) == .verb, words[1].first?.isAddressee == true,
      case .pronoun(let pronoun) = role(2), pronoun.person == .firstSingular,
      frame(0)?.complements.contains(where: { $0.role == .object && $0.kinds.contains("person") }) == true,
      frame(0)?.complements.contains(where: { $0.role == .recipient }) == false
    else { return }
    words = [words[2], words[0], words[1]]
  }

  /// Borrow pencil, pencil lend? May I have it for a while?
  private mutating func borrow() -> Bool {
    guard request.isQuestion, words.count == 2, let me = word(PersonConcept.speaker),
      let deed = words.first(where: {
        $0.contains { ["lend", "borrow"].contains($0.entry?.concept) && $0.role == .verb }
      })?
      .first(where: { ["lend", "borrow"].contains($0.entry?.concept) }),
      let thing = words.first(where: {
        $0.contains { $0.role == .noun } && !$0.contains { $0.entry?.concept == deed.entry?.concept }
      }),
      thing.first?.entry?.isKind("person") == false
    else { return false }
    if deed.entry?.concept == "borrow" {
      words = [me, word("can") ?? [], [deed], thing]
    } else if telling.ownersComeFirst {
      words = [word("you") ?? [], word("can") ?? [], [deed], me, thing]
    } else {
      words = [[deed], me, thing]
    }
    return true
  }

  /// Pencil lend you? You are asked to lend it to me.
  mutating func askToLend() {
    if borrow() { return }
    guard request.isQuestion, words.count > 2, words.last?.first?.isAddressee == true,
      let thing = words[0].first(where: { $0.role == .noun }), thing.entry?.isKind("person") == false,
      let lend = words[words.count - 2].first(where: { $0.role == .verb && $0.entry?.concept == "lend" }),
      words.dropFirst().dropLast(2).allSatisfy({ $0.first?.role != .verb }), let me = word(PersonConcept.speaker),
      let you = words.last
    else { return }
    let can = telling.ownersComeFirst ? [word("can") ?? []] : []
    words = [you] + can + [[lend], me, [thing]] + words.dropFirst().dropLast(2)
  }
}
