import TagarelaKit

/// What several clauses are to one another: what is compared, what was, what will be then.
extension FewWords {
  /// Behind a verb the word that tells what is thought or wished asks nothing.
  func tellingThat(_ readings: [[Term]]) -> [[Term]] {
    guard let that = telling.that else { return readings }
    return readings.enumerated().map { index, reading in
      let isBehind = index > 0 && readings.count > index + 1 && readings[index - 1].first?.role == .verb
      return isBehind && reading.first?.said == that ? [Term(that, Entry(that, .connector))] : reading
    }
  }

  /// What is compared with is no clause of its own.
  func comparing(_ readings: [[Term]]) -> [[Term]] {
    readings.enumerated().map { index, reading in
      guard index > 0, reading.contains(where: { $0.entry?.concept == "than" }),
        telling.ownersComeFirst
          || readings[..<index].contains(where: { $0.contains { $0.role == .quantity(.more) } || isCompared($0) })
      else { return reading }
      let text = telling.ownersComeFirst ? telling.than : reading.first?.said ?? telling.than
      return [Term(text, .than(text))]
    }
  }

  /// When I be little: that is past.
  func tellingPast(_ readings: [[Term]]) -> [[Term]] {
    guard isPlain(readings), readings[0].contains(where: { ["when", "when-conjunction"].contains($0.entry?.concept) }),
      let be = readings.firstIndex(where: { ["be", "be-state"].contains($0.first?.entry?.concept) }), be < 4,
      readings.indices.contains(be + 1),
      readings[be + 1].contains(where: { ["small", "young", "children", "baby"].contains($0.entry?.concept) })
    else { return readings }
    var past = Entry("", .adverb)
    past.tense = .past
    var result = readings + [[Term("", past)]]
    result.insert([Term("", past)], at: be + 2)
    return result
  }

  /// If you wait I tell you: then I will.
  func tellingThen(_ readings: [[Term]]) -> [[Term]] {
    guard isPlain(readings), let first = readings[0].first(where: { ["if", "when"].contains($0.entry?.concept) }),
      telling.ownersComeFirst || first.entry?.concept == "when"
    else { return readings }
    let verbs = readings.filter { $0.first?.role == .verb }
    guard verbs.count > 1, let condition = verbs[0].first?.entry, let result = verbs[1].first?.entry,
      first.entry?.concept == "if" || condition.frame?.marks.contains("done") == true || condition.concept == "arrive",
      result.concept != "stay", result.frame?.marks.isDisjoint(with: ["state", "experience", "modal"]) == true
    else { return readings }
    var future = Entry("", .adverb)
    future.tense = .future
    var entry = first.entry
    entry?.tense = .future
    return [[Term(first.said, entry)]] + readings.dropFirst() + [[Term("", future)]]
  }

  /// I win you lose; they laugh I sad: two are told of, each of something else.
  func tellingTwo(_ readings: [[Term]]) -> [[Term]] {
    guard readings.count == 4, let and = book.and, readings[1].first?.role == .verb,
      let one = somebody(readings[0]), let other = somebody(readings[2]), one != other,
      let frame = readings[1].first?.entry?.frame, !frame.complements.contains(where: { $0.role == .action }),
      frame.marks.isDisjoint(with: ["state", "speech", "experience"]),
      readings[3].first?.role == .verb && readings[3].first?.entry?.frame?.marks.contains("modal") != true
        || readings[3].first?.role == .adjective && other == .firstSingular
    else { return readings }
    var two = readings
    if readings[3].first?.role == .adjective, let be = word(telling.ownersComeFirst ? "be" : "be-state") {
      two.insert(be, at: 3)
    }
    two.insert([and], at: 2)
    return two
  }

  private func somebody(_ reading: [Term]) -> Person? {
    guard case .pronoun(let pronoun) = reading.first?.role, pronoun.kind != .neuter,
      reading.first?.entry?.concept != "me"
    else {
      return nil
    }
    return pronoun.person
  }

  private func isPlain(_ readings: [[Term]]) -> Bool {
    readings.count > 3 && request.tense == nil && !request.isQuestion
      && !readings.contains { $0.first?.entry?.tense != nil }
  }

  /// The driver goes on and we lose the bus.
  func joinsClauses(_ index: Int, _ readings: [[Term]]) -> Bool {
    guard readings[index].first?.role == .coordinator, readings.indices.contains(index + 2),
      case .pronoun = readings[index + 1].first?.role, readings[..<index].contains(where: { $0.first?.role == .verb })
    else { return false }
    let next = readings[index + 2].first?.role == .negation ? index + 3 : index + 2
    return readings.indices.contains(next) && readings[next].first?.role == .verb
  }
}
