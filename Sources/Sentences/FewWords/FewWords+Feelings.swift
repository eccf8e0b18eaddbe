import TagarelaKit

extension FewWords {
  /// Hunger much, dark fear, thirst water: what somebody feels, of what, and what is wished because of it.
  ///
  /// - Returns: whether that is all.
  mutating func tellFeelings() -> Bool {
    let pieces = pieces
    if let verb, ["do", "make"].contains(entry(verb)?.concept) { return false }
    if let place = pieces.firstIndex(where: { $0.kind == .phrase && $0.entry?.isSensation == true }) {
      return tell(pieces[place], beside: pieces.indices.filter { $0 != place }.map { pieces[$0] })
    }
    if let place = pieces.firstIndex(where: { isFelt($0) }), pieces.count == 2, verb == nil {
      return tellState(pieces[place], beside: pieces[1 - place])
    }
    return false
  }

  private mutating func tell(_ feeling: Piece, beside others: [Piece]) -> Bool {
    let verbs = others.filter { $0.kind == .verb }
    let nouns = others.filter { $0.kind == .phrase }
    let rest = others.filter { ![.verb, .phrase].contains($0.kind) }
    guard rest.allSatisfy({ [.time, .adverb].contains($0.kind) }), others.allSatisfy({ $0.noun?.belonging.isEmpty ?? true }) else { return false }
    let subject = nouns.first { $0.noun?.isSpeaker == true } ?? (isNeed(feeling) || !others.contains { $0.noun?.isSpeaker == true } ? nouns.first { isFeeler($0, beside: nouns, feeling) } : nil)
    let things = nouns.filter { $0.range != subject?.range }
    guard things.count < 2, verbs.count < 2 else { return false }
    if let verb = verbs.first {
      guard entry(verb.range.lowerBound).map({ ["want", "need"].contains($0.concept) || things.isEmpty && $0.frame?.marks.isDisjoint(with: ["state", "modal"]) == true }) == true,
        subject == nil || subject?.noun?.isSpeaker == true, subject.map({ $0.range.lowerBound < verb.range.lowerBound || $0.noun?.isSpeaker == true }) ?? true else { return false }
      let wish = words[verb.range] + (things.first.map { Array(words[$0.range]) } ?? [])
      let isOwn = ["want", "need"].contains(entry(verb.range.lowerBound)?.concept)
      let want = isOwn ? [] : [word("want") ?? []].filter { !$0.isEmpty }
      let state = felt(feeling, subject, [])
      words = feeling.range.lowerBound < verb.range.lowerBound || !isOwn ? state + [Self.comma] + want + wish : Array(wish) + [Self.comma] + state
      return true
    }
    guard let thing = things.first else {
      if subject == nil, rest.contains(where: { $0.kind == .adverb && entry($0.range.lowerBound)?.isKind("place") == true }) { return false }
      words = felt(feeling, subject, rest)
      return true
    }
    if isNeed(feeling) {
      guard let noun = thing.entry else { return false }
      guard !isTensed, noun.isKind("food", "drink", "furniture", "clothing", "thing", "toy") else { return false }
      var wish = [word("want") ?? []] + Array(words[thing.range])
      if noun.isKind("furniture"), let go = word("go") { wish.insert(go, at: 1) }
      words = felt(feeling, subject, rest) + [Self.comma] + wish.filter { !$0.isEmpty }
    } else {
      words = felt(feeling, subject, []) + Array(words[thing.range]) + rest.flatMap { words[$0.range] }
    }
    return true
  }

  /// Hunger, cold: felt of nothing.
  private func isNeed(_ feeling: Piece) -> Bool { telling.needs.contains(feeling.word) }

  private func isFeeler(_ piece: Piece, beside nouns: [Piece], _ feeling: Piece) -> Bool {
    guard let noun = piece.noun else { return false }
    if noun.pronoun != nil { return true }
    let isAlive = noun.isPerson || noun.isName || noun.head?.entry?.isKind("animal") == true
    // The dog is feared, but is hungry.
    return isAlive && (isNeed(feeling) || nouns.count > 1 && nouns.first?.range == piece.range
      || piece.range.lowerBound < feeling.range.lowerBound && noun.isPerson && noun.head?.entry?.marks.contains("visited") != true && nouns.count > 1)
  }

  private func felt(_ feeling: Piece, _ subject: Piece?, _ rest: [Piece]) -> [[Term]] {
    let isFear = !isNeed(feeling)
    guard let verb = word(isFear || !telling.isWithFeelings ? "have" : "be-state") else { return words }
    let first = subject.map { Array(words[$0.range]) } ?? [speaker]
    let times = rest.filter { $0.kind == .time }.flatMap { words[$0.range] }
    let others = rest.filter { $0.kind != .time }.flatMap { words[$0.range] }
    return first + [verb] + words[feeling.range] + others + times
  }

  // MARK: - What one is

  /// Thirsty, in a language that has no noun for it.
  private func isFelt(_ piece: Piece) -> Bool {
    piece.kind == .adjective && Self.states.contains(entry(piece.range.lowerBound)?.concept ?? "") && telling.ownersComeFirst
  }

  private static let states: Set = ["hungry", "thirsty", "sleepy", "tired", "scared"]

  /// Thirsty water: I am thirsty, I want water.
  private mutating func tellState(_ state: Piece, beside other: Piece) -> Bool {
    guard other.kind == .phrase, let noun = other.entry, let be = word("be"), let want = word("want"), noun.role == .noun,
      !noun.isKind("person")
    else { return false }
    let adjective = Array(words[state.range])
    let thing = Array(words[other.range])
    if entry(state.range.lowerBound)?.concept == "scared" {
      words = [speaker, be] + adjective + thing
      return true
    }
    guard noun.isKind("food", "drink", "furniture"), let go = word("go") else { return false }
    words = [speaker, be] + adjective + [Self.comma, speaker, want] + (noun.isKind("furniture") ? [go] : []) + thing
    return true
  }
}

extension FewWords.Piece {
  fileprivate var word: String { noun?.head?.text ?? "" }
}
