import TagarelaKit

/// How something is, where no verb says so.
extension FewWords {
  /// Maths difficult, music loud: what is said of it isn't which one it is.
  mutating func tellQuality(_ pieces: [Piece], _ nouns: [Piece]) -> Bool {
    guard nouns.count == 1, let noun = nouns[0].noun, let entry = noun.head?.entry, entry.role == .noun,
      noun.determiners.isEmpty,
      noun.belonging.isEmpty || role(words.count - 1) == .adjective && !telling.ownersComeFirst,
      let adjective = noun.lastAdjective?.adjective.entry
        ?? pieces.first(where: { $0.kind == .adjective }).flatMap({ self.entry($0.range.lowerBound) }),
      tells(adjective, of: entry, noun),
      pieces.allSatisfy({ [.phrase, .adjective, .adverb, .time].contains($0.kind) }),
      let place = words.lastIndex(where: { $0.contains { $0.entry?.concept == adjective.concept } }), place > 0,
      role(0) == .noun, place == 1 || !telling.ownersComeFirst
    else { return false }
    let isState = adjective.kinds.first == "state" || entry.isKind("body") && !adjective.isKind("size", "colour")
    let degrees = words[..<place].reversed().prefix {
      $0.contains { $0.role == .quantity(.many) || $0.entry?.isKind("degree") == true }
    }
    insert(isState ? "be-state" : "be", at: place - degrees.count)
    return true
  }

  /// Whether an adjective behind a noun tells how it is, rather than which one it is.
  private func tells(_ adjective: Entry, of noun: Entry, _ phrase: NounPhrase) -> Bool {
    if adjective.marks.contains("judged") { return true }
    if noun.isKind("person"), !noun.isKind("animal"), adjective.kinds.first == "trait", adjective.isKind("quality") {
      return adjective.bearers.contains("person")
    }
    // A hot bath is good, and so is chocolate cake.
    if phrase.adjectives.count > 1 || !phrase.belonging.isEmpty, adjective.isKind("quality") { return true }
    // The left hand is weak.
    return noun.isKind("body", "clothing") && phrase.adjectives.count > 1
  }

  /// Water cold: it is wanted so, or is so; nurse nice: she is; dog big: that one, or it is so.
  mutating func tellOrName(_ pieces: [Piece], _ nouns: [Piece]) -> Bool {
    guard words.count == 2, pieces.count <= 2, isPlain, isFirst, !isPolite, nouns.count == 1, role(0) == .noun,
      let noun = entry(0),
      let adjective = words[1].first(where: { $0.role == .adjective && $0.entry?.describes(noun) == true })
        ?? words[1].first(where: { $0.role == .adjective }),
      let quality = adjective.entry,
      role(1) == .adjective || noun.kinds.first == "drink" && entry(1)?.isSensation == true,
      !words[1].contains(where: \.isOwn), noun.kinds.first != "time", !noun.isKind("illness"),
      let be = word("be")
    else { return false }
    // Water cold: it is what one feels as well.
    if role(1) != .adjective { words[1] = [adjective] }
    let state = telling.ownersComeFirst ? be : word("be-state") ?? be
    // Music is loud now.
    let isState = quality.kinds.first == "state" || noun.isKind("sound")
    let copula = isState ? state : be
    if noun.kinds.first == "drink", isState, let want = word("want") {
      let wish = [speaker, want] + (telling.ownersComeFirst ? [[adjective], words[0]] : words)
      words = likelier(wish, [words[0], copula, words[1]])
      return true
    }
    guard !telling.ownersComeFirst, quality.describes(noun) else { return false }
    if isState, !tells(quality, of: noun, nouns[0].noun ?? NounPhrase()) {
      words = [words[0], copula, [adjective]]
      return true
    }
    if tells(quality, of: noun, nouns[0].noun ?? NounPhrase()) { return false }
    let statement = [words[0], copula, words[1]]
    // A red ball may be the one that is meant; that something is heavy or big is told.
    let isWhich = quality.isKind("colour", "age")
    words = isWhich ? likelier(words, statement) : likelier(statement, words)
    return true
  }

  /// Bed hard uncomfortable: it is both.
  ///
  /// - Returns: whether that is all.
  mutating func tellTwoQualities() -> Bool {
    guard verb == nil, isPlain, !isPolite, words.count == 3, role(0) == .noun, let noun = entry(0), let and = book.and,
      !noun.isKind("person", "illness", "time", "feeling"), !noun.isSensation, let be = word("be")
    else { return false }
    let found = words.dropFirst().compactMap { reading in
      reading.first { term in
        guard term.role == .adjective, let entry = term.entry else { return false }
        return !entry.bearers.isEmpty && entry.describes(noun) && !reading.contains(where: \.isOwn)
      }
    }
    guard found.count == 2, let last = found[1].entry, last.isKind("quality", "state"), !last.isKind("colour", "age"),
      telling.ownersComeFirst || words.dropFirst().allSatisfy({ $0.first?.role == .adjective })
    else { return false }
    let isState = found.allSatisfy { $0.entry?.kinds.first == "state" } || noun.isKind("body")
    let copula = isState && !telling.ownersComeFirst ? word("be-state") ?? be : be
    words = [words[0], copula, [found[0]], [and], [found[1]]]
    return true
  }

  /// Light too bright: it is.
  mutating func tellHowMuchItIs() -> Bool {
    guard telling.ownersComeFirst, words.count == 3, role(0) == .noun || words[0].contains(where: { $0.role == .noun }),
      words[1].contains(where: { $0.entry?.isKind("degree") == true }),
      let adjective = words[2].first(where: { $0.role == .adjective }), let be = word("be")
    else { return false }
    words = [words[0].filter { $0.role == .noun }, be, words[1], [adjective]]
    return true
  }
}
