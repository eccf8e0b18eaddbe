import Clinic
public import Shell
public import TagarelaKit

/// What the clinic's fields must be beyond their form (``FieldRules``), with the places of failures.
public enum Rules {
  /// - Throws: ``Failure`` `born.in_future`, `born.too_old`.
  public static func born(_ born: Day?, _ argument: some DeclaredParameter, _ arguments: Arguments) throws -> Day? {
    guard let born else { return nil }
    return try arguments.at(argument) { try FieldRules.born(born) }
  }

  /// - Throws: as ``FieldRules/name(_:)``.
  public static func name(_ arguments: Arguments, _ argument: Argument<String>) throws -> String {
    try name(arguments[argument], argument, arguments)
  }

  /// The same, where the line need not say it.
  public static func name(_ arguments: Arguments, _ argument: Argument<String?>) throws -> String? {
    try arguments[argument].map { try name($0, argument, arguments) }
  }

  private static func name(_ written: String, _ argument: some DeclaredParameter, _ arguments: Arguments) throws
    -> String
  {
    try arguments.at(argument) { try FieldRules.name(written) }
  }

  /// - Throws: ``Failure`` `moment.in_future`.
  public static func at(_ arguments: Arguments, _ argument: Argument<Moment?>) throws -> Moment? {
    guard let at = arguments[argument] else { return nil }
    return try arguments.at(argument) { try FieldRules.past(at) }
  }
}
