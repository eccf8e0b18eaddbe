import Sentences
import TagarelaKit

/// Puts a clause as Catalan says it, before it is put in words.
struct CatalanClause {
  private(set) var clause: Clause
  private let grammar: CatalanGrammar

  init(_ clause: Clause, _ grammar: CatalanGrammar) {
    self.clause = clause
    self.grammar = grammar
    takePredicate()
    self.clause.haveFeelings(CatalanLists.felt)
    self.clause.feelPlainly("sentir", for: "sentir-se")
    self.clause.makeFood(by: "fer")
    self.clause.sayReflexively(falling: [:], staying: ["quedar": "quedar-se"])
    takeFromBed()
    setLoving()
    setPain()
    setPlaces()
    setSurroundings()
    freeObject()
    setWeather()
    setWays()
    setFavours()
    chooseCopulas()
    moveNever()
    giveOwnersTheirParts()
    governByAdjectives()
    self.clause.takeHosts(of: grammar.of)
    putPossessivesAfterHome()
  }

  /// Jo bé: what was said after the subject is said of it.
  private mutating func takePredicate() {
    guard clause.verbs.isEmpty, clause.rest.isEmpty, clause.question == nil, let last = clause.middle.last,
      last.entry?.isKind("place") ?? false || Self.manners.contains(last.text)
    else { return }
    clause.middle.removeLast()
    clause.rest = [Complement(.adverb(last))]
  }

  private static let manners: Set = ["bé", "malament", "millor", "pitjor"]

  /// Estimar is done by who loves, molestar by who bothers somebody.
  private mutating func setLoving() {
    for index in clause.verbs.indices {
      let verb = clause.verbs[index].verb
      let bothers =
        clause.subject?.isPerson ?? false
        && clause.verbs[index].complements.contains { $0.preposition == nil && $0.noun?.isPerson ?? false }
      let isDoneToSomebody = bothers && (verb.text == "molestar" || verb.entry?.concept == "hurt")
      guard CatalanLists.loving.contains(verb.text) || isDoneToSomebody else { continue }
      clause.verbs[index].verb.entry?.frame?.marks.remove("experience")
      // What hurts is how it is; who hurts does it once.
      if verb.entry?.concept == "hurt" { clause.verbs[index].verb.entry?.concept = "harm" }
    }
  }

  /// Fa molt mal, fan mal les dues cames.
  private mutating func setPain() {
    guard let verb = clause.verbs.first?.verb, verb.text.hasPrefix("fer "), verb.entry?.concept == "hurt" else {
      return
    }
    for (index, complement) in clause.verbs[0].complements.enumerated().reversed() {
      if case .adverb(let term) = complement.content, ["molt", "massa", "una mica", "poc"].contains(term.text) {
        let degree = term.text == "una mica" ? "una mica de" : term.text
        clause.verbs[0].verb.entry?.text = "fer \(degree) \(verb.text.dropFirst(4))"
        clause.verbs[0].complements.remove(at: index)
      } else if var phrase = complement.noun, case .quantity(.number) = phrase.determiners.first?.role {
        phrase.determiners.insert(Term("el", Entry("el", .article(isDefinite: true))), at: 0)
        clause.verbs[0].complements[index].content = .noun(phrase)
      }
    }
  }

  // MARK: - Ser and estar

  private mutating func chooseCopulas() {
    for index in clause.verbs.indices where clause.verbs[index].isCopula {
      let verb = clause.verbs[index]
      let isAsked = index == 0 && clause.question != nil && verb.complements.allSatisfy { $0.adjective == nil }
      guard let copula = isAsked ? asked : said(verb) else { continue }
      let isState = copula == grammar.copulas.state
      clause.verbs[index].verb.entry?.text = copula
      clause.verbs[index].verb.entry?.concept = isState ? "be-state" : "be"
    }
  }

  /// On ets, com estàs.
  private var asked: String? {
    switch clause.question?.word.entry?.concept {
    case "where": grammar.copulas.essence
    case "how": clause.subject?.isPerson ?? true ? grammar.copulas.state : nil
    default: nil
    }
  }

  private func said(_ verb: VerbPhrase) -> String? {
    for complement in verb.complements {
      switch complement.content {
      case .noun(let phrase) where complement.role == .place || phrase.isPlace && complement.role != .state:
        return grammar.copulas.essence
      case .adverb(let term):
        if term.entry?.isKind("place") ?? false { return grammar.copulas.essence }
        if ["bé", "malament"].contains(term.text) { return grammar.copulas.state }
      case .adjective(let phrase):
        if verb.verb.entry?.concept == "be",
          grammar.isState(phrase.adjective, ofThing: !(clause.subject?.isPerson ?? true))
        {
          return grammar.copulas.state
        }
      default: break
      }
    }
    return nil
  }

  // MARK: - Order

  /// Jo mai menjo → jo no menjo mai; no diu mai res.
  private mutating func moveNever() {
    guard !clause.verbs.isEmpty else { return }
    let isNever = { (term: Term) in term.role == .negative(.never) }
    var never = clause.middle.filter(isNever)
    clause.middle.removeAll(where: isNever)
    for complement in clause.verbs[0].complements {
      if case .negative(let term) = complement.content, isNever(term) { never.append(term) }
    }
    clause.verbs[0].complements.removeAll { complement in
      if case .negative(let term) = complement.content { isNever(term) } else { false }
    }
    clause.verbs[0].complements.insert(contentsOf: never.map { Complement(.negative($0)) }, at: 0)
  }

  // MARK: - Roles

  /// Fa sol: nobody does it.
  private mutating func setWeather() {
    guard clause.subject == nil, let verb = clause.verbs.first, verb.verb.text == "fer",
      verb.complements.contains(where: { CatalanLists.weather.contains($0.noun?.head?.text ?? "") })
    else { return }
    clause.verbs[0].verb.entry?.frame?.subjects = []
  }

  /// Where something is put, where somebody is taken, where one goes out to.
  private mutating func setWays() {
    for verb in clause.verbs.indices {
      let text = clause.verbs[verb].verb.text
      let isPutting = clause.verbs[verb].verb.entry?.concept == "put"
      let complements = clause.verbs[verb].complements
      let isTaking = text == "portar" && complements.contains { $0.role == .origin || $0.role == .destination }
      let hasObject = complements.contains { $0.role == .object }
      for (index, complement) in complements.enumerated() where complement.preposition == nil {
        guard let entry = complement.noun?.head?.entry else { continue }
        switch complement.role {
        case .origin where text == "portar" || text == "sortir" && CatalanLists.outdoors.contains(entry.text):
          clause.verbs[verb].complements[index].role = .destination
        case .recipient where isTaking && (complement.noun?.isPerson ?? false):
          clause.verbs[verb].complements[index].role = .object
        case .object where isTaking && entry.isKind("vehicle"):
          clause.verbs[verb].complements[index].role = .instrument
        case nil where hasObject && !entry.isKind("time", "person"):
          let isHolder = isPutting || entry.marks.contains("unique") || entry.isKind("container", "furniture")
          if isHolder { clause.verbs[verb].complements[index].role = .destination }
        default: break
        }
      }
    }
  }

  /// Em fa una trena, fa un dibuix a la mare; but fa un pastís amb l'àvia.
  private mutating func setFavours() {
    for verb in clause.verbs.indices where CatalanLists.favours.contains(clause.verbs[verb].verb.text) {
      let complements = clause.verbs[verb].complements
      guard let object = complements.first(where: { $0.role == .object })?.noun, !object.isPerson else { continue }
      for (index, complement) in complements.enumerated()
      where complement.role == .companion && complement.preposition == nil {
        let isFood = object.head?.entry?.isKind("food", "meal", "game", "work") ?? false
        if complement.noun?.pronoun != nil || !isFood { clause.verbs[verb].complements[index].role = .recipient }
      }
    }
  }

  /// Què tens a la mà: what is asked for is the object.
  private mutating func freeObject() {
    guard clause.question?.word.entry?.concept == "what", clause.question?.noun == nil,
      clause.verbs.last?.verb.entry?.concept == "have", let last = clause.verbs.indices.last
    else { return }
    for index in clause.verbs[last].complements.indices where clause.verbs[last].complements[index].role == .object {
      clause.verbs[last].complements[index].role = .place
    }
  }

  /// What isn't a place is at one: la mare és a casa.
  private mutating func setPlaces() {
    guard let subject = clause.subject, !subject.isPlace, subject.pronoun?.kind != .neuter else { return }
    for verb in clause.verbs.indices where clause.verbs[verb].isCopula {
      for index in clause.verbs[verb].complements.indices {
        let complement = clause.verbs[verb].complements[index]
        guard complement.preposition == nil, let phrase = complement.noun, phrase.adjectives.isEmpty,
          phrase.isPlace || holds(phrase, subject)
        else { continue }
        clause.verbs[verb].complements[index].role = .place
      }
    }
  }

  /// Viure a l'aigua: of a verb that tells where and has no object.
  private mutating func setSurroundings() {
    for verb in clause.verbs.indices {
      guard let frame = clause.verbs[verb].frame, frame.complements.contains(where: { $0.role == .place }),
        !frame.complements.contains(where: { $0.role == .object || $0.role == .state })
      else { continue }
      for (index, complement) in clause.verbs[verb].complements.enumerated()
      where complement.role == nil && complement.preposition == nil {
        guard let entry = complement.noun?.head?.entry, entry.role == .noun, !entry.isKind("time", "person") else {
          continue
        }
        clause.verbs[verb].complements[index].role = .place
      }
    }
  }

  /// The key is in the pocket; but the chair is a piece of furniture.
  private func holds(_ phrase: NounPhrase, _ subject: NounPhrase) -> Bool {
    guard let place = phrase.head?.entry, !phrase.isPerson else { return false }
    let kinds = ["furniture", "container", "vehicle"]
    let holder = kinds.first { place.isKind($0) } ?? (place.concept == "pocket" ? "container" : nil)
    return holder.map { !(subject.head?.entry?.isKind($0) ?? false) } ?? false
  }

  /// What falls from a chair, falls from it and not on it.
  private mutating func takeFromBed() {
    for verb in clause.verbs.indices where clause.verbs[verb].verb.entry?.concept == "fall" {
      for index in clause.verbs[verb].complements.indices {
        let complement = clause.verbs[verb].complements[index]
        guard complement.role == .place, complement.preposition == nil, let entry = complement.noun?.head?.entry,
          entry.isKind("furniture", "vehicle") || entry.isKind("plant")
        else { continue }
        clause.verbs[verb].complements[index].role = .origin
      }
    }
  }

  /// Rentar la cara del nen → rentar la cara al nen.
  private mutating func giveOwnersTheirParts() {
    for verb in clause.verbs.indices {
      let complements = clause.verbs[verb].complements
      guard complements.contains(where: { $0.role == .object && $0.noun?.head?.entry?.isKind("body") == true }),
        !complements.contains(where: { $0.role == .recipient }),
        let owner = complements.firstIndex(where: { complement in
          complement.preposition == nil && complement.role != .object && complement.noun?.isPerson ?? false
        })
      else { continue }
      clause.verbs[verb].complements[owner].role = .recipient
    }
  }

  /// Al·lèrgic a la llet.
  private mutating func governByAdjectives() {
    for verb in clause.verbs.indices where clause.verbs[verb].isCopula {
      for index in clause.verbs[verb].complements.indices.dropFirst() {
        let complement = clause.verbs[verb].complements[index]
        guard complement.preposition == nil, complement.noun != nil,
          let adjective = clause.verbs[verb].complements[index - 1].adjective,
          let preposition = CatalanLists.adjectives[adjective.adjective.text]
        else { continue }
        clause.verbs[verb].complements[index].preposition = Term(preposition, Entry(preposition, .preposition))
        clause.verbs[verb].complements[index].role = nil
      }
    }
  }

  /// A la meva casa → a casa meva.
  private mutating func putPossessivesAfterHome() {
    for verb in clause.verbs.indices {
      for index in clause.verbs[verb].complements.indices {
        let complement = clause.verbs[verb].complements[index]
        guard complement.role != .object, complement.role != .state, var phrase = complement.noun,
          phrase.head?.text == "casa", phrase.determiners.count == 1,
          case .possessive = phrase.determiners[0].role
        else { continue }
        let base = grammar.possessive(phrase.determiners[0])
        phrase.determiners = []
        phrase.adjectives.insert(AdjectivePhrase(Term(base, Entry(base, .adjective))), at: 0)
        clause.verbs[verb].complements[index].content = .noun(phrase)
      }
    }
  }
}

extension Complement {
  fileprivate var adjective: AdjectivePhrase? {
    if case .adjective(let phrase) = content { phrase } else { nil }
  }
}

extension VerbPhrase {
  fileprivate var isCopula: Bool { ["be", "be-state"].contains(verb.entry?.concept) }
}
