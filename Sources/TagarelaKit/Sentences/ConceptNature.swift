/// What a thing is, as far as sentences go by it: food is eaten, places are gone to, water isn't counted.
public struct ConceptNature: Sendable, Equatable {
  /// What it is, most telling first: `person`, `food`, `place`, `state` …; of an adverb what it says: `past`, `manner` …
  public var kinds: [String]
  /// What grammars and guided sentences must know of it beside its kinds, in any order.
  public var marks: [Mark]

  public init(kinds: [String], marks: [Mark] = []) {
    self.kinds = kinds
    self.marks = marks
  }

  /// A remark that holds in some languages or in all.
  public struct Mark: Sendable, Equatable {
    /// `mass`, `plural`, `unique` and the others that `docs/sentences.md` explains.
    public var name: String
    /// Languages, for most marks; of `of` the kinds that can be so, of `not-of` the subjects beside which it can't stand.
    /// Empty for all.
    public var values: [String]

    public init(_ name: String, _ values: [String] = []) {
      self.name = name
      self.values = values
    }
  }

  /// Whether it has a mark that holds in this language, ISO 639-1.
  public func has(_ mark: String, in language: String) -> Bool {
    marks.contains { $0.name == mark && ($0.values.isEmpty || $0.values.contains(language)) }
  }
}

/// What goes with a verb: the relations between subjects, verbs and complements.
public struct VerbFrame: Sendable, Equatable {
  /// The kinds that can be its subject, most usual first. `any` stands for all; empty for a verb without subject.
  public var subjects: [String]
  /// In the order in which they are said.
  public var complements: [Complement]
  /// `state`, `modal`, `reflexive` and the others that `docs/sentences.md` explains.
  public var marks: Set<String>

  public init(subjects: [String], complements: [Complement] = [], marks: Set<String> = []) {
    self.subjects = subjects
    self.complements = complements
    self.marks = marks
  }

  /// One thing that can be said behind a verb.
  public struct Complement: Sendable, Equatable {
    /// What it is to the verb.
    public var role: Role
    /// What can fill it, most usual first: kinds, and concepts with `=` before them. Empty for an ``Role/action``.
    public var kinds: [String]
    /// The verb can't do without.
    public var isRequired: Bool

    public init(_ role: Role, kinds: [String], isRequired: Bool = false) {
      self.role = role
      self.kinds = kinds
      self.isRequired = isRequired
    }
  }

  /// What a complement is to its verb, whatever case or preposition a language has for it.
  public enum Role: String, Sendable, CaseIterable {
    /// What is done, liked, waited for, thought of.
    case object
    /// To whom.
    case recipient
    /// Where to.
    case destination
    /// Where from.
    case origin
    /// Where.
    case place
    /// With whom.
    case companion
    /// With what.
    case instrument
    /// About what.
    case topic
    /// For whom.
    case beneficiary
    /// What somebody is or becomes.
    case state
    /// Another verb.
    case action
    /// How.
    case manner
  }
}
