import Sentences
import TagarelaKit

extension EnglishWordChoice {
  func chosen(_ index: Int) -> Term {
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
  func meantVerb(_ index: Int) -> Term? {
    let verbs = readings[index].filter { $0.role == .verb }
    guard verbs.count > 1 else { return verbs.first }
    let leads = readings[(index + 1)..<max(index + 1, boundary(from: index + 1))].contains { reading in
      reading.first?.entry.map { $0.isKind("place") && !$0.isKind("thing") || $0.marks.contains("visited") } ?? false
    }
    let isWay = { (term: Term) in term.entry?.frame?.complements.contains { $0.role == .destination } ?? false }
    return (leads ? verbs.first(where: isWay) : nil) ?? verbs.first
  }

  func special(_ index: Int, _ term: Term, _ previous: WordRole?) -> Term? {
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
    case "alone" where verb != nil && !isCopula:
      return Term(term.said, Entry("alone", .adverb))
    case "good", "bad":
      // To sleep well, but to smell good.
      guard let verb, !isCopula, !["smell", "taste", "sound", "look"].contains(verb.text), !beginsNoun(index + 1),
        previous.map(isDeterminer) != true
      else { break }
      let manner = term.text == "good" ? "well" : "badly"
      return Term(term.said, Entry(manner, .adverb))
    case let text
    where EnglishLists.manners[text] != nil && term.role == .adjective && verb != nil && !isCopula
      && !beginsNoun(index + 1) && index == readings.count - 1 && previous.map(isDeterminer) != true
      && !["smell", "taste", "sound", "look", "feel", "stay"].contains(verb?.text):
      let manner = EnglishLists.manners[text] ?? text
      return Term(term.said, Entry(manner, .adverb))
    case "no" where term.role == .negation:
      return no(index, term)
    case "back" where verb?.entry?.frame?.marks.contains("motion") == true:
      return Term(term.said, Entry("back", .adverb))
    default: break
    }
    if term.role == .exclamation, subject != nil { return can(index, isAdjective) }
    if term.role == nil, subject != nil, verb == nil || takesAction && distance < 2, forms.looksLikeVerb(term.said),
      term.said == term.said.lowercased(), previous.map(isDeterminer) != true
    {
      return Term(term.said, Entry(term.said, .verb))
    }
    // Behind the door.
    if term.role == .adverb, term.entry?.isKind("place") == true, verb != nil || subject != nil, beginsNoun(index + 1),
      !(verb?.entry?.frame?.marks.contains("motion") == true
        && can(index + 1, isNominal)?.entry?.isKind("person") == true),
      let preposition = Self.prepositions[term.text]
    {
      return Term(preposition, Entry(preposition, .preposition))
    }
    if ["before", "after"].contains(term.text), verb != nil, beginsNoun(index + 1), !hasVerb(after: index) {
      return Term(term.text, Entry(term.text, .preposition))
    }
    // Hotter than yesterday: no verb goes by this word.
    if previous == .preposition, result.last?.first?.text == "than", term.entry?.tense != nil, var entry = term.entry {
      entry.tense = nil
      return Term(term.said, entry)
    }
    return nil
  }

  static let prepositions = [
    "behind": "behind", "near": "near", "inside": "inside", "outside": "outside", "in front": "in front of",
    "around": "around", "above": "above", "below": "below", "up": "up", "down": "down",
    "in the middle": "in the middle of",
    "in": "in",
  ]

  /// No, I don't; no school; I no like.
  func no(_ index: Int, _ term: Term) -> Term {
    let isNounNext = can(index + 1, isNominal) != nil || first(index + 1).map(isDeterminer) ?? false
    if index == 0, hasVerb(after: index), isNounNext { return Term(term.said, Entry(term.text, .exclamation)) }
    if isNounNext, first(index + 1) != .verb, subject == nil || verb != nil {
      return Term(term.said, Entry(term.text, .quantity(.none)))
    }
    return term
  }

  func withoutVerb(_ index: Int, _ term: Term, _ previous: WordRole?) -> Term {
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
  func meant(_ index: Int) -> Term? {
    let nouns = readings[index].filter { $0.role == .noun }
    guard nouns.count > 1, let frame = verb?.entry?.frame,
      let object = frame.complements.first(where: { $0.role == .object })
    else {
      return nouns.count > 1 && verb == nil && (nouns[0].entry?.isKind("food") ?? false)
        ? subjectNoun(nouns, index) : nil
    }
    let ranked = nouns.map { noun in noun.entry?.kinds.compactMap { object.kinds.firstIndex(of: $0) }.min() ?? 99 }
    guard let best = ranked.min(), let place = ranked.firstIndex(of: best) else { return nil }
    return nouns[place]
  }

  func subjectNoun(_ nouns: [Term], _ index: Int) -> Term? {
    hasVerb(after: index) ? nouns.first { $0.entry?.isKind("animal") == true } : nil
  }

  func afterSubject(_ index: Int, _ asVerb: Term) -> Term {
    guard let adjective = can(index, isAdjective) else {
      // The back hurts: another word is the verb.
      if let noun = can(index, isNominal), hasVerb(after: index), !takesAction(asVerb), !beginsNoun(index + 1) {
        return noun
      }
      return asVerb
    }
    let isSomebody =
      subject.map { subject in
        switch subject.role {
        case .pronoun(let pronoun): pronoun.kind != .neuter
        case .name: true
        default: subject.entry?.isKind("person") ?? false
        }
      } ?? false
    if asVerb.entry?.frame?.marks.contains("body") == true, !isSomebody || beginsNoun(index + 1) { return asVerb }
    // A word means something; what people can't do is no adjective here.
    if let frame = asVerb.entry?.frame, !frame.subjects.isEmpty, !isSomebody,
      !frame.subjects.contains("person"), !frame.subjects.contains("any")
    {
      return asVerb
    }
    if !isSomebody { return adjective }
    if ["wet", "empty", "light", "cross", "hurt"].contains(adjective.text), !beginsNoun(index + 1) { return adjective }
    return asVerb
  }

  /// A noun, or an adjective before one.
  func thing(_ index: Int) -> Term? {
    if can(index + 1, { $0 == .noun }) != nil, let adjective = can(index, isAdjective) { return adjective }
    return meant(index) ?? can(index, isNominal)
  }

  func takesAction(_ term: Term) -> Bool {
    term.entry?.frame?.complements.contains { $0.role == .action } ?? false
  }

  /// Whether the first word of a clause is what the clause is about.
  func isSubject(_ index: Int, _ asVerb: Term) -> Bool {
    if can(index + 1, isNominal)?.entry?.isKind("place") == true, asVerb.entry?.frame?.subjects.isEmpty == true {
      return false
    }
    if can(index + 1, isVerb) != nil,
      !takesAction(asVerb) || first(index + 1) == .verb && can(index + 1, isNominal) == nil
    {
      return !takesAction(asVerb)
    }
    if let adjective = can(index + 1, isAdjective), adjective.role == first(index + 1) { return !beginsNoun(index + 2) }
    if ["on", "off"].contains(readings.indices.contains(index + 1) ? readings[index + 1][0].text : "") { return true }
    if isUnknown(index + 1), forms.looksLikeVerb(readings[index + 1][0].said) { return !takesAction(asVerb) }
    return first(index + 1) == .coordinator && hasVerb(after: index + 1)
  }

  func isWeather(_ asVerb: Term, _ index: Int) -> Bool {
    asVerb.entry?.frame?.subjects.isEmpty == true
      && (request.isProgressive || request.tense != nil || request.isNegative || readings.count > 1)
  }

  func afterVerb(_ index: Int, _ asVerb: Term, _ other: Term) -> Term {
    let noun = can(index, isNominal) ?? other
    if noun.entry?.isKind("place", "vehicle") == true, verb?.entry?.frame?.marks.contains("motion") == true {
      return noun
    }
    if distance > 0, case .noun = noun.role, result.last?.first.map({ $0.role.map(isNominal) ?? false }) != true {
      return noun
    }
    if EnglishLists.modals.contains(verb?.text ?? "") || ["know how", "have to", "help", "let"].contains(verb?.text) {
      return asVerb
    }
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
  static func isDoneForItself(_ verb: Term) -> Bool {
    if ["dance", "paint", "cook", "work", "exercise", "train", "fly", "slide", "rest", "sleep", "play"].contains(
      verb.text)
    {
      return true
    }
    return !(verb.entry?.frame?.complements.contains { $0.role == .object } ?? false)
  }
}
