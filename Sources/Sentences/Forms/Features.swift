/// Who a verb's form is for.
public struct Person: Sendable, Hashable {
  public enum Rank: Int, Sendable, Hashable, CaseIterable {
    case first = 1
    case second, third
  }

  public var rank: Rank
  public var number: Number

  public init(_ rank: Rank, _ number: Number) {
    self.rank = rank
    self.number = number
  }

  /// I.
  public static let firstSingular = Person(.first, .singular)
  /// You, to one that one knows well.
  public static let secondSingular = Person(.second, .singular)
  /// He, she, it; and in Romance languages the polite you.
  public static let thirdSingular = Person(.third, .singular)
  /// We.
  public static let firstPlural = Person(.first, .plural)
  /// You, to several.
  public static let secondPlural = Person(.second, .plural)
  /// They.
  public static let thirdPlural = Person(.third, .plural)

  /// In the order of a conjugation table.
  public static let all = [
    firstSingular, secondSingular, thirdSingular, firstPlural, secondPlural, thirdPlural,
  ]
}

public enum Number: Sendable, Hashable, CaseIterable {
  case singular, plural
}

public enum Gender: Sendable, Hashable, CaseIterable {
  case masculine, feminine
}

/// One cell of a verb's table. A language has those that it uses; English knows no ``imperfect``, and Catalan forms its
/// past with an auxiliary verb, but has the rest.
public enum VerbForm: Sendable, Hashable {
  case infinitive
  /// Doing.
  case gerund
  /// Done, as it stands with an auxiliary verb: masculine singular.
  case participle
  case present(Person)
  /// What happened once: pretérito perfeito, indefinido, simple past.
  case past(Person)
  /// What used to be: imperfeito, imperfecto, imperfet.
  case imperfect(Person)
  case future(Person)
  case conditional(Person)
  /// Present subjunctive; negative orders are made of it in Romance languages.
  case subjunctive(Person)
  /// An order, not negative, in the person to whom it is given.
  case imperative(Person)
}
