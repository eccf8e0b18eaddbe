import TagarelaKit

/// Turns concepts into the entries of a word book.
struct ConceptReader {
  private let lexicon: Lexicon
  private let language: String
  private let forms: any WordForms

  init(_ lexicon: Lexicon, language: String, forms: any WordForms) {
    self.lexicon = lexicon
    self.language = language
    self.forms = forms
  }

  /// A concept's words with what they are, feminine forms too.
  func entries(of concept: Concept) -> [(text: String, entry: Entry)] {
    guard let role = WordRole(of: concept) else { return [] }
    let nature = lexicon.natures[concept.key]
    let words = concept.words[language] ?? []
    return words.enumerated().flatMap { index, word -> [(String, Entry)] in
      var entry = Entry(word.text, role)
      entry.priority = (index == 0 ? 0 : 10) + concept.rank
      entry.concept = concept.key
      entry.feminine = word.feminine
      entry.kinds = nature?.kinds ?? []
      for mark in nature?.marks ?? [] {
        if mark.name == "of" {
          entry.bearers = mark.values
        } else if mark.values.isEmpty || mark.values.contains(language) {
          entry.marks.insert(mark.name)
        }
      }
      // To be hungry is an adjective in one language and a verb in another: tener hambre.
      if role == .adjective, word.text.contains(" "), let first = word.text.split(separator: " ").first,
        forms.looksLikeVerb(String(first))
      {
        entry.role = .verb
        entry.marks.insert("state")
      }
      entry.frame = role == .verb ? lexicon.frames[concept.key] : nil
      entry.tense = entry.kinds.contains("past") ? .past : entry.kinds.contains("future") ? .future : nil
      if word.number == .uncountable { entry.marks.formUnion(["mass", "uncountable"]) }
      if case .quantity = role, let feminine = word.feminine { return [(word.text, entry), (feminine, entry)] }
      guard role == .noun || role == .name else { return [(word.text, entry)] }
      return nouns(word, entry, gender: word.gender ?? (word.feminine == nil ? words[0].gender : nil))
    }
  }

  /// - Parameter gender: The word's own, or of the concept's first word where it has none: mamá (f), madre.
  private func nouns(_ word: ConceptWord, _ entry: Entry, gender: ConceptWord.Gender?) -> [(String, Entry)] {
    var entry = entry
    entry.isPlural = word.number == .plural
    switch gender {
    case .masculine: entry.gender = .masculine
    case .feminine: entry.gender = .feminine
    case .masculinePlural: (entry.gender, entry.isPlural) = (.masculine, true)
    case .femininePlural: (entry.gender, entry.isPlural) = (.feminine, true)
    case .common, nil: entry.gender = nil
    }
    guard let feminine = word.feminine else { return [(word.text, entry)] }
    var other = entry
    other.text = feminine
    other.feminine = nil
    other.gender = .feminine
    return [(word.text, entry), (feminine, other)]
  }
}

extension Entry {
  /// A number in digits: 10, 2,5.
  init?(digits: String) {
    guard digits.first?.isNumber == true, digits.allSatisfy({ $0.isASCII && $0.isNumber || ",.:/".contains($0) })
    else { return nil }
    self.init(digits, .quantity(digits == "1" ? .one : .number))
  }

  /// A word of which only the class is known.
  init?(_ word: String, as wordClass: WordClass?) {
    switch wordClass {
    case .noun: self.init(word, .noun)
    case .name:
      self.init(word, .name)
      kinds = ["person"]
    case .verb: self.init(word, .verb)
    case .adjective: self.init(word, .adjective)
    case .adverb: self.init(word, .adverb)
    default: return nil
    }
  }
}

extension WordRole {
  /// Nil for what no sentence is made of, like a letter.
  init?(of concept: Concept) {
    switch concept.wordClass {
    case .noun: self = .noun
    case .name: self = .name
    case .verb: self = .verb
    case .adjective: self = ["first-ordinal", "last-one", "next-one"].contains(concept.key) ? .ordinal : .adjective
    case .adverb: self = Self.adverbs[concept.key] ?? .adverb
    case .determiner: self = Self.determiners[concept.key] ?? .quantity(.many)
    case .preposition: self = .preposition
    case .conjunction: self = ["and", "or", "nor"].contains(concept.key) ? .coordinator : .connector
    case .interjection:
      self = concept.key == "please" ? .please : concept.key == "no" ? .negation : .exclamation
    case .number:
      self = concept.key == "one" ? .quantity(.one) : concept.key.hasSuffix("-ordinal") ? .ordinal : .quantity(.number)
    case .question:
      self = concept.words.values.contains { $0.first?.text.hasSuffix("?") ?? false } ? .saying : .question
    case .phrase: self = .saying
    case .pronoun: self = Self.pronouns[concept.key] ?? .pronoun(Pronoun(.thirdSingular, nil, .indefinite))
    case .letter: return nil
    }
  }

  private static let adverbs: [String: WordRole] = [
    "not": .negation, "never": .negative(.never), "neither": .negative(.neither), "not-yet": .negative(.notYet),
    "not-anymore": .negative(.noLonger), "more": .quantity(.more), "less": .quantity(.more),
    "enough": .quantity(.more), "too-much": .quantity(.more), "a-lot": .quantity(.many), "a-little": .quantity(.some),
    "not-much": .quantity(.many),
  ]

  private static let determiners: [String: WordRole] = [
    "my": .possessive(.firstSingular), "your": .possessive(.secondSingular), "his": .possessive(.thirdSingular),
    "her": .possessive(.thirdSingular), "our": .possessive(.firstPlural), "their": .possessive(.thirdPlural),
    "this": .demonstrative, "that": .demonstrative, "these": .demonstrative, "those": .demonstrative,
    "the": .article(isDefinite: true), "a": .article(isDefinite: false), "all": .quantity(.all),
    "each": .quantity(.each), "any": .quantity(.each), "other": .quantity(.other), "none": .quantity(.none),
    "one-more": .quantity(.other), "same": .adjective, "own": .adjective,
  ]

  private static let thing = WordRole.pronoun(Pronoun(.thirdSingular, .masculine, .neuter))

  private static let pronouns: [String: WordRole] = [
    "i": .pronoun(Pronoun(.firstSingular)), "me": .pronoun(Pronoun(.firstSingular)),
    "you": .pronoun(Pronoun(.secondSingular)), "to-you": .pronoun(Pronoun(.secondSingular)),
    "you-formal": .pronoun(Pronoun(.thirdSingular, nil, .polite)),
    "he": .pronoun(Pronoun(.thirdSingular, .masculine)), "him": .pronoun(Pronoun(.thirdSingular, .masculine)),
    "she": .pronoun(Pronoun(.thirdSingular, .feminine)), "her-object": .pronoun(Pronoun(.thirdSingular, .feminine)),
    "it": .pronoun(Pronoun(.thirdSingular, .masculine, .neuter)), "we": .pronoun(Pronoun(.firstPlural)),
    "us": .pronoun(Pronoun(.firstPlural)), "you-plural": .pronoun(Pronoun(.secondPlural)),
    "they": .pronoun(Pronoun(.thirdPlural)), "them": .pronoun(Pronoun(.thirdPlural)),
    "something": thing, "something-else": thing, "anything": thing, "everything": thing,
    "with-me": .adverb, "with-you": .adverb, "mine": .adjective, "yours": .adjective, "nobody": .negative(.nobody),
    "nothing": .negative(.nothing),
  ]
}

/// Concepts of those who speak and are spoken of.
enum PersonConcept {
  static let speaker = "i"

  /// Of the pronoun whose possessive was said.
  static func pronoun(of person: Person) -> String {
    switch person {
    case .firstSingular: speaker
    case .secondSingular: "you"
    case .firstPlural: "we"
    default: "he"
    }
  }
}
