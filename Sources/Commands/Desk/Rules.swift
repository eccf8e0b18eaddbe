import Shell
import TagarelaKit

/// What the clinic's fields must be, beyond their form.
enum Rules {
  /// - Throws: ``Failure`` `born.in_future`, `born.too_old`.
  static func born(_ arguments: Arguments) throws -> Day? {
    guard let born = arguments.day("born") else { return nil }
    return try arguments.at("born") {
      let today = Moment.now.day
      guard born <= today else { throw Failure("born.in_future", ["born": .day(born)]) }
      guard born.years(until: today) <= 130 else { throw Failure("born.too_old", ["born": .day(born)]) }
      return born
    }
  }

  /// A name that can be told from an `#id` and fits on a line; control characters, line ends and what can't be seen are not in it any more.
  ///
  /// - Throws: ``Failure`` `name.number_sign`, `name.too_long`.
  static func name(_ arguments: Arguments, _ parameter: String = "name") throws -> String {
    let name = try arguments.required(parameter).asName
    return try arguments.at(parameter) {
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
  static func at(_ arguments: Arguments) throws -> Moment? {
    guard let at = arguments.moment("at") else { return nil }
    return try arguments.at("at") {
      guard at.day <= Moment.now.day else { throw Failure("moment.in_future", ["at": .moment(at)]) }
      return at
    }
  }
}
