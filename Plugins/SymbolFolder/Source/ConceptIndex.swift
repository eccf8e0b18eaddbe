import TagarelaKit

/// Finds the concept that a symbol's words mean.
struct ConceptIndex {
  private let concepts: [Concept]
  /// By language, then by word: in lower case, and also without accents where that differs.
  private var exact: [String: [String: [Entry]]] = [:]
  private var plain: [String: [String: [Entry]]] = [:]
  private let keys: Set<String>

  private struct Entry {
    let concept: Int
    /// The word on the symbol, not another one for the same.
    let isFirst: Bool
  }

  init(_ concepts: [Concept]) {
    self.concepts = concepts
    keys = Set(concepts.map(\.key))
    for (index, concept) in concepts.enumerated() {
      for (language, words) in concept.words {
        for (place, word) in words.enumerated() {
          let entry = Entry(concept: index, isFirst: place == 0)
          for text in Set([word.text, word.feminine ?? word.text]) {
            exact[language, default: [:]][text.lowercased(), default: []].append(entry)
            plain[language, default: [:]][text.folded, default: []].append(entry)
          }
        }
      }
    }
  }

  var isEmpty: Bool { concepts.isEmpty }

  func has(_ key: String) -> Bool { keys.contains(key) }

  /// The one concept that all the languages' names, or what else the symbol is called, can mean; nil when there are
  /// several or none.
  ///
  /// - Parameter wordClass: nil where it isn't known: then any will do.
  func concept(_ words: [String: [String]], _ wordClass: WordClass?) -> String? {
    var common: Set<Int>?
    var first: Set<Int>?
    for (language, texts) in words {
      let found = entries(language, texts).filter { wordClass == nil || concepts[$0.concept].wordClass == wordClass }
      if found.isEmpty { continue }
      let all = Set(found.map(\.concept))
      let named = Set(found.filter(\.isFirst).map(\.concept))
      common = common?.intersection(all) ?? all
      first = first?.intersection(named) ?? named
    }
    for choice in [first, common] {
      guard let choice, !choice.isEmpty else { continue }
      return choice.count == 1 ? choice.first.map { concepts[$0].key } : nil
    }
    return nil
  }

  /// How many of the names are words of the language.
  func count(of names: some Sequence<String>, in language: String) -> Int {
    names.reduce(0) { $0 + (plain[language]?[$1.folded] == nil ? 0 : 1) }
  }

  /// For the first text that means anything.
  private func entries(_ language: String, _ texts: [String]) -> [Entry] {
    for text in texts {
      if let found = exact[language]?[text.lowercased()] ?? plain[language]?[text.folded] { return found }
    }
    return []
  }
}
