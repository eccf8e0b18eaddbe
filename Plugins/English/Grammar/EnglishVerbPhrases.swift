import Sentences
import TagarelaKit

/// The verbs of a clause with their auxiliaries and with what follows them.
struct EnglishVerbPhrases {
  let clause: Clause
  let request: SentenceRequest
  let forms: EnglishForms
  let nouns: EnglishNouns
  let subject: NounPhrase?
  let tense: SentenceRequest.Tense?
  let isNegative: Bool
  let isQuestion: Bool

  struct Group {
    /// What goes before the subject in a question and takes the negation; empty where none is needed.
    var auxiliary = ""
    var main: [String] = []
  }

  // MARK: - The finite verb

  func group(person: Person, isNegative: Bool, needsAuxiliary: Bool) -> Group {
    guard let first = clause.verbs.first else { return Group() }
    let verb = base(first)
    let needs = needsAuxiliary || isNegative
    if verb == "be" { return being(person, isNegative) }
    if verb.hasPrefix("be ") {
      // To be born, to be quiet.
      var group = being(person, isNegative)
      group.main += verb.split(separator: " ").dropFirst().map(String.init)
      return group
    }
    if EnglishLists.modals.contains(verb) { return modal(verb, first, isNegative) }
    if request.isPolite, ["want", "like"].contains(verb), tense == nil {
      return Group(auxiliary: denied("would", isNegative), main: self.verb(first, "like"))
    }
    if request.isProgressive && !EnglishLists.states.contains(first.verb.entry?.concept ?? "") && tense != .future
      || isGoingOn(first)
    {
      let be = forms.verb("be", tense == .past ? .past(person) : .present(person))
      return Group(auxiliary: denied(be, isNegative), main: self.verb(first, forms.verb(verb, .gerund)))
    }
    switch tense {
    case .future: return Group(auxiliary: denied("will", isNegative), main: self.verb(first, verb))
    case .past where needs: return Group(auxiliary: denied("did", isNegative), main: self.verb(first, verb))
    case .past: return Group(main: self.verb(first, forms.verb(verb, .past(person))))
    case nil where needs:
      return Group(auxiliary: denied(forms.verb("do", .present(person)), isNegative), main: self.verb(first, verb))
    case nil: return Group(main: self.verb(first, forms.verb(verb, .present(person))))
    }
  }

  /// Because it is raining: what is so now, rather than a habit.
  private func isGoingOn(_ verb: VerbPhrase) -> Bool {
    if tense == nil, !isQuestion, clause.isNow, isActive(verb) { return true }
    if isAskedNow(verb) { return true }
    return tense == nil && verb.frame?.marks.contains("weather") == true && !isQuestion
      && ["but", "because", "so-therefore"].contains(clause.connector?.entry?.concept)
      && clause.opening.isEmpty && clause.middle.isEmpty && verb.complements.isEmpty
  }

  /// Where you go, why you cry: just now.
  private func isAskedNow(_ verb: VerbPhrase) -> Bool {
    guard tense == nil, isQuestion, let frame = verb.frame, let subject, !clause.isSubjectAsked,
      subject.isPerson || EnglishLists.isCalled(subject) || subject.head?.entry?.isKind("animal") == true,
      ["what", "where", "where-to", "why"].contains(clause.question?.word.entry?.concept)
    else { return false }
    return clause.verbs.count == 1 && clause.question?.noun == nil
      && frame.marks.isDisjoint(with: ["state", "modal", "experience", "routine"])
      && !EnglishLists.states.contains(verb.verb.entry?.concept ?? "")
  }

  /// What somebody else does, or the weather, which with now or today is no habit.
  private func isActive(_ verb: VerbPhrase) -> Bool {
    guard let frame = verb.frame, !request.isImperative else { return false }
    if frame.marks.contains("weather") { return true }
    return frame.marks.isDisjoint(with: ["state", "modal", "experience"]) && clause.verbs.count == 1
      && subject.map { nouns.person(of: $0).rank == .third } == true
      && !EnglishLists.states.contains(verb.verb.entry?.concept ?? "")
  }

  private func being(_ person: Person, _ isNegative: Bool) -> Group {
    switch tense {
    case .past: Group(auxiliary: denied(forms.verb("be", .past(person)), isNegative))
    case .future: Group(auxiliary: denied("will", isNegative), main: ["be"])
    case nil: Group(auxiliary: denied(forms.verb("be", .present(person)), isNegative))
    }
  }

  private func modal(_ verb: String, _ first: VerbPhrase, _ isNegative: Bool) -> Group {
    if request.isPolite, verb == "can" { return Group(auxiliary: denied("could", isNegative)) }
    switch (verb, tense) {
    case ("can", .past): return Group(auxiliary: denied("could", isNegative))
    case ("can", .future): return Group(auxiliary: denied("will", isNegative), main: ["be", "able", "to"])
    case ("must", .past):
      let isPlain = !isNegative && !isQuestion
      return isPlain ? Group(main: ["had", "to"]) : Group(auxiliary: denied("did", isNegative), main: ["have", "to"])
    case ("must", .future): return Group(auxiliary: denied("will", isNegative), main: ["have", "to"])
    default: return Group(auxiliary: denied(verb, isNegative))
    }
  }

  private func denied(_ auxiliary: String, _ isNegative: Bool) -> String {
    guard isNegative else { return auxiliary }
    switch auxiliary {
    case "am": return isQuestion ? "aren't" : "am not"
    case "can": return "can't"
    case "will": return "won't"
    case "may", "might": return auxiliary + " not"
    default: return auxiliary + "n't"
    }
  }

  // MARK: - Words of verbs

  /// A verb as it is conjugated: what a symbol's name adds only to tell it apart is left out.
  func base(_ phrase: VerbPhrase) -> String {
    guard let entry = phrase.verb.entry else { return phrase.verb.said }
    switch entry.concept {
    case "be-state", "be", "exist": return "be"
    case "not-want": return "want"
    case "not-like": return "like"
    case "not-know": return "know"
    case "not-understand": return "understand"
    case "know-how": return "know how"
    case "know-someone": return entry.text == "know someone" ? "know" : entry.text
    case "miss-someone": return "miss"
    default:
      return entry.text.hasSuffix(" to") ? String(entry.text.dropLast(3)) : entry.text
    }
  }

  /// A form of a verb with what hides in it: wash *my* hands, hurt *myself*, turn *it* on.
  func verb(_ phrase: VerbPhrase, _ form: String) -> [String] {
    var words = form.split(separator: " ").map(String.init)
    guard words.count > 1, let last = words.last else { return words }
    let owner = subject
    if let other = groomed(phrase)?.noun {
      words.insert(nouns.possessive(named: other), at: words.count - 1)
    } else if phrase.verb.text == "change diaper" {
      words.insert("the", at: words.count - 1)
    } else if last == "oneself" {
      words[words.count - 1] = owner.map(nouns.reflexive) ?? "myself"
    } else if EnglishLists.ownVerbs.contains(phrase.verb.text) {
      words.insert(owner.map(nouns.possessive(of:)) ?? "my", at: words.count - 1)
    } else if words.count == 2, EnglishLists.particles.contains(last), let pronoun = particleObject(phrase) {
      words.insert(pronoun, at: 1)
    }
    return words
  }

  /// Whose hair is combed, where it isn't one's own.
  private func groomed(_ phrase: VerbPhrase) -> Complement? {
    guard EnglishLists.ownVerbs.contains(phrase.verb.text) else { return nil }
    return phrase.complements.first { $0.role == .recipient && $0.preposition == nil && $0.noun != nil }
  }

  /// What goes between a verb and its particle.
  private func particleObject(_ phrase: VerbPhrase) -> String? {
    guard let first = phrase.complements.first, first.preposition == nil, first.role == .object, let noun = first.noun,
      noun.pronoun != nil, let head = noun.head
    else { return nil }
    return nouns.pronoun(head, true)
  }

  private func hasParticleObject(_ phrase: VerbPhrase) -> Bool {
    let words = base(phrase).split(separator: " ")
    return words.count == 2 && EnglishLists.particles.contains(String(words[1])) && particleObject(phrase) != nil
  }

  // MARK: - What follows

  /// All that follows the finite verb.
  var rest: [String] {
    guard let first = clause.verbs.first else { return [] }
    var words = complements(of: first)
    var before = first
    for other in clause.verbs.dropFirst() {
      let verb = base(other)
      if let coordinator = other.coordinator {
        words +=
          [coordinator.text] + self.verb(other, isGerund(after: before, other) ? forms.verb(verb, .gerund) : verb)
      } else if isGerund(after: before, other) {
        words += preposition(before) + self.verb(other, forms.verb(verb, .gerund))
      } else if isBare(after: before) {
        words += self.verb(other, verb)
      } else {
        words += ["to"] + self.verb(other, EnglishLists.modals.contains(verb) ? "be able to" : verb)
      }
      words += complements(of: other)
      if other.coordinator == nil { before = other }
    }
    return words
  }

  private func isBare(after phrase: VerbPhrase) -> Bool {
    let verb = base(phrase)
    if EnglishLists.modals.contains(verb) { return true }
    return EnglishLists.bareAfterSomebody.contains(verb) && phrase.complements.contains { $0.noun != nil }
  }

  private func isGerund(after phrase: VerbPhrase, _ other: VerbPhrase) -> Bool {
    let verb = base(phrase)
    if EnglishLists.gerundVerbs.contains(verb) { return true }
    if case .adverb(let term)? = phrase.complements.last?.content, ["before", "after"].contains(term.text) {
      return true
    }
    if ["go", "come"].contains(verb), phrase.complements.isEmpty {
      return EnglishLists.sports.contains(base(other))
    }
    guard let adjective = phrase.adjective else { return false }
    return EnglishLists.gerundAdjectives.contains(adjective)
  }

  /// Tired *of* waiting.
  private func preposition(_ phrase: VerbPhrase) -> [String] {
    guard let adjective = phrase.adjective, adjective != "busy",
      let preposition = EnglishLists.adjectivePrepositions[adjective]
    else { return [] }
    return [preposition]
  }

  /// Whom something is given comes before what is given, without a preposition.
  func complements(of phrase: VerbPhrase) -> [String] {
    var shown = phrase.complements.filter { complement in
      if case .negative(let term) = complement.content { return term.role != .negative(.never) }
      return complement.role != .recipient || groomed(phrase) == nil
    }
    if hasParticleObject(phrase) { shown.removeFirst() }
    if clause.question?.word.entry?.concept == "how", phrase.isBeing, case .adjective = shown.first?.content {
      shown.removeFirst()
    }
    return shown.flatMap { words(of: $0, phrase) }
  }

  func words(of complement: Complement) -> [String] { words(of: complement, nil) }

  func words(of complement: Complement, _ phrase: VerbPhrase?) -> [String] {
    switch complement.content {
    case .adverb(let term): return [term.text]
    case .unknown(let term): return [term.said]
    case .negative(let term):
      guard isNegative else { return [term.text] }
      return [
        term.text.replacing("nothing", with: "anything").replacing("nobody", with: "anybody").replacing(
          "no one", with: "anyone")
      ]
    case .adjective(let adjective): return nouns.words(adjective)
    case .noun(let noun):
      let place = EnglishPlace(complement, phrase, self)
      let words = nouns.words(noun, { place.determiner(of: $0) }, isObject: true, inPlural: { place.isInPlural($0) })
      return ([place.preposition] + words).filter { !$0.isEmpty }
    }
  }
}

extension VerbPhrase {
  /// What somebody is said to be.
  fileprivate var adjective: String? {
    for complement in complements {
      if case .adjective(let adjective) = complement.content { return adjective.adjective.text }
    }
    return nil
  }
}
