public import Shell
public import TagarelaKit

/// What the clinic's fields must be, beyond their form.
public enum Rules {
  /// - Throws: ``Failure`` `born.in_future`, `born.too_old`.
  public static func born(_ born: Day?, _ argument: some DeclaredParameter, _ arguments: Arguments) throws -> Day? {
    guard let born else { return nil }
    return try arguments.at(argument) {
      let today = Moment.now.day
      guard born <= today else { throw Failure("born.in_future", ["born": .day(born)]) }
      guard born.years(until: today) <= 130 else { throw Failure("born.too_old", ["born": .day(born)]) }
      return born
    }
  }

  /// A name that can be told from an `#id` and fits on a line; control characters, line ends and what can't be seen are not in it any more.
  ///
  /// - Throws: ``Failure`` `name.number_sign`, `name.too_long`.
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
    let name = written.asName
    return try arguments.at(argument) {
      guard !name.isEmpty else { throw Failure("value.empty") }
      guard name.first != "#", name.first != ":", name != "-" else {
        throw Failure("name.number_sign", ["name": .text(name)])
      }
      guard name.unicodeScalars.count <= NameRules.longest else {
        throw Failure("name.too_long", ["limit": .integer(NameRules.longest)])
      }
      return name
    }
  }

  /// - Throws: ``Failure`` `moment.in_future`.
  public static func at(_ arguments: Arguments, _ argument: Argument<Moment?>) throws -> Moment? {
    guard let at = arguments[argument] else { return nil }
    return try arguments.at(argument) {
      guard at.day <= Moment.now.day else { throw Failure("moment.in_future", ["at": .moment(at)]) }
      return at
    }
  }
}
