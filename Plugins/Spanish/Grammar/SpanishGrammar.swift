import Sentences
import TagarelaKit

/// How Spanish of Spain makes sentences.
struct SpanishGrammar: RomanceGrammar {
  let forms: any WordForms
  let copulas = Copulas(essence: "ser", state: "estar")
  let negation = "no"
  let of = "de"
  let toSomebody = "a"
  let that = "que"
  let names = SpanishNames.first
  let telling = SpanishLists.telling
  let saidArticles = SpanishLists.saidArticles
  let repeated: Set = ["a", "de", "por"]
  let bothering: Set = ["molestar"]
  let exclamationMark: String? = "¡"
  var constantNouns: Set<String> { SpanishLists.constantNouns }
  let addressee = Person.secondSingular
  let doublesRecipient = true
  let doublesNamedPronouns = true
  let hasExperiencer = true
  let questionMark: String? = "¿"
  var positions: Set<String> { SpanishLists.positions }
  let becoming: Set = ["ponerse", "quedarse", "sentirse"]

  var beforeObject: [String: String] { SpanishLists.beforeObject }

  // MARK: - Nouns

  func article(_ article: Article, _ gender: Gender, _ number: Number) -> String {
    switch (article, gender, number) {
    case (.none, _, _): ""
    case (.definite, .masculine, .singular): "el"
    case (.definite, .feminine, .singular): "la"
    case (.definite, .masculine, .plural): "los"
    case (.definite, .feminine, .plural): "las"
    case (.indefinite, .masculine, .singular): "un"
    case (.indefinite, .feminine, .singular): "una"
    case (.indefinite, .masculine, .plural): "unos"
    case (.indefinite, .feminine, .plural): "unas"
    }
  }

  func determiner(_ term: Term, _ gender: Gender, _ number: Number) -> String {
    switch term.text {
    case "mi", "tu", "su": return number == .plural ? term.text + "s" : term.text
    case "mis", "tus", "sus", "más", "menos", "cada", "demasiado poco": return term.text
    case "este", "ese": return agreeing(term.text.dropLast(), "e", "a", gender, number)
    case "aquel", "aquél":
      return number == .singular && gender == .masculine ? "aquel" : agreeing("aquell", "o", "a", gender, number)
    case "qué", "que": return "qué"
    case "cuál", "cuáles": return number == .plural ? "cuáles" : "cuál"
    case "un poco", "un poquito": return term.text + " de"
    case "uno", "un": return article(.indefinite, gender, .singular)
    case "primero", "tercero", "alguno", "ninguno":
      return gender == .masculine && number == .singular
        ? String(term.text.dropLast()).replacing("algun", with: "algún").replacing("ningun", with: "ningún")
        : agreeing(term.text.dropLast(), "o", "a", gender, number)
    case "algún", "ningún", "primer", "tercer":
      return gender == .masculine && number == .singular
        ? term.text : agreeing(term.text.folded[...], "o", "a", gender, number)
    default:
      if case .quantity(.number) = term.role { return term.text == "ciento" ? "cien" : term.text }
      var base = term.text
      // What vocabularies give in the plural.
      if base.hasSuffix("os"), number == .singular { base.removeLast() }
      if number == .plural, base.hasSuffix("os") {
        return gender == .feminine ? base.dropLast(2) + "as" : base
      }
      return forms.adjective(base, feminine: nil, gender, number)
    }
  }

  private func agreeing(
    _ stem: Substring, _ masculine: String, _ feminine: String, _ gender: Gender, _ number: Number
  ) -> String {
    if number == .plural { return stem + (gender == .feminine ? "as" : "os") }
    return stem + (gender == .feminine ? feminine : masculine)
  }

  func afterPreposition(_ pronoun: Pronoun, said: String) -> String {
    switch (pronoun.kind, pronoun.person) {
    case (.personal, .firstSingular): "mí"
    case (.personal, .secondSingular): "ti"
    case (.personal, _): SpanishLists.stressed[said] ?? said
    default: said
    }
  }

  func goesBefore(_ adjective: Term, _ noun: Term?) -> Bool {
    if adjective.role == .ordinal { return true }
    guard SpanishLists.beforeNouns.contains(adjective.text) else { return false }
    if ["bueno", "malo", "grande"].contains(adjective.text) {
      return noun?.entry.map { !$0.isKind("person", "animal", "food", "clothing", "drink") } ?? false
        && !(adjective.text == "grande" && !SpanishLists.great.contains(noun?.text ?? ""))
    }
    return true
  }

  func endsNoun(_ word: String) -> Bool { SpanishLists.nounEnds.contains(word) || word.hasSuffix("ndo") }

  func article(beside determiner: Term, afterPreposition: Bool) -> Article {
    determiner.role == .ordinal ? .definite : .none
  }

  func inverts(_ question: Term, _ verb: Entry, _ subject: NounPhrase) -> Bool { true }

  func isSaidInPlural(_ noun: Entry, _ situation: Situation) -> Bool {
    guard situation.role == .object, let verb = situation.verb?.text else { return false }
    return SpanishLists.pairs[verb]?.contains(noun.text) ?? false
  }

  func article(ofOwner phrase: NounPhrase) -> Article {
    phrase.isLearned ? .none : articleOfSubject(phrase)
  }

  func articleOfSubject(_ phrase: NounPhrase) -> Article {
    guard let head = phrase.head, head.entry != nil, phrase.pronoun == nil, !phrase.isName else {
      return .none
    }
    if case .negative = head.role { return .none }
    return SpanishLists.names.contains(head.text) ? .none : .definite
  }

  func article(of phrase: NounPhrase, _ situation: Situation) -> Article {
    if phrase.isAccompanying(situation, in: self) { return .none }
    guard let entry = phrase.head?.entry, phrase.pronoun == nil, !phrase.isName,
      !SpanishLists.names.contains(entry.text)
    else { return .none }
    let verb = situation.verb?.text ?? ""
    if verb == "soñar" { return entry.isOneOfMany ? .indefinite : .definite }
    if SpanishLists.bareAfter[verb]?.contains(entry.text) ?? false { return .none }
    switch situation.role {
    case .object: return object(entry, phrase, verb, situation)
    case .state:
      if entry.isKind("time"), phrase.adjectives.isEmpty, phrase.belonging.isEmpty { return .none }
      if entry.isKind("person"), phrase.adjectives.isEmpty || entry.marks.contains("profession") { return .none }
      return phrase.adjectives.contains { $0.adjective.role == .ordinal } ? .definite : .indefinite
    case .instrument where entry.isKind("vehicle", "substance") || situation.isOnPhone(entry): return .none
    case .place, .destination, .origin:
      if entry.text == "casa", !phrase.adjectives.isEmpty {
        return situation.verb?.concept == "live" ? .indefinite : .definite
      }
      if entry.text == "casa" || entry.text == "clase" && situation.role != .object || entry.marks.contains("one") {
        return .none
      }
      return .definite
    case nil where SpanishLists.isInside(entry): return .none
    case nil where entry.isKind("time"): return .definite
    case nil where situation.verb?.concept == "be": return .none
    default: return .definite
    }
  }

  private func object(_ entry: Entry, _ phrase: NounPhrase, _ verb: String, _ situation: Situation) -> Article {
    if situation.verb?.concept == "be" { return .indefinite }
    if entry.marks.contains("sensation") { return .none }
    if entry.isKind("feeling"), verb == "tener", phrase.adjectives.isEmpty { return .none }
    if verb == "montar", entry.isKind("vehicle") { return .none }
    if SpanishLists.bare[verb]?.contains(entry.text) ?? false { return .none }
    if phrase.adjectives.contains(where: { $0.adjective.role == .ordinal }) { return .definite }
    if SpanishLists.governed[verb] != nil { return .definite }
    if entry.isKind("language"), ["hablar", "aprender", "estudiar"].contains(verb) { return .none }
    if SpanishLists.definiteObjects.contains(verb) || SpanishLists.definite[verb]?.contains(entry.text) ?? false {
      return .definite
    }
    if verb == "tener", entry.isKind("body") { return .definite }
    if entry.isKind("body"), verb != "dibujar" { return .definite }
    if entry.isKind("clothing"), situation.verb?.text.hasSuffix("se") ?? false { return .definite }
    if SpanishLists.indefinite[verb]?.contains(entry.text) ?? false { return .indefinite }
    if entry.isKind("illness"), verb == "tener" { return .none }
    if entry.isMass { return .none }
    if situation.isNegative, ["tener", "haber", "llevar"].contains(verb) { return .none }
    if entry.isKind("person"), !["tener", "haber", "dibujar"].contains(verb) { return .definite }
    if entry.marks.contains("unique") { return .definite }
    if situation.isImperative, !SpanishLists.made.contains(entry.text) { return .definite }
    return situation.verb?.introduces ?? true ? .indefinite : .definite
  }

  // MARK: - What goes with verbs

  func preposition(of phrase: NounPhrase, _ situation: Situation) -> String {
    let verb = situation.verb?.text ?? ""
    let entry = phrase.head?.entry
    let word = entry?.text ?? ""
    let isSomebody = phrase.isPerson || phrase.isName || SpanishLists.names.contains(word)
    switch situation.role {
    case .object:
      if let fixed = SpanishLists.governed[verb] { return fixed }
      if verb == "jugar" { return entry?.isKind("game") == true ? "a" : "con" }
      if verb == "montar" { return entry?.isKind("vehicle") == true ? "en" : "a" }
      if situation.verb?.concept == "be" { return "" }
      if ["tener", "haber"].contains(verb) { return "" }
      if isSomebody { return "a" }
      if entry?.isKind("animal") == true,
        situation.verb?.concept != "color-in" && !(situation.verb?.introduces ?? true)
          || SpanishLists.kindToAnimals.contains(verb)
      {
        return "a"
      }
      return ""
    case .recipient: return "a"
    case .destination:
      if let fixed = SpanishLists.ways[verb] { return fixed }
      return situation.verb?.putsInside == true ? "en" : "a"
    case .origin: return "de"
    case .place where situation.goesAround(entry): return "por"
    case .place where verb == "montar": return entry?.isKind("animal", "toy") == true ? "a" : "en"
    case .place: return SpanishLists.places[verb] ?? (verb == "salir" || verb == "bajar" ? "de" : "en")
    case .companion: return ["despedirse", "reírse"].contains(verb) ? "de" : "con"
    case .instrument where situation.isOnPhone(entry): return "por"
    case .instrument: return entry?.isKind("vehicle") == true ? "en" : "con"
    case .topic: return SpanishLists.governed[verb] ?? "de"
    case .beneficiary: return verb == "rezar" ? "por" : "para"
    case .state, .action, .manner: return ""
    case nil:
      if let fixed = SpanishLists.governed[verb], entry?.isKind("time") != true { return fixed }
      if entry?.isKind("time") == true {
        if entry.map({ SpanishLists.isInside($0) }) == true { return "en" }
        return SpanishLists.partsOfDay.contains(word) ? "por" : ""
      }
      if isSomebody { return verb == "ser" ? "" : "con" }
      return ""
    }
  }

  func role(_ role: VerbFrame.Role?, of phrase: NounPhrase?, _ verb: Entry) -> VerbFrame.Role? {
    let isSomebody =
      phrase.map { $0.pronoun?.kind != .neuter && ($0.isPerson || $0.head?.entry?.isKind("animal") == true) } ?? false
    return role == .object && isSomebody && SpanishLists.toSomebody.contains(verb.text) ? .recipient : role
  }

  func particle(after verb: Entry, object: Entry?, before other: Entry) -> String {
    if let object, object.marks.contains("sensation") || object.isKind("feeling") || object.text == "ganas" {
      return "de"
    }
    if verb.text.hasSuffix(" que") || verb.text.hasSuffix(" de") || verb.text.hasSuffix(" a") { return "" }
    // To let somebody go, not to stop going.
    if verb.text == "dejar", object != nil { return "" }
    return SpanishLists.particles[verb.text] ?? (verb.text.contains("ganas") ? "de" : "")
  }

  func takesGerund(after verb: Entry) -> Bool { ["continuar", "seguir", "estar"].contains(verb.text) }

  func copula(_ subject: NounPhrase?, _ predicate: Predicate) -> Copula {
    switch predicate {
    case .question(let term): return term.entry?.concept == "where" || term.entry?.concept == "how" ? .state : .essence
    case .adverb: return .state
    case .noun(let phrase):
      if phrase.isPlace { return .state }
      return phrase.head?.entry?.marks.contains("sensation") == true ? .verb("tener") : .essence
    case .adjective(let term, let isDegree):
      if isDegree, term.text == "rico" { return .state }
      return isState(term, subject) ? .state : .essence
    }
  }

  func isStatement(_ phrase: NounPhrase) -> Bool {
    guard let adjective = phrase.lastAdjective, !adjective.isBefore, let head = phrase.head else { return false }
    if phrase.pronoun != nil || phrase.isName || SpanishLists.names.contains(head.text) || !phrase.others.isEmpty {
      return true
    }
    if adjective.degrees.contains(where: { ["muy", "demasiado", "mucho"].contains($0.text) }) { return true }
    if phrase.determiners.isEmpty, SpanishLists.kin.contains(head.entry?.concept ?? "") { return true }
    guard adjective.adjective.entry?.kinds.first == "state" else { return false }
    return !(SpanishLists.qualities.contains(adjective.adjective.text) && !phrase.isPerson)
  }

  // MARK: - Verbs

  func conjugated(_ verb: String, _ tense: RomanceTense, _ person: Person) -> [String] {
    switch tense {
    case .present:
      if verb == "haber" { return ["hay"] }
      return [forms.verb(verb, .present(person))]
    case .past: return [forms.verb(verb, .past(person))]
    case .imperfect: return [forms.verb(verb, .imperfect(person))]
    case .perfect: return [forms.verb("haber", .present(person)), forms.verb(verb, .participle)]
    case .future: return [forms.verb(verb, .future(person))]
    case .conditional: return [forms.verb(verb, .conditional(person))]
    case .wish: return verb == "querer" ? [SpanishLists.wished(person)] : [forms.verb(verb, .conditional(person))]
    case .progressive: return [forms.verb("estar", .present(person)), forms.verb(verb, .gerund)]
    case .pastProgressive: return [forms.verb("estar", .imperfect(person)), forms.verb(verb, .gerund)]
    }
  }

  func past(of situation: Situation, isToday: Bool) -> RomanceTense {
    if SpanishLists.states.contains(situation.verb?.concept ?? "") { return .imperfect }
    return isToday ? .perfect : .past
  }

  func order(_ verb: String, _ person: Person, isNegative: Bool) -> String {
    isNegative || person.rank == .third || person == .firstPlural
      ? (person == .firstPlural && !isNegative && verb == "ir" ? "vamos" : forms.verb(verb, .subjunctive(person)))
      : forms.verb(verb, .imperative(person))
  }

  // MARK: - Pronouns with verbs

  func clitic(_ pronoun: Pronoun, _ use: CliticUse, _ situation: Situation) -> String? {
    if pronoun.kind == .neuter || pronoun.kind == .indefinite { return nil }
    if use == .object, SpanishLists.governed[situation.verb?.text ?? ""] != nil { return nil }
    switch pronoun.person {
    case .firstSingular: return "me"
    case .secondSingular: return "te"
    case .firstPlural: return "nos"
    case .secondPlural: return "os"
    default:
      let isPlural = pronoun.person.number == .plural
      guard use == .object else { return isPlural ? "les" : "le" }
      return (pronoun.gender == .feminine ? "la" : "lo") + (isPlural ? "s" : "")
    }
  }

  func reflexive(_ person: Person) -> String {
    switch person {
    case .firstSingular: "me"
    case .secondSingular: "te"
    case .firstPlural: "nos"
    case .secondPlural: "os"
    default: "se"
    }
  }

  func plain(_ infinitive: String) -> (verb: String, isReflexive: Bool) {
    infinitive.hasSuffix("rse") ? (String(infinitive.dropLast(2)), true) : (infinitive, false)
  }

  func withClitics(_ clitics: [String], before verb: [String]) -> [String] { clitics + verb }

  func ordered(_ verb: [String], _ clitics: [String]) -> [String] {
    guard let first = verb.first, !clitics.isEmpty else { return verb }
    return joined(first, clitics, .order) + verb.dropFirst()
  }

  func joined(_ verb: String, _ clitics: [String], _ form: JoinedForm) -> [String] {
    guard !clitics.isEmpty else { return [verb] }
    let isStressShown = form == .order || clitics.count > 1
    return [(isStressShown ? SpanishStress.kept(verb, adding: clitics.count) : verb) + clitics.joined()]
  }

  // MARK: - To please and to hurt

  func repeatsExperiencer(_ phrase: NounPhrase) -> Bool {
    guard let pronoun = phrase.pronoun else { return true }
    return pronoun.person.rank == .third
  }

  func isLikedInPlural(_ phrase: NounPhrase) -> Bool {
    guard let entry = phrase.head?.entry, entry.role == .noun else { return false }
    return !entry.isKind("person") && !entry.isMass && !entry.marks.contains("unique")
      && !entry.isKind("place", "body", "event", "time", "idea", "sound", "colour", "work", "language")
      && !(entry.isKind("game") && !entry.isKind("toy"))
  }

  func wantsIndefinite(_ verb: Entry) -> Bool { verb.text == "apetecer" }

  // MARK: - The whole

  func rearranged(_ clause: Clause, isQuestion: Bool) -> Clause {
    var clause = clause
    clause.haveFeelings(SpanishLists.felt)
    clause.feelPlainly("sentir", for: "sentirse")
    clause.makeFood(by: "hacer")
    clause.sayReflexively(falling: ["caer": "caerse", "reír": "reírse"], staying: ["quedar": "quedarse"])
    clause.takeHosts(of: of)
    clause.tellWhenEventsAre()
    return clause
  }

  func negative(_ term: Term, _ verb: Entry?) -> [String] {
    term.role == .negative(.nobody) ? ["a", term.text] : [term.text]
  }

  func contracted(_ words: [String]) -> [String] { SpanishContractions.contracted(words) }
}
