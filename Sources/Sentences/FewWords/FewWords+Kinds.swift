import TagarelaKit

extension FewWords {
  /// Toilet paper, music class: a noun that tells of which kind the one before is.
  mutating func tellKinds() {
    guard !telling.ownersComeFirst, let of else { return }
    for index in words.indices.dropLast().reversed()
    where entry(index)?.isKind("food") == true && ["omelette", "potato-omelette"].contains(entry(index)?.concept ?? "")
      && role(index + 1) == .noun && entry(index + 1)?.isKind("food") == true
    {
      words.insert(of, at: index + 1)
    }
    var from = 0
    while let place = kind(from: from) {
      words.insert(of, at: place)
      from = place + 1
    }
  }

  private func kind(from start: Int) -> Int? {
    let pieces = pieces
    for (first, second) in zip(pieces, pieces.dropFirst()) where first.range.lowerBound >= start {
      guard first.kind == .phrase || first.kind == .placed,
        second.kind == .phrase || second.kind == .time && first.entry?.concept == "photo",
        let whole = first.entry,
        let part = second.entry, whole.role == .noun, part.role == .noun, first.noun?.others.isEmpty == true,
        first.noun?.belonging.isEmpty == true, second.noun?.determiners.isEmpty == true,
        !part.isKind("person", "animal") || whole.isKind("media"),
        !whole.isKind("person", "animal", "body", "time", "feeling"), whole.concept != part.concept,
        isKind(part, of: whole),
        !isAwaited(second)
      else { continue }
      return second.range.lowerBound
    }
    return nil
  }

  private func isKind(_ part: Entry, of whole: Entry) -> Bool {
    if ["match-game", "game"].contains(whole.concept) { return part.kinds.first == "game" }
    if whole.concept == "bill" || whole.isKind("money") && whole.isKind("thing") {
      return part.isKind("substance", "drink", "tool", "thing")
    }
    if whole.concept == "photo" {
      return part.isKind("person", "event", "animal", "place", "food", "time")
    }
    if whole.isKind("media") { return part.isKind("feeling", "animal", "imagined") || part.marks.contains("imagined") }
    if whole.marks.contains("taught") { return part.isKind("language", "work", "music", "sound", "idea", "game") }
    if whole.isKind("work"), part.kinds.first == "body" { return true }
    if whole.marks.contains("parted") { return true }
    if whole.isKind("clothing") { return part.isKind("game", "work", "event") || part.isKind("time") }
    return false
  }

  /// Whether a verb before it waits for it: put the paper in the toilet.
  private func isAwaited(_ piece: Piece) -> Bool {
    guard let verb, verb < piece.range.lowerBound, let entry = piece.entry, let frame = frame(verb) else {
      return false
    }
    return frame.complements.contains { complement in
      complement.role != .object && complement.role != .action && complement.role != .state
        && complement.kinds.contains { $0 == "=" + entry.concept || entry.kinds.first == $0 }
    }
  }
}
