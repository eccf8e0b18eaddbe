import TagarelaKit

/// Words that stand where the language doesn't say them.
extension FewWords {
  /// Before eat I wash: before eating.
  mutating func joinMoments() {
    if !telling.ownersComeFirst, words.count > 3, ["before", "after", "later"].contains(entry(0)?.concept),
      role(1) == .noun,
      entry(1)?.isKind("meal", "event") == true, case .pronoun = role(2), let of
    {
      let moment = words[0].first?.text ?? ""
      let joint =
        moment.hasSuffix(" " + (of.first?.entry?.text ?? "")) ? moment : moment + " " + (of.first?.entry?.text ?? "")
      words[0] = [Term(joint, Entry(joint, .preposition))]
      words = Array(words[2...]) + Array(words[...1])
      return
    }
    guard !telling.ownersComeFirst, words.count > 2, ["before", "after", "later"].contains(entry(0)?.concept),
      role(1) == .verb,
      let of, let moment = words[0].first?.text, let verb = words[1].first?.text,
      let text = of.first?.text
    else { return }
    switch role(2) {
    case .pronoun, .verb, .name: break
    default: return
    }
    let whole = moment.hasSuffix(" " + text) ? moment + " " + verb : moment + " " + text + " " + verb
    words.replaceSubrange(0...1, with: [[Term(whole, Entry(telling.joined(whole), .adverb))]])
  }

  /// Juice all gone: there is no more.
  mutating func tellGone() {
    guard words.count > 1, let last = words.last?.first, last.entry?.concept == "all-gone", role(0) == .noun else {
      return
    }
    words.removeLast()
    if telling.ownersComeFirst, let be = word("be") {
      words += [be, [Term(last.said, Entry(last.text, .adverb))]]
    } else if let finish = word("finish") {
      words.append(finish)
    }
  }

  /// Video game new buy: a new one, where qualities are said before.
  mutating func putQualityBefore() {
    guard telling.ownersComeFirst, words.count > 2, role(0) == .noun, role(1) == .adjective,
      role(2) == .verb && words.count == 3
        || role(2) == .preposition && words.count == 4 && entry(1)?.isKind("colour", "size") == true,
      entry(0)?.isKind("person", "animal") == false || role(2) == .preposition,
      !words[1].contains(where: { $0.role == .verb })
    else { return }
    words.swapAt(0, 1)
  }

  /// Can me help: whom a verb is done to goes with it.
  mutating func putPronounsBehind() {
    // Can I go.
    if words.count > 2, frame(0)?.marks.contains("modal") == true, case .pronoun(let pronoun) = role(1),
      pronoun.kind == .personal, entry(1)?.concept != "me", role(2) == .verb
    {
      words.swapAt(0, 1)
    }
    // You me help.
    for index in words.indices.dropLast().dropFirst()
    where entry(index)?.concept == "me" && role(index + 1) == .verb && !telling.ownersComeFirst {
      switch role(index - 1) {
      case .pronoun, .name, .noun: words.swapAt(index, index + 1)
      default: continue
      }
    }
    for index in words.indices.dropLast().dropFirst()
    where frame(index - 1)?.marks.isDisjoint(with: ["modal", "motion"]) == false && role(index + 1) == .verb
      && isObject(entry(index))
    {
      words.swapAt(index, index + 1)
    }
  }

  /// Neither somebody nor a pronoun is said first.
  private var beginsThing: Bool {
    switch role(0) {
    case .quantity: true
    case .noun: entry(0)?.isKind("person") == false
    default: false
    }
  }

  private func isObject(_ entry: Entry?) -> Bool {
    entry?.concept == "me" || ["to-you", "us"].contains(entry?.concept)
  }

  /// Tummy ache me, three grandchildren I: who it is about, where nothing is done.
  mutating func putSpeakerFirst() {
    // Birthday I tomorrow: mine.
    if verb == nil, words.count > 1, entry(0)?.concept == "birthday", role(1) == .pronoun(Pronoun(.firstSingular)),
      let my = word("my")
    {
      words.replaceSubrange(0...1, with: [my, words[0]])
    }
    guard verb == nil, words.count > 1, let last = words.last, case .pronoun(let pronoun) = last.first?.role,
      pronoun.person.rank == .first, pronoun.kind == .personal, role(0) != .question,
      beginsThing || pronoun.person == .firstPlural && entry(0)?.isTimely == true,
      !words.contains(where: { $0.contains { $0.role == .quantity(.more) } || isCompared($0) }),
      words.dropLast().allSatisfy({ $0.first?.entry?.isSensation != true && $0.first?.role != .pronoun(pronoun) }),
      role(0) != .adjective
    else { return }
    words.removeLast()
    words.insert(last, at: pronoun.person == .firstPlural && entry(0)?.isTimely == true ? 1 : 0)
    guard words.count == 3, entry(2)?.role == .adjective, role(1) == .noun, entry(2)?.concept == "scared",
      let be = word("be")
    else { return }
    words = [words[0], be, words[2], words[1]]
  }

  /// Glasses where: where are the glasses?
  mutating func putQuestionFirst() {
    if asksHour { return words = [[Term(telling.whatHour, Entry(telling.whatHour, .saying))]] }
    guard let index = words.firstIndex(where: { $0.first?.role == .question }), index > 0,
      index == words.count - 1
        || index == 1 && entry(1)?.concept == "who" && role(0) == .verb
        || words[..<index].allSatisfy({ reading in
          reading.first?.role != .preposition && (reading.first?.role != .verb || reading.contains { $0.role == .noun })
        })
    else { return askAge() }
    if ["what", "which"].contains(entry(index)?.concept),
      let hour = words[(index + 1)...].firstIndex(where: { $0.first?.entry?.concept == "hour" })
    {
      words.remove(at: hour)
      words.remove(at: index)
      words.insert([Term(telling.atWhatHour, Entry(telling.atWhatHour, .question))], at: 0)
      return insert("be", at: 1)
    }
    if telling.ownersComeFirst, words.count == 2, entry(1)?.concept == "what", entry(0)?.isKind("meal") == true,
      let be = word("be")
    {
      return words = [words[1], be, [Term(telling.preposition, Entry(telling.preposition, .preposition))], words[0]]
    }
    let question = words.remove(at: index)
    putOwnerToThing()
    // Mom sad why: what she is now.
    if !telling.ownersComeFirst, words.count == 2, [.noun, .name].contains(role(0)), role(1) == .adjective,
      entry(1)?.kinds.first == "state"
    {
      insert("be-state", at: 1)
    }
    words.insert(question, at: 0)
    // Kitchen Mom do what: what does she there.
    if entry(0)?.concept == "what", words.count == 4, role(3) == .verb, role(1) == .noun,
      entry(1)?.kinds.first == "place",
      entry(2)?.isKind("person") == true
    {
      words = [words[0], words[2], words[3], words[1]]
    }
    askAge()
  }

  /// What hour, hour what, what hour be.
  private var asksHour: Bool {
    guard words.count == 2 || words.count == 3 && entry(2)?.concept == "be",
      role(0) == .question || role(1) == .question
    else { return false }
    let concepts = [entry(0)?.concept, entry(1)?.concept]
    return concepts.contains { ["hour", "time-concept"].contains($0) }
      && concepts.contains { ["what", "which"].contains($0) }
  }

  /// Mother today ill: today says when, and not which.
  mutating func putTimesBehind() {
    guard verb == nil, words.count == 3, [.noun, .name].contains(role(0)), role(1) == .adverb,
      entry(1)?.isTimely == true,
      role(2) == .adjective || telling.ownersComeFirst && words[2].contains(where: { $0.role == .adjective }),
      telling.ownersComeFirst || entry(2)?.kinds.first == "state"
    else { return }
    words.swapAt(1, 2)
    if !telling.ownersComeFirst { insert("be-state", at: 1) }
  }

  /// Where wallet mine: my wallet.
  private mutating func putOwnerToThing() {
    if words.count > 1, role(0) == .verb, words[0].contains(where: { $0.role == .noun }) {
      words[0] = words[0].filter { $0.role == .noun }
    }
    guard words.count > 1, let own = words.last, own.contains(where: \.isOwn), role(0) == .noun else { return }
    words.removeLast()
    words.insert(possessive(own), at: 0)
  }

  /// Age you how many, how many years you: how old are you?
  private mutating func askAge() {
    guard role(0) == .question, verb == nil, telling.hasAges,
      words.contains(where: { ["age", "year"].contains($0.first?.entry?.concept) }),
      ["how-many", "how-much", "which", "what"].contains(entry(0)?.concept), var years = word("year"),
      let many = word("how-many"), let have = word("have")
    else { return }
    guard let person = words.dropFirst().first(where: { if case .pronoun = $0.first?.role { true } else { false } })
    else { return }
    years[0].entry?.isPlural = false
    words = [many, years, person, have]
  }

  /// Cookie more, mucus much: more cookies, much mucus; sun hot very: very hot.
  mutating func putQuantitiesBefore() {
    if wantOneMore() { return }
    // I need blanket more, bubble blow more.
    if let verb, let last = words.indices.last, last > 1,
      let more = words[last].first(where: { $0.role == .quantity(.more) && $0.entry?.concept == "more" }),
      let thing = verb == last - 2 && role(last - 1) == .noun
        ? last - 1 : verb == last - 1 && role(last - 2) == .noun ? last - 2 : nil,
      entry(thing)?.isKind("person", "animal", "place", "time") == false,
      frame(verb)?.complements.contains(where: { $0.role == .object }) == true
    {
      words.removeLast()
      return words.insert([more], at: thing)
    }
    // Medicine no more.
    if telling.ownersComeFirst, words.count == 2, role(0) == .noun, entry(1)?.concept == "not-anymore", verb == nil {
      words = [[Term(words[1][0].said, Entry(words[1][0].said, .quantity(.none)))], words[0]]
      return
    }
    // Cake want more.
    if words.count == 3, role(0) == .noun, ["want", "not-want", "need"].contains(entry(1)?.concept), role(1) == .verb,
      let more = words[2].first(where: { $0.role == .quantity(.more) && $0.entry?.concept == "more" })
    {
      return words = [words[1], [more], words[0]]
    }
    for index in words.indices.dropFirst() {
      let isLast = index + 1 == words.count
      if isLast, index > 1, role(index - 1) == .adjective,
        words[index].contains(where: { $0.isMany || $0.entry?.isKind("degree") == true }),
        verb == nil
      {
        words.swapAt(index - 1, index)
        return
      }
      guard let quantity = words[index].first(where: \.isAmount), role(index - 1) == .noun,
        !words[index].contains(where: { $0.role == .adjective }),
        isLast || !words[index + 1].contains(where: { $0.role == .adjective }) || quantity.isNumber,
        entry(index - 1)?.isKind("time") != true,
        isLast || ![.noun, .adjective, .negation].contains(role(index + 1))
          || entry(index + 1)?.isSensation == true && !quantity.isMany,
        !words[..<(index - 1)].contains(where: { $0.contains(where: \.isAmount) }),
        verb.map({ $0 > index }) ?? true || quantity.isNumber
      else { continue }
      words.remove(at: index)
      // Ice cream strawberry two.
      let isFlavour =
        index > 1 && entry(index - 1)?.marks.contains("flavour") == true
        && entry(index - 2)?.marks.contains("flavoured") == true
      words.insert([quantity], at: isFlavour && !telling.ownersComeFirst ? index - 2 : index - 1)
      // Juice more: more is wanted.
      if words.count == 2, quantity.entry?.concept == "more" || quantity.role == .quantity(.other), isPlain, isFirst,
        !isPolite, verb == nil,
        let want = word("want")
      {
        words.insert(contentsOf: [speaker, want], at: 0)
        return
      }
    }
  }

  /// Story again, again story: it is wanted once more.
  mutating func wantAgain() {
    guard words.count == 2, isPlain, isFirst, let noun = words.first(where: { $0.first?.role == .noun }),
      let again = words.first(where: { $0.contains { $0.entry?.concept == "again" } }),
      noun[0].entry?.isKind("media", "game", "food", "music", "toy") == true, let want = word("want")
    else { return }
    // The one that was told.
    let known = noun.map { term in
      var entry = term.entry
      entry?.marks.insert("unique")
      return Term(term.said, entry)
    }
    words = [speaker, want, known, again]
  }

  /// Story one more: another is wanted.
  private mutating func wantOneMore() -> Bool {
    guard words.count == 3, role(0) == .noun, verb == nil, isPlain, isFirst, !isPolite,
      let oneMore = word("one-more"), let want = word("want")
    else { return false }
    let quantities = words.dropFirst().map { reading in
      (reading.contains { $0.role == .quantity(.one) }, reading.contains { $0.role == .quantity(.more) })
    }
    guard quantities.contains(where: \.0), quantities.contains(where: \.1) else { return false }
    words = [speaker, want, oneMore, words[0]]
    return true
  }

  /// Like much class: it is the liking that is much.
  mutating func tellHowMuch() {
    // Hurt much: a lot.
    if telling.ownersComeFirst, verb != nil, let last = words.last?.first, last.isMany,
      !last.said.contains(" "), let aLot = word("a-lot")?.first?.text, role(words.count - 2) == .verb,
      !words.contains(where: { $0.first?.role == .negation })
    {
      words[words.count - 1] = [Term(aLot, Entry(aLot, .adverb))]
    }
    if let verb, frame(verb)?.complements.contains(where: { $0.role == .object }) == false,
      role(verb + 1) == .quantity(.many),
      entry(verb + 2)?.isTimely == true, let much = words[verb + 1].first
    {
      words[verb + 1] = [Term(much.said, Entry(much.text, .adverb))]
    }
    guard let verb,
      frame(verb)?.marks.contains("experience") == true
        || ["want", "love-action", "miss-someone"].contains(entry(verb)?.concept)
          && entry(verb + 2)?.isKind("person") == true,
      role(verb + 1) == .quantity(.many),
      role(verb + 2) == .noun,
      let much = words[verb + 1].first, entry(verb + 2)?.isPlural == false
    else { return }
    words[verb + 1] = [Term(much.said, Entry(much.text, .adverb))]
  }

  /// Sad I today, alone I do: who it is stands first.
  mutating func putSubjectFirst() {
    if words.count > 2, isManner(entry(0)), entry(1)?.isTimely == true, case .pronoun = role(2) { words.swapAt(1, 2) }
    guard words.count > 1,
      words[0].first?.role == .adjective && (words.count > 2 || entry(0)?.concept.hasPrefix("alone") != true)
        || isManner(entry(0)),
      case .pronoun(let pronoun) = role(1), pronoun.kind == .personal || pronoun.kind == .polite,
      pronoun.person.rank != .third
    else { return }
    let verb = role(2) == .verb
    let first = words.remove(at: 0)
    words.insert(first, at: verb ? 2 : 1)
    // Lonely I night: then.
    if words.count == 3, telling.ownersComeFirst, role(2) == .noun, entry(2)?.kinds.first == "time",
      let be = word("be"),
      first.first?.role == .adjective
    {
      words.insert(be, at: 1)
    }
    // Angry I brother: with him.
    guard words.count == 3, first.first?.isOpposed == true, entry(2)?.isKind("person") == true,
      let with = word("with"), let be = word("be-state")
    else { return }
    words = [words[0], be, words[1], with, words[2]]
  }

  private func isManner(_ entry: Entry?) -> Bool {
    entry?.role == .adverb
      && ["better", "worse", "well", "badly", "fine-feeling", "unwell-feeling", "alone-manner"].contains(entry?.concept)
  }

  /// Sister taller I, elephant more big horse, room big than yours: what is compared is joined.
  mutating func compare() {
    compareTwo()
    if let place = comparison { words.insert([Term(telling.than, .than(telling.than))], at: place) }
    guard let than = words.lastIndex(where: { $0.contains { $0.entry?.concept == "than" } }), than > 0 else { return }
    let quality = than - 1
    let isMore = quality > 0 && words[quality - 1].contains { $0.role == .quantity(.more) }
    if !isMore, telling.ownersComeFirst, role(quality) == .adjective, !isCompared(words[quality]),
      let more = word("more")
    {
      words.insert(more, at: quality)
      if verb == nil { insert("be", at: quality) }
    } else if verb == nil, quality > (isMore ? 1 : 0) {
      insert("be", at: isMore ? quality - 1 : quality)
    }
  }

  private var comparison: Int? {
    guard !words.contains(where: { $0.first?.entry?.concept == "than" }) else { return nil }
    for index in words.indices.dropFirst() {
      let isMore = words[index - 1].contains { $0.role == .quantity(.more) && $0.entry?.concept != "enough" }
      let isDone = isMore && (isQuality(words[index]) || role(index) == .adverb) || isCompared(words[index])
      guard isDone, isWhole(index + 1), index > 1 || isCompared(words[index]) else { continue }
      switch role(index + 1) {
      case .noun, .name, .pronoun, .possessive: return index + 1
      default: return nil
      }
    }
    return nil
  }

  /// One thing, and nothing behind it.
  private func isWhole(_ start: Int) -> Bool {
    let found = pieces(in: start..<words.count)
    return found.count == 1 && found[0].kind == .phrase && found[0].noun?.adjectives.isEmpty == true
  }

  /// Train fast car: it is faster than the other.
  mutating func compareTwo() {
    guard !telling.ownersComeFirst, verb == nil, isPlain, isFirst, words.count == 3, let one = entry(0),
      let other = entry(2),
      role(0) == .noun, role(2) == .noun, one.kinds.first == other.kinds.first,
      ["person", "animal", "vehicle"].contains(one.kinds.first ?? ""), one.concept != other.concept,
      let quality = words[1].first(where: { $0.role == .adjective }), let trait = quality.entry,
      trait.kinds.first == "trait",
      !trait.isKind("colour"), trait.describes(one), trait.describes(other), let be = word("be"),
      let more = word("more")
    else { return }
    words = [words[0], be, more, [quality], [Term(telling.than, .than(telling.than))], words[2]]
  }

  private func isQuality(_ reading: [Term]) -> Bool { reading.first?.role == .adjective }

  /// Bigger, maior.
  func isCompared(_ reading: [Term]) -> Bool {
    reading.contains { telling.compared($0.said.lowercased()) }
  }
}

extension Term {
  fileprivate var isNumber: Bool { (role == .quantity(.number) || role == .quantity(.one)) && !isInDigits }
  var isMany: Bool { role == .quantity(.many) }

  /// How much or how many of what was said before.
  fileprivate var isAmount: Bool {
    switch role {
    case .quantity(.number), .quantity(.many), .quantity(.more), .quantity(.some), .quantity(.one), .quantity(.other):
      true
    default: false
    }
  }
}

extension Entry {
  /// Joins what is compared.
  static func than(_ word: String) -> Entry {
    var entry = Entry(word, .preposition)
    entry.concept = "than"
    return entry
  }
}
