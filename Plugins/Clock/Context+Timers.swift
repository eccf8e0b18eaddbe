import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension Context {
  /// The timer that `3`, `#3`, its name or its activity names; without a word the only one.
  ///
  /// - Parameter orFirst: whether it is, of several without a word, the one that ends first.
  /// - Throws: ``Failure`` `timer.none`, `timer.which`, `timer.unknown`.
  func timer(_ arguments: Arguments, orFirst: Bool = false) throws -> RunningTimer {
    let timers = try TimerStore(workspace).timers()
    guard !timers.isEmpty else { throw Failure("timer.none") }
    let now = try timekeeper.now()
    guard let word = arguments[TimerParameter.timer] else {
      guard timers.count > 1 else { return timers[0] }
      let goingOn = timers.filter { $0.standing(at: now).state == .running }
      if orFirst, let first = goingOn.min(by: { $0.left(at: now) < $1.left(at: now) }) { return first }
      throw Failure("timer.which", candidates: timers.map { "\($0.id) \($0.title($0.standing(at: now), wording))" })
    }
    let digits = word.hasPrefix("#") ? String(word.dropFirst()) : word
    let called = meant(by: word, among: timers) { [$0.name].compactMap(\.self) }
    let doing = meant(by: word, among: timers) { $0.plan.steps.map(\.activity) }
    let named = called.isEmpty ? doing : called
    if let found = Int64(digits).flatMap({ id in timers.first { $0.id == id } }) ?? (named.count == 1 ? named[0] : nil)
    {
      return found
    }
    return try arguments.at(TimerParameter.timer) {
      throw Failure("timer.unknown", ["timer": .text(word)], candidates: timers.map { String($0.id) })
    }
  }

  /// What can be told of a timer that is to be kept before all is asked for (``Shell/Command/check``).
  @Sendable static func checkSavedTimer(_ context: Context, _ arguments: Arguments) throws {
    _ = try context.optionalPatient(arguments)
    if arguments.has(TimerParameter.name) { _ = try context.newName(arguments) }
  }

  /// A name for what is kept, which no time can be.
  ///
  /// - Throws: ``Failure`` `timer.name_is_time`.
  func newName(_ arguments: Arguments) throws -> String {
    try arguments.read(TimerParameter.name) { word in
      guard TimeSpan.seconds(word) == nil else { throw Failure("timer.name_is_time", ["name": .text(word)]) }
      return try FieldRules.name(word)
    }
  }

  /// What a line asks for.
  ///
  /// - Parameter named: the plan of a name, where the line has no time.
  func plan(
    _ arguments: Arguments, for patient: PatientRecord?, named: (String) throws -> TimerPlan
  ) throws -> TimerPlan {
    let steps = try steps(arguments, TimerParameter.timing, for: patient?.id)
    var plan =
      try steps.map { TimerPlan(steps: $0, figure: registry.all(.figures).first?.id ?? "") }
      ?? arguments.at(TimerParameter.timing) { try named(arguments[TimerParameter.timing].joined(separator: " ")) }
    if arguments.has(TimerParameter.then) {
      guard let more = try self.steps(arguments, TimerParameter.then, for: patient?.id) else {
        return try arguments.at(TimerParameter.then) {
          throw Failure("timer.not_time", ["text": .text("")], hint: Phrase("timer.not_time.hint"))
        }
      }
      plan.steps += more
    }
    guard plan.steps.count <= TimerPlan.mostSteps else {
      throw Failure("timer.too_many", ["most": .integer(TimerPlan.mostSteps)])
    }
    let figures = registry.all(.figures).map(\.id)
    if let figure = try arguments.read(TimerParameter.figure, { try choice($0, among: figures) }) {
      plan.figure = figure
    }
    if let words = arguments[TimerParameter.say] { plan.words = words ?? "" }
    return plan
  }

  /// Does what a carer wants at the full screen, as one step of `undo`.
  ///
  /// - Returns: what it becomes; nil when it was stopped.
  func changed(_ timer: RunningTimer, _ deed: TimerFilm.Deed, _ line: String) throws -> RunningTimer? {
    var timer = timer
    let now = try timekeeper.now()
    _ = try change(line) {
      let store = TimerStore(try workspace)
      switch deed {
      case .stop: try store.remove(timer)
      case .pause:
        if timer.end == nil { timer.resume(at: now) } else { timer.pause(at: now) }
        try store.save(timer)
      }
      return Outcome()
    }
    return deed == .stop ? nil : timer
  }

  func outcome(_ timer: RunningTimer) throws -> Outcome {
    let standing = timer.standing(at: try timekeeper.now())
    return .record(
      try record(timer),
      said: Phrase(
        "timer.standing",
        [
          "activity": .text(timer.title(standing, wording)),
          "left": .text(TimeSpan.text(milliseconds: standing.left)), "state": standing.state.word,
        ]))
  }

  func said(_ timer: RunningTimer, _ key: String) throws -> Phrase {
    let standing = timer.standing(at: try timekeeper.now())
    return Phrase(key, ["activity": .text(timer.title(standing, wording))])
  }

  func told(_ plan: TimerPlan) -> Value { .text(plan.told(wording)) }

  /// The activity that goes on, its time and what is left of it in seconds, its state, and all of its steps.
  func record(_ timer: RunningTimer) throws -> Record {
    let standing = timer.standing(at: try timekeeper.now())
    let step = timer.step(standing)
    return Record([
      "id": .integer(Int(timer.id)), "name": Value(timer.name), "activity": .text(step.activity),
      "time_left": .text(TimeSpan.text(milliseconds: standing.left)),
      "time_total": .text(TimeSpan.text(milliseconds: standing.total)),
      "left": .integer(Int((standing.left + 999) / 1000)), "total": .integer(step.seconds),
      "state": standing.state.word, "next": Value(timer.next(standing)?.name(wording)),
      "patient": try name(ofPatient: timer.patient), "figure": .word(timer.plan.figure), "steps": steps(timer.plan),
      "words": Value(timer.plan.words), "uid": .text(timer.uid),
    ])
  }

  func record(_ saved: SavedTimer) throws -> Record {
    Record([
      "name": .text(saved.name), "told": told(saved.plan),
      "time_total": .text(TimeSpan.text(milliseconds: saved.plan.total)),
      "total": .integer(Int(saved.plan.total / 1000)),
      "figure": .word(saved.plan.figure), "patient": try name(ofPatient: saved.patient),
      "words": Value(saved.plan.words),
      "steps": steps(saved.plan), "uid": .text(saved.uid),
    ])
  }

  private func steps(_ plan: TimerPlan) -> Value {
    .list(
      plan.steps.map { step in
        .record(
          Record([
            "activity": .text(step.activity), "total": .integer(step.seconds), "picture": .flag(step.picture != nil),
          ]))
      })
  }

  private func name(ofPatient id: Int64?) throws -> Value {
    Value(try id.flatMap { try workspace.patient(id: $0)?.name })
  }
}
