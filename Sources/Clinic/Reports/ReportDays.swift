public import TagarelaKit

/// The days that a report is about, and as many before them with which it compares.
public struct ReportDays: Sendable, Equatable {
  public let days: ClosedRange<Day>
  public let before: ClosedRange<Day>

  /// - Returns: nil where the days before would be before the first year.
  public init?(_ days: ClosedRange<Day>) {
    let first = days.lowerBound.daysSinceEpoch
    let count = days.upperBound.daysSinceEpoch - first + 1
    guard let start = Day(daysSinceEpoch: first - count), let end = Day(daysSinceEpoch: first - 1) else { return nil }
    self.days = days
    before = start...end
  }

  /// Days, of each of both.
  public var count: Int { days.upperBound.daysSinceEpoch - days.lowerBound.daysSinceEpoch + 1 }
}
