/// How the words of a language change: tables for what is irregular, rules for the rest. Every function gives an answer for
/// every word, also for one that nobody foresaw; letter case is kept as far as it can be.
public protocol WordForms: Sendable {
  /// A form of a verb of one word, without pronouns: of `levantar-se` the forms of `levantar` are asked for.
  ///
  /// - Parameter infinitive: lower case, with its accents.
  func verb(_ infinitive: String, _ form: VerbForm) -> String

  /// The plural of a noun of one word.
  func plural(ofNoun noun: String) -> String

  /// The form of an adjective, or of another word that agrees: a determiner, a participle.
  ///
  /// - Parameters:
  ///   - masculine: its masculine singular.
  ///   - feminine: its feminine singular where a dictionary gives it; nil to go by the rules.
  func adjective(_ masculine: String, feminine: String?, _ gender: Gender, _ number: Number) -> String

  /// What a noun that no dictionary knows probably is, by its ending.
  func gender(ofNoun noun: String) -> Gender

  /// Whether a word that no dictionary knows looks like an infinitive.
  func looksLikeVerb(_ word: String) -> Bool

  /// Whether the language's own tables have a word as a verb, so that it is nobody's slip though no dictionary knows it.
  func knowsVerb(_ word: String) -> Bool
}

extension WordForms {
  public func knowsVerb(_ word: String) -> Bool { false }
}
