import TagarelaKit

/// Who tells learners the time. Tests give one that they set by hand.
struct CourseClock: Sendable {
  let now: @Sendable () -> Moment

  /// The wall clock of this machine.
  static let machine = CourseClock { .now }
}
