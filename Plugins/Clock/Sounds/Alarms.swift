import Clinic
import Foundation
import Synchronization
import TagarelaKit

/// Makes heard that times are over, while the user goes on with something else. Nothing of it is kept: whoever comes to a prompt
/// sets it anew by the timers that there are.
final class Alarms: Sendable {
  private struct Alarm {
    /// Tells the end of one step of one timer from all others, also from the same after a pause.
    let key: String
    let at: ClockReading
    let parts: [Speaker.Part]
  }

  private struct State {
    var waiting: [Alarm] = []
    /// What has been heard, or was over before anybody waited for it.
    var past: Set<String> = []
    /// Counts the settings, so that a look of an old one knows that it is over.
    var turn = 0
  }

  private let timekeeper: Timekeeper
  private let ring: @Sendable ([Speaker.Part]) -> Void
  private let state = Mutex(State())
  private let work = DispatchQueue(label: "tagarela.alarms")

  /// Milliseconds after which it looks at the clock again: a machine may have slept.
  private static let longestWait: Int64 = 500

  /// - Parameter ring: lets the sounds of one end be heard, and doesn't wait for them.
  init(_ timekeeper: Timekeeper, ring: @escaping @Sendable ([Speaker.Part]) -> Void) {
    self.timekeeper = timekeeper
    self.ring = ring
  }

  /// Waits for the ends of these, and of no others any more. What is over already stays silent.
  ///
  /// - Parameter parts: what is heard at the end of a step; asked once for each end.
  func set(_ timers: [RunningTimer], parts: (_ timer: RunningTimer, _ step: Int) -> [Speaker.Part]) {
    let now = timekeeper.now()
    let known = state.withLock { $0.waiting }
    let past = state.withLock { $0.past }
    var waiting: [Alarm] = []
    var over: [String] = []
    for timer in timers {
      for step in timer.plan.steps.indices {
        guard let end = timer.end(ofStep: step) else { continue }
        let key = "\(timer.uid) \(step) \(end.wall)"
        if past.contains(key) { continue }
        if let alarm = known.first(where: { $0.key == key }) {
          waiting.append(alarm)
        } else if end.since(now) <= 0 {
          over.append(key)
        } else {
          waiting.append(Alarm(key: key, at: end, parts: parts(timer, step)))
        }
      }
    }
    let turn = state.withLock { state in
      state.waiting = waiting
      state.past.formUnion(over)
      state.turn += 1
      return state.turn
    }
    look(turn)
  }

  /// Waits for nothing any more.
  func end() {
    state.withLock { state in
      state.waiting = []
      state.turn += 1
    }
  }

  /// Lets be heard what is over, and looks again when the next is.
  ///
  /// - Parameter turn: of the setting that it belongs to.
  private func look(_ turn: Int) {
    let now = timekeeper.now()
    let (ringing, next) = state.withLock { state -> ([Alarm], Int64?) in
      guard state.turn == turn else { return ([], nil) }
      let ringing = state.waiting.filter { $0.at.since(now) <= 0 }
      state.waiting.removeAll { $0.at.since(now) <= 0 }
      state.past.formUnion(ringing.map(\.key))
      return (ringing, state.waiting.map { $0.at.since(now) }.min())
    }
    for alarm in ringing { ring(alarm.parts) }
    guard let next else { return }
    work.asyncAfter(deadline: .now() + .milliseconds(Int(min(next, Self.longestWait)))) { [weak self] in
      self?.look(turn)
    }
  }
}
