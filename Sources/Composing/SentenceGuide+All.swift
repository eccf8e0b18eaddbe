extension SentenceGuide {
  /// The sentences that its choices allow, the shortest first.
  ///
  /// - Parameters:
  ///   - most: no more of them are made.
  ///   - longest: no sentence has more choices.
  public func sentences(atMost most: Int, longest: Int) -> [GuidedSentence] {
    var found: [GuidedSentence] = []
    var begun = [GuidedSentence(self)]
    while !begun.isEmpty, found.count < most, begun[0].picks.count < longest {
      var longer: [GuidedSentence] = []
      for sentence in begun {
        for choice in sentence.offers.flatMap(\.choices) {
          guard found.count < most else { return found }
          var next = sentence
          guard next.choose(choice) else { continue }
          if next.canEnd { found.append(next) }
          if next.step != .whole { longer.append(next) }
        }
      }
      begun = longer
    }
    return found
  }
}
