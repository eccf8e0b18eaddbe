import TagarelaKit

/// One thing after another.
extension FewWords {
  /// Eat then play: the speaker does both; but what is done after a meal is.
  func tellingSequence(_ readings: [[Term]]) -> [[Term]] {
    guard let and = book.and else { return readings }
    var result = readings
    for index in readings.indices.dropFirst().dropLast().reversed() {
      guard let after = readings[index].first(where: { ["after", "later"].contains($0.entry?.concept) }),
        readings[index + 1].first?.role == .verb, !Self.isMeal(readings[index + 1]),
        let first = readings[..<index].last(where: { $0.first?.role == .verb }), Self.isMeal(first),
        !readings[..<index].contains(where: { [.connector, .coordinator].contains($0.first?.role) })
      else { continue }
      let text = and.text + " " + after.said
      result[index] = [Term(after.said, Entry(text, .coordinator))]
    }
    return result
  }

  private static func isMeal(_ reading: [Term]) -> Bool {
    reading.contains { term in
      term.role == .verb
        && (term.entry?.frame?.marks.contains("meal") == true
          || ["eat", "drink-action"].contains(term.entry?.concept))
        || term.role == .noun && term.entry?.isKind("meal") == true
    }
  }

  /// Wait that Grandma get better: who speaks hopes so.
  func hoping(_ readings: [[Term]]) -> [[Term]] {
    guard let that = telling.that, readings.count > 3, readings[0].first?.entry?.concept == "wait",
      let hope = readings[0].first(where: { $0.entry?.concept == "hope" }), readings[1].first?.said == that
    else { return readings }
    return [speaker, [hope]] + readings.dropFirst()
  }
}
