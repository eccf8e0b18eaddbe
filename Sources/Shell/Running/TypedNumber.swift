/// A number of one or two digits as it is typed: a digit behind which another may come waits a moment for it.
struct TypedNumber {
  /// The first digit, and until when a second may come.
  private(set) var waiting: (digit: Int, until: Duration)?

  /// For a hand that looks for the second digit.
  static let pause = Duration.milliseconds(1200)

  /// - Parameter count: the largest number that there is.
  /// - Returns: the number that is whole now; nil while another digit may follow, and for none that there is.
  mutating func type(_ digit: Int, upTo count: Int, at now: Duration) -> Int? {
    let first = waiting?.digit
    waiting = nil
    if let first, first * 10 + digit <= count { return first * 10 + digit }
    guard (1...9).contains(digit), digit <= count else { return first }
    let mayGoOn = digit * 10 <= count
    // Two digits that make no number are two numbers.
    if first != nil || mayGoOn { waiting = (digit, mayGoOn ? now + Self.pause : now) }
    return first ?? (mayGoOn ? nil : digit)
  }

  /// The digit that nothing followed, as a number; there is none afterwards.
  mutating func end() -> Int? {
    defer { waiting = nil }
    return waiting?.digit
  }
}
