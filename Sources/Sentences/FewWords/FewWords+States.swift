import TagarelaKit

/// How somebody is, where nobody says who and no verb is said.
extension FewWords {
  /// Happy today, not hungry, hunger no, tired hunger: the speaker is.
  ///
  /// - Returns: whether that is all.
  mutating func tellStates() -> Bool {
    guard verb == nil, words.count > 1, isFirst, !request.isQuestion else { return false }
    var subject: [[Term]] = []
    var rest = words
    if case .pronoun(let pronoun) = role(0), pronoun.person.rank == .first, pronoun.kind == .personal {
      subject = [rest.removeFirst()]
    }
    let states = rest.filter { isState($0) }
    let feelings = rest.filter { $0.first?.entry?.isSensation == true }
    let negation = rest.first { $0.first?.role == .negation }
    // Today, here.
    let times = rest.filter {
      $0.first?.role == .adverb && ($0.first?.entry?.isTimely == true || $0.first?.entry?.isKind("place") == true)
    }
    let said = rest.filter { $0.first?.entry?.isKind("degree") == true && $0.first?.role == .adverb }
    let much = rest.filter { reading in
      !telling.ownersComeFirst && feelings.isEmpty && reading.first?.isMany == true
        && reading.contains { $0.entry?.concept == "a-lot" }
    }
    // What is said of a quality where it has a word of its own: muy.
    let very = word("very").flatMap { $0[0].text.contains(" ") ? nil : $0 }
    let degrees = said + much.map { very ?? $0 }
    let known = states.count + feelings.count + times.count + said.count + much.count + (negation == nil ? 0 : 1)
    guard known == rest.count, !states.isEmpty || negation != nil && feelings.count == 1,
      states.count + feelings.count < 3, states.count + feelings.count > 0,
      states.count == 1 || degrees.isEmpty,
      subject.isEmpty || states.count + feelings.count > 1,
      let be = word(telling.ownersComeFirst ? "be" : "be-state"), let and = book.and
    else { return false }
    let who = subject.first ?? speaker
    var predicates: [[[Term]]] = states.map { state in
      [be] + degrees + [state.filter { $0.role == .adjective }]
    }
    if let feeling = feelings.first, let have = word(telling.isWithFeelings ? "be-state" : "have") {
      predicates.append([have, feeling])
    }
    guard let first = predicates.first else { return false }
    var told = first
    if predicates.count > 1 {
      let second =
        states.count == 2
        ? Array(predicates[1].dropFirst()) : telling.isWithFeelings ? withFeeling(predicates[1][1]) : predicates[1]
      told += [[and]] + second
    }
    words = [who] + [negation].compactMap { $0 } + told + times
    return true
  }

  /// With hunger, behind another state.
  private func withFeeling(_ feeling: [Term]) -> [[Term]] {
    guard let with = word("with")?.first?.text, let text = feeling.first?.text else { return [feeling] }
    return [[Term(feeling[0].said, Entry(with + " " + text, .adverb))]]
  }

  private func isState(_ reading: [Term]) -> Bool {
    guard let adjective = reading.first(where: { $0.role == .adjective })?.entry,
      reading.first?.role == .adjective || telling.ownersComeFirst
    else { return false }
    return adjective.kinds.first == "state" && adjective.bearers.contains("person")
  }
}
