import TagarelaKit

/// On which days an event happens again. Days are calendar days, and weeks begin on Monday.
struct Repetition: Equatable {
  enum Frequency: String, CaseIterable {
    case daily, weekly
    /// Monday to Friday, but for holidays.
    case schooldays
    case monthly, yearly
    /// On the days that are listed, for what no rule here says.
    case listed = "listed"
  }

  var frequency: Frequency
  /// Every so many days, weeks, months or years; 1 at least. School days know only 1.
  var step = 1
  /// Of a weekly one, 0 for Monday to 6 for Sunday; empty for the weekday of its first day.
  var weekdays: Set<Int> = []
  /// The last day on which it may happen; nil for no end.
  var until: Day?
  /// Of a listed one, in order.
  var listed: [Day] = []

  /// Steps beyond this are nobody's wish.
  static let largestStep = 1000
  /// Days of a listed one at most.
  static let mostListed = 1000

  init(_ frequency: Frequency, step: Int = 1, weekdays: Set<Int> = [], until: Day? = nil, listed: [Day] = []) {
    self.frequency = frequency
    self.step = min(max(step, 1), Self.largestStep)
    self.weekdays = weekdays.filter((0...6).contains)
    self.until = until
    self.listed = Array(listed.sorted().prefix(Self.mostListed))
  }

  /// The last day on which it may happen; nil for no end.
  var last: Day? { frequency == .listed ? listed.last : until }
}

extension Repetition {
  /// The days within a span on which an event happens that begins on `first`, in order. A month without a 31st, a year
  /// without a 29 February is left out, as in RFC 5545, 3.3.10 ("invalid dates are ignored").
  ///
  /// - Parameter isHoliday: asked of school days.
  func days(from first: Day, in span: ClosedRange<Day>, isHoliday: (Day) -> Bool) -> [Day] {
    let end = min(span.upperBound, last ?? span.upperBound)
    let begin = max(span.lowerBound, first)
    guard begin <= end else { return [] }
    switch frequency {
    case .daily: return days(from: first, begin, end) { _ in true }
    case .schooldays: return days(from: first, begin, end) { $0.weekday < 5 && !isHoliday($0) }
    case .weekly: return weekly(from: first, begin, end)
    case .monthly: return monthly(from: first, begin, end, months: step)
    case .yearly: return monthly(from: first, begin, end, months: step * 12)
    case .listed: return listed.filter { (begin...end).contains($0) }
    }
  }

  private func days(from first: Day, _ begin: Day, _ end: Day, _ isWanted: (Day) -> Bool) -> [Day] {
    let passed = begin.daysSinceEpoch - first.daysSinceEpoch
    let start = first.daysSinceEpoch + (passed + step - 1) / step * step
    return stride(from: start, through: end.daysSinceEpoch, by: step).compactMap { Day(daysSinceEpoch: $0) }
      .filter(isWanted)
  }

  private func weekly(from first: Day, _ begin: Day, _ end: Day) -> [Day] {
    let wanted = weekdays.isEmpty ? [first.weekday] : weekdays.sorted()
    let monday = first.daysSinceEpoch - first.weekday
    let weeks = (begin.daysSinceEpoch - monday) / 7 / step * step
    var days: [Day] = []
    for week in stride(from: monday + weeks * 7, through: end.daysSinceEpoch, by: step * 7) {
      days += wanted.compactMap { Day(daysSinceEpoch: week + $0) }.filter { begin <= $0 && $0 <= end }
    }
    return days
  }

  private func monthly(from first: Day, _ begin: Day, _ end: Day, months: Int) -> [Day] {
    let start = first.year * 12 + first.month - 1
    let passed = max(0, begin.year * 12 + begin.month - 1 - start)
    return stride(from: start + passed / months * months, through: end.year * 12 + end.month - 1, by: months)
      .compactMap { Day(year: $0 / 12, month: $0 % 12 + 1, day: first.day) }
      .filter { begin <= $0 && $0 <= end }
  }

  /// The last day of so many times; nil for more than anybody's agenda needs, and where the calendar ends before.
  func last(ofTimes count: Int, from first: Day) -> Day? {
    guard count <= Self.mostTimes else { return nil }
    var begin = first
    var left = count
    for _ in 0..<Self.mostYears where left > 0 {
      guard let end = Day(daysSinceEpoch: begin.daysSinceEpoch + 366 * step) else { return nil }
      let days = days(from: first, in: begin...end) { _ in false }
      if days.count >= left { return days[left - 1] }
      left -= days.count
      guard let next = Day(daysSinceEpoch: end.daysSinceEpoch + 1) else { return nil }
      begin = next
    }
    return nil
  }

  /// Of a file of anybody's, which may have thousands of rules.
  private static let mostTimes = 10_000
  private static let mostYears = 500
}

extension Repetition: CustomStringConvertible, LosslessStringConvertible {
  /// As it is kept and sent: `weekly step=2 on=0,2 until=2026-12-31`.
  var description: String {
    var parts = [frequency.rawValue]
    if step > 1 { parts.append("step=\(step)") }
    if !weekdays.isEmpty { parts.append("on=" + weekdays.sorted().map(String.init).joined(separator: ",")) }
    if let until { parts.append("until=\(until)") }
    if !listed.isEmpty { parts.append("days=" + listed.map(\.description).joined(separator: ",")) }
    return parts.joined(separator: " ")
  }

  /// Reads ``description``; what isn't understood of it reads as nothing.
  init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard let frequency = parts.first.flatMap({ Frequency(rawValue: String($0)) }) else { return nil }
    let pairs = parts.dropFirst().compactMap { part -> (Substring, Substring)? in
      let sides = part.split(separator: "=", maxSplits: 1)
      return sides.count == 2 ? (sides[0], sides[1]) : nil
    }
    let said = Dictionary(pairs) { first, _ in first }
    self.init(
      frequency, step: said["step"].flatMap { Int($0) } ?? 1,
      weekdays: Set((said["on"] ?? "").split(separator: ",").compactMap { Int($0) }),
      until: said["until"].flatMap { Day(String($0)) },
      listed: (said["days"] ?? "").split(separator: ",").compactMap { Day(String($0)) })
    if frequency == .listed, listed.isEmpty { return nil }
  }
}
