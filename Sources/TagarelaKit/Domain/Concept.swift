/// What a symbol can mean, apart from any picture and any language: water, to drink, happy.
public struct Concept: Sendable, Equatable {
  /// English, lower case, words joined by hyphens: `orange-fruit`.
  public var key: String
  /// What its words are in a sentence, the same in every language.
  public var wordClass: WordClass
  /// A key of the vocabulary's like `food`, which messages put into words (`concept.category.KEY`), or a name of the
  /// clinic's own.
  public var category: String
  /// 1 for core words, 2 for frequent ones, 3 for the rest.
  public var rank: Int
  /// By language (`pt`, `es`, `ca`, `en`): the word on the symbol first, then what else it is called.
  public var words: [String: [ConceptWord]]

  public init(key: String, wordClass: WordClass, category: String, rank: Int, words: [String: [ConceptWord]]) {
    self.key = key
    self.wordClass = wordClass
    self.category = category
    self.rank = rank
    self.words = words
  }

  /// Its words in all languages.
  public var allWords: [ConceptWord] { words.values.flatMap { $0 } }
}

/// The class of the words that express a concept, as tables name it in their column `class`.
public enum WordClass: String, Sendable, CaseIterable {
  case noun, verb, adjective, adverb, pronoun, determiner, preposition, conjunction, interjection, number, question,
    phrase, letter, name
}

/// One word of a concept in one language. Verbs stand in the infinitive, nouns in the singular unless they have none.
public struct ConceptWord: Sendable, Equatable {
  /// As it stands on the symbol, capitals and accents included; also several words: `por favor`.
  public var text: String
  /// Of an adjective, or of a person: the feminine, where it differs.
  public var feminine: String?
  /// Of a noun, in languages that have it.
  public var gender: Gender?
  /// Of an English noun: what can't be counted, or has only a plural.
  public var number: Number?
  /// BCP 47 code of the only region that says so: `es-MX`.
  public var region: String?

  /// The gender of a noun, and its number where it has only a plural. The raw values are the marks of ``ConceptTable``.
  public enum Gender: String, Sendable, CaseIterable {
    case masculine = "m"
    case feminine = "f"
    /// The same word for both.
    case common = "mf"
    case masculinePlural = "mp"
    case femininePlural = "fp"
  }

  /// How an English noun differs from one that is counted. The raw values are the marks of ``ConceptTable``.
  public enum Number: String, Sendable, CaseIterable {
    case uncountable = "u"
    case plural = "p"
  }

  public init(
    text: String, feminine: String? = nil, gender: Gender? = nil, number: Number? = nil, region: String? = nil
  ) {
    self.text = text
    self.feminine = feminine
    self.gender = gender
    self.number = number
    self.region = region
  }
}
