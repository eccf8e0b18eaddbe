import TagarelaKit

extension FewWords {
  /// The verb that was left out, by what the nouns are: I want juice, I go to the beach tomorrow, there is no school.
  mutating func putInVerb() {
    let pieces = pieces
    guard pieces.allSatisfy({ [.phrase, .time, .adverb, .negation, .adjective].contains($0.kind) }) else { return }
    let nouns = pieces.filter { $0.kind == .phrase }
    if tellAge(nouns) || tellOwn() { return }
    if !pieces.contains(where: { $0.kind == .adjective }), tellDay(pieces, nouns) { return }
    guard let subject = nouns.first?.noun else { return }
    if nouns.count == 2, isSubject(subject) {
      tellOfSubject(subject, nouns[1], pieces)
    } else if nouns.count == 3, subject.isSpeaker, nouns[1].entry?.isKind("toy", "game") == true,
      nouns[2].noun?.isPlace == true
    {
      insert("play", at: nouns[1].range.lowerBound)
      if !isTensed { insert("want", at: nouns[1].range.lowerBound) }
    } else if nouns.count == 1, !subject.isPerson, pieces.contains(where: { $0.kind == .negation }),
      !telling.ownersComeFirst
    {
      refuse(nouns[0])
    }
  }

  private var isTensed: Bool { request.tense != nil || words.contains { $0.first?.entry?.tense != nil } }

  private func isSubject(_ phrase: NounPhrase) -> Bool {
    phrase.isPerson || phrase.isName || phrase.head?.entry?.isKind("animal", "toy", "thing", "clothing") == true
  }

  // MARK: - Somebody and something

  private mutating func tellOfSubject(_ subject: NounPhrase, _ other: Piece, _ pieces: [Piece]) {
    guard let noun = other.noun, let entry = noun.head?.entry, entry.role == .noun || entry.role == .name else { return }
    let place = other.range.lowerBound
    let isAdjective = pieces.contains { $0.kind == .adjective }
    if isAdjective { return }
    if subject.isSpeaker {
      tellOfSpeaker(noun, entry, at: place)
    } else if subject.isPerson || subject.isName || subject.head?.entry?.isKind("animal") == true {
      if entry.isKind("food", "drink"), !entry.isKind("animal", "person") {
        insert(isTensed ? deed(entry) ?? "want" : "want", at: place)
      } else if isHolder(entry, of: subject.head?.entry) {
        insert("be-state", at: place)
      }
    } else if isHolder(entry, of: subject.head?.entry) {
      insert("be-state", at: place)
    }
  }

  /// The book is on the table; but the chair is a piece of furniture.
  private func isHolder(_ entry: Entry, of other: Entry?) -> Bool {
    guard let kind = ["furniture", "container", "vehicle"].first(where: { entry.isKind($0) }) else { return false }
    return other.map { !$0.isKind(kind) && !$0.isKind("place") } ?? false
  }

  private mutating func tellOfSpeaker(_ noun: NounPhrase, _ entry: Entry, at place: Int) {
    let isVisited = entry.marks.contains("visited")
    if entry.isKind("place") && !entry.isKind("person") || isVisited && isTensed {
      if isTensed { return insert("go", at: place) }
      insert("go", at: place)
      insert("want", at: place)
    } else if isTensed, let deed = deed(entry) {
      insert(deed, at: place)
    } else if entry.isKind("game"), !entry.isKind("toy"), entry.isMass || entry.marks.contains("unique") {
      insert("play", at: place)
      insert("want", at: place)
    } else if isWanted(entry) {
      insert("want", at: place)
    } else if entry.isKind("event", "work"), !entry.isKind("time") {
      insert("have", at: place)
    }
  }

  private func isWanted(_ entry: Entry) -> Bool {
    if Self.kin.contains(entry.concept) { return true }
    return !entry.isKind("person", "body", "illness", "feeling", "time", "event", "quantity", "weather")
      && !entry.marks.contains("sensation") && entry.role == .noun
  }

  private static let kin: Set = ["mother", "father", "grandmother", "grandfather"]

  /// What one does with something of its kind.
  private func deed(_ entry: Entry) -> String? {
    if entry.isKind("drink") { return "drink-action" }
    if entry.isKind("food", "meal") { return "eat" }
    if entry.isKind("toy", "game") { return "play" }
    if entry.isKind("music") { return "listen" }
    if entry.concept == "party" { return "go" }
    if ["book", "story", "comic-book", "magazine", "newspaper"].contains(entry.concept) { return "read" }
    if entry.isKind("media") { return "watch-action" }
    if entry.isKind("event", "work") { return "have" }
    return nil
  }

  // MARK: - Days

  /// Today no school, tomorrow Ana's birthday, today Sunday.
  private mutating func tellDay(_ pieces: [Piece], _ nouns: [Piece]) -> Bool {
    guard let day = pieces.first(where: { $0.kind == .time }) else { return false }
    let isDenied = pieces.contains { $0.kind == .negation }
    let times = pieces.filter { $0.kind == .time }
    if nouns.isEmpty, times.count == 2, day.range.lowerBound == 0, entry(0)?.role == .adverb,
      times[1].noun != nil, pieces.count == 2
    {
      insert("be", at: times[1].range.lowerBound)
      return true
    }
    guard nouns.count == 1, let noun = nouns[0].noun, let entry = noun.head?.entry, entry.role == .noun else {
      return false
    }
    if isDenied, entry.isKind("event", "work", "meal") || ["school", "swimming"].contains(entry.concept) {
      denyExistence(nouns[0])
      return true
    }
    guard !isDenied, day.range.lowerBound == 0 else { return false }
    if entry.concept == "birthday" {
      insert("be", at: nouns[0].range.lowerBound)
      return true
    }
    guard entry.isKind("event"), !entry.isKind("weather") else { return false }
    insertExistence(at: nouns[0].range.lowerBound)
    return true
  }

  private mutating func insertExistence(at index: Int) {
    guard var verb = book.word(of: "exist") else { return }
    verb.text = telling.existence
    words.insert([Term(verb.text, verb)], at: index)
  }

  private mutating func denyExistence(_ piece: Piece) {
    let phrase = Array(words[piece.range])
    let times = words.indices.filter { !piece.range.contains($0) && role($0) != .negation }.map { words[$0] }
    let negation = words.first { $0.first?.role == .negation } ?? []
    words = telling.ownersComeFirst ? [negation] + phrase + times : times + [negation] + phrase
    insertExistence(at: telling.ownersComeFirst ? 0 : times.count + 1)
  }

  /// No soup: I don't want any; no school: I don't want to go there.
  private mutating func refuse(_ piece: Piece) {
    guard let entry = piece.entry, entry.role == .noun, piece.noun?.determiners.contains(where: \.isPossessive) == false,
      entry.isKind("food", "drink", "place", "meal") || Self.refused.contains(entry.concept)
    else { return }
    let phrase = Array(words[piece.range])
    let negation = words.first { $0.first?.role == .negation } ?? []
    let others = words.indices.filter { !piece.range.contains($0) && role($0) != .negation }.map { words[$0] }
    words = [negation] + phrase + others
    if entry.isKind("place") { insert("go", at: 1) }
    insert("want", at: 1)
  }

  private static let refused: Set = ["bath", "shower-noun", "medicine", "injection", "therapy"]

  // MARK: - Ages and what is one's own

  /// I seven years: seven years old.
  private mutating func tellAge(_ nouns: [Piece]) -> Bool {
    guard telling.hasAges, let years = words.lastIndex(where: { $0.first?.entry?.concept == "year" }), years > 0,
      case .quantity(let quantity) = role(years - 1), quantity == .number || quantity == .one,
      let subject = pieces.first(where: { $0.kind == .phrase })?.noun, subject.isPerson || subject.isName,
      words.count == years + 1
    else { return false }
    insert("have", at: years - 1)
    return true
  }

  /// This mine.
  private mutating func tellOwn() -> Bool {
    guard words.count == 2, words[0].contains(where: { $0.role == .demonstrative }),
      words[1].contains(where: { $0.isPossessive || ["mine", "yours"].contains($0.entry?.concept) }), !telling.ownersComeFirst
    else { return false }
    insert("be", at: 1)
    return true
  }
}
