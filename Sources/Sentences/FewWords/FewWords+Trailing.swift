import TagarelaKit

/// What belongs to the front and was said last: what is wished, who speaks.
extension FewWords {
  /// Read story I want, Sunday visit aunt want, eat vegetables I not want: the wish goes before what is wished.
  mutating func putWishFirst() {
    guard role(0) != .question, !request.isQuestion, !request.isImperative, let first = verb, words.count > 2 else {
      return
    }
    let isSpeakerLast = isSpeakerSaid(words.count - 1)
    let wish = isSpeakerLast ? words.count - 2 : words.count - 1
    guard wish > first, let want = words[wish].first(where: { $0.role == .verb && $0.isWish }) else { return }
    var end = wish
    while end > first + 1, role(end - 1) == .negation || isSpeakerSaid(end - 1) { end -= 1 }
    let tail = words[end...]
    let behind = pieces(in: first + 1..<end)
    guard end - first > 1 || tail.count > 1 || ["talk", "go"].contains(entry(first)?.concept),
      !words[..<end].contains(where: { $0.first?.role == .connector || $0.contains(where: \.isWish) }),
      behind.allSatisfy({ [.phrase, .placed, .adverb, .verb, .time].contains($0.kind) }),
      behind.allSatisfy({ $0.noun?.pronoun == nil })
    else { return }
    let before = pieces(in: 0..<first)
    // Grandma house go want: to hers.
    if before.count == 2, entry(first)?.concept == "go", end == first + 1, let of,
      let home = before.first(where: { Self.homes.contains($0.entry?.concept ?? "") }),
      let host = before.first(where: { $0.range != home.range }), isAlive(host), host.noun?.pronoun == nil
    {
      let who = tail.first { $0.first?.isSpeaker == true } ?? speaker
      let not = tail.filter { $0.first?.role == .negation }
      return words = [who] + not + [[want], words[first]] + words[home.range] + [of] + words[host.range]
    }
    let goesTo = entry(first)?.concept == "go"
    let talksTo = entry(first)?.concept == "talk" && end == first + 1
    guard
      before.allSatisfy({ piece in
        piece.kind == .time || piece.kind == .adverb
          || piece.kind == .phrase && piece.noun?.pronoun == nil
            && (talksTo || !isAlive(piece) || goesTo && piece.entry?.marks.contains("visited") == true)
      }), before.count(where: { $0.kind == .phrase }) < 2
    else { return }
    let times = before.filter { $0.kind == .time }.flatMap { words[$0.range] }
    var things = before.filter { $0.kind == .phrase }.flatMap { words[$0.range] }
    // Nurse talk want: to her.
    if talksTo, let someone = before.last(where: { $0.kind == .phrase }), isAlive(someone),
      let to = word(telling.ownersComeFirst ? "to" : "with")
    {
      things.insert(to, at: 0)
    }
    let who = tail.first { $0.first?.isSpeaker == true } ?? speaker
    let not = tail.filter { $0.first?.role == .negation }
    let aside = before.filter { $0.kind == .adverb }.flatMap { words[$0.range] }
    words = times + [who] + not + [[want], words[first]] + things + words[(first + 1)..<end] + aside
    doToOneself()
  }

  /// Walk I slowly: who speaks is said last where only how, where and when it is done follow.
  mutating func putSpeakerLast() {
    guard let verb, !isOrder, isSpeakerSaid(verb + 1), words.count > verb + 2, let frame = frame(verb),
      !frame.complements.contains(where: {
        [.object, .recipient, .beneficiary].contains($0.role) && $0.kinds.contains("person")
      }), !frame.marks.contains("experience"), role(0) != .question,
      pieces(in: verb + 2..<words.count).allSatisfy({
        [.adverb, .time].contains($0.kind) || $0.kind == .phrase && $0.noun?.pronoun == nil && !isAlive($0)
      })
    else { return }
    words.append(words.remove(at: verb + 1))
  }

  /// Dog big that, song this like, wife mine call: which one and whose goes before its noun, where more is told of it.
  mutating func putDeterminersBefore() {
    guard words.count > 2, entry(0)?.concept != "whose" else { return }
    for index in words.indices.dropFirst() {
      guard let which = determiner(at: index),
        role(index + 1) != .noun || words[index].allSatisfy(\.isOwnAlone) || entry(3)?.concept == "be"
          || !telling.ownersComeFirst && index == 1 && entry(2)?.concept == "birthday"
      else {
        continue
      }
      let isQualified = index > 1 && role(index - 1) == .adjective && role(index - 2) == .noun
      let noun = isQualified ? index - 2 : role(index - 1) == .verb ? index - 2 : index - 1
      guard role(noun) == .noun, entry(noun)?.isKind("quantity") != true,
        role(noun - 1) != .preposition || noun > 1,
        noun == 0 || !words[noun - 1].contains(where: { $0.isOwn || $0.role == .demonstrative })
      else { continue }
      words.remove(at: index)
      words.insert(which, at: noun)
      return
    }
  }

  private func determiner(at index: Int) -> [Term]? {
    // Daughter my lawyer be: she is mine.
    if !telling.ownersComeFirst, index == 1, words.count == 4, isKin(entry(0)), entry(2)?.isKind("person") == true,
      entry(3)?.concept == "be", words[1].contains(where: \.isPossessive)
    {
      return words[1].filter(\.isPossessive)
    }
    // Brother my birthday tomorrow, son my Saturday come, doll my where: it is the speaker's.
    if !telling.ownersComeFirst, index == 1, words[1].contains(where: \.isPossessive),
      entry(0)?.isKind("idea") == false,
      role(2) == .question
        || entry(0)?.isKind("person") == true
          && (entry(2)?.isTimely == true || entry(2)?.concept == "birthday"
            || role(2) == .noun && entry(2)?.kinds.first == "time" || role(2) == .verb && words.count > 3)
    {
      return words[1].filter(\.isPossessive)
    }
    if let which = words[index].first(where: { $0.role == .demonstrative }) { return [which] }
    guard telling.ownersComeFirst else { return nil }
    // Hat red my, wife my hospital, phone my where.
    // Hand hurt my.
    if index == 2, words.count == 3, role(1) == .verb, role(0) == .noun, words[2].contains(where: \.isPossessive) {
      return possessive(words[index])
    }
    let isBeforeVerb =
      words[index].contains(where: \.isPossessive)
      && (index == 1
        && (role(2) == .verb || role(2) == .question || entry(2)?.kinds.first == "place" && isKin(entry(0)))
        || index == words.count - 1 && index == 2 && role(1) == .adjective)
    return isBeforeVerb || words[index].contains(where: \.isOwnAlone) ? possessive(words[index]) : nil
  }

  /// Home return when I, want drink what you: the question word first, and who it is before the verb.
  mutating func putQuestionWordFirst() {
    // Key where you put: the thing behind what is done to it.
    if words.count == 4, role(0) == .noun, entry(0)?.isKind("person") == false, role(1) == .question,
      ["where", "when", "why"].contains(entry(1)?.concept), case .pronoun = role(2), role(3) == .verb
    {
      return words = [words[1], words[2], words[3], words[0]]
    }
    // Chicken cook who, boy school who fetch.
    if let who = words.firstIndex(where: { $0.first?.role == .question && $0.first?.entry?.concept == "who" }), who > 0,
      words.count(where: { $0.first?.role == .verb }) == 1, let verb, abs(who - verb) == 1,
      max(who, verb) == words.count - 1,
      !["be", "be-state"].contains(entry(verb)?.concept), frame(verb)?.marks.contains("experience") == false,
      pieces(in: 0..<min(who, verb)).allSatisfy({ [.phrase, .time].contains($0.kind) && $0.noun?.pronoun == nil })
    {
      takeWhatIsEaten()
      return words = [words[who], words[verb]] + words[..<min(who, verb)]
    }
    // Phone my where put you.
    if let place = words.firstIndex(where: { $0.first?.role == .question }), place > 0, place == words.count - 3,
      ["where", "when", "why"].contains(entry(place)?.concept), role(place + 1) == .verb,
      case .pronoun = role(place + 2), pieces(in: 0..<place).count == 1,
      [.phrase, .adverb].contains(pieces(in: 0..<place)[0].kind),
      pieces(in: 0..<place)[0].noun?.isPerson == false
    {
      return words = [words[place], words[place + 2], words[place + 1]] + words[..<place]
    }
    let question = words.count - 2
    guard question > 0, words[question].contains(where: { $0.role == .question }),
      case .pronoun(let pronoun) = words.last?.first?.role,
      pronoun.kind == .personal || pronoun.kind == .polite, let verb, verb < question,
      !words[..<question].contains(where: { $0.first?.role == .connector }),
      pieces(in: 0..<verb).allSatisfy({ $0.kind == .phrase && $0.noun?.isPerson == false })
    else { return }
    let things = Array(words[..<verb])
    words = [words[question].filter { $0.role == .question }, words[question + 1]] + words[verb..<question] + things
  }

  /// Dog I small, Ana friend I: the speaker's.
  mutating func ownBeside() {
    guard !telling.ownersComeFirst, verb == nil, isPlain, words.count == 3, let my = word("my"), let be = word("be")
    else { return }
    if isSpeakerSaid(1), role(0) == .noun, let thing = entry(0), thing.isKind("animal") || isKin(thing),
      let quality = words[2].first(where: { $0.role == .adjective })
    {
      words = [my, words[0], quality.entry?.kinds.first == "state" ? word("be-state") ?? be : be, [quality]]
    } else if isSpeakerSaid(2) || words[2].contains(where: \.isOwn), role(0) == .name, role(1) == .noun,
      entry(1)?.isKind("person") == true
    {
      words = [words[0], be, my, words[1]]
    }
  }

  /// Where glasses I: the speaker's.
  mutating func askWhereOwn() {
    guard words.count == 3, verb == nil, role(0) == .question, ["where", "who"].contains(entry(0)?.concept),
      role(1) == .noun, isSpeakerSaid(2), let my = word("my")
    else { return }
    words = [words[0], my, words[1]]
  }

  /// Two brothers have I.
  mutating func ownSomebody() {
    guard let verb, verb > 0, verb == words.count - 2, entry(verb)?.concept == "have", isSpeakerSaid(verb + 1),
      role(0) != .question
    else { return }
    let before = pieces(in: 0..<verb)
    guard before.count == 1, before[0].kind == .phrase, before[0].noun?.pronoun == nil else { return }
    words = [words[verb + 1], words[verb]] + words[..<verb]
  }

  /// Father arrive what hour: at what hour.
  func askingHourFirst(_ readings: [[Term]]) -> [[Term]] {
    let count = [1, 2].first { count in
      let said = readings.suffix(count).compactMap { $0.first?.said.lowercased() }.joined(separator: " ")
      return readings.count > count && said.contains(" ") && telling.atWhatHour.hasSuffix(said)
    }
    guard let count, readings.dropLast(count).allSatisfy({ $0.first?.role != .question }),
      readings.dropLast(count).contains(where: { $0.first?.role == .verb })
    else { return readings }
    var question = Entry(telling.atWhatHour, .question)
    question.concept = "when"
    return [[Term(telling.atWhatHour, question)]] + readings.dropLast(count)
  }

  private func isSpeakerSaid(_ index: Int) -> Bool {
    words.indices.contains(index) && words[index].first?.isSpeaker == true
  }

  private func isAlive(_ piece: Piece) -> Bool {
    piece.noun.map { $0.isPerson || $0.isName } == true || piece.entry?.isKind("animal") == true
  }
}

extension Term {
  /// I, and not me.
  fileprivate var isSpeaker: Bool {
    role == .pronoun(Pronoun(.firstSingular)) && entry?.concept != "me"
  }

  /// Mine, which doesn't stand before a noun.
  fileprivate var isOwnAlone: Bool { ["mine", "yours"].contains(entry?.concept) }

  fileprivate var isWish: Bool { ["want", "need", "not-want"].contains(entry?.concept) }
}
