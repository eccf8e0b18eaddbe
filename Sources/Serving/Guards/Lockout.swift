import Synchronization

/// Who has typed wrong codes waits before the next, longer each time.
final class Lockout: Sendable {
  private struct Record {
    var wrong = 0
    var until: ContinuousClock.Instant
  }

  private let records = Mutex<[String: Record]>([:])
  private let now: @Sendable () -> ContinuousClock.Instant

  /// Wrong ones before one has to wait.
  static let free = 3
  private static let first = Duration.seconds(15)
  private static let longest = Duration.seconds(3600)
  /// Addresses that are remembered.
  private static let most = 10_000

  init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) { self.now = now }

  /// How long an address still has to wait; nil where it needn't.
  func wait(_ address: String) -> Duration? {
    let now = now()
    return records.withLock { records in
      records[address].flatMap { $0.until > now ? now.duration(to: $0.until) : nil }
    }
  }

  func noteWrong(_ address: String) {
    let now = now()
    records.withLock { records in
      if records.count >= Self.most { records = records.filter { $0.value.until > now } }
      // Who comes from so many addresses is told by the codes, which count wrong ones as well.
      if records.count >= Self.most { records = [:] }
      var record = records[address] ?? Record(until: now)
      record.wrong += 1
      if record.wrong >= Self.free {
        record.until = now + min(Self.longest, Self.first * (1 << min(10, record.wrong - Self.free)))
      }
      records[address] = record
    }
  }

  func noteRight(_ address: String) { records.withLock { $0[address] = nil } }
}
