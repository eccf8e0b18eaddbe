import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// What the commands of timers take.
enum TimerParameter {
  static let timing = Argument.operands("timing", .noted(TimerNames.activities))
  static let then = Argument.options("then", .noted(Names.symbolsAnywhere))
  static let figure = Argument.option("figure", .name(TimerNames.figures))
  static let say = Argument.option("say", .clearable(.text))
  static let timer = Argument.optionalOperand("timer", .noted(TimerNames.running))
  static let name = Argument.operand("name", .name(TimerNames.saved))
  static let words = Argument.optionalOperand("words", .sentence)
}

/// What they complete.
enum TimerNames {
  static let figures = Names.values { $0.registry.all(.figures).map(\.id) }

  static let saved: Parameter.Names = { text, context in
    try TimerStore(context.workspace).saved(for: context.subject?.id).map(\.name).filter {
      $0.folded.hasPrefix(text.folded)
    }
  }

  /// What is saved and what has a picture; behind that how long it may take.
  static let activities: Parameter.Candidates = { text, context in
    let lengths =
      text.first?.isLetter == true ? [] : lengths.filter { $0.hasPrefix(text) }.map { Parameter.Candidate($0) }
    if let last = context.operands.last, TimeSpan.seconds(last) == nil {
      return try lengths + (text.isEmpty ? [] : Names.symbolsAnywhere(text, context))
    }
    return try saved(text, context).map { Parameter.Candidate($0) } + lengths + Names.symbolsAnywhere(text, context)
  }

  private static let lengths = ["1m", "5m", "10m", "15m", "20m", "30m", "45m", "1h"]

  /// By their numbers, each with what it is for.
  static let running: Parameter.Candidates = { text, context in
    try TimerStore(context.workspace).timers().compactMap { timer in
      let names = [timer.name].compactMap(\.self) + timer.plan.steps.map(\.activity)
      let isMeant = "\(timer.id)".hasPrefix(text) || names.contains { $0.folded.hasPrefix(text.folded) }
      return isMeant ? Parameter.Candidate("\(timer.id)", note: names.first) : nil
    }
  }
}

enum TimerCommands {
  static let all = [
    Command(
      Signature(
        "timer", "list", [Common.patient],
        examples: [
          Example(
            after: ["timer new Snack 20m", "timer pause"], "timer list",
            prints:
              "id  activity  time left  total time  state   next  patient\n 1  Snack     00:20:00   00:20:00    paused"
          )
        ]),
      .reads, run: list),
    Command(
      Signature(
        "timer", "new",
        [
          TimerParameter.timing, TimerParameter.then, TimerParameter.figure, TimerParameter.say, Common.patient,
        ],
        examples: [
          Example("timer new 5m", prints: "✓ timer 00:05:00"),
          Example("timer new Snack 20m --say \"snack is over\"", prints: "✓ Snack 00:20:00"),
          Example(
            "timer new Snack 00:20:00 --then Park 30m --then Bath 10m",
            prints: "✓ Snack 00:20:00 · then Park 00:30:00 · then Bath 00:10:00"),
        ]),
      .changes, run: new),
    Command(
      Signature(
        "timer", "show", [TimerParameter.timer],
        examples: [
          Example(after: ["timer new Snack 20m", "timer pause"], "timer show", prints: "✓ Snack: 00:20:00 · paused")
        ]),
      .acts, run: show),
    Command(
      Signature(
        "timer", "pause", [TimerParameter.timer],
        examples: [Example(after: ["timer new Snack 20m"], "timer pause", prints: "✓ Snack: 00:20:00 · paused")]),
      .changes, run: pause),
    Command(
      Signature(
        "timer", "resume", [TimerParameter.timer],
        examples: [
          Example(after: ["timer new Snack 20m", "timer pause"], "timer resume", prints: "✓ Snack: 00:20:00 · running")
        ]),
      .changes, run: resume),
    Command(
      Signature(
        "timer", "stop", [TimerParameter.timer],
        examples: [Example(after: ["timer new Snack 20m"], "timer stop 1", prints: "✓ Snack: stopped")]),
      .changes, run: stop),
    Command(
      Signature(
        "timer", "save",
        [
          TimerParameter.name, TimerParameter.timing, TimerParameter.then, TimerParameter.figure, TimerParameter.say,
          Common.patient,
        ],
        examples: [
          Example("timer save lunch Snack 20m --then Park 30m", prints: "✓ lunch: Snack 00:20:00 · then Park 00:30:00")
        ]),
      .changes, check: Context.checkSavedTimer, run: save),
    Command(
      Signature(
        "timer", "saved", [TimerParameter.words, Common.patient],
        examples: [
          Example(
            after: ["timer save lunch Snack 20m"], "timer saved",
            prints:
              "name   steps           total time  figure     patient\nlunch  Snack 00:20:00  00:20:00    hourglass")
        ]),
      .reads, run: listSaved),
    Command(
      Signature(
        "timer", "remove", [TimerParameter.name, Common.patient],
        examples: [Example(after: ["timer save lunch Snack 20m"], "timer remove lunch", prints: "✓ lunch removed")]),
      .changes, run: remove),
  ]
}

private func new(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.optionalPatient(arguments)
  let store = TimerStore(try context.workspace)
  let now = try context.timekeeper.now()
  var name: String?
  let plan = try context.plan(arguments, for: patient) { word in
    do {
      let saved = try store.saved(meantBy: word, for: patient?.id)
      name = saved.name
      return saved.plan
    } catch var failure as Failure {
      failure.hint = Phrase("timer.not_time.hint")
      throw failure
    }
  }
  // What is over has been seen when the next begins.
  for timer in try store.timers() where timer.standing(at: now).state == .over { try store.remove(timer) }
  var timer = RunningTimer(plan, called: name, patient: patient?.id, at: now)
  timer.id = try store.add(timer)
  let steps = context.told(plan)
  let said =
    name.map { Phrase("timer.saved", ["name": .text($0), "steps": steps]) } ?? Phrase("timer.begun", ["steps": steps])
  return .record(try context.record(timer), said: said)
}

private func list(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let asked = try arguments.read(Common.patient) { try context.workspace.patient(named: $0) }
  let timers = try TimerStore(context.workspace).timers().filter { asked == nil || $0.patient == asked?.id }
  let records = try timers.map { try context.record($0) }
  let columns: [Table.Column] = [
    .init("id", .number), timers.contains { $0.name != nil } ? .init("name") : .init("name", .hidden),
    .init("activity"), .init("time_left"), .init("time_total"), .init("state"), .init("next"), .init("patient"),
    .init("left", .hidden), .init("total", .hidden), .init("figure", .hidden),
    .init("steps", .hidden), .init("words", .hidden), .init("uid", .hidden),
  ]
  return .table(
    Table(columns, rows: records.map { record in columns.map { record[$0.key] } }, empty: Phrase("timer.none")))
}

private func show(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  var timer = try context.timer(arguments, orFirst: true)
  if context.console.hasScreen {
    func setAlarms() throws { try context.setAlarms(for: TimerStore(context.workspace).timers()) }
    try setAlarms()
    var film = try TimerFilm(timer, context) { deed in
      timer = try context.changed(timer, deed, arguments.line) ?? timer
      try setAlarms()
      return deed == .stop ? nil : timer
    }
    let lock = try context.screenLock(for: timer.patient.flatMap(context.workspace.patient(id:)))
    try context.console.open(&film, leave: context.wording.text(Phrase("timer.leave")), lock: lock)
    if film.isOver { return .record(try context.record(timer), said: try context.said(timer, "timer.stopped")) }
  }
  return try context.outcome(timer)
}

private func pause(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  try set(context, arguments) { timer, now in
    guard timer.standing(at: now).state == .running else { throw Failure("timer.not_running") }
    timer.pause(at: now)
  }
}

private func resume(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  try set(context, arguments) { timer, now in
    guard timer.standing(at: now).state == .paused else { throw Failure("timer.not_paused") }
    timer.resume(at: now)
  }
}

private func set(
  _ context: Context, _ arguments: Arguments, _ change: (inout RunningTimer, ClockReading) throws -> Void
) throws -> Outcome {
  var timer = try context.timer(arguments)
  try arguments.at(TimerParameter.timer) { try change(&timer, context.timekeeper.now()) }
  try TimerStore(context.workspace).save(timer)
  return try context.outcome(timer)
}

private func stop(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let timer = try context.timer(arguments)
  try TimerStore(context.workspace).remove(timer)
  return .record(try context.record(timer), said: try context.said(timer, "timer.stopped"))
}

private func save(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.optionalPatient(arguments)
  let name = try context.newName(arguments)
  let plan = try context.plan(arguments, for: patient) { text in
    throw Failure("timer.not_time", ["text": .text(text)], hint: Phrase("timer.not_time.hint"))
  }
  let store = TimerStore(try context.workspace)
  let known = try store.saved(named: name, for: patient?.id).flatMap { $0.patient == patient?.id ? $0 : nil }
  let saved = SavedTimer(uid: known?.uid ?? newUID(), patient: patient?.id, name: name, plan: plan)
  try store.keep(saved)
  return .record(
    try context.record(saved),
    said: Phrase("timer.saved", ["name": .text(name), "steps": context.told(plan)]))
}

/// All that there are, or those with the words in their names and activities.
private func listSaved(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.optionalPatient(arguments)
  let words = (arguments[TimerParameter.words] ?? "").folded.split(separator: " ")
  let found = try TimerStore(context.workspace).saved(for: patient?.id).filter { saved in
    let text = ([saved.name] + saved.plan.steps.map(\.activity)).joined(separator: " ").folded
    return words.allSatisfy { text.contains($0) }
  }
  let columns: [Table.Column] = [
    .init("name"), .init("told", .wrapped), .init("time_total"), .init("figure"), .init("patient"),
    .init("total", .hidden), .init("words", .hidden), .init("steps", .hidden), .init("uid", .hidden),
  ]
  let rows = try found.map { saved in
    let record = try context.record(saved)
    return columns.map { record[$0.key] }
  }
  return .table(Table(columns, rows: rows, empty: Phrase("timer.none_saved")))
}

private func remove(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.optionalPatient(arguments)
  let store = TimerStore(try context.workspace)
  let saved = try arguments.read(TimerParameter.name) { try store.saved(meantBy: $0, for: patient?.id) }
  try arguments.requireWords(of: saved.name, in: TimerParameter.name)
  try store.remove(saved)
  return .record(try context.record(saved), said: Phrase("timer.removed", ["name": .text(saved.name)]))
}
