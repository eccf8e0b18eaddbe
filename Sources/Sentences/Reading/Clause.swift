public import TagarelaKit

/// A word as it was pointed at, with what it is taken for.
public struct Term: Sendable {
  /// As it was pointed at.
  public var said: String
  /// Nil for a word that nobody knows.
  public var entry: Entry?
  /// What it was chosen as, beside its verb.
  var chosenRole: VerbFrame.Role?

  public init(_ said: String, _ entry: Entry?) {
    self.said = said
    self.entry = entry
  }

  /// A preposition that nobody pointed at.
  public init(preposition word: String) { self.init(word, Entry(word, .preposition)) }

  /// The word by which the grammar goes.
  public var text: String { entry?.text ?? said }

  /// What it does.
  ///
  /// Not inlined: the optimizer of Swift 6.3 breaks off at searches for a role (an ownership error in CopyPropagation).
  @inline(never)
  public var role: WordRole? { entry?.role }

  /// A number that agrees with nothing: 2.
  public var isInDigits: Bool { said.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false }
}

/// A noun or what stands for one, with what belongs to it.
public struct NounPhrase: Sendable {
  /// Articles, numbers, possessives, demonstratives, in the order in which they were said.
  public var determiners: [Term] = []
  /// Nil where an adjective or a determiner stands alone.
  public var head: Term?
  /// In the order in which they were said.
  public var adjectives: [AdjectivePhrase] = []
  /// What it is of, or what it holds: the ball of the boy, a glass of water. Without preposition where none was said.
  public var belonging: [Complement] = []
  /// Others in the same place: bread *and* butter.
  public var others: [(coordinator: Term, phrase: NounPhrase)] = []

  public init() {}

  /// A determiner that stands alone.
  init(_ determiner: Term) { determiners = [determiner] }

  /// What one has lessons in: a class of music.
  public var isLearned: Bool {
    determiners.isEmpty && head?.entry.map { $0.isKind("work", "language", "game") || $0.concept == "music" } == true
  }

  var isTime: Bool { head?.entry?.kinds.first == "time" }

  public var isEmpty: Bool { head == nil && determiners.isEmpty && adjectives.isEmpty }

  public var pronoun: Pronoun? {
    if case .pronoun(let pronoun) = head?.role { pronoun } else { nil }
  }

  public var isName: Bool { head?.role == .name }

  /// Somebody, not something.
  public var isPerson: Bool {
    if let pronoun { return pronoun.kind != .neuter }
    if isName { return !(head?.entry?.isKind("place", "animal") ?? false) }
    return head?.entry?.isKind("person") ?? false
  }

  public var isPlace: Bool { !isPerson && head?.entry?.isKind("place") ?? false }

  public var isUnknown: Bool { head != nil && head?.entry == nil }
}

public struct AdjectivePhrase: Sendable {
  /// Very, more, too.
  public var degrees: [Term] = []
  public var adjective: Term
  /// Said before the noun.
  public var isBefore = false
  /// Others in the same place: big *and* red.
  public var others: [(coordinator: Term, adjective: Term)] = []

  public init(_ adjective: Term, degrees: [Term] = []) {
    self.adjective = adjective
    self.degrees = degrees
  }
}

/// What goes with a verb: a noun with its role, or another word in its place.
public struct Complement: Sendable {
  public var content: Content
  /// As far as the verb's frame tells; nil for what only stands there.
  public var role: VerbFrame.Role?
  /// As it was pointed at.
  public var preposition: Term?

  public enum Content: Sendable {
    case noun(NounPhrase)
    /// What somebody is.
    case adjective(AdjectivePhrase)
    /// An adverb, or a time.
    case adverb(Term)
    /// Nothing, nobody.
    case negative(Term)
    case unknown(Term)
  }

  public init(_ content: Content, role: VerbFrame.Role? = nil, preposition: Term? = nil) {
    self.content = content
    self.role = role
    self.preposition = preposition
  }

  public var noun: NounPhrase? {
    if case .noun(let phrase) = content { phrase } else { nil }
  }
}

/// A verb with what follows it up to the next verb.
public struct VerbPhrase: Sendable {
  public var verb: Term
  public var complements: [Complement] = []
  /// Said between it and the verb before: to eat *and* to sleep.
  public var coordinator: Term?

  public init(_ verb: Term) { self.verb = verb }

  public var frame: VerbFrame? { verb.entry?.frame }
}

/// A subject with a verb, or what was said instead.
public struct Clause: Sendable {
  /// And, but, because.
  public var connector: Term?
  /// Who, what, where, with the noun that belongs to it: which *book*.
  public var question: Question?
  /// Said before everything: yesterday.
  public var opening: [Complement] = []
  public var subject: NounPhrase?
  /// Said between the subject and the verb: always, already.
  public var middle: [Term] = []
  /// The first is finite, the others depend on the one before.
  public var verbs: [VerbPhrase] = []
  /// Without a verb: all that was said after the subject.
  public var rest: [Complement] = []
  public var isNegative = false
  /// The subject is that of the clause before.
  public var sharesSubject = false
  public var tense: SentenceRequest.Tense?
  /// Somebody is asked to do what has no subject.
  public var isOrder = false
  /// It goes on while it is told.
  public var isGoingOn = false
  /// Said beside another without a word that joins them: it has nothing of that one.
  public var isApart = false

  /// Nothing was said in it.
  public var isEmpty: Bool {
    verbs.isEmpty && subject == nil && rest.isEmpty && question == nil && opening.isEmpty && !isNegative
  }

  public struct Question: Sendable {
    public var word: Term
    public var noun: NounPhrase?
  }

  public init() {}
}

extension NounPhrase {
  /// Whether to be may stand between two nouns: the girl is a doctor, the dog is an animal, the ball is in the garden; but
  /// not mother and hug.
  public func mayBe(_ subject: NounPhrase) -> Bool {
    guard let entry = head?.entry, entry.role == .noun, let said = subject.head?.entry, subject.pronoun?.kind != .neuter
    else { return true }
    // More water is nothing that a cup is.
    if determiners.contains(where: { $0.role == .quantity(.more) || $0.entry?.concept == "other" }) { return false }
    if isPlace || isTime || isPerson || entry.isKind("time", "furniture", "container", "idea") { return true }
    if entry.isKind("colour", "quantity", "shape") || !determiners.isEmpty { return true }
    return said.kinds.contains(entry.concept) || said.kinds.first == entry.kinds.first && !said.isKind("food", "drink")
  }
}

/// All that was pointed at.
public struct Utterance: Sendable {
  /// Hello, yes, with whom they are said to: each is followed by a comma.
  public var openings: [Opening] = []
  public var clauses: [Clause] = []
  public var please: Please?
  /// Somebody is asked to do what has no subject.
  public var isOrder = false
  /// Somebody is asked what is said.
  public var isAsked = false
  /// It goes on while it is told.
  public var isGoingOn = false
  /// Words that nobody knows.
  public var unknown: [String] = []

  public enum Opening: Sendable {
    case word(Term)
    /// Whom one speaks to.
    case vocative(NounPhrase)
  }

  public struct Please: Sendable {
    public var word: Term
    public var isFirst: Bool
  }

  public init() {}
}
