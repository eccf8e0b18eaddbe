import TagarelaKit

/// What people with few words mean: words that no grammar joins are put in the order that the language has, with the verb
/// or the little word that was left out. What is a clause already stays as it was said.
struct FewWords {
  let book: WordBook
  let telling: FewWordsTelling
  let request: SentenceRequest
  /// Of one clause, each with what it may be.
  var words: [[Term]] = []
  /// Somebody is asked to do it.
  var isOrder = false
  /// Please is said.
  private(set) var isPolite = false
  /// Several clauses are said.
  private(set) var isCompound = false
  /// No other clause goes before it, from which it may have its subject.
  private(set) var isFirst = true
  /// Before the clause.
  private(set) var connector: Entry?
  /// How many choices between two readings were made.
  private var choices: Int

  /// - Parameter choices: that were made before.
  init(_ book: WordBook, _ telling: FewWordsTelling, _ request: SentenceRequest, after choices: Int = 0) {
    self.choices = choices
    self.book = book
    self.telling = telling
    self.request = request
  }

  /// All words that were pointed at, clause by clause.
  mutating func completed(_ readings: [[Term]]) -> [[Term]] {
    var result: [[Term]] = []
    var clause: [[Term]] = []
    isPolite = readings.contains { $0.first?.role == .please }
    let readings = tellingThen(tellingPast(comparing(tellingThat(tellingJoints(readings)))))
    isCompound = readings.indices.contains { readings[$0].first?.role == .connector || joinsClauses($0, readings) }
    let ends = divisions(readings)
    isCompound = isCompound || !ends.isEmpty
    for (index, reading) in readings.enumerated() {
      if ends.contains(index) {
        result += whole(clause) + [Self.comma]
        clause = []
      }
      if reading.first?.role == .connector || joinsClauses(index, readings) {
        result += whole(clause) + [reading]
        clause = []
        connector = reading.first?.entry
      } else {
        clause.append(reading)
      }
    }
    return result + whole(clause)
  }

  /// Behind a verb the word that tells what is thought or wished asks nothing.
  private func tellingThat(_ readings: [[Term]]) -> [[Term]] {
    guard let that = telling.that else { return readings }
    return readings.enumerated().map { index, reading in
      let isBehind = index > 0 && readings.count > index + 1 && readings[index - 1].first?.role == .verb
      return isBehind && reading.first?.said == that ? [Term(that, Entry(that, .connector))] : reading
    }
  }

  /// What is compared with is no clause of its own.
  private func comparing(_ readings: [[Term]]) -> [[Term]] {
    readings.enumerated().map { index, reading in
      guard index > 0, reading.contains(where: { $0.entry?.concept == "than" }),
        telling.ownersComeFirst
          || readings[..<index].contains(where: { $0.contains { $0.role == .quantity(.more) } || isCompared($0) })
      else { return reading }
      let text = telling.ownersComeFirst ? telling.than : reading.first?.said ?? telling.than
      return [Term(text, .than(text))]
    }
  }

  /// When I be little: that is past.
  private func tellingPast(_ readings: [[Term]]) -> [[Term]] {
    guard isPlain(readings), readings[0].contains(where: { ["when", "when-conjunction"].contains($0.entry?.concept) }),
      let be = readings.firstIndex(where: { ["be", "be-state"].contains($0.first?.entry?.concept) }), be < 4,
      readings.indices.contains(be + 1),
      readings[be + 1].contains(where: { ["small", "young", "children", "baby"].contains($0.entry?.concept) })
    else { return readings }
    var past = Entry("", .adverb)
    past.tense = .past
    var result = readings + [[Term("", past)]]
    result.insert([Term("", past)], at: be + 2)
    return result
  }

  /// If you wait I tell you: then I will.
  private func tellingThen(_ readings: [[Term]]) -> [[Term]] {
    guard isPlain(readings), let first = readings[0].first(where: { ["if", "when"].contains($0.entry?.concept) }),
      telling.ownersComeFirst || first.entry?.concept == "when"
    else { return readings }
    let verbs = readings.filter { $0.first?.role == .verb }
    guard verbs.count > 1, let condition = verbs[0].first?.entry, let result = verbs[1].first?.entry,
      first.entry?.concept == "if" || condition.frame?.marks.contains("done") == true || condition.concept == "arrive",
      result.concept != "stay", result.frame?.marks.isDisjoint(with: ["state", "experience", "modal"]) == true
    else { return readings }
    var future = Entry("", .adverb)
    future.tense = .future
    var entry = first.entry
    entry?.tense = .future
    return [[Term(first.said, entry)]] + readings.dropFirst() + [[Term("", future)]]
  }

  private func isPlain(_ readings: [[Term]]) -> Bool {
    readings.count > 3 && request.tense == nil && !request.isQuestion
      && !readings.contains { $0.first?.entry?.tense != nil }
  }

  /// The driver goes on and we lose the bus.
  private func joinsClauses(_ index: Int, _ readings: [[Term]]) -> Bool {
    guard readings[index].first?.role == .coordinator, readings.indices.contains(index + 2),
      case .pronoun = readings[index + 1].first?.role, readings[..<index].contains(where: { $0.first?.role == .verb })
    else { return false }
    let next = readings[index + 2].first?.role == .negation ? index + 3 : index + 2
    return readings.indices.contains(next) && readings[next].first?.role == .verb
  }

  static let comma = [Term(",", Entry(",", .connector))]

  /// A clause from which nothing that nobody knows is lost.
  private mutating func whole(_ clause: [[Term]]) -> [[Term]] {
    let completed = completedClause(clause)
    let unknown = clause.compactMap { $0.first.flatMap { $0.entry == nil ? $0.said : nil } }
    let isKept = unknown.allSatisfy { word in completed.contains { $0.contains { $0.said.contains(word) } } }
    return isKept ? completed : clause
  }

  private mutating func completedClause(_ clause: [[Term]]) -> [[Term]] {
    defer { isFirst = isFirst && clause.isEmpty }
    guard
      clause.count > 1 || isCompound || clause.first?.first?.entry?.isSensation == true
        || clause.first?.first?.entry?.marks.contains("ache") == true || clause.first?.first?.role == .verb
    else { return clause }
    words = clause.indices.map { plainest($0, clause) }
    var opening = Array(words.prefix { [.exclamation, .saying, .please].contains($0.first?.role) })
    words.removeFirst(opening.count)
    // All gone juice.
    if words.count == 1, role(0) == .noun, let gone = opening.last, gone.contains(where: { $0.entry?.concept == "all-gone" }) {
      opening.removeLast()
      words.append(gone.filter { $0.entry?.concept == "all-gone" })
    }
    let please = words.filter { $0.first?.role == .please }
    words.removeAll { $0.first?.role == .please }
    if let thanks = thanks(opening) { return thanks }
    if opening.last?.first?.entry?.concept == "goodbye", words.count == 1, entry(0)?.tense == .future {
      insert("until", at: 0)
    }
    tellExcuse(opening)
    askToLend()
    putDoerFirst()
    tellAfterwards()
    tellOpposed()
    putPronounsBehind()
    putVerbBeforeWhatDepends()
    putSpeakerToVerb()
    askAddressee()
    putQualityBefore()
    putSpeakerFirst()
    tellHours()
    tellMoments()
    joinCompounds()
    tellWhatDayIs()
    tellOnce()
    tellSpans()
    joinTitles()
    putTimesBehind()
    putQuestionFirst()
    tellWhatIsAsked()
    putOwnBefore()
    putSubjectFirst()
    putQuantitiesBefore()
    tellGone()
    joinMoments()
    compare()
    giveOwners()
    tellKinds()
    putOnTop()
    tellOfPlace()
    if tellOfBoth() || tellStates() || tellFeelings() || tellReasons() { return opening + words + please }
    tellCircumstance()
    if tellWhatIsLeft() { return opening + words + please }
    if verb == nil {
      putInVerb()
    } else {
      tellWhoseItIs()
      tellHowMuch()
      putObjectBehind()
      tellWishes()
      tellHappened()
      putAlreadyBefore()
    }
    tellPain()
    ownKin()
    return opening + words + please
  }

  /// Thank you help: for helping.
  private func thanks(_ opening: [[Term]]) -> [[Term]]? {
    guard opening.count == 1, let thanks = opening[0].first, thanks.entry?.concept == "thank-you", words.count == 1,
      role(0) == .verb, let verb = words[0].first?.text
    else { return nil }
    let whole = thanks.text + " " + telling.preposition + " " + (telling.ownersComeFirst ? book.gerund(of: verb) : verb)
    return [[Term(thanks.said, Entry(whole, .exclamation))]]
  }

  /// What somebody feels is nothing else, and what only the grammar knows as a noun is a verb where it may be one.
  private func plainest(_ index: Int, _ clause: [[Term]]) -> [Term] {
    let reading = clause[index]
    guard let first = reading.first else { return reading }
    if first.entry?.isSensation == true {
      if let number = reading.first(where: { $0.role == .quantity(.number) }) {
        let next = clause.indices.contains(index + 1) ? clause[index + 1].first?.entry?.concept : nil
        let isCounted =
          ["hour", "year", "day", "minute"].contains(next) || index > 0 && clause[index - 1].first?.role == .verb
        return [isCounted ? number : first]
      }
      return reading.contains(where: \.saysOfThings) ? reading : [first]
    }
    if let thing = thing(index, clause) { return [thing] }
    if let fitting = fitting(index, clause) { return fitting }
    if let likeliest = likeliest(index, clause) { return likeliest }
    guard first.role == .noun && first.entry?.concept.isEmpty == true || isLiking(index, clause),
      let verb = reading.firstIndex(where: { $0.role == .verb })
    else { return reading }
    var verbFirst = reading
    verbFirst.insert(verbFirst.remove(at: verb), at: 0)
    return verbFirst
  }

  /// Shirt put, omelette rich: of verbs and of adjectives that are written alike the one that goes with what was said.
  private func fitting(_ index: Int, _ clause: [[Term]]) -> [Term]? {
    let reading = clause[index]
    guard let first = reading.first, reading.count > 1, let entry = first.entry else { return nil }
    let isMeant: (Entry) -> Bool
    if first.role == .verb {
      let things = clause.filter { $0.first?.role == .noun }.compactMap { $0.first?.entry }
      guard things.count == 1, let thing = things.first, !thing.isKind("person", "place", "time") else { return nil }
      isMeant = { verb in
        verb.frame?.complements.contains { complement in
          complement.role == .object && complement.kinds.contains { $0 == "=" + thing.concept || $0 == thing.kinds.first }
        } == true
      }
      let names = { (verb: Entry) in
        verb.frame?.complements.contains { $0.role == .object && $0.kinds.contains("=" + thing.concept) } == true
      }
      let isLoose = thing.kinds.first.map { kind in
        kind == "thing" || entry.frame?.complements.contains { $0.kinds.contains(kind) } != true
      }
      if isLoose == true, !names(entry), let named = reading.firstIndex(where: { $0.role == .verb && $0.entry.map(names) == true }) {
        var likelier = reading
        likelier.insert(likelier.remove(at: named), at: 0)
        return likelier
      }
      if entry.frame?.complements.contains(where: { $0.kinds.contains { $0 == "any" || thing.kinds.contains($0) } }) == true
        && !(thing.isKind("clothing") && !isMeant(entry))
      {
        return nil
      }
    } else if first.role == .adjective, index > 0, let noun = clause[index - 1].first?.entry, noun.role == .noun {
      isMeant = { !$0.bearers.isEmpty && $0.describes(noun) }
      if entry.describes(noun) { return nil }
    } else {
      return nil
    }
    guard let place = reading.firstIndex(where: { $0.role == first.role && $0.entry.map(isMeant) == true }) else { return nil }
    var likelier = reading
    likelier.insert(likelier.remove(at: place), at: 0)
    return likelier
  }

  /// Father collect me: of several verbs that are written alike the one that is done to somebody; to have just eaten.
  private func likeliest(_ index: Int, _ clause: [[Term]]) -> [Term]? {
    let reading = clause[index]
    // The bedroom is the fourth as well.
    if reading.first?.role == .ordinal, index == clause.count - 1, index > 0,
      let noun = reading.first(where: { $0.role == .noun && $0.entry?.isKind("place") == true })
    {
      return [noun]
    }
    // Brother mean.
    if telling.ownersComeFirst, index == clause.count - 1, index > 0, reading.first?.role == .verb,
      clause[index - 1].first?.entry?.isKind("person") == true, clause[index - 1].first?.role == .noun,
      let trait = reading.first(where: { $0.role == .adjective && $0.entry?.kinds.first == "trait" }),
      trait.entry?.bearers.contains("person") == true
    {
      return [trait]
    }
    // Brush teeth: of what is a tool and a deed the deed, where it goes with what it is done to.
    if telling.ownersComeFirst, reading.first?.role == .noun, !clause.contains(where: { $0.first?.role == .verb }),
      let verb = reading.first(where: { $0.role == .verb }), let frame = verb.entry?.frame,
      [index - 1, index + 1].contains(where: { place in
        guard clause.indices.contains(place), let thing = clause[place].first?.entry, thing.role == .noun else { return false }
        return frame.complements.contains { $0.role == .object && $0.kinds.contains("=" + thing.concept) }
      })
    {
      return [verb]
    }
    // Stop hurt me.
    if telling.ownersComeFirst, index == 1, clause.count == 3, clause[0].first?.entry?.concept == "stop",
      clause[2].first?.entry?.concept == "me", let verb = reading.first(where: { $0.role == .verb })
    {
      return [verb]
    }
    // Cat scratch me.
    if telling.ownersComeFirst, index == 1, clause.count == 3, clause[2].first?.entry?.concept == "me",
      clause[0].first?.entry?.isKind("animal", "person") == true, reading.first?.role == .noun,
      let verb = reading.first(where: { $0.role == .verb })
    {
      return [verb]
    }
    if index > 1, clause[index - 1].first?.entry?.concept == "of", clause[index - 2].first?.entry?.concept == "finish",
      let verb = reading.first(where: { $0.role == .verb })
    {
      return [verb]
    }
    guard let first = reading.first, first.role == .verb, reading.count > 1, clause.indices.contains(index + 1),
      case .pronoun(let pronoun) = clause[index + 1].first?.role, pronoun.person.rank != .third,
      clause.count == index + 2, first.entry?.frame?.marks.contains("state") == false,
      first.entry?.frame?.complements.contains(where: { $0.role != .companion && $0.kinds.contains("person") })
        == false,
      let other = reading.first(where: { term in
        term.role == .verb
          && term.entry?.frame?.complements.contains { $0.role == .object && $0.kinds.contains("person") } == true
      })
    else { return nil }
    return [other]
  }

  /// Mom phone: hers, though one phones as well.
  private func thing(_ index: Int, _ clause: [[Term]]) -> Term? {
    if telling.ownersComeFirst, index == 0, clause.count == 2, clause[0].first?.role == .verb,
      clause[1].first?.role == .verb
    {
      return clause[0].first { $0.role == .noun && $0.entry?.isKind("thing", "tool") == true }
    }
    guard telling.ownersComeFirst, index > 0, index == clause.count - 1, clause[index].first?.role == .verb,
      let owner = clause[index - 1].first?.entry, owner.isKind("person"), [.noun, .name].contains(owner.role)
    else { return nil }
    return clause[index].first {
      $0.role == .noun && $0.entry?.isKind("tool", "vehicle", "clothing", "container") == true
    }
  }

  /// Spaghetti like: a word that compares as well.
  private func isLiking(_ index: Int, _ clause: [[Term]]) -> Bool {
    index > 0 && clause[index].contains { $0.entry?.concept == "like" && $0.role == .verb }
      && !clause.contains { $0.first?.role == .verb }
  }

  /// Of two readings the likelier one, or the other where that was asked for.
  mutating func likelier<Reading>(_ first: Reading, _ second: Reading) -> Reading {
    choices += 1
    return choices == request.reading ? second : first
  }

  // MARK: - Words that are put in

  func word(_ concept: String) -> [Term]? {
    book.word(of: concept).map { [Term($0.text, $0)] }
  }

  mutating func insert(_ concept: String, at index: Int) {
    guard let word = word(concept) else { return }
    words.insert(word, at: index)
  }

  /// Of, which nobody said.
  var of: [Term]? {
    word("of").map { [Term("", $0[0].entry)] }
  }

  /// Who speaks, said by the verb where it tells.
  var speaker: [Term] {
    let text = telling.saysSpeaker ? word(PersonConcept.speaker)?.first?.text ?? "" : ""
    return [Term(text, Entry(text, .pronoun(Pronoun(.firstSingular))))]
  }

  /// It is done already, which its verb tells.
  var already: [Term] {
    var entry = Entry("", .adverb)
    entry.concept = "already"
    entry.tense = .past
    return [Term("", entry)]
  }

  // MARK: - What stands there

  /// A word that is a verb and nothing else, or a verb first.
  var verb: Int? { words.firstIndex { $0.first?.role == .verb } }

  func role(_ index: Int) -> WordRole? { words.indices.contains(index) ? words[index].first?.role : nil }

  func entry(_ index: Int) -> Entry? { words.indices.contains(index) ? words[index].first?.entry : nil }

  func frame(_ index: Int) -> VerbFrame? { entry(index)?.frame }

  var isTensed: Bool { request.tense != nil || words.contains { $0.first?.entry?.tense != nil } }

  /// Nothing was told beside the words.
  var isPlain: Bool {
    !isTensed && !request.isImperative && !request.isQuestion && !request.isProgressive && !request.isPolite
  }

  /// Christmas, where something else is said of it than what it is.
  private func isFestival(_ noun: NounPhrase?) -> Bool {
    verb != nil && noun?.determiners.isEmpty == true && noun?.head?.entry?.isKind("when") == true
  }

  /// A part of a clause that holds together.
  struct Piece {
    enum Kind { case phrase, placed, verb, time, adverb, adjective, negation, question, other }

    var kind: Kind
    var range: Range<Int>
    /// Of a phrase, and of one behind a preposition.
    var noun: NounPhrase?

    var entry: Entry? { noun?.head?.entry }
  }

  var pieces: [Piece] { pieces(in: words.indices) }

  func pieces(in range: Range<Int>) -> [Piece] {
    var pieces: [Piece] = []
    var reader = PhraseReader(words, from: range.lowerBound, and: book.and, hasCompounds: telling.ownersComeFirst)
    while reader.index < range.upperBound {
      let start = reader.index
      var kind = Piece.Kind.other
      var noun: NounPhrase?
      switch reader.readings().first?.role {
      case .verb: kind = .verb
      case .negation: kind = .negation
      case .question: kind = .question
      case .negative: kind = .other
      case .adjective where reader.next(at: 1, { $0 == .noun }) == nil: kind = .adjective
      case .adverb: kind = entry(start)?.isTimely == true ? .time : .adverb
      case .preposition:
        reader.index += 1
        noun = reader.nounPhrase()
        kind = noun == nil ? .other : .placed
      default:
        noun = reader.nounPhrase()
        kind = noun == nil ? .other : noun?.isTime == true || start > 0 && isFestival(noun) ? .time : .phrase
      }
      reader.index = min(max(reader.index, start + 1), range.upperBound)
      pieces.append(Piece(kind: kind, range: start..<reader.index, noun: noun))
    }
    return pieces
  }
}

extension Term {
  /// Cold, of things.
  var saysOfThings: Bool {
    role == .adjective && entry.map { !$0.bearers.isEmpty && !$0.bearers.contains("person") } ?? false
  }
}

extension Entry {
  /// It tells when something is so.
  var isTimely: Bool { tense != nil || isKind("when", "present", "time", "frequency") }

  /// Felt and had: hunger.
  var isSensation: Bool { role == .noun && marks.contains("sensation") && isKind("feeling") }
}

extension NounPhrase {
  /// Who speaks, or who speaks with others.
  var isSpeaker: Bool { pronoun?.person.rank == .first && pronoun?.kind == .personal }
}
