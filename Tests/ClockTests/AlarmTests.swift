import Clinic
import Foundation
import Synchronization
import Testing

@testable import Clock

/// Ends that are heard while something else is done.
struct AlarmTests {
  /// A clock that a test sets, and what was heard.
  private final class Stage: Sendable {
    private let state = Mutex((now: ClockReading(wall: 1_700_000_000_000, uptime: 1_000, boot: "a"), heard: 0))

    var now: ClockReading { state.withLock { $0.now } }
    var heard: Int { state.withLock { $0.heard } }

    func pass(_ milliseconds: Int64) { state.withLock { $0.now = $0.now.later(milliseconds) } }
    func hear() { state.withLock { $0.heard += 1 } }

    func alarms() -> Alarms { Alarms(Timekeeper { self.now }) { _ in self.hear() } }
  }

  private let stage = Stage()

  private func timer(_ seconds: Int...) -> RunningTimer {
    RunningTimer(
      TimerPlan(steps: seconds.map { .init(activity: "x", seconds: $0) }, figure: "hourglass"), patient: nil,
      at: stage.now)
  }

  @Test func `each end is heard once, also where the timers are set again and again`() {
    let alarms = stage.alarms()
    let timers = [timer(60, 60), timer(90)]
    alarms.set(timers) { _, _ in [] }
    #expect(stage.heard == 0)
    for (after, heard) in [(59_999, 0), (1, 1), (30_000, 2), (30_000, 3), (3_600_000, 3)] as [(Int64, Int)] {
      stage.pass(after)
      alarms.set(timers) { _, _ in [] }
      alarms.set(timers) { _, _ in [] }
      #expect(stage.heard == heard)
    }
  }

  @Test func `what was over before anybody waited for it stays silent`() {
    let timers = [timer(60)]
    stage.pass(61_000)
    let alarms = stage.alarms()
    alarms.set(timers) { _, _ in [] }
    #expect(stage.heard == 0)
  }

  @Test func `what is paused isn't heard, and what goes on is heard at its new end`() {
    let alarms = stage.alarms()
    var snack = timer(60)
    alarms.set([snack]) { _, _ in [] }
    stage.pass(30_000)
    snack.pause(at: stage.now)
    alarms.set([snack]) { _, _ in [] }
    stage.pass(60_000)
    alarms.set([snack]) { _, _ in [] }
    #expect(stage.heard == 0)
    snack.resume(at: stage.now)
    alarms.set([snack]) { _, _ in [] }
    stage.pass(30_000)
    alarms.set([snack]) { _, _ in [] }
    #expect(stage.heard == 1)
  }

  @Test func `it is heard by itself, and what was stopped isn't`() {
    let heard = DispatchSemaphore(value: 0)
    let alarms = Alarms(Timekeeper { [stage] in stage.now }) { _ in heard.signal() }
    alarms.set([timer(1)]) { _, _ in [] }
    #expect(heard.wait(timeout: .now() + 0.1) == .timedOut)
    stage.pass(1000)
    #expect(heard.wait(timeout: .now() + 120) == .success)
    alarms.set([timer(1)]) { _, _ in [] }
    alarms.set([]) { _, _ in [] }
    stage.pass(1000)
    // Longer than until the clock is looked at again.
    #expect(heard.wait(timeout: .now() + 0.7) == .timedOut)
  }
}
