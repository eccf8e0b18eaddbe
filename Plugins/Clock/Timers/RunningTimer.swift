import TagarelaKit
import Workspace

/// A timer that was begun. What is kept of it is when it ends, never how far it is: so it goes on while no program runs.
struct RunningTimer: Equatable, Sendable {
  /// In this workspace; 0 before it is kept.
  var id: Int64 = 0
  /// In all workspaces.
  var uid = newUID()
  /// Nil for nobody's.
  let patient: Int64?
  /// That of the saved timer that it was begun from; nil for none.
  let name: String?
  let plan: TimerPlan
  /// Milliseconds that were left when it was last begun or paused.
  private(set) var rest: Int64
  /// When it ends; nil while it is paused.
  private(set) var end: ClockReading?

  /// One that begins now.
  init(_ plan: TimerPlan, called name: String? = nil, patient: Int64?, at now: ClockReading) {
    self.plan = plan
    self.name = name
    self.patient = patient
    rest = plan.total
    end = now.later(rest)
  }

  /// One that is kept.
  init(
    id: Int64, uid: String, patient: Int64?, name: String?, plan: TimerPlan, rest: Int64, end: ClockReading?
  ) {
    self.id = id
    self.uid = uid
    self.patient = patient
    self.name = name
    self.plan = plan
    self.rest = min(max(rest, 0), plan.total)
    self.end = end
  }

  /// Milliseconds; below 0 for so long after the end. A clock that was set back leaves it no more than it had.
  func left(at now: ClockReading) -> Int64 {
    guard let end else { return rest }
    return min(end.since(now), rest)
  }

  mutating func pause(at now: ClockReading) {
    rest = max(0, left(at: now))
    end = nil
  }

  mutating func resume(at now: ClockReading) { end = now.later(rest) }

  /// When the step of this index ends; nil while it is paused.
  func end(ofStep index: Int) -> ClockReading? {
    let after = plan.steps.dropFirst(index + 1).reduce(0) { $0 + Int64($1.seconds) * 1000 }
    return end?.later(-after)
  }

  func standing(at now: ClockReading) -> Standing {
    let left = left(at: now)
    var after = plan.total
    for (index, step) in plan.steps.enumerated() {
      let length = Int64(step.seconds) * 1000
      after -= length
      if left > after || index == plan.steps.count - 1 {
        let state: State = left <= 0 ? .over : end == nil ? .paused : .running
        return Standing(state: state, index: index, left: max(0, left - after), total: length)
      }
    }
    return Standing(state: .over, index: 0, left: 0, total: 0)
  }

  enum State {
    case running, paused, over

    /// As it is told.
    var word: Value {
      switch self {
      case .running: .word("running")
      case .paused: .word("paused")
      case .over: .word("over")
      }
    }
  }

  /// Where it is at a moment.
  struct Standing: Equatable {
    let state: State
    /// The step that goes on, or the last.
    let index: Int
    /// Milliseconds of that step.
    let left: Int64
    let total: Int64

    var done: Double { total > 0 ? 1 - Double(left) / Double(total) : 1 }
  }

  func step(_ standing: Standing) -> TimerPlan.Step { plan.steps[standing.index] }

  func next(_ standing: Standing) -> TimerPlan.Step? {
    standing.state == .over ? nil : plan.steps.dropFirst(standing.index + 1).first
  }
}
