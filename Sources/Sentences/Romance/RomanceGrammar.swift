public import TagarelaKit

/// What Portuguese, Spanish and Catalan each say in their own way; how sentences are put together is the same
/// (``RomanceSentence``).
public protocol RomanceGrammar: Sendable {
  var forms: any WordForms { get }
  var copulas: Copulas { get }
  /// Before a verb that is not done.
  var negation: String { get }
  /// What belongs to something is said behind it: de.
  var of: String { get }
  /// Before whom something pleases: a.
  var toSomebody: String { get }
  /// Begins what is told or wished: que.
  var that: String { get }
  /// What few words leave out.
  var telling: FewWordsTelling { get }

  /// First names of people.
  var names: FirstNames { get }
  /// The forms of articles, those that melted with a preposition too: el, al.
  var saidArticles: [String: SaidArticle] { get }

  // Nouns

  /// The article before a word; empty for none.
  func article(_ article: Article, _ gender: Gender, _ number: Number) -> String
  /// A determiner in the form that agrees.
  func determiner(_ term: Term, _ gender: Gender, _ number: Number) -> String
  /// A pronoun after a preposition: mí, ti, mim.
  func afterPreposition(_ pronoun: Pronoun, said: String) -> String
  /// Whether an adjective goes before a noun, however it was said.
  func goesBefore(_ adjective: Term, _ noun: Term?) -> Bool
  /// Whether a degree is said behind its adjective: quente demais.
  func goesAfter(_ degree: Term) -> Bool
  /// Whether the article stays before a determiner: todos *los* niños, *la* meva mare.
  func article(beside determiner: Term, afterPreposition: Bool) -> Article
  /// Whether one says more than one of it: to wash the *hands*.
  func isSaidInPlural(_ noun: Entry, _ situation: Situation) -> Bool

  /// Whether a word of a noun of several begins what it is of, with or for, or what it does: de ambulancia, d'espera,
  /// escorrendo. What follows has no plural.
  func endsNoun(_ word: String) -> Bool
  /// Second nouns that tell what sort the first is of, in the singular: perros guía.
  var constantNouns: Set<String> { get }

  // What goes with verbs

  /// The article of a noun that goes with a verb, where nothing else speaks for one.
  func article(of phrase: NounPhrase, _ situation: Situation) -> Article
  /// The preposition before a noun with a role; empty for none.
  func preposition(of phrase: NounPhrase, _ situation: Situation) -> String
  /// What a complement is to this verb, where the language sees it otherwise than others.
  func role(_ role: VerbFrame.Role?, of phrase: NounPhrase?, _ verb: Entry) -> VerbFrame.Role?
  /// Between a verb and the infinitive that depends on it: to begin *to* walk; empty for none.
  ///
  /// - Parameter object: what goes with the verb: a wish *to* go.
  func particle(after verb: Entry, object: Entry?, before other: Entry) -> String
  /// The verb after another is a gerund: continua chorando.
  func takesGerund(after verb: Entry) -> Bool
  /// The copula where none was said.
  func copula(_ subject: NounPhrase?, _ predicate: Predicate) -> Copula

  // Verbs

  /// A verb in its form with its auxiliaries; where there are any, pronouns go before the first.
  func conjugated(_ verb: String, _ tense: RomanceTense, _ person: Person) -> [String]
  /// The tense of something past.
  func past(of situation: Situation, isToday: Bool) -> RomanceTense
  /// What is not yet so, after if and when; nil where that is told as what is so.
  func afterIf(_ verb: String, _ person: Person, isWhen: Bool) -> String?
  /// What is waited for: hasta que *termine*.
  func awaited(_ verb: String, _ person: Person) -> String
  /// An order; nil where it is said as something else.
  func order(_ verb: String, _ person: Person, isNegative: Bool) -> String
  /// The order is given to whom, when nothing was said.
  var addressee: Person { get }

  // Pronouns with verbs

  /// The pronoun that goes with a verb; nil where it is said after the verb with a preposition or alone.
  func clitic(_ pronoun: Pronoun, _ use: CliticUse, _ situation: Situation) -> String?
  /// The reflexive pronoun.
  func reflexive(_ person: Person) -> String
  /// A verb without its reflexive pronoun.
  func plain(_ infinitive: String) -> (verb: String, isReflexive: Bool)
  /// Pronouns before a finite verb and its auxiliaries.
  func withClitics(_ clitics: [String], before verb: [String]) -> [String]
  /// An order with its pronouns.
  func ordered(_ verb: [String], _ clitics: [String]) -> [String]
  /// A recipient that is said in full has its pronoun as well: le da agua al bebé.
  var doublesRecipient: Bool { get }
  /// Whether a pronoun that is named with others is said with the verb as well: *nos* da agua a mí y a mamá.
  var doublesNamedPronouns: Bool { get }
  /// An infinitive, a gerund or an order with the pronouns that follow it.
  func joined(_ verb: String, _ clitics: [String], _ form: JoinedForm) -> [String]

  // To please and to hurt

  /// Whether what pleases is the subject: me gusta.
  var hasExperiencer: Bool { get }
  /// Whether whom it pleases is said beside the pronoun: a mamá le gusta.
  func repeatsExperiencer(_ phrase: NounPhrase) -> Bool
  /// What is liked in general is said in the plural: los perros.
  func isLikedInPlural(_ phrase: NounPhrase) -> Bool
  /// What is felt like is not a known thing: me apetece un helado.
  func wantsIndefinite(_ verb: Entry) -> Bool

  /// Verbs that say what one becomes, with an adjective that agrees: ponerse enferma.
  var becoming: Set<String> { get }
  /// Prepositions that are said before each of several nouns.
  var repeated: Set<String> { get }
  /// Verbs of feeling that somebody may do to somebody: molestar.
  var bothering: Set<String> { get }

  /// Adverbs that go before a noun with de: cerca de casa.
  var positions: Set<String> { get }

  // The whole

  /// Before a question, where there is one.
  var questionMark: String? { get }
  /// Before what is called out, where there is one.
  var exclamationMark: String? { get }
  /// Whether the verb goes before its subject after a question word.
  func inverts(_ question: Term, _ verb: Entry, _ subject: NounPhrase) -> Bool
  /// What somebody who says it without a subject says of himself: want juice.
  func isOwn(_ verb: Entry) -> Bool
  /// A clause as the language puts it: my tummy hurts, not I hurt the tummy.
  func rearranged(_ clause: Clause, isQuestion: Bool) -> Clause
  /// A verb as it is said before an object, where its symbol says one itself or it is another verb: tocar un instrumento,
  /// tocar la guitarra.
  var beforeObject: [String: String] { get }
  func articleOfSubject(_ phrase: NounPhrase) -> Article
  /// Of what another noun is of: the ball of *the* boy, a bar of chocolate.
  func article(ofOwner phrase: NounPhrase) -> Article
  /// A noun with an adjective that says how it is now: the girl is ill.
  func isStatement(_ phrase: NounPhrase) -> Bool
  /// Whether a subject is said: què vols, not què vols tu.
  func isSaid(_ subject: NounPhrase, in clause: Clause) -> Bool
  /// Whether a verb is negated though a negative word goes before it: ningú no ve.
  func isDenied(after negative: Term) -> Bool
  /// What goes before a noun in place of an indefinite article where there is none of it: cap gos.
  func determiner(ofNo phrase: NounPhrase, _ situation: Situation) -> String?
  /// Nothing, nobody, never after a verb.
  func negative(_ term: Term, _ verb: Entry?) -> [String]

  /// Contracts and elides: de el → del, a el → al.
  func contracted(_ words: [String]) -> [String]
}

extension RomanceGrammar {
  public func afterIf(_ verb: String, _ person: Person, isWhen: Bool) -> String? {
    isWhen ? forms.verb(verb, .subjunctive(person)) : nil
  }

  public func awaited(_ verb: String, _ person: Person) -> String { forms.verb(verb, .subjunctive(person)) }

  public func rearranged(_ clause: Clause, isQuestion: Bool) -> Clause { clause }

  public func goesAfter(_ degree: Term) -> Bool { false }

  public func isSaid(_ subject: NounPhrase, in clause: Clause) -> Bool { true }

  public func article(ofOwner phrase: NounPhrase) -> Article { articleOfSubject(phrase) }

  public func isDenied(after negative: Term) -> Bool { false }

  public func determiner(ofNo phrase: NounPhrase, _ situation: Situation) -> String? { nil }

  public var becoming: Set<String> { [] }

  public var beforeObject: [String: String] { [:] }

  public var bothering: Set<String> { [] }

  public var exclamationMark: String? { nil }

  public func isOwn(_ verb: Entry) -> Bool {
    [
      "want", "need", "have", "prefer", "like", "be-state", "can", "feel", "love-action", "understand", "not-want",
      "not-like", "not-know", "not-understand", "miss-someone", "hope",
    ].contains(verb.concept)
  }
}

public enum Article: Sendable {
  case definite, indefinite, none
}

/// The two verbs for to be, and the one for what there is.
public struct Copulas: Sendable {
  public var essence: String
  public var state: String

  public init(essence: String, state: String) {
    self.essence = essence
    self.state = state
  }
}

public enum Copula: Sendable {
  case essence, state
  /// Another verb: tener hambre.
  case verb(String)
}

/// What is said of a subject without a verb.
public enum Predicate: Sendable {
  case adjective(Term, isDegree: Bool)
  case noun(NounPhrase)
  case adverb(Term)
  case question(Term)
}

public enum RomanceTense: Sendable {
  case present, past, imperfect
  /// Of a time that isn't over: he comido.
  case perfect
  case future, conditional
  /// Polite wishes: quisiera, queria.
  case wish
  case progressive, pastProgressive
}

public enum CliticUse: Sendable {
  case object, recipient, reflexive, experiencer
}

public enum JoinedForm: Sendable {
  case infinitive, order
}

/// Where a word is wanted.
public struct Situation: Sendable {
  public var verb: Entry?
  public var role: VerbFrame.Role?
  public var isImperative = false
  public var isNegative = false
  public var tense: SentenceRequest.Tense?
  public var subject: NounPhrase?
  /// Other roles that are filled.
  public var roles: Set<VerbFrame.Role> = []
  /// A preposition that was pointed at.
  public var preposition: Entry?
  /// What the verb's object is.
  public var object: Entry?
  /// A time is told.
  public var time = false
  /// The verb depends on another.
  public var isInfinitive = false

  public init() {}
}

extension NounPhrase {
  /// With potatoes, without sugar: food beside other food, and what isn't there; near home.
  public func isAccompanying(_ situation: Situation, in grammar: some RomanceGrammar) -> Bool {
    guard let own = situation.preposition, determiners.isEmpty, let entry = head?.entry else { return false }
    if own.text.hasSuffix(" " + grammar.of), ["home", "house"].contains(entry.concept) {
      return adjectives.isEmpty && belonging.isEmpty
    }
    guard ["with", "without"].contains(own.concept) else { return false }
    return entry.isMass || entry.isKind("food") && entry.isPlural || own.concept == "without" && !isPerson
  }
}

extension Situation {
  /// One talks by phone, not with it.
  public func isOnPhone(_ noun: Entry?) -> Bool {
    noun?.concept == "phone" && verb?.frame?.marks.contains("speech") ?? false
  }

  /// One travels about the world, not in it.
  public func goesAround(_ noun: Entry?) -> Bool {
    noun?.marks.contains("around") ?? false && verb?.frame?.marks.contains("motion") ?? false
  }
}

extension RomanceGrammar {
  /// Whether an adjective tells how something is now: what usually isn't said of its kind does, as of loud music that it is
  /// high.
  public func isState(_ adjective: Term, _ subject: NounPhrase?) -> Bool {
    guard let entry = adjective.entry else { return false }
    guard entry.kinds.first != "state", let noun = subject?.head?.entry, noun.role == .noun else {
      return entry.kinds.first == "state"
    }
    return noun.isKind("media", "music", "sound") && entry.isKind("size") && !entry.describes(noun)
  }
}
