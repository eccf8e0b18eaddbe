import Glibc

/// A day and a time of day to the second, as the clock on the wall showed it. Moments are local: a therapist reads
/// "Tuesday at nine", wherever the file travels.
public struct Moment: Sendable, Hashable, Comparable, Codable {
  /// Seconds since 1970-01-01 00:00:00 of the same wall clock.
  public let seconds: Int

  public init(seconds: Int) {
    self.seconds = seconds
  }

  /// What is beyond the day counts on: hour 24 is midnight of the next.
  public init(_ day: Day, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    seconds = day.daysSinceEpoch * 86_400 + hour * 3600 + minute * 60 + second
  }

  public static func < (a: Moment, b: Moment) -> Bool { a.seconds < b.seconds }

  /// The wall clock of this machine now.
  public static var now: Moment {
    var clock = time(nil)
    var local = tm()
    localtime_r(&clock, &local)
    return Moment(seconds: Int(clock) + local.tm_gmtoff)
  }

  /// Minutes by which this machine's wall clock is ahead of UTC now; what an e-mail's date needs.
  public static var minutesAheadOfUTC: Int {
    var clock = time(nil)
    var local = tm()
    localtime_r(&clock, &local)
    return local.tm_gmtoff / 60
  }
}

extension Moment {
  /// The day, clamped to the years 1 to 9999.
  public var day: Day {
    let days = seconds >= 0 ? seconds / 86_400 : (seconds + 1) / 86_400 - 1
    return Day(daysSinceEpoch: days) ?? (days < 0 ? Moment.firstDay : Moment.lastDay)
  }

  /// 0 to 23.
  public var hour: Int { secondOfDay / 3600 }
  /// 0 to 59.
  public var minute: Int { secondOfDay / 60 % 60 }
  /// 0 to 59.
  public var second: Int { secondOfDay % 60 }

  private var secondOfDay: Int {
    let rest = seconds % 86_400
    return rest < 0 ? rest + 86_400 : rest
  }

  private static let firstDay = Day(clampedYear: 1, month: 1, day: 1)
  private static let lastDay = Day(clampedYear: 9999, month: 12, day: 31)
}

extension Day {
  fileprivate init(clampedYear year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }
}

extension Moment: CustomStringConvertible, LosslessStringConvertible {
  /// ISO 8601 with a space: `2012-11-05 09:15`, with `:30` after it when the seconds are not zero.
  public var description: String {
    second == 0 ? String(iso.dropLast(3)) : iso
  }

  /// `2012-11-05 09:15:00`, always to the second; sorts as text.
  public var iso: String {
    var bytes = day.isoBytes
    bytes.append(UInt8(ascii: " "))
    appendDecimal(hour, digits: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    appendDecimal(minute, digits: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    appendDecimal(second, digits: 2, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads `2012-11-05`, `2012-11-05 09:15` and `2012-11-05 09:15:30`, with a `T` for the space if need be.
  public init?(_ iso: String) {
    let halves = iso.utf8.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "T")
    }
    guard let first = halves.first, let day = Day(String(decoding: first, as: UTF8.self)) else { return nil }
    guard halves.count == 2 else {
      self.init(day)
      return
    }
    guard let time = Moment.timeOfDay(halves[1]) else { return nil }
    self.init(day, hour: time.hour, minute: time.minute, second: time.second)
  }

  /// Reads `9:15`, `09:15` or `09:15:30`.
  public static func timeOfDay(_ text: Substring.UTF8View) -> (hour: Int, minute: Int, second: Int)? {
    let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[0].count <= 2, parts.dropFirst().allSatisfy({ $0.count == 2 }),
      let hour = decimal(parts[0]), let minute = decimal(parts[1]),
      let second = parts.count == 3 ? decimal(parts[2]) : 0,
      hour < 24, minute < 60, second < 60
    else { return nil }
    return (hour, minute, second)
  }

  /// Reads what ``init(_:)`` reads.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a text that is no moment.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let moment = Moment(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "not a moment: \(text)"))
    }
    self = moment
  }

  /// Writes ``iso``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(iso)
  }
}
