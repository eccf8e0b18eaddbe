import TagarelaKit

/// A time of day as people type it: `9:15` and `09:15:30`, and by its hours: `9h`, `8h30`, `9am`, `9:30pm`.
struct TypedTime: Equatable {
  let hour: Int
  let minute: Int
  let second: Int

  init?(_ text: some StringProtocol) {
    let typed = text.lowercased()
    guard let time = Self.ofClock(typed) ?? Self.ofHours(typed) ?? Self.ofHalfDay(typed) else { return nil }
    self.init(hour: time.hour, minute: time.minute, second: time.second)
  }

  private init(hour: Int, minute: Int, second: Int) {
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  private typealias Time = (hour: Int, minute: Int, second: Int)

  private static func ofClock(_ text: String) -> Time? { Moment.timeOfDay(text[...].utf8) }

  private static func ofHours(_ text: String) -> Time? {
    let parts = text.split(separator: "h", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    return ofClock("\(parts[0]):\(parts[1].isEmpty ? "00" : parts[1])")
  }

  private static func ofHalfDay(_ text: String) -> Time? {
    let half = text.suffix(2)
    guard half == "am" || half == "pm" else { return nil }
    let written = text.dropLast(2)
    guard let time = ofClock(written.contains(":") ? String(written) : "\(written):00"), (1...12).contains(time.hour)
    else { return nil }
    return (time.hour % 12 + (half == "pm" ? 12 : 0), time.minute, time.second)
  }
}
