import Sentences
import TagarelaKit

/// What stands before a noun.
enum EnglishDeterminer: Equatable {
  case none, the, a
  /// In questions and negations: is there any milk?
  case any
  /// My, her, Mom's.
  case owner(String)
}

/// Noun phrases: determiners, adjectives before the noun, plurals, owners.
struct EnglishNouns {
  let forms: EnglishForms

  // MARK: - What verbs and pronouns agree with

  /// As the verb sees a subject.
  func person(of phrase: NounPhrase) -> Person {
    var all = single(phrase)
    for (coordinator, other) in phrase.others {
      let next = single(other)
      if coordinator.text == "or" {
        all = next
      } else {
        let rank = all.rank.rawValue < next.rank.rawValue ? all.rank : next.rank
        all = Person(rank, .plural)
      }
    }
    return all
  }

  private func single(_ phrase: NounPhrase) -> Person {
    if let pronoun = phrase.pronoun {
      if pronoun.kind == .polite { return .secondSingular }
      if ["these", "those"].contains(phrase.head?.text) { return .thirdPlural }
      return pronoun.person
    }
    return isPlural(phrase) ? .thirdPlural : .thirdSingular
  }

  func isPlural(_ phrase: NounPhrase) -> Bool {
    if phrase.head?.entry?.isPlural == true { return true }
    return phrase.determiners.contains { term in
      switch term.role {
      case .quantity(.number): true
      case .quantity(.many), .quantity(.all): isCountable(phrase)
      case .quantity(.more): isCountable(phrase)
      case .quantity(.other): false
      case .demonstrative: ["these", "those"].contains(term.text)
      default: false
      }
    }
  }

  func isCountable(_ phrase: NounPhrase) -> Bool {
    guard let entry = phrase.head?.entry, entry.role == .noun else { return false }
    return !entry.isMass || entry.marks.contains("plural")
  }

  /// He, she, it, they: what stands for a subject that is said again.
  func pronoun(for phrase: NounPhrase) -> String {
    let person = person(of: phrase)
    switch person {
    case .firstSingular: return "I"
    case .secondSingular, .secondPlural: return "you"
    case .firstPlural: return "we"
    case .thirdPlural: return "they"
    default: return thirdPerson(phrase, "he", "she", "it")
    }
  }

  /// My, your, his, for what belongs to the subject.
  func possessive(of phrase: NounPhrase) -> String {
    switch person(of: phrase) {
    case .firstSingular: return "my"
    case .secondSingular, .secondPlural: return "your"
    case .firstPlural: return "our"
    case .thirdPlural: return "their"
    default: return phrase.pronoun?.kind == .indefinite ? "their" : thirdPerson(phrase, "his", "her", "its")
    }
  }

  func reflexive(of phrase: NounPhrase) -> String {
    switch person(of: phrase) {
    case .firstSingular: return "myself"
    case .secondSingular: return "yourself"
    case .secondPlural: return "yourselves"
    case .firstPlural: return "ourselves"
    case .thirdPlural: return "themselves"
    default: return thirdPerson(phrase, "himself", "herself", "itself")
    }
  }

  private func thirdPerson(_ phrase: NounPhrase, _ he: String, _ she: String, _ it: String) -> String {
    if let pronoun = phrase.pronoun {
      if pronoun.kind == .neuter { return it }
      return pronoun.gender == .feminine ? she : he
    }
    guard phrase.isPerson || EnglishLists.isCalled(phrase) else { return it }
    if let gender = phrase.head?.entry?.gender { return gender == .feminine ? she : he }
    return forms.gender(ofNoun: phrase.head?.text ?? "") == .feminine ? she : he
  }

  // MARK: - Words

  /// - Parameters:
  ///   - determiner: where nothing in the phrase speaks against one.
  ///   - isObject: after a verb or a preposition: me, them.
  ///   - others: of each of the others that are joined to it.
  func words(
    _ phrase: NounPhrase, _ determiner: (NounPhrase) -> EnglishDeterminer, isObject: Bool = false,
    inPlural: (NounPhrase) -> Bool = { _ in false }
  ) -> [String] {
    var words = single(phrase, determiner(phrase), isObject, inPlural(phrase))
    for (coordinator, other) in phrase.others {
      words.append(coordinator.text)
      // My dog and cat.
      let isShared =
        other.determiners.isEmpty
        && phrase.determiners.contains { if case .possessive = $0.role { true } else { false } }
      words += single(other, isShared ? .none : determiner(other), isObject, inPlural(other))
    }
    return words
  }

  private func single(_ phrase: NounPhrase, _ determiner: EnglishDeterminer, _ isObject: Bool, _ inPlural: Bool)
    -> [String]
  {
    if phrase.pronoun != nil, let head = phrase.head { return [pronoun(head, isObject)] }
    let isPlural = inPlural || isPlural(phrase)
    var words: [String] = []
    var belonging = phrase.belonging
    var determiner = phrase.isUnknown && phrase.determiners.isEmpty && !determiner.isOwner ? .none : determiner
    if let owner = belonging.first?.noun, belonging[0].preposition?.entry?.concept == "of", owns(owner) {
      determiner = .owner(possessive(named: owner))
      belonging.removeFirst()
    } else if !belonging.isEmpty, belonging[0].preposition != nil, determiner == .a, !isAmount(phrase) {
      determiner = .the
    }
    words += determiners(of: phrase, determiner, isPlural)
    // Chocolate cake, hospital food.
    var kind: [String] = []
    if phrase.head?.entry?.isKind("container") != true, belonging.first?.preposition == nil,
      let noun = belonging.first?.noun
    {
      kind = self.words(noun) { _ in .none }
      belonging.removeFirst()
    }
    let measured = phrase.adjectives.filter { isMeasure($0, phrase) }
    for adjective in phrase.adjectives where !isMeasure(adjective, phrase) { words += self.words(adjective) }
    words += kind
    if let head = phrase.head { words.append(self.word(head, isPlural, phrase)) }
    words += measured.map(\.adjective.said)
    if needsArticle(phrase, determiner), let first = words.first, !isPlural {
      words.insert(Self.indefinite(before: first), at: 0)
    }
    for complement in belonging {
      guard let held = complement.noun else { continue }
      let isHeld = complement.preposition == nil || isAmount(phrase)
      words.append(complement.preposition?.text ?? "of")
      words += self.words(held, { isHeld || $0.isName || EnglishLists.isCalled($0) ? .none : .the }, isObject: true)
    }
    return words
  }

  /// Ten years old.
  private func isMeasure(_ adjective: AdjectivePhrase, _ phrase: NounPhrase) -> Bool {
    phrase.head?.entry?.isKind("time") == true && !phrase.determiners.isEmpty
      && ["old", "long", "late", "early"].contains(adjective.adjective.text)
  }

  /// A glass of milk, a piece of cake.
  private func isAmount(_ phrase: NounPhrase) -> Bool {
    phrase.head?.entry?.isKind("container", "quantity", "group") == true
      && phrase.belonging.first?.noun?.head?.entry?.isKind("food", "drink", "material", "substance") == true
  }

  private func needsArticle(_ phrase: NounPhrase, _ determiner: EnglishDeterminer) -> Bool {
    guard determiner == .a, phrase.determiners.isEmpty else { return false }
    return phrase.head?.entry?.isPlural != true
  }

  /// People and animals own in front: the boy's dog.
  private func owns(_ owner: NounPhrase) -> Bool {
    owner.isPerson || owner.isName || EnglishLists.isCalled(owner) || owner.head?.entry?.isKind("animal") == true
  }

  func possessive(named owner: NounPhrase) -> String {
    if owner.pronoun != nil { return possessive(of: owner) }
    let words = words(owner, subjectDeterminer).joined(separator: " ")
    return words.hasSuffix("s") && isPlural(owner) ? words + "'" : words + "'s"
  }

  private func determiners(of phrase: NounPhrase, _ determiner: EnglishDeterminer, _ isPlural: Bool) -> [String] {
    guard !phrase.determiners.isEmpty else {
      switch determiner {
      case .the: return ["the"]
      case .any: return ["any"]
      case .owner(let owner): return [owner]
      case .a, .none: return []
      }
    }
    var words: [String] = []
    for term in phrase.determiners {
      switch term.role {
      case .quantity(.all):
        words.append(term.text)
        if phrase.determiners.count == 1, phrase.head != nil { words.append("the") }
      case .ordinal:
        if phrase.determiners.count == 1, !(phrase.head?.entry?.isKind("time") ?? false && term.text != "first") {
          words.append("the")
        }
        words.append(term.text)
      case .article(isDefinite: false):
        words.append(phrase.head.map { Self.indefinite(before: $0.text) } ?? term.text)
      case .quantity(let quantity): words.append(self.quantity(term, quantity, phrase))
      case .demonstrative:
        words.append(forms.adjective(term.text, feminine: nil, .masculine, isPlural ? .plural : .singular))
      default: words.append(term.text)
      }
    }
    return words
  }

  private func quantity(_ term: Term, _ quantity: Quantity, _ phrase: NounPhrase) -> String {
    if phrase.head == nil { return term.text }
    switch term.text {
    case "a lot", "lots", "plenty", "a couple": return term.text + " of"
    case "much", "too much": return isCountable(phrase) ? term.text.replacing("much", with: "many") : term.text
    case "many": return isCountable(phrase) || phrase.isUnknown ? term.text : "much"
    case "a little": return isCountable(phrase) ? "a few" : term.text
    case "other": return isPlural(phrase) || phrase.determiners.count > 1 ? "other" : "another"
    default: return term.text
    }
  }

  func word(_ head: Term, _ isPlural: Bool, _ phrase: NounPhrase) -> String {
    if head.entry == nil { return head.said }
    if EnglishLists.isCalled(phrase), phrase.determiners.isEmpty { return head.text.capital }
    guard isPlural, head.entry?.isPlural != true, head.role == .noun else { return head.text }
    return forms.plural(ofNoun: head.text)
  }

  func pronoun(_ head: Term, _ isObject: Bool) -> String {
    guard case .pronoun(let pronoun) = head.role, pronoun.kind == .personal else { return head.text }
    let isFeminine = pronoun.gender == .feminine
    switch pronoun.person {
    case .firstSingular: return head.text == "myself" ? head.text : isObject ? "me" : "I"
    case .firstPlural: return isObject ? "us" : "we"
    case .thirdSingular: return isFeminine ? (isObject ? "her" : "she") : isObject ? "him" : "he"
    case .thirdPlural: return isObject ? "them" : "they"
    default: return head.text.hasPrefix("to ") ? "you" : head.text
    }
  }

  /// Very big, bigger than.
  func words(_ phrase: AdjectivePhrase) -> [String] {
    var words: [String] = []
    // Bigger may have been said already.
    var adjective = phrase.adjective.said
    for degree in phrase.degrees {
      switch degree.text {
      case "more": adjective = forms.comparative(of: adjective)
      case "most", "the most": adjective = forms.superlative(of: adjective)
      case "too much": words.append("too")
      case "a lot", "much": words.append("very")
      default: words.append(degree.text)
      }
    }
    words.append(adjective)
    for (coordinator, other) in phrase.others { words += [coordinator.text, other.text] }
    return words
  }

  // MARK: - Subjects

  /// Of a subject, and of whoever is spoken of like one.
  func subjectDeterminer(_ phrase: NounPhrase) -> EnglishDeterminer {
    guard let entry = phrase.head?.entry, phrase.pronoun == nil, !phrase.isName, !EnglishLists.isCalled(phrase) else {
      return .none
    }
    if case .negative = entry.role { return .none }
    if EnglishLists.kin.contains(entry.text) || entry.isKind("body") { return .owner("my") }
    if entry.marks.contains("one") || entry.isKind("meal", "language", "colour") { return .none }
    if entry.isMass, entry.isKind("game", "work") { return .none }
    return .the
  }

  // MARK: - A and an

  static func indefinite(before word: String) -> String {
    let lower = word.lowercased()
    let first = lower.split { " -".contains($0) }.first.map(String.init) ?? lower
    if first.count == 1 || word.prefix(3).count == 3 && word.prefix(3) == word.prefix(3).uppercased() {
      return "aefhilmnorsx8".contains(first.first ?? "b") ? "an" : "a"
    }
    if ["hour", "honest", "honor", "honour", "heir"].contains(where: first.hasPrefix) { return "an" }
    if ["uni", "use", "usu", "eu", "one", "once", "ufo", "ute", "uke", "urin"].contains(where: first.hasPrefix),
      !["unin", "unim", "unid"].contains(where: first.hasPrefix)
    {
      return "a"
    }
    return "aeiou".contains(lower.first ?? "b") ? "an" : "a"
  }
}

extension EnglishDeterminer {
  fileprivate var isOwner: Bool { if case .owner = self { true } else { false } }
}

extension String {
  /// With a capital letter.
  var capital: String { prefix(1).uppercased() + dropFirst() }
}
