import TagarelaKit

extension FewWords {
  /// Water want, bed sleep, window open: what can't do what the verb says is what it is done to, by who speaks or by who is
  /// asked to.
  mutating func putObjectBehind() {
    // Lift not working: it is what doesn't.
    if telling.ownersComeFirst, request.isProgressive, role(0) == .noun, entry(0)?.kinds.first == "place" { return }
    doNeeds()
    getUp()
    goByVehicle()
    giveToAnimal()
    putPlaceBehind()
    goThere()
    tellWhatEnded()
    putExistenceFirst()
    if askToRaise() { return }
    guard let verb, let entry = entry(verb), let frame = entry.frame, !frame.subjects.isEmpty else { return }
    if joinParts(verb, frame) || joinFoods(verb, frame) { return }
    let isAsked = words.contains { $0.first?.role == .question }
    let before = pieces(in: 0..<verb)
    guard before.allSatisfy({ [.phrase, .time, .adverb, .negation, .question].contains($0.kind) }) else { return }
    let nouns = before.filter { $0.kind == .phrase }
    if isAsked, nouns.count != 1 || ["what", "which", "how-many", "how-much"].contains(words[0].first?.entry?.concept) {
      return
    }
    // Question ask can: what one can ask.
    let leads = frame.complements.contains { $0.role == .action } && role(verb + 1) == .verb
    let main = leads && !nouns.contains(where: { isDone(to: $0, entry, frame) }) ? verb + 1 : verb
    let deed = self.entry(main) ?? entry
    let deedFrame = self.frame(main) ?? frame
    guard !sensesItself(entry, behind: verb), !hasObject(deedFrame, behind: main),
      let object = likeliestObject(nouns.filter { isDone(to: $0, deed, deedFrame) })
    else {
      if !isAsked, happensToThing(nouns, frame, verb) { return happen(at: verb) }
      if nouns.isEmpty, !isAsked { addSpeaker() }
      return
    }
    if !isAsked, frame.marks.contains("itself"), nouns.count == 1, !hasDoer(behind: verb),
      entry.concept != "boil"
    {
      return happen(at: verb)
    }
    let end = words[verb...].prefix { $0.first?.role == .verb }.endIndex
    let behind = pieces(in: end..<words.count)
    let subject =
      nouns.first { !isDone(to: $0, entry, frame) && fits($0, asSubjectOf: verb) }
      ?? behind.first { isDoer($0) && !isGiven(to: $0, frame) && !isBeside($0, entry, frame, object.entry) }
    var rest = words[end...].indices.filter { subject?.range.contains($0) != true }.map { words[$0] }
    rest.insert(contentsOf: words[object.range], at: 0)
    let isAddressed = subject.map { words[$0.range].contains { $0.first?.isAddressee == true } } ?? false
    let moved = [subject?.range, object.range].compactMap { $0 }
    let front = (0..<verb).filter { index in !moved.contains { $0.contains(index) } }
    // Store bread buy: where it is done stands behind.
    let aside = before.filter { $0.kind == .phrase && !moved.contains($0.range) && $0.noun?.isTime == false }.map(
      \.range)
    let isAside = { (index: Int) in aside.contains { $0.contains(index) } }
    let times = front.filter { !isDenied($0) && !isAside($0) }.map { words[$0] }
    rest += front.filter(isAside).map { words[$0] }
    let negation = front.filter(isDenied).map { words[$0] }
    let chain = Self.inOrder(Array(words[verb..<end]))
    let placed = before.filter { $0.kind == .time && $0.noun != nil }.map(\.range)
    let later = front.filter { index in placed.contains { $0.contains(index) } }
    let isSaidLater = subject == nil && later.count == times.count
    if isSaidLater { rest += times }
    words = (isSaidLater ? [] : times) + (subject.map { Array(words[$0.range]) } ?? []) + negation + chain + rest
    if isAsked, subject == nil, self.entry(0)?.concept == "who" {
      return tellHappened()
    } else if isAsked, subject == nil {
      words.insert(speaker, at: self.verb ?? 0)
    } else if subject == nil || isAddressed {
      addSpeaker()
    } else if subject?.noun?.isSpeaker == true, isPlain {
      doToOneself()
    }
    tellDone()
  }

  /// Store bread buy: what is bought is no place.
  private func likeliestObject(_ done: [Piece]) -> Piece? {
    done.first { $0.entry?.kinds.first != "place" && $0.entry?.marks.contains("screen") != true } ?? done.first
  }

  /// Soup burn: nobody burns anything.
  private func happensToThing(_ nouns: [Piece], _ frame: VerbFrame, _ verb: Int) -> Bool {
    guard frame.marks.contains("itself"), nouns.count == 1, let noun = nouns[0].noun, noun.pronoun == nil,
      !noun.isPerson, !noun.isName, nouns[0].entry?.isKind("animal") != true, nouns[0].entry?.role == .noun
    else { return false }
    return pieces(in: verb + 1..<words.count).allSatisfy { $0.kind != .phrase && $0.kind != .verb }
  }

  /// Tablet battery run out: the tablet's.
  private mutating func joinParts(_ verb: Int, _ frame: VerbFrame) -> Bool {
    guard !telling.ownersComeFirst, frame.marks.contains("itself"), verb == 2, words.count == 3, let of,
      role(0) == .noun, role(1) == .noun, let whole = entry(0), let part = entry(1),
      whole.isKind("thing", "tool", "vehicle"),
      part.isKind("thing", "tool"), !whole.isKind("person")
    else { return false }
    words = [words[1], of, words[0], words[2]]
    return false
  }

  /// Bread eat butter: both.
  private mutating func joinFoods(_ verb: Int, _ frame: VerbFrame) -> Bool {
    // Soup need salt: it does.
    if verb == 1, entry(1)?.concept == "need" { return false }
    guard verb == 1, words.count == 3, isPlain, let first = entry(0), let second = entry(2), role(0) == .noun,
      role(2) == .noun,
      first.isKind("food", "drink"), second.isKind("food"), !first.isKind("person", "animal"),
      !frame.subjects.contains("any"),
      !frame.subjects.contains("food")
    else { return false }
    words = [words[1], words[0], words[2]]
    if first.marks.contains("topped"), second.marks.contains("topping") { insert("with", at: 2) }
    addSpeaker()
    return true
  }

  /// The soup smells good.
  private func sensesItself(_ entry: Entry, behind verb: Int) -> Bool {
    ["smell-action", "taste-action", "look"].contains(entry.concept)
      && words.indices.contains(verb + 1) && [.adverb, .adjective].contains(role(verb + 1))
      && self.entry(verb + 1)?.isTimely != true
  }

  /// Food needs salt: what it is done to is said behind the verb.
  private func hasObject(_ frame: VerbFrame, behind verb: Int) -> Bool {
    guard let object = frame.complements.first(where: { $0.role == .object }) else { return false }
    return pieces(in: verb + 1..<words.count).contains { piece in
      guard piece.kind == .phrase, piece.noun?.pronoun == nil, let entry = piece.entry, !entry.isKind("person", "place")
      else { return false }
      // Rent pay bank: it isn't a bench.
      if words[piece.range].contains(where: { $0.contains { $0.role == .noun && $0.entry?.kinds.first == "place" } }) {
        return false
      }
      // Paper cut scissors: with them.
      let isMeans = frame.complements.contains { $0.role == .instrument && $0.kinds.contains("=" + entry.concept) }
      if isMeans, !object.kinds.contains("=" + entry.concept) { return false }
      return object.kinds.contains { $0 == "any" || entry.kinds.contains($0) }
    }
  }

  /// Cartoon watch want: what is wanted is to watch.
  private static func inOrder(_ verbs: [[Term]]) -> [[Term]] {
    guard verbs.count == 2, ["want", "need", "like", "can", "help"].contains(verbs[1].first?.entry?.concept) else {
      return verbs
    }
    return [verbs[1], verbs[0]]
  }

  private func isDenied(_ index: Int) -> Bool { role(index) == .negation }

  private func hasDoer(behind verb: Int) -> Bool {
    pieces(in: verb + 1..<words.count).contains { isDoer($0) }
  }

  /// Song sing me: to me.
  private func isGiven(to piece: Piece, _ frame: VerbFrame) -> Bool {
    entry(piece.range.lowerBound)?.concept == "me" && frame.complements.contains { $0.role == .recipient }
  }

  /// Present give teacher, football play friend: to him or her, with him or her.
  private func isBeside(_ piece: Piece, _ verb: Entry, _ frame: VerbFrame, _ thing: Entry?) -> Bool {
    guard let noun = piece.noun, noun.pronoun == nil,
      noun.isPerson || noun.isName || piece.entry?.isKind("group") == true,
      noun.isName || isClose(piece.entry) || verb.concept == "give"
    else { return false }
    if frame.marks.contains("asked") || verb.concept == "send",
      frame.complements.contains(where: { $0.role == .recipient })
    {
      return true
    }
    guard frame.complements.contains(where: { $0.role == .companion }) else { return false }
    // Cake make Grandma: she does.
    if ["do", "make"].contains(verb.concept), thing?.isKind("food", "drink", "meal") == true { return false }
    return frame.complements.contains { $0.role == .object && $0.kinds.contains("game") }
      || frame.marks.contains("motion") && piece.entry?.isKind("group") == true
  }

  /// Somebody with whom the speaker does things.
  private func isClose(_ entry: Entry?) -> Bool {
    guard let entry else { return false }
    return entry.isKind("group") || entry.marks.contains("visited") || isKin(entry)
      || [
        "friend", "best-friend", "mother", "father", "grandmother", "grandfather", "uncle", "aunt", "teacher", "family",
      ]
      .contains(entry.concept)
  }

  /// Present give teacher: to somebody else, which is the speaker's to do.
  func givesAway(_ frame: VerbFrame, _ place: Int) -> Bool {
    frame.complements.contains { $0.role == .recipient }
      && pieces(in: place + 1..<words.count).contains { piece in
        piece.noun.map { ($0.isPerson || $0.isName) && $0.pronoun == nil } == true
      }
      && pieces(in: place + 1..<words.count).contains { piece in
        piece.kind == .phrase && piece.noun?.isPerson == false && piece.noun?.isName == false
      }
  }

  /// Somebody who may do it, said behind the verb.
  private func isDoer(_ piece: Piece) -> Bool {
    guard piece.kind == .phrase, let noun = piece.noun else { return false }
    return noun.isPerson || noun.head?.entry?.isKind("animal") == true
  }

  /// Whether something before a verb is what it is done to.
  private func isDone(to piece: Piece, _ verb: Entry, _ frame: VerbFrame) -> Bool {
    guard let noun = piece.noun, noun.pronoun == nil else { return false }
    guard let entry = noun.head?.entry else {
      // What nobody knows does nothing that only people do.
      return !["win", "lose-game"].contains(verb.concept) && noun.head?.said.first?.isLowercase == true
        && !frame.subjects.contains("any")
        && !frame.subjects.contains("thing")
        && frame.complements.contains { $0.role == .object } && self.verb == 1
    }
    if frame.marks.contains("experience") {
      if hasFeeler(behind: self.verb ?? 0) { return false }
      return ["like", "not-like"].contains(verb.concept) && !noun.isPerson && entry.role == .noun
        && !entry.isKind("animal")
    }
    // Animal see zoo: it is seen.
    if entry.isKind("animal"), ["see", "watch-action"].contains(verb.concept),
      pieces(in: (self.verb ?? 0) + 1..<words.count).allSatisfy({ $0.kind != .phrase || $0.noun?.isPlace == true })
    {
      return true
    }
    // The dog stops barking.
    if entry.isKind("animal"), self.verb.map({ role($0 + 1) == .verb }) == true { return false }
    // Nurse call: she is to be called.
    if ["call-someone", "phone-someone"].contains(verb.concept), noun.isPerson,
      words.count == 2 || words.count == 3 && noun.determiners.contains(where: \.isPossessive)
    {
      return true
    }
    // Paper cut.
    if entry.isKind("thing", "material"), !entry.isKind("person", "animal", "vehicle"),
      frame.complements.contains(where: { $0.role == .object && $0.kinds.contains("=" + entry.concept) }),
      !frame.subjects.contains("thing"), !frame.subjects.contains("any")
    {
      return true
    }
    guard !fits(piece, asSubjectOf: self.verb ?? 0), !frame.subjects.contains("any") else { return false }
    return isTaken(entry, by: frame) || isUsed(entry, by: frame)
  }

  /// Computer play: at it, since it does nothing that only people do.
  private func isUsed(_ entry: Entry, by frame: VerbFrame) -> Bool {
    frame.subjects.allSatisfy { ["person", "animal"].contains($0) } && !frame.subjects.isEmpty
      && !frame.marks.contains("state") && entry.role == .noun
      && entry.isKind("tool", "furniture", "toy", "media", "container", "event")
      && !entry.isKind("person", "animal", "group") && (entry.kinds.first == "event" || !entry.isKind("time"))
  }

  /// The noise bothers me: whom it is done to stands behind.
  private func hasFeeler(behind verb: Int) -> Bool {
    pieces(in: verb + 1..<words.count).contains { $0.noun?.isPerson == true }
  }

  func isTaken(_ entry: Entry, by frame: VerbFrame) -> Bool {
    frame.complements.contains { complement in
      complement.role == .object && complement.isRequired && entry.isKind("thing", "tool", "toy", "clothing", "food")
        || complement.role != .action
          && complement.kinds.contains { $0 == "any" || $0 == "=" + entry.concept || entry.kinds.contains($0) }
    }
  }

  /// Finish battery: it has, by itself.
  mutating func finishByItself() {
    guard !telling.ownersComeFirst, isPlain, isFirst, words.count == 2, role(0) == .verb, entry(0)?.concept == "finish",
      role(1) == .noun, let thing = entry(1), thing.isKind("food", "drink", "material", "substance", "tool", "thing"),
      !thing.isKind("work", "game", "media", "meal", "person", "toy")
    else { return }
    words.swapAt(0, 1)
  }

  /// The wheelchair broke: nobody did it.
  private mutating func happen(at verb: Int) {
    for index in words[verb].indices where words[verb][index].role == .verb {
      guard var entry = words[verb][index].entry else { continue }
      entry.text = telling.itself(entry.text)
      entry.frame?.subjects = ["any"]
      words[verb][index].entry = entry
    }
    if isPlain { words.append(already) }
  }

  /// The beans burn because I forget the pot: what comes to pass is told of when it has.
  mutating func tellHappened() {
    // But not bite: who does not is told of as he is.
    if verb == 1, role(0) == .negation, !isFirst { return }
    let isTold = isPlain || request.isQuestion && role(0) == .question && request.tense == nil && !isTensed
    guard isTold, !["until", "when", "if"].contains(connector?.concept), let verb,
      role(verb + 1) != .verb, role(verb + 1) != .preposition || role(verb + 2) != .verb, !isOrder,
      !words.contains(where: {
        $0.first?.role == .quantity(.each) || $0.first?.entry?.concept == "already"
          || $0.first?.entry?.isKind("frequency") == true
      })
    else { return }
    let subject = pieces(in: 0..<verb).first { $0.kind == .phrase }?.noun
    guard
      frame(verb)?.marks.contains("done") == true || isAskedAfter(verb) || isAskedWhereTo(verb)
        || isReported(verb, subject)
    else { return }
    if role(0) == .question, entry(0)?.concept != "who", !isAskedWhereTo(verb) { return }
    guard subject != nil || role(0) == .question || !isFirst else { return }
    words.append(already)
  }

  /// Aunt bring cake: what somebody else did; but the speaker may bring it yet, and you are asked to.
  private func isReported(_ verb: Int, _ subject: NounPhrase?) -> Bool {
    let isSuffered =
      telling.ownersComeFirst && frame(verb)?.marks.contains("warned") == true
      && entry(verb + 1)?.concept == "me"
      && (subject?.isPerson == true || subject?.head?.entry?.isKind("animal") == true)
    guard frame(verb)?.marks.contains("told") == true || becomes(verb) || isSuffered,
      !words.contains(where: { $0.first?.entry?.concept == "now" })
    else { return false }
    guard let subject else { return entry(0)?.concept == "who" }
    if subject.pronoun != nil { return telling.ownersComeFirst && isTakenFromSpeaker(verb) }
    return !isAtHour && !isDenied(verb - 1)
  }

  /// She take my toy.
  private func isTakenFromSpeaker(_ verb: Int) -> Bool {
    guard case .pronoun(let pronoun) = role(verb - 1), pronoun.person.rank == .third else { return false }
    return role(verb + 1) == .possessive(.firstSingular) || entry(verb + 1)?.concept == "me"
  }

  /// Where you put my doll: it is there since.
  private func isAskedWhereTo(_ verb: Int) -> Bool {
    telling.ownersComeFirst && entry(0)?.concept == "where" && ["put", "leave", "hide"].contains(entry(verb)?.text)
  }

  /// Class starts at eight: that is so every day.
  private var isAtHour: Bool {
    words.contains { $0.first?.role == .adverb && $0.first?.entry?.concept.isEmpty == true && !$0[0].text.isEmpty }
  }

  /// Blouse stay small: it has become so.
  private func becomes(_ verb: Int) -> Bool {
    entry(verb)?.concept == "stay" && role(verb + 1) == .adjective
  }

  /// Who eat my cake: somebody did.
  private func isAskedAfter(_ verb: Int) -> Bool {
    if entry(0)?.concept == "who", ["do", "make"].contains(entry(verb)?.concept), verb < words.count - 1 {
      return true
    }
    return entry(0)?.concept == "who"
      && ["eat", "drink-action", "take", "open-action", "close-action", "hit", "turn-off", "turn-on"].contains(
        entry(verb)?.concept)
      && pieces(in: verb + 1..<words.count).contains { $0.kind == .phrase }
  }

  /// Key lose I: what is told of as done.
  mutating func tellDone() {
    guard isPlain, let verb, frame(verb)?.marks.contains("done") == true else { return }
    words.append(already)
  }
}

extension Term {
  /// You.
  var isAddressee: Bool {
    if case .pronoun(let pronoun) = role {
      pronoun.person == .secondSingular || pronoun.kind == .polite && pronoun.person == .thirdSingular
    } else {
      false
    }
  }
}
