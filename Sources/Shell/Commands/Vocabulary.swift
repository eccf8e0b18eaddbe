import TagarelaKit

/// Every word that users can type for a noun, verb, option or value, in all languages at once, with what it may mean.
struct Vocabulary: Sendable {
  private var meanings: [Kind: [String: [String]]] = [:]

  enum Kind: String, CaseIterable {
    case noun, verb, option, value
  }

  init(_ translations: [Translation]) {
    for translation in translations {
      for (key, words) in MessageTable(translation.words).texts {
        // A third part is the noun beside which alone the words mean the verb.
        let parts = key.split(separator: ".")
        guard parts.count >= 2, let kind = Kind(rawValue: String(parts[0])) else { continue }
        let meaning = String(parts[1])
        let noun = parts.count > 2 ? String(parts[2]) : nil
        for word in words.split(separator: "|") { add(String(word), kind, meaning, beside: noun) }
      }
    }
  }

  /// What `word` may mean: always also itself, the English word.
  ///
  /// - Parameter noun: what stands before a verb; what the word means beside just that comes first.
  func meanings(of word: String, _ kind: Kind, beside noun: String? = nil) -> [String] {
    let folded = word.folded
    let known = meanings[kind] ?? [:]
    return (noun.flatMap { known[Self.key(folded, beside: $0)] } ?? []) + (known[folded] ?? [folded])
  }

  private mutating func add(_ word: String, _ kind: Kind, _ meaning: String, beside noun: String?) {
    let folded = word.folded
    let key = noun.map { Self.key(folded, beside: $0) } ?? folded
    var known = meanings[kind, default: [:]][key] ?? [folded]
    if known.dropLast().contains(meaning) { return }
    known.insert(meaning, at: known.count - 1)
    meanings[kind, default: [:]][key] = known
  }

  /// No word has a blank before it.
  private static func key(_ word: String, beside noun: String) -> String { " \(noun) \(word)" }
}
