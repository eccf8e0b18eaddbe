import TagarelaKit

/// What somebody does like another.
extension FewWords {
  /// Run like horse: as a horse does, and no other clause.
  func likening(_ readings: [[Term]]) -> [[Term]] {
    guard !telling.ownersComeFirst, let like = word("like-similar")?.first?.text, readings.count > 2 else {
      return readings
    }
    let place = readings.count - 2
    guard
      readings[place].contains(where: { ["like-similar", "same"].contains($0.entry?.concept) || $0.text == like }),
      readings[place - 1].contains(where: { $0.role == .verb && $0.entry?.frame?.marks.contains("state") == false }),
      readings[place - 1].first?.entry?.frame?.complements.contains(where: { $0.isRequired }) != true,
      let other = readings[place + 1].first, other.role == .noun, let entry = other.entry, !entry.isMass,
      entry.isKind("animal", "person", "vehicle", "thing")
    else { return readings }
    return readings[..<place] + [[Term(like, Entry(like, .preposition))], Self.one, readings[place + 1]]
  }
}
