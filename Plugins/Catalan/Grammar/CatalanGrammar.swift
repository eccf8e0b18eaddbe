import Sentences
import TagarelaKit

/// How central Catalan makes sentences.
struct CatalanGrammar: RomanceGrammar {
  let forms: any WordForms
  let copulas = Copulas(essence: "ser", state: "estar")
  let negation = "no"
  let of = "de"
  let toSomebody = "a"
  let that = "que"
  let names = CatalanNames.first
  let telling = CatalanLists.telling
  let saidArticles = CatalanLists.saidArticles
  let repeated: Set = ["a", "de"]
  let bothering: Set = ["molestar"]
  var constantNouns: Set<String> { CatalanLists.constantNouns }
  let addressee = Person.secondSingular
  let doublesRecipient = false
  let doublesNamedPronouns = true
  let hasExperiencer = true
  let questionMark: String? = nil
  var positions: Set<String> { CatalanLists.positions }

  // MARK: - The whole

  var beforeObject: [String: String] { CatalanLists.beforeObject }

  func rearranged(_ clause: Clause, isQuestion: Bool) -> Clause { CatalanClause(clause, self).clause }

  func contracted(_ words: [String]) -> [String] { CatalanContractions.contracted(words) }

  /// Què vols: who speaks and who is spoken to aren't said beside a question word.
  func isSaid(_ subject: NounPhrase, in clause: Clause) -> Bool {
    guard clause.question != nil, subject.others.isEmpty, let pronoun = subject.pronoun else { return true }
    return pronoun.person.rank == .third || pronoun.kind != .personal
  }

  func isDenied(after negative: Term) -> Bool {
    ![.negative(.notYet), .negative(.noLonger)].contains(negative.role)
  }

  func negative(_ term: Term, _ verb: Entry?) -> [String] {
    let isGiven = verb.map { CatalanLists.toSomebody.contains($0.text) } ?? false
    return term.role == .negative(.nobody) && isGiven ? ["a", term.text] : [term.text]
  }

  func inverts(_ question: Term, _ verb: Entry, _ subject: NounPhrase) -> Bool { true }

  func copula(_ subject: NounPhrase?, _ predicate: Predicate) -> Copula {
    switch predicate {
    case .question(let term): return term.entry?.concept == "how" ? .state : .essence
    case .adverb(let term): return term.entry?.isKind("place") ?? false ? .essence : .state
    case .noun(let phrase): return phrase.head?.entry?.marks.contains("sensation") == true ? .verb("tenir") : .essence
    case .adjective(let term, _): return isState(term, ofThing: !(subject?.isPerson ?? true)) ? .state : .essence
    }
  }

  /// Whether an adjective goes with estar.
  func isState(_ adjective: Term, ofThing: Bool) -> Bool {
    guard adjective.entry?.kinds.first == "state" else { return false }
    return !(ofThing ? CatalanLists.tempers : CatalanLists.characters).contains(adjective.text)
  }

  func isStatement(_ phrase: NounPhrase) -> Bool {
    guard let adjective = phrase.lastAdjective, !adjective.isBefore, phrase.head != nil else { return false }
    if phrase.pronoun != nil || phrase.isName || !phrase.others.isEmpty { return true }
    if adjective.degrees.contains(where: { ["molt", "massa"].contains($0.text) }) { return true }
    if phrase.determiners.isEmpty, CatalanLists.kin.contains(phrase.head?.entry?.concept ?? "") { return true }
    guard adjective.adjective.entry?.kinds.first == "state" else { return false }
    return phrase.isPerson || !CatalanLists.qualities.contains(adjective.adjective.text)
  }

  // MARK: - Verbs

  func conjugated(_ verb: String, _ tense: RomanceTense, _ person: Person) -> [String] {
    if verb.hasSuffix(CatalanPronouns.away) {
      return CatalanPronouns.changing(verb) { conjugated($0, tense, person) }
    }
    if verb == "haver-hi" { return ["hi"] + conjugated("haver", tense, person) }
    let simple = { (form: VerbForm) in forms.verb(verb, form).split(separator: " ").map(String.init) }
    switch tense {
    case .present: return simple(.present(person))
    case .past: return simple(.past(person))
    case .imperfect: return simple(.imperfect(person))
    case .perfect: return [forms.verb("haver", .present(person)), forms.verb(verb, .participle)]
    case .future: return simple(.future(person))
    case .conditional, .wish: return simple(.conditional(person))
    case .progressive: return [forms.verb("estar", .present(person)), forms.verb(verb, .gerund)]
    case .pastProgressive: return [forms.verb("estar", .imperfect(person)), forms.verb(verb, .gerund)]
    }
  }

  func past(of situation: Situation, isToday: Bool) -> RomanceTense {
    if CatalanLists.states.contains(situation.verb?.concept ?? "") { return .imperfect }
    return isToday ? .perfect : .past
  }

  func order(_ verb: String, _ person: Person, isNegative: Bool) -> String {
    let isSubjunctive = isNegative || person.rank == .third || person == .firstPlural
    return CatalanPronouns.changing(verb) {
      [forms.verb($0, isSubjunctive ? .subjunctive(person) : .imperative(person))]
    }.joined()
  }

  func particle(after verb: Entry, object: Entry?, before other: Entry) -> String {
    if let object, object.marks.contains("sensation") || object.isKind("feeling") { return "de" }
    if verb.text.hasSuffix(" de") || verb.text.hasSuffix(" a") { return "" }
    return CatalanLists.particles[verb.text] ?? (verb.text.hasPrefix("tenir ") ? "de" : "")
  }

  func takesGerund(after verb: Entry) -> Bool { ["continuar", "seguir", "estar"].contains(verb.text) }

  // MARK: - Pronouns with verbs

  func clitic(_ pronoun: Pronoun, _ use: CliticUse, _ situation: Situation) -> String? {
    if pronoun.kind == .neuter || pronoun.kind == .indefinite { return nil }
    if use == .object, CatalanLists.governed[situation.verb?.text ?? ""] != nil { return nil }
    switch pronoun.person {
    case .firstSingular: return "em"
    case .secondSingular: return "et"
    case .firstPlural: return "ens"
    case .secondPlural: return "us"
    default:
      let isPlural = pronoun.person.number == .plural
      guard use == .object else { return isPlural ? "els" : "li" }
      return pronoun.gender == .feminine ? (isPlural ? "les" : "la") : isPlural ? "els" : "el"
    }
  }

  func reflexive(_ person: Person) -> String { CatalanPronouns.reflexive(person) }

  func plain(_ infinitive: String) -> (verb: String, isReflexive: Bool) { CatalanPronouns.plain(infinitive) }

  func withClitics(_ clitics: [String], before verb: [String]) -> [String] { CatalanPronouns.before(verb, clitics) }

  func ordered(_ verb: [String], _ clitics: [String]) -> [String] {
    guard let first = verb.first, !clitics.isEmpty else { return verb }
    return joined(first, clitics, .order) + verb.dropFirst()
  }

  func joined(_ verb: String, _ clitics: [String], _ form: JoinedForm) -> [String] {
    clitics.isEmpty ? [verb] : [CatalanPronouns.after(verb, clitics)]
  }

  // MARK: - To please and to hurt

  func repeatsExperiencer(_ phrase: NounPhrase) -> Bool { phrase.pronoun.map { $0.person.rank == .third } ?? true }

  func isLikedInPlural(_ phrase: NounPhrase) -> Bool {
    guard let entry = phrase.head?.entry, entry.role == .noun else { return false }
    if entry.isMass { return entry.marks.contains("plural") }
    return !entry.isKind("person") && !entry.marks.contains("unique") && !entry.marks.contains("sensation")
      && !entry.isKind("place", "body", "event", "time", "idea", "sound", "colour", "work", "language")
      && !(entry.isKind("game") && !entry.isKind("toy"))
  }

  func wantsIndefinite(_ verb: Entry) -> Bool { ["venir de gust", "faltar", "convenir"].contains(verb.text) }
}
