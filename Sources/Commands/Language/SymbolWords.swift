import TagarelaKit

/// A symbol that may come next.
public struct SymbolSuggestion: Sendable {
  /// What it is called.
  public let word: String
  /// As ``SymbolWords/id(of:concept:)``.
  public let id: String
}

/// What the concepts of all vocabularies are called in a language, to be found by their first letters.
public struct SymbolWords: Sendable {
  /// By folded word, in that order.
  private let entries: [(folded: String, suggestion: SymbolSuggestion)]
  private let keys: [String: String]

  init(_ lexicon: Lexicon, language: String) {
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
    for concept in lexicon.concepts {
      for word in concept.allWords where keys[word.text.folded] == nil { keys[word.text.folded] = concept.key }
    }
    self.entries = entries.sorted { $0.folded < $1.folded }
    self.keys = keys
  }

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
