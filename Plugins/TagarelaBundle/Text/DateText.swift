import TagarelaKit

/// Dates as bundles write them: ISO 8601, `05/11/2012 09:15`, or as iOS describes a date, `2012-11-05 02:00:00 +0000`.
enum DateText {
  /// - Parameter ahead: by how many seconds the wall clock is ahead of UTC where a time given in UTC is read, at so many seconds since
  ///   1970 in UTC. A time with another offset is kept as the clock on the wall showed it.
  static func moment(_ text: String, ahead: (Int) -> Int = LocalZone.ahead) -> Moment? {
    let words = text.split { $0.isWhitespace || $0 == "," }
    guard let first = words.first else { return nil }
    let halves = first.split(separator: "T", maxSplits: 1)
    guard let date = halves.first, let day = day(String(date)) else { return nil }
    let rest = (halves.dropFirst() + words.dropFirst()).joined()
    guard !rest.isEmpty else { return Moment(day) }
    guard let clock = Clock(rest) else { return nil }
    let moment = Moment(day, hour: clock.hour, minute: clock.minute, second: clock.second)
    guard clock.isUTC else { return moment }
    return Moment(seconds: moment.seconds + ahead(moment.seconds))
  }

  private static func day(_ text: String) -> Day? {
    Day(text) ?? DateStyle.dayMonthYear(text)
  }
}

/// A time of day with or without a fraction of a second and an offset: `09:15`, `02:00:00.000+0000`, `12:00:00Z`.
private struct Clock {
  var hour: Int
  var minute: Int
  var second: Int
  var isUTC: Bool

  init?(_ text: String) {
    let end = text.firstIndex { "+-Zz".contains($0) } ?? text.endIndex
    let time = text[..<end].prefix { $0 != "." }
    guard let (hour, minute, second) = Moment.timeOfDay(time.utf8) else { return nil }
    (self.hour, self.minute, self.second) = (hour, minute, second)
    let offset = text[end...]
    let digits = offset.dropFirst().filter { $0 != ":" }
    switch offset.first {
    case nil: isUTC = false
    case "Z", "z":
      guard digits.isEmpty else { return nil }
      isUTC = true
    default:
      guard [2, 4].contains(digits.utf8.count), let number = Int(digits) else { return nil }
      isUTC = number == 0
    }
  }
}
