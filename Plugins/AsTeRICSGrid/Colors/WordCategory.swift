import TagarelaKit

/// The kinds of words by which AsTeRICS Grid colours elements: those of the Fitzgerald key, of Goossens' and of
/// Montessori's colours.
enum WordCategory: String, CaseIterable {
  case people = "CC_PRONOUN_PERSON_NAME"
  case noun = "CC_NOUN"
  case verb = "CC_VERB"
  case descriptor = "CC_DESCRIPTOR"
  case social = "CC_SOCIAL_EXPRESSIONS"
  case misc = "CC_MISC"
  case place = "CC_PLACE"
  case category = "CC_CATEGORY"
  case important = "CC_IMPORTANT"
  case others = "CC_OTHERS"
  case preposition = "CC_PREPOSITION"
  case question = "CC_QUESTION_NEGATION_PRONOUN"
  case article = "CC_ARTICLE"
  case adjective = "CC_ADJECTIVE"
  case adverb = "CC_ADVERB"
  case conjunction = "CC_CONJUNCTION"
  case interjection = "CC_INTERJECTION"

  /// The nearest kind that the Fitzgerald key has.
  var fitzgerald: WordCategory {
    switch self {
    case .adjective, .adverb: .descriptor
    case .article, .preposition, .conjunction: .misc
    case .interjection: .social
    default: self
    }
  }

  /// The one that is called so in any of the languages.
  init?(named name: String) {
    let folded = name.folded
    guard !folded.isEmpty,
      let kind = Self.allCases.first(where: { kind in
        let names = kind.names
        return [names.pt, names.es, names.ca, names.en].contains { $0.folded == folded }
      })
    else { return nil }
    self = kind
  }

  /// The category for its words, named in the user's language.
  func category(in language: String) -> Category {
    let name =
      switch language {
      case "pt": names.pt
      case "es": names.es
      case "ca": names.ca
      default: names.en
      }
    return Category(name: name, color: color)
  }

  private var color: CategoryColor {
    switch fitzgerald {
    case .people: .yellow
    case .noun: .maroon
    case .verb: .green
    case .descriptor: .blue
    case .social: .fuchsia
    case .place: .purple
    case .category: .olive
    case .important, .question: .red
    case .misc: .silver
    default: .gray
    }
  }

  /// In Portuguese, Spanish, Catalan and English.
  private var names: (pt: String, es: String, ca: String, en: String) {
    switch self {
    case .people: ("pessoas", "personas", "persones", "people")
    case .noun: ("substantivos", "sustantivos", "substantius", "nouns")
    case .verb: ("verbos", "verbos", "verbs", "verbs")
    case .descriptor: ("como é", "cómo es", "com és", "describing")
    case .social: ("social", "social", "social", "social")
    case .misc: ("palavras pequenas", "palabras pequeñas", "paraules petites", "little words")
    case .place: ("lugares", "lugares", "llocs", "places")
    case .category: ("categorias", "categorías", "categories", "categories")
    case .important: ("importante", "importante", "important", "important")
    case .others: ("outras palavras", "otras palabras", "altres paraules", "other words")
    case .preposition: ("preposições", "preposiciones", "preposicions", "prepositions")
    case .question: ("perguntas", "preguntas", "preguntes", "questions")
    case .article: ("artigos", "artículos", "articles", "articles")
    case .adjective: ("adjetivos", "adjetivos", "adjectius", "adjectives")
    case .adverb: ("advérbios", "adverbios", "adverbis", "adverbs")
    case .conjunction: ("conjunções", "conjunciones", "conjuncions", "conjunctions")
    case .interjection: ("interjeições", "interjecciones", "interjeccions", "interjections")
    }
  }
}
