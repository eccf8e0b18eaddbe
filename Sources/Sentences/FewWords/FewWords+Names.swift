import TagarelaKit

/// What somebody is called.
extension FewWords {
  /// Friend mine João, name my Pedro: he is called so.
  mutating func tellName() {
    if telling.ownersComeFirst { tellNameOf() }
    if words.count == 2, entry(0)?.concept == "how", role(0) == .question, entry(1)?.concept == "call-someone",
      let name = telling.whatName
    {
      return words = [[Term(name, Entry(name, .saying))]]
    }
    guard verb == nil, words.count == 3, let name = words.last?.first, name.role == .name,
      name.entry?.isKind("place", "animal") != true,
      let named = words.dropLast().first(where: { $0.first?.role == .noun }), let thing = named.first?.entry,
      thing.isKind("person") || thing.concept == "name-noun" || thing.isKind("animal"),
      let own = words.dropLast().first(where: { $0.contains(where: \.isOwn) && $0.first?.role != .noun }),
      let be = word("be")
    else { return }
    words = [possessive(own), named, be, [name]]
  }

  /// My dog name Max, my sister call Emma: somebody's name is.
  private mutating func tellNameOf() {
    guard isPlain, words.count > 2, let last = words.indices.last, role(last) == .name,
      ["name-noun", "name-action", "call-someone"].contains(entry(last - 1)?.concept),
      let named = pieces(in: 0..<last - 1).first?.noun, named.isPerson || named.head?.entry?.isKind("animal") == true,
      pieces(in: 0..<last - 1).count == 1, named.pronoun == nil, let name = word("name-noun"), let of,
      let be = word("be")
    else { return }
    words = [name, of] + words[..<(last - 1)] + [be, words[last]]
  }

  /// Write name I: one's own.
  mutating func ownName() {
    guard let verb,
      ["write", "say", "know", "draw"].contains(
        entry(words.lastIndex { $0.first?.role == .verb } ?? verb)?.concept),
      let place = words.lastIndex(where: { $0.first?.entry?.concept == "name-noun" }), place > verb,
      role(place - 1) == .verb, let my = word("my"), role(place + 1) != .possessive(.firstSingular),
      entry(place + 1)?.concept != "of",
      pieces(in: 0..<verb).allSatisfy({ $0.kind != .phrase || $0.noun?.isSpeaker == true })
    else { return }
    words.insert(my, at: place)
  }

  /// Uncle Mike is one.
  mutating func joinTitles() {
    for index in words.indices.dropLast().reversed() {
      guard let title = words[index].first, title.role == .noun, Self.titles.contains(title.entry?.concept ?? ""),
        let name = words[index + 1].first, name.role == .name || name.entry == nil,
        name.said.first?.isUppercase == true,
        name.entry?.isKind("place", "animal") != true,
        index == 0 || [.verb, .preposition, .exclamation, .saying].contains(role(index - 1))
          || role(index - 1) == .noun && entry(index - 1)?.isKind("person") == false
      else { continue }
      var entry = title.entry
      let text = telling.ownersComeFirst ? title.text.prefix(1).uppercased() + title.text.dropFirst() : title.text
      entry?.text = text + " " + name.said
      if telling.ownersComeFirst { entry?.role = .name }
      words.replaceSubrange(index...index + 1, with: [[Term(text + " " + name.said, entry)]])
    }
  }

  /// Cousin Ann ill: who of the kin it is.
  mutating func nameKin() {
    for index in words.indices.dropLast().reversed() where words.count > 2 && role(index) == .noun {
      guard let kin = words[index].first, let entry = kin.entry, isKin(entry), !entry.isPlural,
        let name = words[index + 1].first, name.role == .name, name.entry?.isKind("place", "animal") != true,
        name.said.first?.isUppercase == true, index + 2 < words.count, role(index + 2) != .coordinator,
        !words.contains(where: { $0.contains { $0.entry?.concept == "name-noun" } }),
        !(index == 0 && words.count == 3 && [.noun, .name].contains(role(2)) && entry.isKind("toy"))
      else { continue }
      var named = entry
      named.text = kin.text + " " + name.text
      words.replaceSubrange(index...index + 1, with: [[Term(kin.said + " " + name.said, named)]])
      let isDetermined = index > 0 && words[index - 1].contains { $0.isOwn || $0.role == .demonstrative }
      if telling.ownersComeFirst, !isDetermined { insert("my", at: index) }
    }
  }

  private static let titles: Set = ["uncle", "aunt", "grandfather", "grandmother"]
}
