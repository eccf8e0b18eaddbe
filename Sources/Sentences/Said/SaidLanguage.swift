/// The small words of a language that stand in sentences and not on symbols: where they were pointed at, somebody has made
/// a sentence already.
public struct SaidLanguage: Sendable {
  /// Articles, and what they melt into with prepositions.
  let articles: Set<String>
  /// Pronouns that stand nowhere but with a verb.
  let clitics: Set<String>
  /// Pronouns written with the word that follows: `m'`.
  let elided: [String]
  /// Pronouns written with the verb before them.
  let attached: [String]
  /// Finite verbs that depend on what follows them, with that: `he` before a participle.
  let auxiliaries: [String: VerbForm]
  /// Forms of verbs though other words are written so, or no verb's table has them.
  let finite: Set<String>
  /// A pronoun goes before the verb in an order too: me ajuda.
  let ordersBehindPronouns: Bool
  /// What belongs to a verb or its subject with an apostrophe: don't, I'm.
  let contractions: Set<String>
  /// Questions that are a verb as well, with the one that isn't: cadê, onde.
  let asking: [String: String]
  /// Any pronoun before a word tells that it is a verb: he *drinks*.
  let pronounsTellVerbs: Bool
  /// I, you.
  let pronouns: (first: String, second: String)

  /// - Parameters:
  ///   - auxiliaries: the form that follows one, and behind it the auxiliaries, parted by blanks.
  public init(
    articles: String, clitics: String = "", elided: [String] = [], attached: [String] = [],
    auxiliaries: KeyValuePairs<VerbForm, String> = [:], contractions: String = "", finite: String = "",
    ordersBehindPronouns: Bool = false, asking: [String: String] = [:], pronounsTellVerbs: Bool = false,
    pronouns: (first: String, second: String)
  ) {
    self.ordersBehindPronouns = ordersBehindPronouns
    self.asking = asking
    self.pronounsTellVerbs = pronounsTellVerbs
    self.pronouns = pronouns
    self.finite = Self.words(finite)
    self.contractions = Self.words(contractions)
    self.articles = Self.words(articles)
    self.clitics = Self.words(clitics)
    self.elided = elided
    self.attached = attached.sorted { $0.count > $1.count }
    var found: [String: VerbForm] = [:]
    for (form, words) in auxiliaries {
      for word in Self.words(words) { found[word] = form }
    }
    self.auxiliaries = found
  }

  private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
}
