import Synchronization

/// How much each may ask for: so many at once, and so many a second.
final class Allowance: Sendable {
  private struct Bucket {
    var left: Double
    var filled: ContinuousClock.Instant
  }

  private let buckets = Mutex<[String: Bucket]>([:])
  private let atOnce: Double
  private let aSecond: Double
  private let now: @Sendable () -> ContinuousClock.Instant

  /// Who is remembered.
  private static let most = 10_000

  init(atOnce: Double, aSecond: Double, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    self.atOnce = atOnce
    self.aSecond = aSecond
    self.now = now
  }

  /// - Returns: false where it is too much.
  func takes(_ who: String) -> Bool {
    let now = now()
    return buckets.withLock { buckets in
      if buckets.count >= Self.most { buckets = buckets.filter { filled($0.value, now) < atOnce } }
      if buckets.count >= Self.most { buckets = [:] }
      var left = buckets[who].map { filled($0, now) } ?? atOnce
      let isTaken = left >= 1
      if isTaken { left -= 1 }
      buckets[who] = Bucket(left: left, filled: now)
      return isTaken
    }
  }

  private func filled(_ bucket: Bucket, _ now: ContinuousClock.Instant) -> Double {
    min(atOnce, bucket.left + bucket.filled.duration(to: now) / .seconds(1) * aSecond)
  }
}
