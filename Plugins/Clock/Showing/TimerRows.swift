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
    let user = context.subject?.id
    return try timers.filter { $0.left(at: now) > -stay }.sorted { $0.left(at: now) < $1.left(at: now) }.map { timer in
      let other = timer.patient == user ? nil : timer.patient
      let name = try other.flatMap { try context.workspace.patient(id: $0)?.name }
      return PromptRow { timer.row(at: timekeeper.now(), of: name, wording) }
    }
  }

  /// Milliseconds for which one that is over is shown.
  private static let stay: Int64 = 600_000
}

extension RunningTimer {
  /// Its activity, a bar of what is left, and the time.
  ///
  /// - Parameter patient: whose it is, where that isn't the one in use.
  func row(at now: ClockReading, of patient: String? = nil, _ wording: Wording) -> PromptRow.Text {
    let standing = standing(at: now)
    let time = TimeSpan.text(milliseconds: standing.left)
    let next = next(standing).map { wording.text(Phrase("timer.next", ["activity": .text($0.name(wording))])) }
    let state = standing.state == .running ? nil : wording.text(standing.state.word)
    return PromptRow.Text(
      label: [patient, title(standing, wording)].compactMap(\.self).joined(separator: ": "),
      share: 1 - standing.done,
      note: ([time] + [state, next].compactMap(\.self)).joined(separator: " · "))
  }
}

extension RunningTimer {
  /// What it is called, with the step that goes on where it has several; without a name the step alone.
  func title(_ standing: Standing, _ wording: Wording) -> String {
    let step = step(standing).name(wording)
    guard let name else { return step }
    return plan.steps.count > 1 && name.folded != step.folded ? "\(name) · \(step)" : name
  }
}

extension TimerPlan {
  /// `Snack 00:20:00 · then Park 00:30:00`
  func told(_ wording: Wording) -> String {
    steps.enumerated().map { index, step in
      let told = "\(step.name(wording)) \(TimeSpan.text(milliseconds: Int64(step.seconds) * 1000))"
      return index == 0 ? told : wording.text(Phrase("timer.next", ["activity": .text(told)]))
    }.joined(separator: " · ")
  }
}

extension TimerPlan.Step {
  /// Of a time alone that it is one.
  func name(_ wording: Wording) -> String { activity.isEmpty ? wording.word("noun.timer") : activity }
}
