import TagarelaKit

extension FewWords {
  /// Where a clause begins that no word joins to the one before: turn the light off | I want to sleep.
  func divisions(_ readings: [[Term]]) -> Set<Int> {
    var ends: Set<Int> = []
    var verb: Int?
    for index in readings.indices {
      let role = readings[index].first?.role
      if role == .connector || role == .coordinator { verb = nil }
      guard let before = verb else {
        if role == .verb { verb = index }
        continue
      }
      if isBeginning(index, readings, after: before) {
        ends.insert(index)
        verb = nil
      }
    }
    return ends
  }

  private func isBeginning(_ index: Int, _ readings: [[Term]], after verb: Int) -> Bool {
    func first(_ index: Int) -> Term? { readings.indices.contains(index) ? readings[index].first : nil }
    let takesVerb = first(verb)?.entry?.frame?.complements.contains { $0.role == .action } ?? false
    // Injection hurt I not want: it does so to everybody.
    let isSaidOf =
      verb > 0 && first(verb - 1)?.role == .noun && first(verb)?.entry?.frame?.marks.contains("experience") == true
      && first(index + 1)?.role == .negation && first(verb)?.entry?.concept != "like"
    let isBetween = isSaidOf || index > verb + 1 || first(verb)?.entry?.frame?.complements.isEmpty == true
    // Homework finish want play: the one is done.
    if first(index)?.role == .verb, isOwn(first(index)), index > verb + 1, first(index)?.entry?.concept == "want",
      first(verb)?.entry?.frame?.marks.contains("done") == true, first(index - 1)?.role == .noun
    {
      return true
    }
    // Now I want; now want.
    if first(index)?.entry?.isKind("present") == true, isBetween, isOwn(first(index + 1)) { return true }
    // Finish homework want play: nobody ends wishing.
    if telling.ownersComeFirst, first(verb)?.entry?.concept == "finish", isBetween, isOwn(first(index)) { return true }
    guard case .pronoun(let pronoun) = first(index)?.role, pronoun.kind == .personal, pronoun.person.rank == .first,
      first(index - 1)?.role != .preposition, first(index - 1)?.role != .coordinator,
      first(index - 1)?.entry?.isKind("present") != true
    else { return false }
    let next = first(index + 1)?.role == .negation ? index + 2 : index + 1
    guard let following = first(next) else { return false }
    // Grandfather die I sad.
    if index > 1, next == readings.count - 1, readings[next].contains(where: \.isOwnState), !isOwn(first(verb)),
      first(next)?.entry?.concept.hasPrefix("alone") != true,
      !takesVerb
    {
      return true
    }
    guard following.role == .verb, isBetween else { return false }
    // Read story I want.
    if next == readings.count - 1, ["want", "need"].contains(following.entry?.concept) { return false }
    // Help me eat; but a wish is one's own.
    return isOwn(following)
      || !takesVerb
        && first(verb)?.entry?.frame?.complements.contains { $0.role == .recipient } != true
  }

  /// A verb of what one wants, needs, has or is.
  private func isOwn(_ term: Term?) -> Bool {
    term?.role == .verb && ["want", "not-want", "need", "be", "be-state", "have"].contains(term?.entry?.concept)
  }
}

extension Term {
  /// How a person is: sad.
  fileprivate var isOwnState: Bool {
    role == .adjective && entry?.kinds.first == "state" && entry?.bearers.contains("person") == true
  }
}
