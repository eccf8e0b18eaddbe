import TagarelaKit

/// Nouns with their articles, numbers, possessives and adjectives.
struct RomanceNouns {
  let grammar: any RomanceGrammar
  let speaker: SentenceRequest.Speaker?

  struct Agreement {
    var gender: Gender
    var person: Person
  }

  /// Person, number and gender, as verbs and adjectives agree with them.
  func agreement(of phrase: NounPhrase) -> Agreement {
    var all = single(phrase)
    for (_, other) in phrase.others {
      let next = single(other)
      if next.gender == .masculine { all.gender = .masculine }
      // I and you are we, you and he are you.
      let rank = all.person.rank.rawValue < next.person.rank.rawValue ? all.person.rank : next.person.rank
      all.person = Person(rank, .plural)
    }
    return all
  }

  private func single(_ phrase: NounPhrase) -> Agreement {
    if let pronoun = phrase.pronoun {
      let own: Gender? = pronoun.person.rank == .first && speaker == .feminine ? .feminine : nil
      return Agreement(gender: pronoun.gender ?? own ?? .masculine, person: pronoun.person)
    }
    let number: Number = isPlural(phrase) ? .plural : .singular
    return Agreement(gender: gender(of: phrase), person: Person(.third, number))
  }

  func gender(of phrase: NounPhrase) -> Gender {
    guard let head = phrase.head else { return .masculine }
    if let gender = head.entry?.gender { return gender }
    if head.role == .name { return grammar.names.gender(of: head.text) }
    guard head.entry != nil else { return grammar.forms.gender(ofNoun: head.said.lowercased()) }
    return head.entry?.isKind("person") == true ? .masculine : grammar.forms.gender(ofNoun: head.text)
  }

  func isPlural(_ phrase: NounPhrase) -> Bool {
    if phrase.head?.entry?.isPlural == true { return true }
    return phrase.determiners.contains { term in
      switch term.role {
      case .article: term.entry?.isPlural == true
      case .quantity(.number): true
      case .quantity(.many), .quantity(.all): isCountable(phrase)
      case .quantity(.more): isCountable(phrase) && !(phrase.head?.entry?.isKind("time") ?? false)
      default: false
      }
    }
  }

  private func isCountable(_ phrase: NounPhrase) -> Bool {
    guard let entry = phrase.head?.entry, entry.role == .noun else { return false }
    // What is seldom counted and then in the plural: many strawberries.
    return (!entry.isMass || entry.marks.contains("plural")) && !entry.marks.contains("sensation")
  }

  /// - Parameters:
  ///   - article: where nothing in the phrase speaks against one.
  ///   - inPlural: though the word was said in the singular.
  ///   - others: the article of the others that are joined to it.
  func words(
    _ phrase: NounPhrase, _ article: Article, others: ((NounPhrase) -> Article)? = nil, inPlural: Bool = false,
    afterPreposition: Bool = false
  ) -> [String] {
    var words = single(phrase, article, inPlural, afterPreposition)
    for (coordinator, other) in phrase.others {
      words.append(coordinator.text)
      words += single(other, others?(other) ?? article, inPlural, afterPreposition)
    }
    return words
  }

  private func single(_ phrase: NounPhrase, _ article: Article, _ inPlural: Bool, _ afterPreposition: Bool) -> [String]
  {
    if let pronoun = phrase.pronoun, let head = phrase.head {
      return [afterPreposition ? grammar.afterPreposition(pronoun, said: head.said) : head.said]
    }
    let gender = gender(of: phrase)
    let number: Number = inPlural || isPlural(phrase) ? .plural : .singular
    var words: [String] = []
    var article = phrase.isUnknown ? .none : article
    let determiners = phrase.determiners.filter { $0.role != .quantity(.all) && !$0.isArticle }
    let beside =
      determiners
      .map { grammar.article(beside: $0, afterPreposition: afterPreposition) }
    if let first = beside.first { article = beside.contains(.none) ? .none : first }
    // To have children, and not some children.
    if article == .indefinite, number == .plural, phrase.head?.entry?.kinds.first == "person" { article = .none }
    if phrase.determiners.contains(where: { $0.role == .quantity(.all) }), phrase.determiners.count == 1 {
      article = .definite
    }
    if phrase.determiners.isEmpty, !phrase.belonging.isEmpty, article == .indefinite,
      phrase.belonging[0].preposition != nil, !phrase.isOfKind
    {
      article = .definite
    }
    if case .article(let isDefinite) = phrase.determiners.first(where: \.isArticle)?.role {
      article = isDefinite ? .definite : .indefinite
    }
    for determiner in phrase.determiners where determiner.role == .quantity(.all) {
      words.append(grammar.determiner(determiner, gender, number))
    }
    words.append(grammar.article(article, gender, number))
    for determiner in determiners {
      words.append(determiner.isInDigits ? determiner.said : grammar.determiner(determiner, gender, number))
    }
    words += phrase.adjectives.filter { grammar.goesBefore($0.adjective, phrase.head) }
      .flatMap { self.words($0, gender, number) }
    if let head = phrase.head {
      let isInPlural = number == .plural && head.entry?.isPlural != true && head.entry?.role == .noun
      words += plural(of: head, isInPlural)
    }
    let adjectives = phrase.adjectives.filter { !grammar.goesBefore($0.adjective, phrase.head) }
      .flatMap { self.words($0, gender, number) }
    let belonging = phrase.belonging.flatMap { complement in
      guard let owner = complement.noun else { return [String]() }
      let isSaid = complement.preposition?.said.isEmpty == false
      let article: Article =
        complement.preposition == nil || phrase.isOfKind
          || isSaid && phrase.head?.entry?.marks.contains("flavoured") == true
            && owner.head?.entry?.isKind("food") == true
        ? .none : isSaid && owner.isName ? grammar.articleOfSubject(owner) : grammar.article(ofOwner: owner)
      return [complement.preposition?.text ?? grammar.of] + self.words(owner, article, afterPreposition: true)
    }
    // Cold orange juice is a juice of oranges that is cold.
    words += phrase.head?.entry?.marks.contains("flavoured") == true ? belonging + adjectives : adjectives + belonging
    return words.filter { !$0.isEmpty }
  }

  /// Of several words those before the first preposition change: dolores de cabeza, huevos fritos.
  private func plural(of head: Term, _ isPlural: Bool) -> [String] {
    guard isPlural else { return [head.entry == nil ? head.said : head.text] }
    var parts = head.text.split(separator: " ").map(String.init)
    for index in parts.indices {
      if index > 0, grammar.endsNoun(parts[index]) { break }
      if index > 0, parts[index].count == 1 || grammar.constantNouns.contains(parts[index]) { continue }
      parts[index] = grammar.forms.plural(ofNoun: parts[index])
    }
    return [parts.joined(separator: " ")]
  }

  func words(_ phrase: AdjectivePhrase, _ gender: Gender, _ number: Number) -> [String] {
    let after = phrase.degrees.filter(grammar.goesAfter)
    var words = phrase.degrees.filter { !grammar.goesAfter($0) }.map(\.text)
    words.append(agreeing(phrase.adjective, gender, number))
    words += after.map(\.text)
    for (coordinator, other) in phrase.others {
      words.append(coordinator.text)
      words.append(agreeing(other, gender, number))
    }
    return words
  }

  /// An adjective of several words, like `con hambre`, stays as it is.
  func agreeing(_ term: Term, _ gender: Gender, _ number: Number) -> String {
    if term.text.contains(" ") { return term.text }
    guard term.entry != nil else {
      // What is no word of any language stays as it is.
      return term.said.allSatisfy(\.isLetter)
        ? grammar.forms.adjective(term.said, feminine: nil, gender, number) : term.said
    }
    return grammar.forms.adjective(term.text, feminine: term.entry?.feminine, gender, number)
  }
}

extension Term {
  var isArticle: Bool { if case .article = role { true } else { false } }
}

extension NounPhrase {
  /// What it is of tells which kind it is, though nobody said of: sports shoes.
  var isOfKind: Bool {
    guard let first = belonging.first, first.preposition?.said.isEmpty == true, let owner = first.noun,
      owner.determiners.isEmpty, let entry = owner.head?.entry, !owner.isPerson, !owner.isName
    else { return false }
    return entry.isKind("game", "work", "language", "feeling", "food", "material", "music", "idea", "toilet")
  }
}

extension NounPhrase {
  /// Somebody's: said with an article, also alone.
  var hasOwner: Bool {
    guard determiners.isEmpty, let first = belonging.first, first.preposition?.entry?.concept == "of",
      first.preposition?.said.isEmpty == true, head?.entry?.role == .noun
    else { return false }
    return first.noun?.isPerson == true || first.noun?.isName == true
  }

  /// The doll of the sister broken: it is the doll that is.
  mutating func takeStateOfOwned() -> AdjectivePhrase? {
    guard hasOwner, let last = belonging.indices.last, var owner = belonging[last].noun,
      let state = owner.adjectives.last, !state.isBefore, state.adjective.entry?.describes(head?.entry) == true
    else { return nil }
    owner.adjectives.removeLast()
    belonging[last].content = .noun(owner)
    return state
  }
}
