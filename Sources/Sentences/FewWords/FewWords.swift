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
  /// It goes on, though nobody said so.
  var isGoingOn = false
  /// It is asked, though nobody said so.
  var isAsked = false
  /// Please is said.
  private(set) var isPolite = false
  /// Several clauses are said.
  private(set) var isCompound = false
  /// No other clause goes before it, from which it may have its subject.
  private(set) var isFirst = true
  /// Before the clause.
  private(set) var connector: Entry?
  /// Of the clause before: what it says that is done.
  private(set) var deedsBefore: [Entry] = []
  /// The clause before tells of somebody else than the speaker.
  private(set) var followsOther = false
  /// How many choices between two readings were made.
  private var choices: Int
  let part: Part

  /// What of all that was said it gets.
  enum Part {
    case whole
    /// Of two things that are said one after the other.
    case first, second
  }

  /// - Parameter choices: that were made before.
  init(
    _ book: WordBook, _ telling: FewWordsTelling, _ request: SentenceRequest, _ part: Part, after choices: Int = 0
  ) {
    self.part = part
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
    let joined = tellingJoints(tellingSequence(hoping(likening(askingHourFirst(readings)))))
    let readings = tellingTwo(tellingThen(tellingPast(comparing(tellingThat(joined)))))
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

  static let comma = [Term(",", Entry(",", .connector))]
  /// The definite article, in whatever form the noun behind it wants.
  static let the = [Term("", Entry("", .article(isDefinite: true)))]
  /// The indefinite one.
  static let one = [Term("", Entry("", .article(isDefinite: false)))]

  /// A clause from which nothing that nobody knows is lost.
  private mutating func whole(_ clause: [[Term]]) -> [[Term]] {
    let completed = completedClause(clause)
    let unknown = clause.compactMap { $0.first.flatMap { $0.entry == nil ? $0.said : nil } }
    deedsBefore = completed.compactMap { $0.first?.role == .verb ? $0.first?.entry : nil }
    followsOther = Self.tellsOfOther(completed)
    let isKept = unknown.allSatisfy { word in completed.contains { $0.contains { $0.said.contains(word) } } }
    return isKept ? completed : clause
  }

  /// Somebody else stands before the verb.
  private static func tellsOfOther(_ clause: [[Term]]) -> Bool {
    clause.prefix { $0.first?.role != .verb }.contains { reading in
      guard let first = reading.first else { return false }
      if case .pronoun(let pronoun) = first.role { return pronoun.person.rank != .first }
      return first.role == .name || first.role == .noun && first.entry?.isKind("person", "animal") == true
    }
  }

  private mutating func completedClause(_ clause: [[Term]]) -> [[Term]] {
    defer { isFirst = isFirst && clause.isEmpty }
    guard
      clause.count > 1 || isCompound || part != .whole || clause.first?.first?.entry?.isSensation == true
        || clause.first?.first?.entry?.marks.contains("ache") == true
        || [.verb, .noun].contains(clause.first?.first?.role)
    else { return clause }
    words = clause.indices.map { plainest($0, clause) }
    var opening = Array(words.prefix { [.exclamation, .saying, .please].contains($0.first?.role) })
    words.removeFirst(opening.count)
    // All gone juice.
    if words.count == 1, role(0) == .noun, let gone = opening.last,
      gone.contains(where: { $0.entry?.concept == "all-gone" })
    {
      opening.removeLast()
      words.append(gone.filter { $0.entry?.concept == "all-gone" })
    }
    let please = words.filter { $0.first?.role == .please }
    words.removeAll { $0.first?.role == .please }
    if let thanks = thanks(opening) { return thanks }
    if opening.last?.first?.entry?.concept == "goodbye", words.count == 1, entry(0)?.tense == .future {
      insert("until", at: 0)
    }
    putDeterminersBefore()
    joinNouns()
    moveSmallWords()
    tellSituation(isPolite: !please.isEmpty)
    arrange(isPolite: !please.isEmpty)
    putSpeakerBeforeState()
    if wantAgainstFeeling() || switchOffFor() || tellProud() { return opening + words + please }
    if tellWhoseIsMeant() || tellPart() || tellTwoQualities() { return opening + words + please }
    nameExistence()
    tellAlone(isAll: opening.isEmpty)
    tellNeed()
    if clause.count == 1, words.count == 1, role(0) == .noun, entry(0)?.isSensation != true,
      entry(0)?.marks.contains("ache") != true,
      !isCompound, part == .whole
    {
      return clause
    }
    if askToBeLet() { return opening + words + please }
    refuseGoal()
    tellReason()
    tellFailure()
    tellYears()
    joinOccasions()
    joinKinds()
    helpDressing()
    ownBehindPreposition()
    tellAbsence()
    tellEvent()
    tellOccasion()
    tellTimeFor()
    tellOwnState()
    putPlacedTimeBehind()
    goHome()
    askMeal()
    tellWeatherIs()
    wantMore()
    dislike()
    refuseKind()
    tellUnwilled()
    nameThing()
    tellTrouble()
    wishOfAddressee()
    putWishFirst()
    putSpeakerLast()
    ownSomebody()
    putModalFirst()
    putThingBeforePlace()
    sting()
    suffer()
    sufferFrom()
    finishByItself()
    pinch()
    turnOut()
    tellThought()
    askWhetherYouCan()
    askOfYou()
    orderAtOnce()
    tellOrdered()
    tellNeedOf()
    putLikingFirst()
    askHelpWith()
    phoneSomebody()
    tellExcuse(opening)
    tellName()
    helpMeWith()
    tellOrders()
    askToLend()
    nameWeather()
    placeBefore()
    putPrepositionBefore()
    putQualityInPlace()
    putLikerFirst()
    putMomentBehind()
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
    askWhenToGo()
    tellWhatIsAsked()
    tellOfDay()
    tellQuestions()
    putOwnBefore()
    putSubjectFirst()
    wantAgain()
    putQuantitiesBefore()
    tellGone()
    joinMoments()
    compare()
    giveOwners()
    tellKinds()
    putOnTop()
    tellOfPlace()
    if tellHourFor() { return opening + words + please }
    if tellIllness() || tellStateOfOther() { return opening + words + please }
    if tellTurn() || tellNotSo() || tellOfOwned() { return opening + words + please }
    if tellWhatFor() || tellWhereOrWhen() || tellHard() || tellAftermath() || goAfterwards() || tellTowardsOther() {
      return opening + words + please
    }
    if tellRelief() || tellCause() || tellBody() || tellOfBoth() || tellStates() || tellFeelings() || tellReasons() {
      return opening + words + please
    }
    tellCircumstance()
    denyAlike()
    tellGeneral()
    if tellWhatIsLeft() { return opening + words + please }
    if verb == nil {
      putInVerb()
      tellWhatItIs(isAll: opening.isEmpty)
    } else {
      tellWithWhat()
      tellWhoseItIs()
      tellHowMuch()
      joinEvents()
      putObjectBehind()
      tellWhy()
      washOwn()
      tellWishes()
      tellHappened()
      putAlreadyBefore()
      putAlwaysBefore()
      actOnOneself()
      pointOutObject()
      giveFirst()
      if isPolite, telling.ownersComeFirst, verb == 0, isPlain, isFirst, !isCompound { isOrder = true }
      if isPolite, verb == 0, let asked = entry(0), let frame = asked.frame { askForOneself(asked, frame, 0) }
    }
    tellPain()
    askLeave()
    isGoingOn = isGoingOn || goesOn || isSeen || goesOnBeside
    ownName()
    ownKin(isGreeted: !opening.isEmpty)
    return opening + words + please
  }

  /// Thank you help, thank you lunch: for helping, for it.
  private func thanks(_ opening: [[Term]]) -> [[Term]]? {
    guard opening.count == 1, let thanks = opening[0].first, thanks.entry?.concept == "thank-you", words.count == 1
    else { return nil }
    if role(0) != .verb || words[0].contains(where: { $0.role == .noun && $0.entry?.isKind("meal") == true }),
      let thing = words[0].first(where: { $0.role == .noun && $0.entry?.isKind("person", "animal", "time") == false })
    {
      return opening + [[Term(telling.preposition, Entry(telling.preposition, .preposition))], [thing]]
    }
    guard role(0) == .verb, let verb = words[0].first?.text else { return nil }
    let whole = thanks.text + " " + telling.preposition + " " + (telling.ownersComeFirst ? book.gerund(of: verb) : verb)
    return [[Term(thanks.said, Entry(whole, .exclamation))]]
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

  /// Who speaks and those with them, said by the verb where it tells.
  var speakers: [Term]? { word("we").map { telling.saysSpeaker ? $0 : [Term("", $0[0].entry)] } }

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
