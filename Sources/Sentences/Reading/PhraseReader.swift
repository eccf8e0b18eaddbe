import TagarelaKit

/// Reads phrases off a row of words.
struct PhraseReader {
  let terms: [[Term]]
  /// Of the next word.
  var index: Int
  /// After a verb that wants a noun.
  var isObject = false
  /// Nouns of one kind that are said one after the other are several things.
  var joinsAlike = true
  /// The language's word between the last two of several.
  private let and: Term?
  /// A noun may say before another what kind of it: cheese sandwich.
  private let hasCompounds: Bool

  init(_ readings: [[Term]], from index: Int = 0, and: Term? = nil, hasCompounds: Bool = false) {
    terms = readings
    self.index = index
    self.and = and
    self.hasCompounds = hasCompounds
  }

  var isAtEnd: Bool { index >= terms.count }

  /// The readings of the word so many places on.
  func readings(_ offset: Int = 0) -> [Term] {
    terms.indices.contains(index + offset) ? terms[index + offset] : []
  }

  /// The next word as one of some roles, where it can be that.
  func next(at offset: Int = 0, _ isMeant: (WordRole) -> Bool) -> Term? {
    for term in readings(offset) {
      if let entry = term.entry, isMeant(entry.role) { return term }
    }
    return nil
  }

  func isUnknown(_ offset: Int = 0) -> Bool { readings(offset).first.map { $0.entry == nil } ?? false }

  /// A noun with all that belongs to it; nil where the next words are none.
  mutating func nounPhrase() -> NounPhrase? {
    let start = index
    guard var phrase = simplePhrase() else {
      index = start
      return nil
    }
    while true {
      let before = index
      let coordinator = next { $0 == .coordinator }
      if coordinator != nil { index += 1 }
      guard let other = simplePhrase(), coordinator != nil || isAlike(other, phrase) else {
        index = before
        break
      }
      phrase.others.append((coordinator ?? Self.comma, other))
    }
    setCoordinators(&phrase)
    return phrase
  }

  /// Of several only the last two have a word between them.
  private func setCoordinators(_ phrase: inout NounPhrase) {
    guard let last = phrase.others.indices.last else { return }
    if phrase.others[last].coordinator.text == ",", let and { phrase.others[last].coordinator = and }
    let word = phrase.others[last].coordinator.text
    for index in phrase.others.indices.dropLast() where phrase.others[index].coordinator.text == word {
      phrase.others[index].coordinator = Self.comma
    }
  }

  private static let comma = Term(",", Entry(",", .coordinator))

  /// Bread, milk: what is said side by side in the same place.
  private func isAlike(_ other: NounPhrase, _ phrase: NounPhrase) -> Bool {
    guard joinsAlike, phrase.belonging.isEmpty, other.head?.entry?.isKind("event") != true,
      let first = phrase.head?.entry, let second = other.head?.entry,
      first.role == .noun, second.role == .noun, first.concept != second.concept,
      and != nil || next({ $0 == .coordinator }) != nil
    else { return false }
    return Self.alike.contains { first.isKind($0.first) && second.isKind($0.second) }
  }

  /// A lion, an elephant, a *monkey*, though the last word describes somebody as well.
  private func beginsAnother(_ phrase: NounPhrase) -> Bool {
    guard and != nil, !hasCompounds, let head = phrase.head?.entry, let next = readings().first, next.role == .noun,
      let entry = next.entry
    else { return false }
    return Self.alike.contains { head.isKind($0.first) && entry.isKind($0.second) }
  }

  private static let alike: [(first: String, second: String)] = [
    ("food", "food"), ("food", "drink"), ("drink", "food"), ("drink", "drink"), ("animal", "animal"),
    ("clothing", "clothing"), ("toy", "toy"),
  ]

  private mutating func simplePhrase() -> NounPhrase? {
    var phrase = NounPhrase()
    while let determiner = next(isDeterminer), isFollowedByNoun, !standsAlone(determiner) {
      phrase.determiners.append(determiner)
      index += 1
    }
    while let adjective = adjective(before: true) { phrase.adjectives.append(adjective) }
    if let head = head(isDetermined: !phrase.determiners.isEmpty || !phrase.adjectives.isEmpty) {
      phrase.head = head
      index += 1
    } else if phrase.determiners.isEmpty {
      return nil
    }
    if phrase.pronoun != nil { return phrase }
    if takeWhatItIsOf(&phrase) { return phrase }
    let flavour = flavour(of: phrase)
    while !beginsAnother(phrase), !(hasCompounds && readings().first?.role == .adverb),
      let adjective = adjective(before: false)
    { phrase.adjectives.append(adjective) }
    // A possessive may be said after its noun.
    if let after = next({ if case .possessive = $0 { true } else { false } }), phrase.determiners.isEmpty,
      next(at: 1, isNominal) == nil
    {
      phrase.determiners.append(after)
      index += 1
    }
    phrase.belonging = flavour ?? belonging(to: phrase)
    return phrase
  }

  /// What a dish is made of, and where it hurts: chocolate cake, cheese and ham sandwich, leg pain.
  private mutating func flavour(of phrase: NounPhrase) -> [Complement]? {
    guard let head = phrase.head?.entry, head.marks.contains("flavoured"), let flavour = flavour(of: head) else {
      return nil
    }
    index += 1
    var content = NounPhrase()
    content.head = flavour
    while head.isKind("food", "drink") {
      let coordinator = next { $0 == .coordinator }
      guard let other = self.flavour(of: head, coordinator == nil ? 0 : 1), coordinator ?? and != nil else { break }
      index += coordinator == nil ? 1 : 2
      var phrase = NounPhrase()
      phrase.head = other
      content.others.append((coordinator ?? Self.comma, phrase))
    }
    setCoordinators(&content)
    return [Complement(.noun(content))]
  }

  private func flavour(of head: Entry, _ offset: Int = 0) -> Term? {
    readings(offset).first { term in
      guard term.role == .noun, let entry = term.entry else { return false }
      return head.isKind("illness") ? entry.isKind("body") : entry.marks.contains("flavour")
    }
  }

  /// In a language that says it before: cheese sandwich.
  private mutating func takeWhatItIsOf(_ phrase: inout NounPhrase) -> Bool {
    guard hasCompounds, let kind = phrase.head, kind.entry?.marks.contains("flavour") == true,
      let whole = readings().first(where: { $0.role == .noun && $0.entry?.marks.contains("flavoured") == true })
    else { return false }
    index += 1
    var content = NounPhrase()
    content.head = kind
    phrase.head = whole
    phrase.belonging = [Complement(.noun(content))]
    return true
  }

  private func isDeterminer(_ role: WordRole) -> Bool {
    switch role {
    case .possessive, .demonstrative, .article, .quantity, .ordinal: true
    default: false
    }
  }

  private func isNominal(_ role: WordRole) -> Bool {
    switch role {
    case .noun, .name, .pronoun: true
    default: false
    }
  }

  /// Whether a determiner has its noun: more *bread*, not more alone.
  private var isFollowedByNoun: Bool {
    var offset = 1
    while offset < 5 {
      if isUnknown(offset) { return true }
      let readings = readings(offset)
      guard let first = readings.first?.role else { return false }
      if first == .noun || first == .name { return true }
      if readings.contains(where: { $0.role == .noun }), first != .verb || offset == 1 { return true }
      guard isDeterminer(first) || first == .adjective else { return false }
      offset += 1
    }
    return false
  }

  /// Much before `my sister` says how, not how many.
  private func standsAlone(_ determiner: Term) -> Bool {
    guard case .quantity(let quantity) = determiner.role, quantity != .all, quantity != .none, quantity != .number
    else { return false }
    return next(at: 1) { role in
      switch role {
      case .possessive, .demonstrative, .article: true
      default: false
      }
    } != nil
  }

  private func head(isDetermined: Bool) -> Term? {
    if isUnknown() { return readings().first }
    guard let first = readings().first, let role = first.role else { return nil }
    if isNominal(role) { return first }
    // After a determiner a word that may be a noun is one, and where nothing else follows that it could describe.
    return isDetermined || isObject ? next(isNominal) : nil
  }

  /// An adjective with its degree: very big. Before a noun only where one follows.
  private mutating func adjective(before: Bool) -> AdjectivePhrase? {
    let start = index
    var degrees: [Term] = []
    while !before, let degree = next(isDegree), degree.role != .adverb || degree.entry?.isKind("degree") == true {
      degrees.append(degree)
      index += 1
    }
    // My daughter, not a phone of mine.
    if !before, next({ if case .possessive = $0 { true } else { false } }) != nil, next(at: 1, isNominal) != nil {
      index = start
      return nil
    }
    guard let adjective = next({ $0 == .adjective || $0 == .ordinal }),
      !before || next(at: 1, isHeadOrAdjective) != nil || isUnknown(1)
    else {
      index = start
      return nil
    }
    if before, readings().first?.role != .adjective { index = start; return nil }
    index += 1
    var phrase = AdjectivePhrase(adjective, degrees: degrees)
    phrase.isBefore = before
    if !before, let coordinator = next({ $0 == .coordinator }), let other = next(at: 1, { $0 == .adjective }),
      next(at: 2, isNominal) == nil
    {
      phrase.others.append((coordinator, other))
      index += 2
    }
    return phrase
  }

  private func isHeadOrAdjective(_ role: WordRole) -> Bool { role == .noun || role == .adjective }

  private func isDegree(_ role: WordRole) -> Bool {
    switch role {
    case .adverb, .quantity(.many), .quantity(.more), .quantity(.some): true
    default: false
    }
  }

  /// `of the boy` after a noun, and what a glass holds.
  private mutating func belonging(to phrase: NounPhrase) -> [Complement] {
    if let preposition = next({ $0 == .preposition }),
      preposition.entry?.concept == "of" || preposition.entry?.concept == "from"
    {
      let start = index
      index += 1
      if let owner = simplePhrase() {
        return [Complement(.noun(owner), preposition: preposition)]
      }
      index = start
    }
    if phrase.head?.entry?.isKind("container") == true, let held = next({ $0 == .noun }), let entry = held.entry,
      entry.isMass, entry.isKind("drink", "food")
    {
      index += 1
      var content = NounPhrase()
      content.head = held
      while !hasCompounds, let adjective = adjective(before: false) { content.adjectives.append(adjective) }
      return [Complement(.noun(content))]
    }
    return []
  }

  /// An adjective alone, as what somebody is.
  mutating func predicate() -> AdjectivePhrase? { adjective(before: false) }
}
