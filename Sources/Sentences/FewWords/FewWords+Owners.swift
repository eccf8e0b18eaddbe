import TagarelaKit

extension FewWords {
  /// Ball Ana, Mom phone: whose it is stands beside it.
  mutating func giveOwners() {
    var from = 0
    while let place = owned(from: from) {
      let (owned, owner) = place
      from = max(owned.upperBound, owner.upperBound)
      guard let of else { return }
      if owned.lowerBound < owner.lowerBound {
        words.insert(of, at: owner.lowerBound)
      } else {
        let moved = Array(words[owner])
        for index in owned { words[index] = words[index].filter { $0.role != .verb } }
        words.removeSubrange(owner)
        words.insert(contentsOf: [of] + moved, at: owned.upperBound - owner.count)
      }
      from += 1
    }
  }

  private func owned(from start: Int) -> (owned: Range<Int>, owner: Range<Int>)? {
    let pieces = pieces
    for (first, second) in zip(pieces, pieces.dropFirst()) where first.range.lowerBound >= start {
      let isAlone = verb == nil && pieces.allSatisfy { $0.kind != .placed }
      if first.kind == .phrase || first.kind == .placed, second.kind == .phrase, owns(second, first),
        isOwned(first, by: second, isAlone: isAlone)
      {
        let owned = first.kind == .placed ? first.range.dropFirst() : first.range
        return (owned, second.range)
      }
      if isHostBefore(first, second) { return (second.range, first.range) }
      if telling.ownersComeFirst, mayBeNoun(second),
        verb != nil || pieces.count(where: { $0.kind != .time }) == 2 && second.noun?.adjectives.isEmpty == true
          || role(0) == .question, first.kind == .phrase || first.kind == .placed, second.kind == .phrase,
        owns(first, second), isOwned(second, by: first, isAlone: isAlone), comesFirst(first)
      {
        let owner = first.kind == .placed ? first.range.dropFirst() : first.range
        return (second.range, owner)
      }
    }
    return nil
  }

  /// Friend mine hospital, dog eat shoe mine: my friend, my shoe.
  mutating func putOwnBefore() {
    for index in words.indices.dropFirst()
    where words[index].contains(where: \.isOwn) && role(index - 1) == .noun && role(index) != .noun {
      let isLast = index == words.count - 1
      let isDetermined = index > 1 && words[index - 2].contains(where: { $0.isOwn || $0.role == .demonstrative })
      guard !isDetermined, entry(index - 1)?.isKind("time") != true,
        isLast ? verb.map({ $0 < index }) ?? (role(0) == .question) : ownsBefore(index),
        role(index + 1) != .noun || words[index].contains(where: { ["mine", "yours"].contains($0.entry?.concept) })
      else { continue }
      let own = possessive(words[index])
      words.remove(at: index)
      words.insert(own, at: index - 1)
      if verb == nil, index == words.count - 2, let quality = entry(index + 1), quality.role == .adjective {
        insert(quality.kinds.first == "state" ? "be-state" : "be", at: index + 1)
      }
      return
    }
  }

  /// As it is said before a noun: mine, my.
  func possessive(_ own: [Term]) -> [Term] {
    let concept = ["mine": "my", "yours": "your"][own.first?.entry?.concept ?? ""]
    return concept.flatMap { word($0) } ?? own.filter(\.isPossessive)
  }

  /// What follows is told of what is owned: my backpack is blue, my house is near.
  private func ownsBefore(_ index: Int) -> Bool {
    guard !telling.ownersComeFirst, verb == nil || verb == index + 1 else { return false }
    switch role(index + 1) {
    case .adjective, .adverb, .preposition, .verb: return true
    case .noun: return entry(index + 1)?.isKind("place") == true && entry(index + 1)?.isKind("person") == false
    default: return false
    }
  }

  /// Ball brother: it is his, or his ball.
  mutating func tellOwner() -> Bool {
    guard !telling.ownersComeFirst, isPlain, words.count == 3, role(0) == .noun, entry(1)?.concept == "of",
      words[1].first?.said.isEmpty == true, [.noun, .name].contains(role(2)), entry(2)?.isKind("person") == true,
      entry(0)?.isKind("toy", "thing", "clothing", "vehicle", "tool") == true, let be = word("be")
    else { return false }
    words = likelier([words[0], be, words[1], words[2]], words)
    return true
  }

  /// Sister sleep: mine does.
  ///
  /// - Parameter isGreeted: whether a greeting or thanks come before: hello, sister, is nobody else's.
  mutating func ownKin(isGreeted: Bool) {
    guard telling.kinIsOwned, let my = word("my") else { return }
    for index in words.indices.reversed() where role(index) == .noun && isKin(entry(index)) {
      let before = index > 0 ? words[index - 1] : []
      let isDetermined = before.contains { term in
        switch term.role {
        case .possessive, .demonstrative, .article, .quantity, .ordinal, .adjective, .coordinator: true
        case .question: ["what", "which", "how-many", "how-much", "whose"].contains(term.entry?.concept)
        default: false
        }
      }
      let isOther =
        verb.map { ["have", "want", "be", "need", "exist"].contains(entry($0)?.concept) && $0 < index } ?? false
      let isOwn =
        words.indices.contains(index + 1)
        && words[index + 1].contains { $0.isOwn || $0.role == .coordinator || $0.entry?.concept == "of" }
      let isOthers = pieces(in: 0..<index).contains { isAnother($0) }
      let isCalled = isGreeted && index == 0 && role(1) != .verb
      if !isDetermined, !isOther, !isOwn, !isOthers, !isCalled { words.insert(my, at: index) }
    }
  }

  /// Somebody else who does it, whose kin it may be.
  private func isAnother(_ piece: Piece) -> Bool {
    guard verb != nil, piece.kind == .phrase, let noun = piece.noun, noun.isPerson || noun.isName else { return false }
    return !noun.isSpeaker
  }

  func isKin(_ entry: Entry?) -> Bool {
    guard let entry else { return false }
    return entry.concept == "son" || Self.kin.contains(entry.concept) || telling.ownedKin.contains(entry.text)
  }

  private static let kin: Set = [
    "brother", "sister", "daughter", "husband", "wife", "nephew", "niece", "grandchild", "cousin", "boyfriend",
    "girlfriend",
  ]

  /// This bag be Ana: hers.
  mutating func tellWhoseItIs() {
    guard words.count == 4, words[0].contains(where: { $0.role == .demonstrative }), role(1) == .noun,
      entry(1)?.isKind("person", "animal") == false,
      ["be", "be-state"].contains(entry(2)?.concept), let owner = words[3].first, let entry = owner.entry,
      entry.isKind("person") || owner.role == .name,
      [.noun, .name].contains(owner.role)
    else { return }
    if telling.ownersComeFirst {
      let name = telling.owning(entry.text.prefix(1).uppercased() + entry.text.dropFirst())
      words[3] = [Term(owner.said, Entry(name, .name))]
    } else if let of {
      words.insert(of, at: 3)
    }
  }

  /// Grandma home go: to her home.
  private func isHostBefore(_ owner: Piece, _ home: Piece) -> Bool {
    guard let verb, home.range.upperBound == verb, owner.kind == .phrase, home.kind == .phrase,
      ["home", "house"].contains(home.entry?.concept), owns(owner, home)
    else { return false }
    return ["go", "sleep", "stay", "eat", "come", "return"].contains(entry(verb)?.concept)
  }

  /// What is a verb as well is a thing where nothing else is told.
  private func mayBeNoun(_ piece: Piece) -> Bool {
    let isVerbToo = words[piece.range].contains { $0.contains { $0.role == .verb } }
    return !isVerbToo || isPlain && (words.count == 2 || role(0) == .question || verb != nil)
  }

  /// Whether whose something is may be said before it here: behind a verb or a preposition, in a question, alone.
  private func comesFirst(_ owner: Piece) -> Bool {
    if owner.kind == .placed || verb == nil { return true }
    return verb.map { $0 < owner.range.lowerBound } ?? true
  }

  /// Whether somebody may be the owner of something.
  private func owns(_ owner: Piece, _ owned: Piece) -> Bool {
    guard let phrase = owner.noun, phrase.pronoun == nil, phrase.others.isEmpty,
      !phrase.determiners.contains(where: { if case .quantity = $0.role { true } else { false } }),
      phrase.belonging.isEmpty,
      phrase.isPerson || phrase.isName && !phrase.isPlace
        || verb == nil && phrase.head?.entry?.isKind("animal") == true,
      let thing = owned.noun, thing.belonging.isEmpty, thing.others.isEmpty, let entry = thing.head?.entry,
      entry.role == .noun, !thing.isPerson, !thing.determiners.contains(where: \.isPossessive)
    else { return false }
    // The cat is in bed, which nobody gives it.
    if phrase.head?.entry?.isKind("animal") == true, entry.isKind("furniture") { return false }
    return entry.isKind("toy", "clothing", "thing", "vehicle", "tool", "furniture", "container", "media")
      || Self.homes.contains(entry.concept) || verb == nil && entry.isKind("event", "body") && !entry.isKind("illness")
      || entry.isKind("animal") && phrase.isPerson
  }

  static let homes: Set = ["home", "house", "bedroom"]

  private func isOwned(_ owned: Piece, by owner: Piece, isAlone: Bool) -> Bool {
    guard let entry = owned.entry else { return false }
    let isHome = Self.homes.contains(entry.concept)
    if isHome, verb == nil, telling.ownersComeFirst { return false }
    if isHome { return !["mother", "father"].contains(owner.entry?.concept) || verb == nil }
    guard let verb else { return true }
    if owned.range.upperBound <= verb {
      // The dog of Pedro barks; but the book Mom reads.
      return !telling.ownersComeFirst && owned.kind == .phrase && owner.range.upperBound <= verb
        && fits(owned, asSubjectOf: verb)
    }
    if owned.kind == .placed || owner.kind == .placed { return true }
    guard owner.range.lowerBound > verb, owned.range.lowerBound > verb else { return false }
    let last = words[..<owned.range.lowerBound].lastIndex { $0.first?.role == .verb } ?? verb
    guard let frame = self.entry(last)?.frame else { return self.entry(last)?.concept.hasPrefix("be") == true }
    if ["be", "be-state"].contains(self.entry(last)?.concept) { return true }
    let roles = frame.complements.filter { $0.kinds.contains("person") }.map(\.role)
    if roles.contains(.recipient) || roles.contains(.beneficiary) || frame.marks.contains("speech") { return false }
    // I sleep in the bed of Ana, but play ball with Ana.
    if roles.contains(.companion) { return entry.isKind("furniture", "clothing") && !entry.isKind("toy") }
    return frame.complements.first { $0.role == .object }?.kinds.first != "person"
  }

  /// Whether what a piece says can do what a verb says.
  func fits(_ piece: Piece, asSubjectOf verb: Int) -> Bool {
    guard let noun = piece.noun, let frame = entry(verb)?.frame else { return true }
    if frame.subjects.contains("any") || noun.pronoun != nil || noun.isPerson || noun.isName { return true }
    guard let entry = noun.head?.entry else { return true }
    return entry.kinds.contains { frame.subjects.contains($0) }
  }

  /// Father neighbour die: the neighbour's.
  mutating func nameKinOf() {
    // Dog grandfather die: his.
    if !telling.ownersComeFirst, words.count == 3, verb == 2, entry(0)?.kinds.first == "animal", role(1) == .noun,
      entry(1)?.kinds.first == "person", let of, frame(2)?.complements.contains(where: { $0.role == .object }) == false
    {
      return words.insert(of, at: 1)
    }
    guard !telling.ownersComeFirst, words.count == 3, verb == 2, role(0) == .noun, role(1) == .noun, let of,
      isKin(entry(0)) || ["father", "mother", "grandmother", "grandfather"].contains(entry(0)?.concept),
      entry(1)?.kinds.first == "person", !isKin(entry(1)),
      frame(2)?.marks.contains("done") == true || frame(2)?.marks.contains("motion") == true,
      frame(2)?.complements.contains(where: { $0.role == .object && $0.kinds.contains("person") }) == false
    else { return }
    words.insert(of, at: 1)
  }

  /// Birthday friend tomorrow be: hers is.
  mutating func tellWhoseBirthday() {
    guard !telling.ownersComeFirst, isFirst, let be = words.last, be.first?.entry?.concept == "be",
      let birthday = words.firstIndex(where: { $0.first?.entry?.concept == "birthday" }), words.count == 4,
      let who = words.indices.first(where: {
        role($0) == .name || role($0) == .noun && entry($0)?.kinds.first == "person"
      }), abs(who - birthday) == 1,
      let when = words.indices.first(where: { $0 != who && $0 != birthday && $0 < 3 }),
      entry(when)?.isKind("time", "when") == true
        || entry(when)?.isTimely == true, let of
    else { return }
    words = [Self.untensed(words[when]), be, Self.the, words[birthday], of, words[who]]
  }
}

extension Term {
  /// Mine, or my alone.
  var isOwn: Bool { isPossessive || ["mine", "yours"].contains(entry?.concept) }

  var isPossessive: Bool { if case .possessive = role { true } else { false } }
}
