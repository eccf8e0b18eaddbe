import Prediction
public import TagarelaKit
import Workspace

/// What is likely to come next.
public struct NextWords: Sendable {
  /// The likeliest first.
  public let suggestions: [SymbolSuggestion]
  /// Words before that nobody knows.
  public let unknown: [String]
}

extension Clinic {
  /// What is likely to come after some words. A last word that is none is the beginning of one.
  ///
  /// - Parameters:
  ///   - letters: with which it must begin; empty where nothing is said of it.
  ///   - isWritten: as words are written in a sentence; else symbols.
  ///   - patient: nil for anybody.
  /// - Throws: ``Failure`` `sentence.language`.
  public func nextWords(
    after words: [PointedWord], beginning letters: String = "", isWritten: Bool, in language: String,
    for patient: Int64?, count: Int
  ) throws -> NextWords {
    try grammars.check(language)
    var words = words
    var letters = letters
    var unknown = try meanings(of: words, in: language, for: patient).unknown
    if letters.isEmpty, let last = words.last?.text,
      try isWritten
        ? isBegun(last, in: language, for: patient)
        : unknown.last == last && hasSymbol(beginning: last, in: language, for: patient)
    {
      words.removeLast()
      letters = last
      unknown.removeAll { $0 == last }
    }
    let suggestions =
      isWritten
      ? wordSuggestions(after: words, beginning: letters, in: language, for: patient, count: count)
        .map { SymbolSuggestion(word: $0) }
      : try symbolSuggestions(after: words, beginning: letters, in: language, for: patient, count: count)
    return NextWords(suggestions: suggestions, unknown: unknown)
  }

  /// Whether what is written is no whole word, but one may become of it.
  private func isBegun(_ written: String, in language: String, for patient: Int64?) throws -> Bool {
    let words = try predictions.words(self, in: language, for: patient)
    return !words.knows(written) && !words.words(after: [], beginning: written, count: 1).isEmpty
  }

  private func hasSymbol(beginning letters: String, in language: String, for patient: Int64?) throws -> Bool {
    try !symbolSuggestions(after: [], beginning: letters, in: language, for: patient, count: 1).isEmpty
  }
}

extension SymbolSuggestion {
  /// The key of what it means; nil where vocabularies don't know it.
  public var concept: String? { id.hasPrefix("=") ? nil : id }
}
