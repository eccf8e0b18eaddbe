import Sentences
import TagarelaKit

extension EnglishWordChoice {
  mutating func note(_ term: Term, _ index: Int) {
    switch term.role {
    case .verb:
      verb = term
      distance = 0
      result.append([term])
      if EnglishLists.thinkingVerbs.contains(term.text), can(index + 1, isNominal) != nil, first(index + 1) != .verb,
        hasVerb(after: index + 1) || isWeather(after: index + 1)
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
    case .pronoun where isCopula && distance > 0 && first(index + 1) == .verb:
      // I am cold, I want a coat: another clause.
      result.append([Term(",", Entry(",", .connector))])
      subject = term
      verb = nil
    case .negation where distance == 0 && EnglishLists.modals.contains(verb?.text ?? ""):
      // I can not tie: the verb follows still.
      result.append([term])
      return
    case .noun, .name, .pronoun, .negative(.nobody):
      if verb == nil { subject = term }
    case nil:
      if verb == nil { subject = term }
    default: break
    }
    distance += 1
    result.append(
      readings[index].count > 1 && isKept(term) ? [term] + readings[index].filter { $0.role != term.role } : [term])
    if term.role == .adjective, isCopula, let preposition = preposition(after: term, index) {
      result.append([Term(preposition, Entry(preposition, .preposition))])
    }
  }

  /// It *rains*, though rain is a noun as well.
  private func isWeather(after index: Int) -> Bool {
    readings[index][0].text == "it" && can(index + 1, isVerb)?.entry?.frame?.subjects.isEmpty == true
  }

  /// A determiner that may stand alone, and the other way round, is told apart later.
  func isKept(_ term: Term) -> Bool {
    switch term.role {
    case .pronoun(let pronoun): pronoun.kind == .neuter
    // Good behind a verb is well, and nothing else.
    case .adverb: term.said.lowercased() == term.text.lowercased()
    case .quantity, .demonstrative, .possessive: true
    default: false
    }
  }

  /// Mom happy and dad sad: another clause begins.
  func isStatement(after index: Int) -> Bool {
    let end = boundary(from: index + 1)
    return end - index > 2 && can(index + 1, isNominal) != nil && can(end - 1, isAdjective) != nil
  }

  func isPredicate(_ index: Int) -> Bool {
    guard let before = result.reversed().first(where: { !isDegree($0) })?.first, let role = before.role else {
      return false
    }
    guard isNominal(role) || role == .negation || role == .adverb || role == .negative(.nobody) else { return false }
    switch subject?.role {
    case .pronoun, .name: return true
    default:
      if let subject, subject.entry?.marks.contains("one") == true { return true }
      return !hasVerb(after: index) && can(index + 1, { $0 == .noun }) == nil
        || EnglishLists.adjectivePrepositions[readings[index][0].text] != nil && beginsNoun(index + 1)
          && !hasVerb(after: index)
    }
  }

  func isDegree(_ terms: [Term]) -> Bool {
    switch terms.first?.role {
    case .quantity(.more), .quantity(.many), .quantity(.some): true
    case .adverb: terms[0].entry?.isKind("degree") ?? false
    default: false
    }
  }

  mutating func addCopula() {
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
  func preposition(after adjective: Term, _ index: Int) -> String? {
    guard let preposition = EnglishLists.adjectivePrepositions[adjective.text], beginsNoun(index + 1),
      first(index + 1) != .verb, first(index + 2) != .verb, can(index + 1, isNominal)?.entry?.isKind("time") != true
    else { return nil }
    if case .quantity = first(index + 1), can(index + 2, isNominal) == nil { return nil }
    if preposition == "with", can(index + 1, isNominal)?.entry?.isKind("place", "event") == true { return "in" }
    // Mad at me.
    if preposition == "at", let next = can(index + 1, isNominal),
      next.entry?.isKind("person") == true || next.role != .noun
    {
      return adjective.entry?.isKind("state") == true ? "at" : nil
    }
    if preposition == "at" {
      return can(index + 1, { $0 == .noun })?.entry.map { entry in
        EnglishLists.skills.contains { entry.isKind($0) }
      } ?? false ? "at" : nil
    }
    return preposition
  }
}
