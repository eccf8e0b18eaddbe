import Sentences
import TagarelaKit

/// Tells by its place what a word is that may be several things, like "water", "like" or "clean", and puts in what English
/// can't leave out before the rest is read: the verb of "I am tired", the preposition of "scared of dogs".
struct EnglishWordChoice {
  private let readings: [[Term]]
  private let request: SentenceRequest
  private let forms: EnglishForms
  private var result: [[Term]] = []

  // Of the clause so far.
  private var subject: Term?
  private var verb: Term?
  /// How many words stand since the verb.
  private var distance = 0

  static func chosen(_ readings: [[Term]], _ request: SentenceRequest, _ forms: EnglishForms) -> [[Term]] {
    var readings = readings
    // You want what?
    if readings.count > 1, let last = readings.last, last.first?.role == .question, readings[0].first?.role != .question {
      readings.removeLast()
      readings.insert(last, at: 0)
    }
    moveOpening(&readings)
    var choice = EnglishWordChoice(readings, request, forms)
    return choice.run()
  }

  /// Before school I eat: the time is told at the end.
  private static func moveOpening(_ readings: inout [[Term]]) {
    guard let first = readings.first?.first else { return }
    let isPreposition = first.role == .preposition || ["before", "after"].contains(first.text)
    let length = isPreposition ? 2 : first.entry?.isKind("time") == true && first.role == .noun ? 1 : 0
    guard length > 0, readings.count > length + 1, let noun = readings[length - 1].first, noun.role == .noun else { return }
    switch readings[length].first?.role {
    case .pronoun, .name, .noun: break
    default: return
    }
    guard readings[length...].contains(where: { $0.first?.role == .verb }),
      !readings.contains(where: { $0.first?.role == .connector })
    else { return }
    let opening = readings.prefix(length).map { terms in
      terms.map { $0.text == first.text && isPreposition ? Term($0.text, Entry($0.text, .preposition)) : $0 }
    }
    readings.removeFirst(length)
    readings += opening
  }

  private init(_ readings: [[Term]], _ request: SentenceRequest, _ forms: EnglishForms) {
    self.readings = readings
    self.request = request
    self.forms = forms
  }

  private mutating func run() -> [[Term]] {
    let main = mainClause
    for index in readings.indices {
      guard !readings[index].isEmpty else { continue }
      if index == main {
        result.append([Term(",", Entry(",", .connector))])
        subject = nil
        verb = nil
      }
      if index == 0, main != nil {
        result.append([Term(readings[0][0].said, Entry(readings[0][0].text, .adverb))])
        continue
      }
      let term = chosen(index)
      note(term, index)
    }
    return result
  }

  /// Where the main clause begins after one with if or when: with the first subject that follows a verb.
  private var mainClause: Int? {
    let openers = ["if", "when", "while", "because", "although", "unless"]
    guard !request.isQuestion,
      readings.first?.contains(where: { $0.role == .connector && openers.contains($0.text) }) ?? false
    else { return nil }
    let isVerbHere = { (index: Int) in first(index) == .verb }
    let mayEnd = { (index: Int) in can(index, isAdjective) != nil && index == readings.count - 1 }
    guard
      let verb = readings.indices.first(where: { index in
        isVerbHere(index) || can(index, isAdjective) != nil && can(index + 1, isNominal) != nil && index > 1
      })
    else { return nil }
    return readings.indices.dropFirst(verb + 1).first { index in
      guard can(index, isNominal) != nil, !isVerbHere(index) else { return false }
      let next = index + 1
      if first(next) == .negation || first(next) == .adverb { return isVerbHere(next + 1) }
      return isVerbHere(next) || mayEnd(next)
    }
  }

  // MARK: - What words can be

  private func can(_ index: Int, _ isMeant: (WordRole) -> Bool) -> Term? {
    guard readings.indices.contains(index) else { return nil }
    return readings[index].first { $0.role.map(isMeant) ?? false }
  }

  private func isVerb(_ role: WordRole) -> Bool { role == .verb }
  private func isAdjective(_ role: WordRole) -> Bool { role == .adjective }

  private func isNominal(_ role: WordRole) -> Bool {
    switch role {
    case .noun, .name, .pronoun: true
    default: false
    }
  }

  private func isDeterminer(_ role: WordRole) -> Bool {
    switch role {
    case .possessive, .demonstrative, .article, .quantity, .ordinal: true
    default: false
    }
  }

  private func isUnknown(_ index: Int) -> Bool {
    readings.indices.contains(index) && readings[index].first?.entry == nil
  }

  private func first(_ index: Int) -> WordRole? { readings.indices.contains(index) ? readings[index].first?.role : nil }

  /// A noun or its beginning may stand here.
  private func beginsNoun(_ index: Int) -> Bool {
    guard readings.indices.contains(index) else { return false }
    return isUnknown(index) || can(index, isNominal) != nil || first(index).map(isDeterminer) ?? false
      || can(index, isAdjective) != nil && beginsNoun(index + 1)
  }

  private func boundary(from index: Int) -> Int {
    (index..<readings.count).first { first($0) == .connector && $0 > index || first($0) == .coordinator } ?? readings.count
  }

  /// A word that is nothing but a verb comes before the next clause.
  private func hasVerb(after index: Int) -> Bool {
    let end = boundary(from: index)
    guard index + 1 < end else { return false }
    return (index + 1..<end).contains { place in
      first(place) == .verb && can(place, isNominal) == nil && can(place, isAdjective) == nil
        || isUnknown(place) && readings[place][0].said == readings[place][0].said.lowercased()
          && forms.looksLikeVerb(readings[place][0].said)
        || readings[place].contains { $0.role == .verb && ["be", "can", "like", "want"].contains($0.text) }
    }
  }

  private func endsClause(_ index: Int) -> Bool {
    guard readings.indices.contains(index) else { return true }
    switch first(index) {
    case .connector, .coordinator, .please, .adverb: return true
    default: return false
    }
  }

  private var isCopula: Bool {
    ["be", "be-state", "feel", "seem"].contains(verb?.entry?.concept) || ["get", "look", "become"].contains(verb?.text)
  }

  private var takesAction: Bool { verb?.entry?.frame?.complements.contains { $0.role == .action } ?? false }

  // MARK: - Choosing

  private func chosen(_ index: Int) -> Term {
    let options = readings[index]
    let term = options[0]
    let previous = result.last?.first?.role
    if let special = special(index, term, previous) { return special }
    guard let asVerb = meantVerb(index) else { return withoutVerb(index, term, previous) }
    guard let other = options.first(where: { $0.role == .noun || $0.role == .adjective || $0.role == .name }) else {
      return asVerb
    }
    // My drink, with water.
    if let previous, isDeterminer(previous) || previous == .preposition || previous == .adjective && verb != nil {
      return can(index, isAdjective).flatMap { can(index + 1, { $0 == .noun }) != nil ? $0 : nil }
        ?? meant(index) ?? can(index, isNominal) ?? other
    }
    if verb == nil {
      if subject != nil { return afterSubject(index, asVerb) }
      if request.isImperative { return asVerb }
      if let noun = can(index, isNominal), isSubject(index, asVerb) { return noun }
      if let adjective = can(index, isAdjective), can(index + 1, { $0 == .noun }) != nil, hasVerb(after: index) {
        return adjective
      }
      return beginsNoun(index + 1) ? asVerb : isWeather(asVerb, index) ? asVerb : term
    }
    if isCopula { return can(index, isAdjective) ?? other }
    if previous == .coordinator { return can(index, isNominal) == nil || distance == 1 ? asVerb : other }
    guard takesAction else { return thing(index) ?? other }
    return afterVerb(index, asVerb, other)
  }

  /// Of verbs that are written alike the one that leads somewhere, where a place is said: take me to the dentist.
  private func meantVerb(_ index: Int) -> Term? {
    let verbs = readings[index].filter { $0.role == .verb }
    guard verbs.count > 1 else { return verbs.first }
    let leads = readings[(index + 1)..<max(index + 1, boundary(from: index + 1))].contains { reading in
      reading.first?.entry.map { $0.isKind("place") && !$0.isKind("thing") || $0.marks.contains("visited") } ?? false
    }
    let isWay = { (term: Term) in term.entry?.frame?.complements.contains { $0.role == .destination } ?? false }
    return (leads ? verbs.first(where: isWay) : nil) ?? verbs.first
  }

  private func special(_ index: Int, _ term: Term, _ previous: WordRole?) -> Term? {
    switch term.text {
    case "like":
      let isFree = verb == nil || takesAction && distance == 0
      if let asVerb = can(index, isVerb), isFree, previous != .preposition { return asVerb }
      return Term(term.said, Entry("like", .preposition))
    case "than", "as":
      return Term(term.said, Entry(term.text, .preposition))
    case "when" where index > 0 && verb != nil:
      return can(index) { $0 == .connector }
    case "her":
      return beginsNoun(index + 1) && first(index + 1) != .preposition
        ? can(index) { if case .possessive = $0 { true } else { false } } : can(index, isNominal)
    case "first" where can(index + 1, { if case .pronoun = $0 { true } else { false } }) != nil:
      return Term(term.said, Entry("first", .adverb))
    case "then" where verb != nil && beginsNoun(index + 1) && hasVerb(after: index):
      return Term(term.said, Entry("then", .connector))
    case "no" where term.role == .negation:
      return no(index, term)
    case "back" where verb?.entry?.frame?.marks.contains("motion") == true:
      return Term(term.said, Entry("back", .adverb))
    case "too much" where can(index + 1, isAdjective) != nil && can(index + 1, { $0 == .noun }) == nil: return nil
    default: break
    }
    if term.role == .exclamation, subject != nil { return can(index, isAdjective) }
    if term.role == nil, subject != nil, verb == nil || takesAction && distance < 2, forms.looksLikeVerb(term.said),
      term.said == term.said.lowercased(), previous.map(isDeterminer) != true
    {
      return Term(term.said, Entry(term.said, .verb))
    }
    // Behind the door.
    if term.role == .adverb, term.entry?.isKind("place") == true, verb != nil, beginsNoun(index + 1),
      let preposition = Self.prepositions[term.text]
    {
      return Term(preposition, Entry(preposition, .preposition))
    }
    if ["before", "after"].contains(term.text), verb != nil, beginsNoun(index + 1), !hasVerb(after: index) {
      return Term(term.text, Entry(term.text, .preposition))
    }
    // The yes of a day: after whose word the verb doesn't go.
    if previous == .preposition, result.last?.first?.text == "than", term.entry?.tense != nil, var entry = term.entry {
      entry.tense = nil
      return Term(term.said, entry)
    }
    return nil
  }

  private static let prepositions = [
    "behind": "behind", "near": "near", "inside": "inside", "outside": "outside", "in front": "in front of",
    "around": "around", "above": "above", "below": "below", "up": "up", "down": "down", "in the middle": "in the middle of",
    "in": "in",
  ]

  /// No, I don't; no school; I no like.
  private func no(_ index: Int, _ term: Term) -> Term {
    let isNounNext = can(index + 1, isNominal) != nil || first(index + 1).map(isDeterminer) ?? false
    if index == 0, hasVerb(after: index), isNounNext { return Term(term.said, Entry(term.text, .exclamation)) }
    if isNounNext, first(index + 1) != .verb, subject == nil || verb != nil {
      return Term(term.said, Entry(term.text, .quantity(.none)))
    }
    return term
  }

  private func withoutVerb(_ index: Int, _ term: Term, _ previous: WordRole?) -> Term {
    if term.role == .noun, subject != nil, verb == nil, previous.map({ isNominal($0) || $0 == .adverb }) ?? false,
      result.last?.contains(where: { $0.role == .demonstrative }) != true, !hasVerb(after: index),
      forms.looksLikeVerb(term.said), term.entry?.isKind("body", "person") != true
    {
      return Term(term.said, Entry(term.said, .verb))
    }
    guard let adjective = can(index, isAdjective), let noun = can(index, isNominal) else { return meant(index) ?? term }
    if can(index + 1, { $0 == .noun }) != nil, first(index + 1) != .verb { return adjective }
    if let previous, isDeterminer(previous) || previous == .preposition { return noun }
    if verb != nil { return isCopula ? adjective : noun }
    return subject == nil ? noun : adjective
  }

  /// Of nouns that are written alike the one that fits the verb: to eat fish, to see a fish.
  private func meant(_ index: Int) -> Term? {
    let nouns = readings[index].filter { $0.role == .noun }
    guard nouns.count > 1, let frame = verb?.entry?.frame, let object = frame.complements.first(where: { $0.role == .object })
    else { return nouns.count > 1 && verb == nil && (nouns[0].entry?.isKind("food") ?? false) ? subjectNoun(nouns, index) : nil }
    let ranked = nouns.map { noun in noun.entry?.kinds.compactMap { object.kinds.firstIndex(of: $0) }.min() ?? 99 }
    guard let best = ranked.min(), let place = ranked.firstIndex(of: best) else { return nil }
    return nouns[place]
  }

  private func subjectNoun(_ nouns: [Term], _ index: Int) -> Term? {
    hasVerb(after: index) ? nouns.first { $0.entry?.isKind("animal") == true } : nil
  }

  private func afterSubject(_ index: Int, _ asVerb: Term) -> Term {
    guard let adjective = can(index, isAdjective) else {
      // The back hurts: another word is the verb.
      if let noun = can(index, isNominal), hasVerb(after: index), !takesAction(asVerb), !beginsNoun(index + 1) { return noun }
      return asVerb
    }
    let isSomebody = subject.map { subject in
      switch subject.role {
      case .pronoun(let pronoun): pronoun.kind != .neuter
      case .name: true
      default: subject.entry?.isKind("person") ?? false
      }
    } ?? false
    if asVerb.entry?.frame?.marks.contains("body") == true, !isSomebody || beginsNoun(index + 1) { return asVerb }
    if !isSomebody { return adjective }
    if ["wet", "empty", "light", "cross", "hurt"].contains(adjective.text), !beginsNoun(index + 1) { return adjective }
    return asVerb
  }

  /// A noun, or an adjective before one.
  private func thing(_ index: Int) -> Term? {
    if can(index + 1, { $0 == .noun }) != nil, let adjective = can(index, isAdjective) { return adjective }
    return meant(index) ?? can(index, isNominal)
  }

  private func takesAction(_ term: Term) -> Bool { term.entry?.frame?.complements.contains { $0.role == .action } ?? false }

  /// Whether the first word of a clause is what the clause is about.
  private func isSubject(_ index: Int, _ asVerb: Term) -> Bool {
    if can(index + 1, isNominal)?.entry?.isKind("place") == true, asVerb.entry?.frame?.subjects.isEmpty == true { return false }
    if can(index + 1, isVerb) != nil, !takesAction(asVerb) || first(index + 1) == .verb && can(index + 1, isNominal) == nil {
      return !takesAction(asVerb)
    }
    if let adjective = can(index + 1, isAdjective), adjective.role == first(index + 1) { return !beginsNoun(index + 2) }
    if ["on", "off"].contains(readings.indices.contains(index + 1) ? readings[index + 1][0].text : "") { return true }
    if isUnknown(index + 1), forms.looksLikeVerb(readings[index + 1][0].said) { return !takesAction(asVerb) }
    return first(index + 1) == .coordinator && hasVerb(after: index + 1)
  }

  private func isWeather(_ asVerb: Term, _ index: Int) -> Bool {
    asVerb.entry?.frame?.subjects.isEmpty == true
      && (request.isProgressive || request.tense != nil || request.isNegative || readings.count > 1)
  }

  private func afterVerb(_ index: Int, _ asVerb: Term, _ other: Term) -> Term {
    let noun = can(index, isNominal) ?? other
    if noun.entry?.isKind("place") == true, verb?.entry?.frame?.marks.contains("motion") == true { return noun }
    if distance > 0, case .noun = noun.role, result.last?.first.map({ $0.role.map(isNominal) ?? false }) != true { return noun }
    if EnglishLists.modals.contains(verb?.text ?? "") || ["know how", "have to", "help", "let"].contains(verb?.text) { return asVerb }
    // A clean shirt is wanted, a table is cleaned.
    if let adjective = can(index, isAdjective), let noun = can(index + 1, { $0 == .noun })?.entry,
      noun.isKind("clothing", "food", "drink", "tool", "container", "media"), noun.isKind("furniture") == false
    {
      return adjective
    }
    if beginsNoun(index + 1) {
      let kinds = asVerb.entry?.frame?.complements.flatMap(\.kinds) ?? ["any"]
      let fits = readings[index + 1].contains { next in
        next.entry == nil || next.role.map(isDeterminer) ?? false || kinds.contains("any")
          || next.entry?.kinds.contains(where: kinds.contains) ?? false
          || { if case .pronoun = next.role { true } else { false } }()
      }
      return fits ? asVerb : noun
    }
    if first(index + 1) == .preposition { return Self.isDoneForItself(asVerb) ? asVerb : noun }
    return Self.isDoneForItself(asVerb) ? asVerb : noun
  }

  /// To dance needs nothing with it; who wants to hug wants a hug.
  private static func isDoneForItself(_ verb: Term) -> Bool {
    if ["dance", "paint", "cook", "work", "exercise", "train", "fly", "slide", "rest", "sleep", "play"].contains(verb.text) {
      return true
    }
    return !(verb.entry?.frame?.complements.contains { $0.role == .object } ?? false)
  }

  // MARK: - What was left out

  private mutating func note(_ term: Term, _ index: Int) {
    switch term.role {
    case .verb:
      verb = term
      distance = 0
      result.append([term])
      if EnglishLists.thinkingVerbs.contains(term.text), can(index + 1, isNominal) != nil, first(index + 1) != .verb,
        hasVerb(after: index + 1)
      {
        // I think you are funny: another clause, without a word of its own.
        result.append([Term("", Entry("", .connector))])
        subject = nil
        verb = nil
      }
      return
    case .connector:
      subject = nil
      verb = nil
    case .coordinator:
      let isNextVerb = first(index + 1) == .verb && (can(index + 1, isNominal) == nil || subject != nil)
      if verb != nil, isNextVerb {
        if !(takesAction && distance == 0) { verb = nil }
      } else if verb != nil, beginsNoun(index + 1), hasVerb(after: index + 1) || isStatement(after: index) {
        subject = nil
        verb = nil
      }
    case .adjective where verb == nil && subject != nil && isPredicate(index):
      addCopula()
    case .noun, .name, .pronoun, .negative(.nobody):
      if verb == nil { subject = term }
    case nil:
      if verb == nil { subject = term }
    default: break
    }
    distance += 1
    result.append(readings[index].count > 1 && isKept(term) ? [term] + readings[index].filter { $0.role != term.role } : [term])
    if term.role == .adjective, isCopula, let preposition = preposition(after: term, index) {
      result.append([Term(preposition, Entry(preposition, .preposition))])
    }
  }

  /// A determiner that may stand alone, and the other way round, is told apart later.
  private func isKept(_ term: Term) -> Bool {
    switch term.role {
    case .pronoun(let pronoun): pronoun.kind == .neuter
    case .quantity, .adverb, .demonstrative, .possessive: true
    default: false
    }
  }

  /// Mom happy and dad sad: another clause begins.
  private func isStatement(after index: Int) -> Bool {
    let end = boundary(from: index + 1)
    return end - index > 2 && can(index + 1, isNominal) != nil && can(end - 1, isAdjective) != nil
  }

  private func isPredicate(_ index: Int) -> Bool {
    guard let before = result.reversed().first(where: { !isDegree($0) })?.first, let role = before.role else { return false }
    guard isNominal(role) || role == .negation || role == .adverb || role == .negative(.nobody) else { return false }
    switch subject?.role {
    case .pronoun, .name: return true
    default:
      if let subject, subject.entry?.marks.contains("one") == true { return true }
      return !hasVerb(after: index) && can(index + 1, { $0 == .noun }) == nil
        || EnglishLists.adjectivePrepositions[readings[index][0].text] != nil && beginsNoun(index + 1) && !hasVerb(after: index)
    }
  }

  private func isDegree(_ terms: [Term]) -> Bool {
    switch terms.first?.role {
    case .quantity(.more), .quantity(.many), .quantity(.some): true
    case .adverb: terms[0].entry?.isKind("degree") ?? false
    default: false
    }
  }

  private mutating func addCopula() {
    let be = Term("be", Self.be)
    let degrees = result.reversed().prefix(while: isDegree).count
    result.insert([be], at: result.count - degrees)
    verb = be
  }

  static let be: Entry = {
    var entry = Entry("be", .verb)
    entry.concept = "be"
    entry.frame = VerbFrame(subjects: ["any"], complements: [.init(.state, kinds: ["any"])], marks: ["state"])
    return entry
  }()

  /// Scared *of* dogs; not before another verb, which gets its own word.
  private func preposition(after adjective: Term, _ index: Int) -> String? {
    guard let preposition = EnglishLists.adjectivePrepositions[adjective.text], beginsNoun(index + 1),
      first(index + 1) != .verb, first(index + 2) != .verb, can(index + 1, isNominal)?.entry?.isKind("time") != true
    else { return nil }
    if case .quantity = first(index + 1), can(index + 2, isNominal) == nil { return nil }
    if preposition == "at" {
      return can(index + 1, { $0 == .noun })?.entry.map { entry in
        EnglishLists.skills.contains { entry.isKind($0) }
      } ?? false ? "at" : nil
    }
    return preposition
  }
}
