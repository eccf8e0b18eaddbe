public import TagarelaKit

/// A symbol that may come next.
public struct SymbolSuggestion: Sendable {
  /// What it is called.
  public let word: String
  /// As ``SymbolWords/id(of:concept:)``.
  public let id: String

  init(word: String, id: String) {
    self.word = word
    self.id = id
  }

  /// One that means nothing that vocabularies know, as far as is known.
  public init(word: String) { self.init(word: word, id: SymbolWords.id(ofName: word)) }
}

/// What the concepts of all vocabularies are called in a language, to be found by their first letters.
public struct SymbolWords: Sendable {
  /// By folded word, in that order.
  private let entries: [(folded: String, suggestion: SymbolSuggestion)]
  private let keys: [String: String]
  /// Of the language's own words, their feminines included.
  private let own: [String: String]
  /// The same as they are written, with their accents: *avô* is not *avó*.
  private let exact: [String: String]
  /// Concepts that stand for a form of grammar, like the article, or for a letter.
  private let unsaid: Set<String>
  /// Of concepts that another one stands for.
  private let standing: [String: String]
  private let baseForms: @Sendable (String) -> [String]

  /// - Parameters:
  ///   - said: how often each concept is, so that of homonyms the one that is meant most comes first.
  ///   - baseForms: of ``Language``.
  public init(
    _ lexicon: Lexicon, language: String, said: [String: Int] = [:],
    baseForms: @escaping @Sendable (String) -> [String]
  ) {
    // A word means the most usual of the concepts that are called so first of all, else of those that are called so too.
    let concepts = lexicon.concepts.sorted {
      ($0.rank, -said[$0.key, default: 0]) < ($1.rank, -said[$1.key, default: 0])
    }
    let firsts = concepts.compactMap { concept in concept.words[language]?.first.map { (concept, $0.text.folded) } }
    let called = Dictionary(firsts.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var keys = called.mapValues(\.key)
    for concept in concepts {
      for word in concept.words[language] ?? [] where keys[word.text.folded] == nil {
        keys[word.text.folded] = concept.key
      }
    }
    let articles = concepts.filter { lexicon.natures[$0.key]?.marks.contains { $0.name == "unsaid" } == true }
    // "La" is the article, whatever pronouns are called so.
    var own = Self.forms(of: articles, in: language).merging(keys) { article, _ in article }
    own.merge(Self.forms(of: concepts, in: language)) { first, _ in first }
    for concept in concepts {
      for word in concept.allWords where keys[word.text.folded] == nil { keys[word.text.folded] = concept.key }
    }
    exact = Self.exactForms(of: concepts, articles, in: language)
    standing = Dictionary(
      firsts.compactMap { concept, word in
        let other = Self.standing(for: concept, called: word, in: language, called, said)
        return other == concept.key ? nil : (concept.key, other)
      }, uniquingKeysWith: { first, _ in first })
    // A second word for the same is typed by those who say so, and needs no proposing.
    let entries = firsts.filter { keys[$1] == $0.key }.map { concept, word in
      (folded: word, suggestion: SymbolSuggestion(word: concept.words[language]?.first?.text ?? word, id: concept.key))
    }
    self.entries = entries.sorted { $0.folded < $1.folded }
    self.keys = keys
    self.own = own
    self.baseForms = baseForms
    unsaid = Set((articles + concepts.filter { $0.wordClass == .letter }).map(\.key))
  }

  /// By folded word, feminines after all others.
  private static func forms(of concepts: [Concept], in language: String) -> [String: String] {
    let words = concepts.flatMap { concept in (concept.words[language] ?? []).map { ($0, concept.key) } }
    let named =
      words.map { ($0.text.folded, $1) } + words.compactMap { word, key in word.feminine.map { ($0.folded, key) } }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// By word in small letters: articles, then what is called so, then what is called so too, then feminines.
  private static func exactForms(
    of concepts: [Concept], _ articles: [Concept], in language: String
  ) -> [String: String] {
    let words = concepts.map { ($0.key, $0.words[language] ?? []) }
    let named =
      articles.flatMap { article in
        (article.words[language] ?? []).flatMap { [$0.text, $0.feminine].compactMap { $0?.lowercased() } }
          .map { ($0, article.key) }
      } + words.compactMap { key, words in words.first.map { ($0.text.lowercased(), key) } }
      + words.flatMap { key, words in words.map { ($0.text.lowercased(), key) } }
      + words.flatMap { key, words in words.compactMap(\.feminine).map { ($0.lowercased(), key) } }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// The concept that a word of a sentence stands for in whatever form it is written: quiero, menina.
  func concept(ofWritten word: String) -> String? {
    let folded = word.folded
    return exact[word.lowercased()] ?? own[folded] ?? baseForms(folded).lazy.compactMap { own[$0] }.first
      ?? keys[folded]
  }

  /// What stands for a concept where it can't be told from others: of homonyms of grammar, as "no" and "not", the most usual
  /// one, and for a verb or a preposition the more usual one that people say in its place, as "be" for "be now". A thing, a
  /// deed or a quality stands for itself alone: *mañana* the morning is not *mañana* tomorrow.
  public func standing(for concept: String) -> String { standing[concept] ?? concept }

  private static func standing(
    for concept: Concept, called word: String, in language: String, _ called: [String: Concept], _ said: [String: Int]
  ) -> String {
    if let homonym = called[word], homonym.key != concept.key, [concept, homonym].allSatisfy(\.isGrammatical) {
      return homonym.key
    }
    guard [.verb, .preposition].contains(concept.wordClass) else { return concept.key }
    let others = (concept.words[language] ?? []).dropFirst().filter { $0.region == nil }.lazy
      .compactMap { called[$0.text.folded] }
    return others.first {
      $0.wordClass == concept.wordClass && $0.rank == 1 && said[$0.key, default: 0] > said[concept.key, default: 0]
    }?.key ?? concept.key
  }

  /// Whether grammar puts it in and nobody points at it: articles.
  func isUnsaid(_ concept: String) -> Bool { unsaid.contains(concept) }

  /// What tells a symbol from others where it is predicted: its concept, else the one that its name means, else its name.
  public func id(of name: String, concept: String?) -> String {
    if let concept { return concept }
    let folded = name.folded
    return exact[name.lowercased()] ?? own[folded] ?? keys[folded] ?? Self.id(ofName: name)
  }

  /// Of a symbol that means nothing that vocabularies know.
  static func id(ofName name: String) -> String { "=" + name.folded }

  /// The words that begin so; for no letters all but those for which others stand.
  func beginning(_ letters: String) -> [SymbolSuggestion] {
    let folded = letters.folded
    if folded.isEmpty { return entries.map(\.suggestion).filter { standing[$0.id] == nil } }
    return entries.after { $0.folded < folded }.prefix { $0.folded.hasPrefix(folded) }.map(\.suggestion)
  }
}

extension Concept {
  /// Whether it tells how words go together rather than what is spoken of.
  fileprivate var isGrammatical: Bool {
    switch wordClass {
    case .adverb, .pronoun, .determiner, .preposition, .conjunction, .interjection, .question: true
    case .noun, .verb, .adjective, .number, .phrase, .letter, .name: false
    }
  }
}
