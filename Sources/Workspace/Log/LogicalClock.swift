import Foundation

/// A hybrid logical clock (Kulkarni et al. 2014): milliseconds since 1970 in the upper 48 bits, a count in the lower 16. It
/// follows the wall clock, and is larger than all that was seen before, also when the wall clock is set back.
public struct LogicalTime: RawRepresentable, Sendable, Hashable, Comparable {
  public let rawValue: Int64

  public init(rawValue: Int64) { self.rawValue = rawValue }

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The next moment after all that has been seen.
  static func next(after seen: Int64, at date: Date = Date()) -> LogicalTime {
    let wall = Int64(max(0, min(date.timeIntervalSince1970 * 1000, 0x7FFF_FFFF_FFFF))) << 16
    return LogicalTime(rawValue: max(wall, seen == .max ? seen : seen + 1))
  }
}
