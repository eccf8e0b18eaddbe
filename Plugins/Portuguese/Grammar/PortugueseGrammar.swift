import Sentences
import TagarelaKit

/// How Portuguese of Brazil makes sentences.
struct PortugueseGrammar: RomanceGrammar {
  let forms: any WordForms
  let copulas = Copulas(essence: "ser", state: "estar")
  let negation = "não"
  let of = "de"
  let toSomebody = "a"
  let that = "que"
  let names = PortugueseNames.first
  let telling = PortugueseLists.telling
  let saidArticles = PortugueseLists.saidArticles
  let repeated: Set = ["a", "de", "em", "por"]
  var constantNouns: Set<String> { PortugueseLists.constantNouns }
  let addressee = Person.thirdSingular
  let doublesRecipient = false
  let doublesNamedPronouns = false
  let hasExperiencer = false
  let questionMark: String? = nil
  var positions: Set<String> { PortugueseLists.positions }
  let becoming: Set = ["ficar", "sentir-se", "tornar-se"]

  var beforeObject: [String: String] { PortugueseLists.beforeObject }

  // MARK: - Nouns

  func article(_ article: Article, _ gender: Gender, _ number: Number) -> String {
    switch (article, gender, number) {
    case (.none, _, _): ""
    case (.definite, .masculine, .singular): "o"
    case (.definite, .feminine, .singular): "a"
    case (.definite, .masculine, .plural): "os"
    case (.definite, .feminine, .plural): "as"
    case (.indefinite, .masculine, .singular): "um"
    case (.indefinite, .feminine, .singular): "uma"
    case (.indefinite, .masculine, .plural): "uns"
    case (.indefinite, .feminine, .plural): "umas"
    }
  }

  func determiner(_ term: Term, _ gender: Gender, _ number: Number) -> String {
    let isFeminine = gender == .feminine
    switch term.text {
    case "meu", "teu", "seu":
      let stem = String(term.text.dropLast(2))
      let singular = isFeminine ? ["m": "minha", "t": "tua", "s": "sua"][stem] ?? term.text : term.text
      return number == .plural ? singular + "s" : singular
    case "mais", "menos", "cada", "bastante": return term.text
    case "dois", "duas": return isFeminine ? "duas" : "dois"
    case "um", "uma": return isFeminine ? "uma" : "um"
    case "um pouco", "pouquinho": return "um pouco de"
    case "qual", "quais": return number == .plural ? "quais" : "qual"
    case "o que", "que": return "que"
    case "todo", "todos", "toda", "todas": return isFeminine ? "todas" : "todos"
    case "todo mundo", "a gente": return term.text
    default:
      if case .quantity(.number) = term.role { return term.text }
      var base = term.text
      if base.hasSuffix("os"), base.count > 3 { base.removeLast() }
      if base.hasSuffix("as"), base.count > 3 { base = base.dropLast(2) + "o" }
      return forms.adjective(base, feminine: nil, gender, number)
    }
  }

  func afterPreposition(_ pronoun: Pronoun, said: String) -> String {
    switch (pronoun.kind, pronoun.person) {
    case (.personal, .firstSingular): "mim"
    case (.personal, .secondSingular): "ti"
    case (.personal, .firstPlural): "nós"
    default: said
    }
  }

  func goesBefore(_ adjective: Term, _ noun: Term?) -> Bool {
    if adjective.role == .ordinal { return true }
    return PortugueseLists.beforeNouns.contains(adjective.text)
  }

  func endsNoun(_ word: String) -> Bool { PortugueseLists.nounEnds.contains(word) || word.hasSuffix("ndo") }

  func goesAfter(_ degree: Term) -> Bool { degree.text == "demais" }

  func article(beside determiner: Term, afterPreposition: Bool) -> Article {
    switch determiner.role {
    case .ordinal: .definite
    case .possessive: afterPreposition ? .definite : .none
    default: .none
    }
  }

  func isSaidInPlural(_ noun: Entry, _ situation: Situation) -> Bool {
    guard situation.role == .object, let verb = situation.verb else { return false }
    if verb.concept == "like" || verb.text == "gostar" {
      return situation.tense != .past && !noun.isMass && noun.kinds.first.map { ["animal"].contains($0) } ?? false
    }
    return PortugueseLists.pairs[verb.text]?.contains(noun.text) ?? false
  }

  func articleOfSubject(_ phrase: NounPhrase) -> Article {
    guard let head = phrase.head, head.entry != nil, phrase.pronoun == nil, !phrase.isName else { return .none }
    if case .negative = head.role { return .none }
    return PortugueseLists.bareNouns.contains(head.text) ? .none : .definite
  }

  /// A bola da Ana.
  func article(ofOwner phrase: NounPhrase) -> Article {
    if phrase.isLearned { return .none }
    return phrase.isName && phrase.isPerson && phrase.head?.entry != nil ? .definite : articleOfSubject(phrase)
  }

  func article(of phrase: NounPhrase, _ situation: Situation) -> Article {
    if phrase.isAccompanying(situation, in: self) { return .none }
    guard let entry = phrase.head?.entry, phrase.pronoun == nil else { return .none }
    let verb = situation.verb?.text ?? ""
    if phrase.isName { return entry.marks.contains("unique") ? .definite : .none }
    switch situation.role {
    case .object: return object(entry, phrase, verb, situation)
    case .state:
      if entry.marks.contains("sensation") || entry.isKind("time", "illness", "weather") { return .none }
      return entry.isKind("person") && phrase.adjectives.isEmpty && !PortugueseLists.kin.contains(entry.text)
        && !PortugueseLists.people.contains(entry.text) ? .none : .indefinite
    case .topic where situation.roles.contains(.object):
      return entry.isKind("person") || entry.marks.contains("unique") ? .definite : .none
    case .instrument:
      return entry.isKind("vehicle", "substance") || situation.isOnPhone(entry) || entry.text == "cadeira de rodas"
        ? .none : .definite
    case .place, .destination, .origin:
      if entry.text == "casa" { return phrase.adjectives.isEmpty && phrase.belonging.isEmpty ? .none : .definite }
      return entry.marks.contains("one") ? .none : .definite
    case nil where entry.isKind("time") && entry.marks.contains("one"): return .none
    case nil where entry.isKind("time"):
      return PortugueseLists.times[entry.text] != nil ? .none : .definite
    case nil where situation.verb?.concept == "be" && situation.preposition == nil: return .none
    default:
      if verb == "sonhar" { return entry.isOneOfMany ? .indefinite : .definite }
      if verb == "brincar", entry.isKind("game") { return .none }
      return .definite
    }
  }

  private func object(_ entry: Entry, _ phrase: NounPhrase, _ verb: String, _ situation: Situation) -> Article {
    if situation.verb?.concept == "be" { return .indefinite }
    if entry.marks.contains("sensation") || entry.isKind("feeling") && verb == "ter" { return .none }
    if PortugueseLists.bare[verb]?.contains(entry.text) ?? false { return .none }
    if entry.isKind("colour"), verb == "gostar" { return .none }
    if verb == "gostar" || verb == "adorar" || verb == "odiar" || verb == "detestar" {
      if entry.isKind("person") { return .definite }
      return situation.tense == nil ? .none : .definite
    }
    if verb == "brincar" { return entry.isKind("toy", "person") || !entry.isKind("game") ? .definite : .none }
    if verb == "sonhar" { return entry.isOneOfMany ? .indefinite : .definite }
    if verb == "andar de" { return .none }
    if verb == "falar", entry.isKind("language") { return .none }
    if verb == "fazer", ["homework", "lesson"].contains(entry.concept) { return .definite }
    if verb == "precisar", entry.isMass || entry.isKind("idea") { return .none }
    if phrase.adjectives.contains(where: { $0.adjective.role == .ordinal }) { return .definite }
    if PortugueseLists.definiteObjects.contains(verb) {
      return entry.isMass && situation.isImperative ? .none : .definite
    }
    if entry.isKind("body") { return .definite }
    if entry.isKind("illness") || entry.isMass { return .none }
    if entry.isKind("person"), !["ter", "haver", "desenhar", "ver"].contains(verb) { return .definite }
    if entry.marks.contains("visited") || PortugueseLists.family.contains(entry.concept), verb == "ver" {
      return .definite
    }
    if entry.marks.contains("unique") { return .definite }
    // One wins the match, and gets a present.
    if verb == "ganhar", !entry.isKind("game", "event") { return .indefinite }
    if PortugueseLists.governed[verb] != nil, verb != "precisar" { return .definite }
    if situation.isImperative, !["contar", "ler", "dar", "desenhar", "fazer"].contains(verb) { return .definite }
    return situation.verb?.introduces ?? true ? .indefinite : .definite
  }

  // MARK: - What goes with verbs

  func preposition(of phrase: NounPhrase, _ situation: Situation) -> String {
    let verb = situation.verb?.text ?? ""
    let entry = phrase.head?.entry
    let word = entry?.text ?? ""
    switch situation.role {
    case .object:
      if situation.verb?.concept == "be" || situation.verb?.concept == "be-state" {
        return entry?.marks.contains("sensation") == true ? "com" : ""
      }
      if verb == "brincar" { return entry?.isKind("game") == true && entry?.isKind("toy") != true ? "de" : "com" }
      // One speaks a language, but with somebody.
      if verb == "falar", entry?.isKind("language") == true { return "" }
      if verb == "mexer", entry?.isKind("body") == true { return "" }
      // One changes clothes, and asks others to change something.
      if verb == "trocar", situation.isImperative || entry?.concept == "diaper" { return "" }
      if let fixed = PortugueseLists.governed[verb] { return fixed }
      return ""
    case .recipient: return PortugueseLists.governed[verb] ?? "para"
    case .destination:
      if verb == "sair" { return "para" }
      if ["casa", "cama"].contains(word) { return ["chegar", "subir", "entrar"].contains(verb) ? "em" : "para" }
      return PortugueseLists.ways[verb] ?? (situation.verb?.putsInside == true ? "em" : "a")
    case .origin: return "de"
    case .place where situation.goesAround(entry): return "por"
    case .place: return PortugueseLists.ways[verb] == "de" ? "de" : "em"
    case .companion: return PortugueseLists.governed[verb] ?? "com"
    case .instrument where situation.isOnPhone(entry): return "por"
    case .instrument: return entry?.isKind("vehicle") == true || word == "cadeira de rodas" ? "de" : "com"
    case .topic:
      return situation.roles.contains(.object) || situation.verb?.concept == "be-state"
        ? "de" : PortugueseLists.governed[verb] ?? "sobre"
    case .beneficiary: return verb == "rezar" ? "por" : "para"
    case .state where situation.subject == nil: return ""
    case .state: return entry?.marks.contains("sensation") == true || entry?.isKind("illness") == true ? "com" : ""
    case .action, .manner: return ""
    case nil:
      if let fixed = PortugueseLists.governed[verb], entry?.isKind("time") != true { return fixed }
      if entry?.isKind("time") == true { return PortugueseLists.times[word] ?? (word.contains(" ") ? "" : "em") }
      if phrase.isPerson || phrase.isName {
        return situation.verb?.concept == "be" || verb.hasSuffix("chamar-se") ? "" : "com"
      }
      return ""
    }
  }

  func role(_ role: VerbFrame.Role?, of phrase: NounPhrase?, _ verb: Entry) -> VerbFrame.Role? {
    if role == .instrument, let word = phrase?.head?.text, PortugueseLists.bare[verb.text]?.contains(word) == true {
      return .object
    }
    if role == .place, verb.text == "machucar", phrase?.head?.entry?.isKind("body") == true { return .object }
    return role == .recipient && PortugueseLists.forSomebody.contains(verb.text) ? .beneficiary : role
  }

  func particle(after verb: Entry, object: Entry?, before other: Entry) -> String {
    if let object, object.marks.contains("sensation") || object.isKind("feeling") || object.text == "vontade" {
      return "de"
    }
    if verb.text.hasSuffix(" que") || verb.text.hasSuffix(" de") { return "" }
    return PortugueseLists.particles[verb.text] ?? ""
  }

  func takesGerund(after verb: Entry) -> Bool { ["continuar", "ficar", "estar"].contains(verb.text) }

  func copula(_ subject: NounPhrase?, _ predicate: Predicate) -> Copula {
    switch predicate {
    case .question(let term): ["where", "how"].contains(term.entry?.concept) ? .state : .essence
    case .adverb(let term): subject?.isPlace == true && term.entry?.isKind("place") == true ? .essence : .state
    case .noun(let phrase):
      phrase.isPlace || phrase.head?.entry?.marks.contains("sensation") == true ? .state : .essence
    case .adjective(let term, _): isState(term, subject) ? .state : .essence
    }
  }

  func isStatement(_ phrase: NounPhrase) -> Bool {
    guard let adjective = phrase.lastAdjective, !adjective.isBefore, let head = phrase.head else { return false }
    if phrase.isPerson || phrase.isName || head.entry?.isKind("animal") == true { return true }
    if adjective.degrees.contains(where: { $0.entry?.isKind("degree") == true && $0.text != "mais" }) { return true }
    return adjective.adjective.entry?.kinds.first == "state"
  }

  // MARK: - Verbs

  func conjugated(_ verb: String, _ tense: RomanceTense, _ person: Person) -> [String] {
    switch tense {
    case .present: [forms.verb(verb, .present(person))]
    case .past, .perfect: [forms.verb(verb, .past(person))]
    case .imperfect: [forms.verb(verb, .imperfect(person))]
    case .future: verb == "ir" ? [forms.verb("ir", .present(person))] : [forms.verb("ir", .present(person)), verb]
    case .conditional: [forms.verb(verb, .conditional(person))]
    case .wish: [forms.verb(verb, .imperfect(person))]
    case .progressive: [forms.verb("estar", .present(person)), forms.verb(verb, .gerund)]
    case .pastProgressive: [forms.verb("estar", .imperfect(person)), forms.verb(verb, .gerund)]
    }
  }

  func past(of situation: Situation, isToday: Bool) -> RomanceTense {
    let concept = situation.verb?.concept ?? ""
    guard PortugueseLists.states.contains(concept) else { return .past }
    if concept == "be", situation.subject?.head?.entry?.isKind("event", "game") == true { return .past }
    if concept == "have", situation.object?.isKind("illness", "event") == true { return .past }
    if concept == "hurt", situation.time { return .past }
    return .imperfect
  }

  /// Se chover, quando eu chegar: made of the past of several.
  func awaited(_ verb: String, _ person: Person) -> String {
    switch person {
    case .firstPlural: verb + "mos"
    case .thirdPlural, .secondPlural: verb + "em"
    default: verb
    }
  }

  func afterIf(_ verb: String, _ person: Person, isWhen: Bool) -> String? {
    let past = forms.verb(verb, .past(.thirdPlural))
    guard past.hasSuffix("am") else { return nil }
    let stem = past.dropLast(2)
    switch person {
    case .secondSingular: return stem + "es"
    case .firstPlural: return stem + "mos"
    case .thirdPlural, .secondPlural: return stem + "em"
    default: return String(stem)
    }
  }

  func order(_ verb: String, _ person: Person, isNegative: Bool) -> String { forms.verb(verb, .subjunctive(person)) }

  func isOwn(_ verb: Entry) -> Bool {
    ["want", "need", "prefer", "like", "be-state", "can", "feel"].contains(verb.concept)
      && verb.text != "estar"
  }

  // MARK: - Pronouns with verbs

  func clitic(_ pronoun: Pronoun, _ use: CliticUse, _ situation: Situation) -> String? {
    guard pronoun.kind == .personal else { return nil }
    if use == .object, PortugueseLists.governed[situation.verb?.text ?? ""] != nil || situation.verb?.text == "brincar"
    {
      return nil
    }
    if use == .recipient, situation.isImperative { return nil }
    switch pronoun.person {
    case .firstSingular: return "me"
    case .secondSingular: return "te"
    case .firstPlural: return "nos"
    default: return nil
    }
  }

  func reflexive(_ person: Person) -> String {
    switch person {
    case .firstSingular: "me"
    case .secondSingular: "te"
    case .firstPlural: "nos"
    default: "se"
    }
  }

  func plain(_ infinitive: String) -> (verb: String, isReflexive: Bool) {
    infinitive.hasSuffix("-se") ? (String(infinitive.dropLast(3)), true) : (infinitive, false)
  }

  /// In Brazil the pronoun goes before the verb that means something: estou me sentindo.
  func withClitics(_ clitics: [String], before verb: [String]) -> [String] {
    verb.count == 2 ? [verb[0]] + clitics + [verb[1]] : clitics + verb
  }

  func ordered(_ verb: [String], _ clitics: [String]) -> [String] {
    guard let first = verb.first, clitics == ["se"] else { return clitics + verb }
    return [first + "-se"] + verb.dropFirst()
  }

  func joined(_ verb: String, _ clitics: [String], _ form: JoinedForm) -> [String] { clitics + [verb] }

  // MARK: - The whole

  func inverts(_ question: Term, _ verb: Entry, _ subject: NounPhrase) -> Bool {
    guard ["be", "be-state", "cost"].contains(verb.concept) else {
      return !verb.text.contains(" ") && subject.pronoun == nil && !subject.isPerson && !subject.isName
    }
    if let pronoun = subject.pronoun { return pronoun.kind == .neuter || question.entry?.concept == "who" }
    return true
  }

  func negative(_ term: Term, _ verb: Entry?) -> [String] {
    let governed = verb.flatMap { PortugueseLists.governed[$0.text] }
    return [term.role == .negative(.nobody) ? governed : nil, term.text].compactMap { $0 }
  }

  func contracted(_ words: [String]) -> [String] { PortugueseContractions.contracted(words) }
}
