import Sentences
import TagarelaKit

extension CatalanGrammar {
  func article(_ article: Article, _ gender: Gender, _ number: Number) -> String {
    switch (article, gender, number) {
    case (.none, _, _): ""
    case (.definite, .masculine, .singular): "el"
    case (.definite, .feminine, .singular): "la"
    case (.definite, .masculine, .plural): "els"
    case (.definite, .feminine, .plural): "les"
    case (.indefinite, .masculine, .singular): "un"
    case (.indefinite, .feminine, .singular): "una"
    case (.indefinite, .masculine, .plural): "uns"
    case (.indefinite, .feminine, .plural): "unes"
    }
  }

  func determiner(_ term: Term, _ gender: Gender, _ number: Number) -> String {
    switch term.role {
    case .possessive:
      let own = forms.adjective(possessive(term), feminine: nil, gender, number)
      return article(.definite, gender, number) + " " + own
    case .article(let isDefinite): return article(isDefinite ? .definite : .indefinite, gender, number)
    case .quantity(.some): return term.text + " de"
    case .quantity(.number): return gender == .feminine ? term.entry?.feminine ?? term.text : term.text
    case .quantity(.one) where ["u", "un", "una"].contains(term.text): return article(.indefinite, gender, .singular)
    case .quantity(.more), .quantity(.each), .quantity(.none): return term.text
    default: break
    }
    switch term.text {
    case "un altre", "una altra", "un més":
      return article(.indefinite, gender, number) + " "
        + (number == .plural ? "altres" : gender == .feminine ? "altra" : "altre")
    case "tots dos", "ambdós": return gender == .feminine ? "totes dues" : "tots dos"
    case "massa", "prou", "força": return term.text
    default: return forms.adjective(Self.singular[term.text] ?? term.text, feminine: nil, gender, number)
    }
  }

  /// What vocabularies give in the plural or in the feminine.
  private static let singular = [
    "molts": "molt", "molta": "molt", "moltes": "molt", "pocs": "poc", "poca": "poc", "tots": "tot", "totes": "tot",
    "quants": "quant", "quanta": "quant", "quantes": "quant", "quines": "quin", "quina": "quin", "quins": "quin",
    "alguns": "algun",
    "algunes": "algun", "diversos": "divers", "altres": "altre", "aquests": "aquest", "aquesta": "aquest",
    "aquells": "aquell", "aquella": "aquell", "què": "quin", "que": "quin",
  ]

  /// The possessive without its article: meu of el meu; of d'ell, seu.
  func possessive(_ term: Term) -> String {
    let last = term.text.split(separator: " ").last.map(String.init) ?? term.text
    return last.hasPrefix("d'") ? "seu" : last
  }

  func afterPreposition(_ pronoun: Pronoun, said: String) -> String {
    switch (pronoun.kind, pronoun.person) {
    case (.personal, .firstSingular): "mi"
    case (.personal, .secondSingular): "tu"
    case (.personal, .firstPlural): "nosaltres"
    case (.personal, _): said.hasPrefix("a ") ? String(said.dropFirst(2)) : said
    default: said
    }
  }

  func endsNoun(_ word: String) -> Bool {
    CatalanLists.nounEnds.contains(word) || word.hasPrefix("d'") || word.hasPrefix("l'")
  }

  func goesBefore(_ adjective: Term, _ noun: Term?) -> Bool {
    if adjective.role == .ordinal { return true }
    if adjective.text == "feliç" { return CatalanLists.wished.contains(noun?.text.lowercased() ?? "") }
    guard CatalanLists.beforeNouns.contains(adjective.text) else { return false }
    guard ["bo", "dolent"].contains(adjective.text) else { return true }
    return noun?.entry.map { !$0.isKind("animal", "food", "clothing", "drink") } ?? false
  }

  func article(beside determiner: Term, afterPreposition: Bool) -> Article {
    determiner.role == .ordinal ? .definite : .none
  }

  func isSaidInPlural(_ noun: Entry, _ situation: Situation) -> Bool {
    if situation.role == .state { return noun.isKind("person", "animal") && situation.subject?.isSeveral ?? false }
    if noun.isMass { return noun.marks.contains("plural") && situation.role == .object }
    if situation.role == .topic { return noun.isKind("animal") }
    guard situation.role == .object else { return false }
    return CatalanLists.worn.contains(noun.text)
      || CatalanLists.pairs[situation.verb?.text ?? ""]?.contains(noun.text) ?? false
  }

  func articleOfSubject(_ phrase: NounPhrase) -> Article {
    guard let head = phrase.head, head.entry != nil, phrase.pronoun == nil else { return .none }
    if case .negative = head.role { return .none }
    if phrase.isName {
      // "El meu nom" has one already; God takes none.
      return CatalanLists.places.contains(head.text) || head.text.hasPrefix("el ") || head.text == "Déu"
        ? .none : .definite
    }
    if CatalanLists.days.contains(head.entry?.concept ?? "") { return .none }
    return .definite
  }

  func article(ofOwner phrase: NounPhrase) -> Article {
    guard phrase.determiners.isEmpty, let entry = phrase.head?.entry, !phrase.isPerson else {
      return articleOfSubject(phrase)
    }
    let isWhatOf = entry.isMass || entry.isKind("game", "food", "drink", "material", "colour", "language", "work")
    return isWhatOf || CatalanLists.barePlaces.contains(entry.text) ? .none : articleOfSubject(phrase)
  }

  func article(of phrase: NounPhrase, _ situation: Situation) -> Article {
    guard let entry = phrase.head?.entry, phrase.pronoun == nil else { return .none }
    let verb = situation.verb?.text ?? ""
    if phrase.isName { return verb == "dir-se" ? .none : articleOfSubject(phrase) }
    if phrase.isAccompanying(situation, in: self) { return .none }
    switch situation.role {
    case .object: return object(entry, phrase, verb, situation)
    case .state where situation.preposition != nil: return articleOfSubject(phrase)
    case .state:
      if phrase.isRanked { return .definite }
      if entry.isKind("time") { return .none }
      if entry.isKind("person") {
        let isKnown = CatalanLists.unskilled.contains(entry.text) || !phrase.adjectives.isEmpty
        return isKnown && situation.subject?.isSeveral != true ? .indefinite : .none
      }
      return .indefinite
    case .instrument where entry.isKind("vehicle") || entry.isMass || situation.isOnPhone(entry): return .none
    case .destination where isOuting(phrase, situation): return .none
    case .place where entry.text == "casa" && !phrase.adjectives.isEmpty && situation.verb?.concept == "live":
      return .indefinite
    case .place, .destination, .origin:
      return CatalanLists.barePlaces.contains(entry.text) || entry.marks.contains("one") ? .none : .definite
    case nil where entry.isKind("time"):
      return CatalanLists.days.contains(entry.concept) || entry.concept == "midnight" ? .none : .definite
    case nil where situation.verb?.concept.hasPrefix("be") == true && situation.preposition == nil: return .none
    case nil where situation.preposition?.text == "de" && entry.isMass: return .none
    default: return .definite
    }
  }

  private func object(_ entry: Entry, _ phrase: NounPhrase, _ verb: String, _ situation: Situation) -> Article {
    if situation.verb?.concept == "be" { return .indefinite }
    if entry.marks.contains("sensation") { return .none }
    if verb == "jugar" { return isGame(entry) ? .none : .definite }
    if verb == "muntar" { return .none }
    if CatalanLists.bare[verb]?.contains(entry.text) ?? false { return .none }
    if verb == "somiar", entry.isOneOfMany { return .indefinite }
    if phrase.isRanked || CatalanLists.governed[verb] != nil { return .definite }
    if CatalanLists.definite[verb]?.contains(entry.text) ?? false { return .definite }
    if entry.isKind("language"), ["parlar", "aprendre", "estudiar"].contains(verb) { return .none }
    let isFoodSought = verb == "buscar" && entry.isKind("food")
    if CatalanLists.definiteObjects.contains(verb), !isFoodSought { return .definite }
    let isThere = ["tenir", "haver-hi", "dibuixar", "voler", "comprar", "pintar"].contains(verb)
    if entry.isKind("body"), !["dibuixar", "pintar", "haver-hi"].contains(verb) {
      return verb == "tenir" && !phrase.adjectives.isEmpty ? .indefinite : .definite
    }
    if entry.isKind("clothing"), verb.hasSuffix("-se") || verb.hasSuffix("'s") { return .definite }
    if entry.isKind("illness"), verb == "tenir" { return .none }
    if CatalanLists.indefinite[verb]?.contains(entry.text) ?? false { return .indefinite }
    if entry.isMass { return .none }
    if entry.isPlural, !entry.isKind("tool", "clothing"), !entry.isKind("person") { return .none }
    if entry.isKind("person"), !isThere { return .definite }
    if entry.marks.contains("unique"), !isThere { return .definite }
    if situation.isImperative, !CatalanLists.made.contains(entry.text), !CatalanLists.makers.contains(verb) {
      return .definite
    }
    return .indefinite
  }

  /// No veig cap gos; of what is several, no article at all.
  func determiner(ofNo phrase: NounPhrase, _ situation: Situation) -> String? {
    guard situation.isNegative, situation.role == .object, let entry = phrase.head?.entry else { return nil }
    return entry.isPlural || isSaidInPlural(entry, situation) ? "" : "cap"
  }

  private func isOuting(_ phrase: NounPhrase, _ situation: Situation) -> Bool {
    ["go", "go-out", "leave"].contains(situation.verb?.concept) && phrase.determiners.isEmpty
      && CatalanLists.outings.contains(phrase.head?.text ?? "")
  }

  func isGame(_ entry: Entry) -> Bool {
    entry.isKind("game") && (entry.isMass || !entry.isKind("toy")) || CatalanLists.games.contains(entry.text)
  }

  // MARK: - Prepositions

  func preposition(of phrase: NounPhrase, _ situation: Situation) -> String {
    let verb = situation.verb?.text ?? ""
    let entry = phrase.head?.entry
    switch situation.role {
    case .object:
      if let fixed = CatalanLists.governed[verb] { return fixed }
      if verb == "jugar" { return entry.map(isGame) ?? false ? "a" : "amb" }
      return ""
    case .recipient: return "a"
    case .destination: return isOuting(phrase, situation) ? "de" : inOrAt(phrase, "a")
    case .origin: return "de"
    case .place where situation.goesAround(entry): return "per"
    case .place: return CatalanLists.leaving.contains(verb) ? "de" : inOrAt(phrase, "a")
    case .companion: return ["acomiadar-se", "riure's", "burlar-se"].contains(verb) ? "de" : "amb"
    case .instrument: return situation.isOnPhone(entry) ? "per" : "amb"
    case .topic: return CatalanLists.governed[verb] ?? "de"
    case .beneficiary: return verb == "resar" ? "per" : "per a"
    case .state, .action, .manner: return ""
    case nil:
      if let fixed = CatalanLists.governed[verb], entry?.isKind("time") != true { return fixed }
      if entry?.isKind("time") == true {
        return CatalanLists.days.contains(entry?.concept ?? "") || !phrase.determiners.isEmpty ? "" : "a"
      }
      if phrase.isPerson { return verb == "ser" ? "" : "amb" }
      return ""
    }
  }

  /// En un parc, en aquest parc; al parc.
  private func inOrAt(_ phrase: NounPhrase, _ usual: String) -> String {
    guard let first = phrase.determiners.first else { return usual }
    switch first.role {
    case .demonstrative, .quantity, .article(isDefinite: false): return "en"
    default: return usual
    }
  }

  func role(_ role: VerbFrame.Role?, of phrase: NounPhrase?, _ verb: Entry) -> VerbFrame.Role? {
    guard let phrase else { return role }
    if phrase.isName, CatalanLists.places.contains(phrase.head?.text ?? ""), role != .origin {
      return role == .object
        && verb.frame?.complements.contains { $0.role == .destination || $0.role == .place } != true
        ? role : .place
    }
    let isSomebody =
      phrase.pronoun?.kind != .neuter && (phrase.isPerson || phrase.head?.entry?.isKind("animal") == true)
    return role == .object && isSomebody && CatalanLists.toSomebody.contains(verb.text) ? .recipient : role
  }
}

extension NounPhrase {
  fileprivate var isSeveral: Bool {
    !others.isEmpty || pronoun?.person.number == .plural || head?.entry?.isPlural == true
      || determiners.contains { [.quantity(.number), .quantity(.all), .quantity(.many)].contains($0.role) }
  }

  /// First, last, the same, the best: there is only one.
  fileprivate var isRanked: Bool {
    adjectives.contains {
      $0.adjective.role == .ordinal || ["mateix", "millor", "pitjor", "últim", "darrer"].contains($0.adjective.text)
    }
  }
}
