import TagarelaKit

/// Two nouns that are one, where what tells the kind is said first.
extension FewWords {
  /// Music class, baseball game, Halloween costume; the left arm.
  mutating func joinCompounds() {
    guard telling.ownersComeFirst else { return }
    // Leg left tired.
    for index in words.indices.dropLast()
    where entry(index)?.isKind("body") == true && telling.sides.contains(words[index + 1][0].text)
      && index + 2 < words.count
    {
      words.swapAt(index, index + 1)
    }
    for index in words.indices.dropLast().reversed() {
      let next = words[index + 1]
      if let body = next.first?.entry, body.isKind("body"), telling.sides.contains(words[index][0].text) {
        let side = words[index][0].text
        words[index] = [Term(side, Entry(side, .adjective))]
        continue
      }
      if joinPart(index) { continue }
      guard let kind = words[index].first, isSort(kind),
        let thing = next.first(where: { $0.role == .noun && $0.entry?.marks.contains("sorted") == true }),
        var entry = thing.entry, next.first?.role == .noun || index + 2 == words.count,
        index == 0 || !isObject(kind, ofVerbAt: index - 1),
        kind.entry?.concept != entry.concept
      else { continue }
      entry.text = kind.text + " " + entry.text
      words.replaceSubrange(index...index + 1, with: [[Term(kind.said + " " + thing.said, entry)]])
    }
  }

  /// Phone battery, car key: of which thing it is a part.
  private mutating func joinPart(_ index: Int) -> Bool {
    guard let whole = words[index].first(where: { $0.role == .noun }),
      words[index].first?.role == .noun || index == 0 && words.count > 2 && isPlain,
      whole.entry?.isKind("thing", "vehicle", "place", "furniture", "tool") == true,
      whole.entry?.isKind("person", "food") == false, whole.entry?.isPlural == false,
      let part = words[index + 1].first(where: { $0.role == .noun && $0.entry?.marks.contains("parted") == true }),
      words[index + 1].first?.role == .noun, var entry = part.entry, index == 0 || role(index - 1) != .preposition,
      index == 0 || verb == nil || index + 1 < verb ?? 0
    else { return false }
    entry.text = whole.text + " " + entry.text
    words.replaceSubrange(index...index + 1, with: [[Term(whole.said + " " + part.said, entry)]])
    return true
  }

  /// Sing song teacher: what is sung is the song.
  private func isObject(_ kind: Term, ofVerbAt index: Int) -> Bool {
    guard let object = frame(index)?.complements.first(where: { $0.role == .object }), let entry = kind.entry,
      !object.kinds.contains("any"), !object.kinds.contains("work")
    else { return false }
    return entry.kinds.first.map(object.kinds.contains) ?? false
  }

  /// A word that nobody knows tells the kind as well: lacrosse game.
  private func isSort(_ kind: Term) -> Bool {
    guard let sort = kind.entry else { return kind.said.first?.isLowercase == true }
    return [.noun, .name].contains(kind.role) && (!sort.isPlural || sort.isMass)
      && sort.isKind("game", "media", "idea", "work", "language", "event", "music", "sound", "food")
  }
}
