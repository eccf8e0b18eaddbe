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
        // A third part is the noun beside which a verb is shown so.
        let parts = key.split(separator: ".")
        guard parts.count >= 2, let kind = Kind(rawValue: String(parts[0])) else { continue }
        let meaning = String(parts[1])
        for word in words.split(separator: "|") { add(String(word), kind, meaning) }
      }
    }
  }

  /// What `word` may mean: always also itself, the English word.
  func meanings(of word: String, _ kind: Kind) -> [String] {
    let folded = word.folded
    return meanings[kind]?[folded] ?? [folded]
  }

  private mutating func add(_ word: String, _ kind: Kind, _ meaning: String) {
    let folded = word.folded
    var known = meanings[kind, default: [:]][folded] ?? [folded]
    if known.dropLast().contains(meaning) { return }
    known.insert(meaning, at: known.count - 1)
    meanings[kind, default: [:]][folded] = known
  }
}
