public import TagarelaKit

/// What the clinic's fields must be, beyond their form.
public enum FieldRules {
  /// A name that can be told from an `#id` and fits on a line.
  ///
  /// - Returns: the name as it is kept, without control characters, line ends and what can't be seen.
  /// - Throws: ``Failure`` `value.empty`, `name.number_sign`, `name.too_long`.
  public static func name(_ written: String) throws -> String {
    let name = written.asName
    guard !name.isEmpty else { throw Failure("value.empty") }
    guard name.first != "#", name.first != ":", name != "-" else {
      throw Failure("name.number_sign", ["name": .text(name)])
    }
    guard name.unicodeScalars.count <= NameRules.longest else {
      throw Failure("name.too_long", ["limit": .integer(NameRules.longest)])
    }
    return name
  }

  /// A birth date of somebody who may be alive.
  ///
  /// - Throws: ``Failure`` `born.in_future`, `born.too_old`.
  public static func born(_ born: Day) throws -> Day {
    let today = Moment.now.day
    guard born <= today else { throw Failure("born.in_future", ["born": .day(born)]) }
    guard born.years(until: today) <= 130 else { throw Failure("born.too_old", ["born": .day(born)]) }
    return born
  }

  /// When something was that has been: today at the latest, for clocks may differ by some minutes.
  ///
  /// - Throws: ``Failure`` `moment.in_future`.
  public static func past(_ at: Moment) throws -> Moment {
    guard at.day <= Moment.now.day else { throw Failure("moment.in_future", ["at": .moment(at)]) }
    return at
  }
}
