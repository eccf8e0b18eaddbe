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
  /// Concepts that stand for a form of grammar, like the article, or for a letter.
  private let unsaid: Set<String>
  private let baseForms: @Sendable (String) -> [String]

  /// - Parameter baseForms: of ``Language``.
  public init(_ lexicon: Lexicon, language: String, baseForms: @escaping @Sendable (String) -> [String]) {
    var entries: [(folded: String, suggestion: SymbolSuggestion)] = []
    var keys: [String: String] = [:]
    // A word of several concepts means the most usual of them.
    for concept in lexicon.concepts.sorted(by: { $0.rank < $1.rank }) {
      for (place, word) in (concept.words[language] ?? []).enumerated() {
        let folded = word.text.folded
        if keys[folded] == nil { keys[folded] = concept.key }
        // A second word for the same is typed by those who say so, and needs no proposing.
        if place == 0 { entries.append((folded, SymbolSuggestion(word: word.text, id: concept.key))) }
      }
    }
    var own = keys
    for concept in lexicon.concepts {
      for feminine in (concept.words[language] ?? []).compactMap(\.feminine) where own[feminine.folded] == nil {
        own[feminine.folded] = concept.key
      }
    }
    for concept in lexicon.concepts {
      for word in concept.allWords where keys[word.text.folded] == nil { keys[word.text.folded] = concept.key }
    }
    self.entries = entries.sorted { $0.folded < $1.folded }
    self.keys = keys
    self.own = own
    self.baseForms = baseForms
    unsaid = Set(
      lexicon.concepts.filter { concept in
        concept.wordClass == .letter || lexicon.natures[concept.key]?.marks.contains { $0.name == "unsaid" } == true
      }.map(\.key))
  }

  /// The concept that a word of a sentence stands for in whatever form it is written: quiero, menina.
  func concept(ofWritten word: String) -> String? {
    let folded = word.folded
    return own[folded] ?? baseForms(folded).lazy.compactMap { own[$0] }.first ?? keys[folded]
  }

  /// Whether grammar puts it in and nobody points at it: articles.
  func isUnsaid(_ concept: String) -> Bool { unsaid.contains(concept) }

  /// What tells a symbol from others where it is predicted: its concept, else the one that its name means, else its name.
  public func id(of name: String, concept: String?) -> String { concept ?? keys[name.folded] ?? Self.id(ofName: name) }

  /// Of a symbol that means nothing that vocabularies know.
  static func id(ofName name: String) -> String { "=" + name.folded }

  /// The words that begin so; all for no letters.
  func beginning(_ letters: String) -> [SymbolSuggestion] {
    let folded = letters.folded
    return entries.after { $0.folded < folded }.prefix { $0.folded.hasPrefix(folded) }.map(\.suggestion)
  }
}
