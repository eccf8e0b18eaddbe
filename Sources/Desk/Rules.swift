import Clinic
public import Shell
public import TagarelaKit

/// What the clinic's fields must be beyond their form (``FieldRules``), with the places of failures.
public enum Rules {
  /// - Throws: ``Failure`` `born.in_future`, `born.too_old`.
  public static func born(_ born: Day?, _ argument: some DeclaredParameter, _ arguments: Arguments) throws -> Day? {
    try arguments.at(argument) { try born.map(FieldRules.born) }
  }

  /// - Throws: as ``FieldRules/name(_:)``.
  public static func name(_ arguments: Arguments, _ argument: Argument<String>) throws -> String {
    try arguments.read(argument, FieldRules.name)
  }

  /// The same, where the line need not say it.
  public static func name(_ arguments: Arguments, _ argument: Argument<String?>) throws -> String? {
    try arguments.read(argument, FieldRules.name)
  }

  /// - Throws: ``Failure`` `moment.in_future`.
  public static func at(_ arguments: Arguments, _ argument: Argument<Moment?>) throws -> Moment? {
    try arguments.read(argument, FieldRules.past)
  }
}
