import Sentences

/// How English words change. Phrases change too, since a symbol's name is often one: a verb in its first word (`wake up`,
/// `woke up`), a noun in its last (`teddy bears`) or before its preposition (`cups of tea`).
struct EnglishForms: WordForms {
  func verb(_ infinitive: String, _ form: VerbForm) -> String {
    let (first, rest) = Self.firstWord(of: infinitive)
    if Self.unchanging.contains(first) { return infinitive }
    return Self.verb(first, form, before: rest) + rest
  }

  func plural(ofNoun noun: String) -> String {
    Self.plural(of: noun)
  }

  /// Adjectives keep one form; of the determiners `this`, `that` and `a` have a plural.
  func adjective(_ masculine: String, feminine: String?, _ gender: Gender, _ number: Number) -> String {
    if number == .plural, let plural = Self.determiners[masculine.lowercased()] {
      return plural.inCase(of: masculine)
    }
    return gender == .feminine ? feminine ?? masculine : masculine
  }

  func gender(ofNoun noun: String) -> Gender {
    Self.isFeminine(noun) ? .feminine : .masculine
  }

  func knowsVerb(_ word: String) -> Bool { Self.isCommonVerb(word.lowercased()) || Self.isIrregular(word.lowercased()) }

  func looksLikeVerb(_ word: String) -> Bool {
    Self.looksLikeVerb(word)
  }

  /// First words of phrases that are no infinitive: `there is`, `don't want`, `louder`.
  private static let unchanging: Set<String> = ["there", "don't", "not", "louder", "quieter"]

  private static let determiners = ["this": "these", "that": "those", "a": "some", "an": "some", "another": "other"]

  /// A phrase's first word, and the rest with the space before it.
  static func firstWord(of phrase: String) -> (first: String, rest: Substring) {
    guard let space = phrase.utf8.firstIndex(of: UInt8(ascii: " ")) else { return (phrase, "") }
    return (String(phrase[..<space]), phrase[space...])
  }
}
