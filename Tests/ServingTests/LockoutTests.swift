import Synchronization
import Testing

@testable import Serving

/// Who guesses waits.
struct LockoutTests {
  @Test func `a third wrong code makes an address wait, and each further one longer`() {
    let clock = SteppedClock()
    let lockout = Lockout(now: clock.now)
    lockout.noteWrong("10.0.0.1")
    lockout.noteWrong("10.0.0.1")
    #expect(lockout.wait("10.0.0.1") == nil)
    var waits: [Duration] = []
    for _ in 0..<3 {
      lockout.noteWrong("10.0.0.1")
      let wait = lockout.wait("10.0.0.1") ?? .zero
      waits.append(wait)
      clock.pass(wait)
    }
    #expect(waits == [.seconds(15), .seconds(30), .seconds(60)])
    #expect(lockout.wait("10.0.0.1") == nil)
    #expect(lockout.wait("10.0.0.2") == nil)
  }

  @Test func `nobody waits longer than an hour, and a right code ends it`() {
    let clock = SteppedClock()
    let lockout = Lockout(now: clock.now)
    for _ in 0..<40 { lockout.noteWrong("10.0.0.1") }
    #expect(lockout.wait("10.0.0.1") == .seconds(3600))
    lockout.noteRight("10.0.0.1")
    #expect(lockout.wait("10.0.0.1") == nil)
  }

  @Test func `an allowance is used up at once and comes back by the second`() {
    let clock = SteppedClock()
    let allowance = Allowance(atOnce: 3, aSecond: 2, now: clock.now)
    #expect((0..<4).map { _ in allowance.takes("tablet") } == [true, true, true, false])
    #expect(allowance.takes("phone"))
    clock.pass(.seconds(1))
    #expect((0..<3).map { _ in allowance.takes("tablet") } == [true, true, false])
  }
}

/// A clock that goes on when it is told to.
private final class SteppedClock: Sendable {
  private let passed = Mutex(Duration.zero)
  private let start = ContinuousClock.now

  func pass(_ time: Duration) { passed.withLock { $0 += time } }

  var now: @Sendable () -> ContinuousClock.Instant { { self.start + self.passed.withLock { $0 } } }
}
