/// What a word does in a sentence.
public enum WordRole: Sendable, Equatable {
  /// Stands for a person or a thing.
  case pronoun(Pronoun)
  /// My, your: agrees with what is owned.
  case possessive(Person)
  /// This, that.
  case demonstrative
  case article(isDefinite: Bool)
  case quantity(Quantity)
  /// First, second, last: before the noun.
  case ordinal
  /// And, or, nor.
  case coordinator
  /// But, because, if: what follows is a clause of its own.
  case connector
  case preposition
  /// Not, no.
  case negation
  /// Never, nothing, nobody: negative by themselves.
  case negative(Negative)
  case question
  case please
  /// Hello, yes, thank you; a comma follows.
  case exclamation
  /// A whole sentence that one symbol says.
  case saying
  case noun
  /// A person's, an animal's or a place's.
  case name
  case verb
  case adjective
  case adverb
}

/// Whom a pronoun stands for.
public struct Pronoun: Sendable, Equatable {
  public var person: Person
  /// Nil where it doesn't tell.
  public var gender: Gender?
  public var kind: Kind

  public enum Kind: Sendable, Equatable {
    /// I, he, they.
    case personal
    /// The verb stands in the third person: usted, você, a gente.
    case polite
    /// This, that, it: a thing.
    case neuter
    /// Somebody, everybody.
    case indefinite
  }

  public init(_ person: Person, _ gender: Gender? = nil, _ kind: Kind = .personal) {
    self.person = person
    self.gender = gender
    self.kind = kind
  }
}

/// How much or how many.
public enum Quantity: Sendable, Equatable {
  /// Exactly one.
  case one
  /// Two and more; the noun is plural.
  case number
  /// Many, several, few, both: the noun is plural where it can be counted.
  case many
  /// More, less, enough: no agreement, the noun is plural where it can be counted.
  case more
  /// A little: of something.
  case some
  case all
  case each
  case other
  /// No, any: with a negation.
  case none
}

public enum Negative: Sendable, Equatable {
  case never, nothing, nobody, neither, notYet, noLonger
}
