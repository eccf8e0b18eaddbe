/// The small words of a language that stand in sentences and not on symbols: where they were pointed at, somebody has made
/// a sentence already.
public struct SaidLanguage: Sendable {
  /// Articles, and what they melt into with prepositions.
  let articles: Set<String>
  /// Pronouns that stand nowhere but with a verb.
  let clitics: Set<String>
  /// Pronouns written with the word that follows: `m'`.
  let elided: [String]
  /// Those of them that are articles as well: `l'`.
  let elidedArticles: [String]
  /// Pronouns written with the verb before them.
  let attached: [String]
  /// What makes another verb of one, for what one does to oneself: `se`, `-se`.
  let reflexives: [String]
  /// Articles before one of many: a, an. Empty where it is the number one.
  let singularArticles: Set<String>
  /// To whom and where to, and what that melts into with an article: a, al. Nil where no word is alike.
  let to: To?
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
  /// How something is done, for what is so: good, well.
  let manners: [String: String]
  /// Negations that are one with a verb, with both as words: can't. Where one stands first, who speaks says it.
  let negatedVerbs: [String: [String]]
  /// I, you; as they are written within a sentence.
  let pronouns: (first: String, second: String)

  public struct To: Sendable {
    let word: String
    let melted: Set<String>

    /// - Parameter melted: parted by blanks.
    public init(_ word: String, melted: String) {
      self.word = word
      self.melted = SaidLanguage.words(melted)
    }
  }

  /// Whether the first person's pronoun has a capital wherever it stands: I.
  var hasCapitalFirst: Bool { pronouns.first.first?.isUppercase ?? false }

  /// - Parameters:
  ///   - auxiliaries: the form that follows one, and behind it the auxiliaries, parted by blanks.
  public init(
    articles: String, clitics: String = "", elided: [String] = [], elidedArticles: [String] = [],
    attached: [String] = [],
    reflexives: [String] = [], singularArticles: String = "", to: To? = nil,
    auxiliaries: KeyValuePairs<VerbForm, String> = [:], contractions: String = "", finite: String = "",
    ordersBehindPronouns: Bool = false, asking: [String: String] = [:], pronounsTellVerbs: Bool = false,
    manners: [String: String] = [:], negatedVerbs: [String: [String]] = [:], pronouns: (first: String, second: String)
  ) {
    self.ordersBehindPronouns = ordersBehindPronouns
    self.asking = asking
    self.pronounsTellVerbs = pronounsTellVerbs
    self.manners = manners
    self.negatedVerbs = negatedVerbs
    self.pronouns = pronouns
    self.finite = Self.words(finite)
    self.contractions = Self.words(contractions)
    self.articles = Self.words(articles)
    self.clitics = Self.words(clitics)
    self.elided = elided
    self.elidedArticles = elidedArticles
    self.reflexives = reflexives
    self.singularArticles = Self.words(singularArticles)
    self.to = to
    self.attached = attached.sorted { $0.count > $1.count }
    var found: [String: VerbForm] = [:]
    for (form, words) in auxiliaries {
      for word in Self.words(words) { found[word] = form }
    }
    self.auxiliaries = found
  }

  private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
}
