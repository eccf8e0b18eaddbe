/// A calendar day of the Gregorian calendar, without a time zone.
public struct Day: Sendable, Hashable, Comparable, Codable {
  /// 1 to 9999.
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// Of the month, from 1.
  public let day: Int

  /// - Returns: nil when there is no such day, or the year is not within 1 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Day.length(ofMonth: month, year: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  public static func < (a: Day, b: Day) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }

  static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Day {
  /// Days since 1970-01-01. Follows Howard Hinnant's "chrono-compatible low-level date algorithms".
  public var daysSinceEpoch: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// - Returns: nil outside the years 1 to 9999.
  public init?(daysSinceEpoch days: Int) {
    guard (-719_162...2_932_896).contains(days) else { return nil }
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// Whole years from this day to `other`, as one counts an age. A 29 February completes its year on 1 March.
  public func years(until other: Day) -> Int {
    let before = (other.month, other.day) < (month, day)
    return other.year - year - (before ? 1 : 0)
  }

  /// 0 is Monday, 6 is Sunday (ISO 8601 counts them 1 to 7).
  public var weekday: Int {
    let index = (daysSinceEpoch + 3) % 7
    return index < 0 ? index + 7 : index
  }
}

extension Day: CustomStringConvertible, LosslessStringConvertible {
  /// ISO 8601: `2012-11-05`.
  public var description: String {
    String(decoding: isoBytes, as: UTF8.self)
  }

  /// Reads `2012-11-05`, ISO 8601 with all its digits; nil for another form, and for a day that there isn't.
  public init?(_ iso: String) {
    let parts = iso.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
      let year = decimal(parts[0]), let month = decimal(parts[1]), let day = decimal(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  var isoBytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(19)
    appendDecimal(year, digits: 4, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    appendDecimal(month, digits: 2, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    appendDecimal(day, digits: 2, to: &bytes)
    return bytes
  }

  /// Reads ``description``.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a text that is no day.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let day = Day(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "not a day: \(text)"))
    }
    self = day
  }

  /// Writes ``description``, for a day is one text also in JSON.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
