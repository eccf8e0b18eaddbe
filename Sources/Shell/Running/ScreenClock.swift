/// The time that screens go by. Tests move one by hand.
public struct ScreenClock: Sendable {
  /// Since some moment in the past; it goes on while the machine sleeps.
  public let now: @Sendable () -> Duration

  public init(now: @escaping @Sendable () -> Duration) {
    self.now = now
  }

  /// The machine's.
  public static let machine: ScreenClock = {
    let start = ContinuousClock.now
    return ScreenClock { start.duration(to: .now) }
  }()

  /// Milliseconds until a moment, none of which is cut off; 0 when it is past.
  func milliseconds(until moment: Duration) -> Int32 {
    let left = (moment - now()) / .milliseconds(1)
    return Int32(min(max(left, 0), 1e9).rounded(.up))
  }
}
