import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension PromptRows {
  /// The timers, the one that ends first on top; one that is over stays for a while.
  static let timers = PromptRows(TimerStore.module) { context in
    let timers = try TimerStore(context.workspace).timers()
    try context.setAlarms(for: timers)
    let timekeeper = try context.timekeeper
    let now = timekeeper.now()
    let wording = context.wording
    return timers.filter { $0.left(at: now) > -stay }.sorted { $0.left(at: now) < $1.left(at: now) }.map { timer in
      PromptRow { timer.row(at: timekeeper.now(), wording) }
    }
  }

  /// Milliseconds for which one that is over is shown.
  private static let stay: Int64 = 600_000
}

extension RunningTimer {
  /// Its activity, a bar of what is left, and the time.
  func row(at now: ClockReading, _ wording: Wording) -> PromptRow.Text {
    let standing = standing(at: now)
    let time = TimeSpan.text(milliseconds: standing.left)
    let next = next(standing).map { wording.text(Phrase("timer.next", ["activity": .text($0.name(wording))])) }
    let state = standing.state == .running ? nil : wording.text(standing.state.word)
    return PromptRow.Text(
      label: step(standing).name(wording), share: 1 - standing.done,
      note: ([time] + [state, next].compactMap(\.self)).joined(separator: " · "))
  }
}

extension TimerPlan.Step {
  /// Of a time alone that it is one.
  func name(_ wording: Wording) -> String { activity.isEmpty ? wording.word("noun.timer") : activity }
}
