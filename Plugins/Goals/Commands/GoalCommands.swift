import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

enum GoalCommands {
  static let all = [
    Command(
      Signature(
        "goal", "list", [Common.patient],
        examples: [
          Example(
            after: giovanna + [set], "goal list",
            prints: "goal  text                       counts as reached…\n#1    Asks for water by herself  …")
        ]),
      .reads, run: list),
    Command(
      Signature(
        "goal", "new",
        [
          GoalParameter.text, GoalParameter.measure, GoalParameter.aim, GoalParameter.span, GoalParameter.spans,
          GoalParameter.words, GoalParameter.start, GoalParameter.deadline, Common.patient,
        ],
        examples: [
          Example(
            after: giovanna, set,
            prints: "✓ goal #1 of Giovanna; counts as reached: touched 5 times in a week (water)"),
          Example(
            after: giovanna, #"goal new "Greets with the board" --by 2030-12-31"#,
            prints: "✓ goal #1 of Giovanna; you decide when it is reached: goal reached #1"),
        ]),
      .changes, check: Context.requirePatient, run: new),
    Command(
      Signature(
        "goal", "reached", [GoalParameter.goal, GoalParameter.day, Common.patient],
        examples: [
          Example(after: giovanna + [set], "goal reached #1 2026-11-20", prints: "✓ goal #1 reached on 20 Nov 2026")
        ]),
      .changes, run: reach),
    Command(
      Signature(
        "goal", "edit",
        [
          GoalParameter.goal, GoalParameter.textChange, GoalParameter.measureChange, GoalParameter.aim,
          GoalParameter.span, GoalParameter.spans, GoalParameter.words, GoalParameter.start,
          GoalParameter.deadlineChange, GoalParameter.reachedChange, Common.patient,
        ],
        needsOption: true,
        examples: [Example(after: giovanna + [set], "goal edit #1 --aim 10", prints: "✓ goal #1 changed")]),
      .changes, run: edit),
    Command(
      Signature(
        "goal", "remove", [GoalParameter.goal, Common.patient],
        examples: [Example(after: giovanna + [set], "goal remove #1", prints: "✓ goal #1 removed")]),
      .changes, run: remove),
  ]

  private static let giovanna = ["patient new Giovanna", "use giovanna"]
  private static let set = #"goal new "Asks for water by herself" --measure uses --aim 5 --words water"#
}

private func list(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let today = Moment.now.day
  let rows = try GoalStore(context.workspace).goals(of: patient.id).map { goal -> [Value] in
    let progress = try GoalProgress(goal, in: context.workspace, until: today)
    let rule = goal.rule
    return [
      .text(goal.name), .text(goal.text), rule.map { .phrase($0.phrase) } ?? .phrase(Phrase("goal.judged")),
      progress.best.map(Value.real) ?? .none, .word(goal.state(progress, today: today)), Value(goal.deadline),
      Value(progress.reached), Value(rule?.measure.rawValue), rule.map { .real($0.aim) } ?? .none,
      Value(rule?.span.rawValue), Value(rule?.spans), .list(rule?.words.map(Value.text) ?? []), .day(goal.start),
    ]
  }
  return .table(
    Table(
      [
        .init("goal"), .init("text", .wrapped), .init("rule", .wrapped), .init("best", .number), .init("state"),
        .init("deadline"), .init("reached"), .init("measure", .hidden), .init("aim", .hidden),
        .init("per", .hidden), .init("spans", .hidden), .init("words", .hidden), .init("start", .hidden),
      ],
      rows: rows, empty: Phrase("goal.none", ["patient": .text(patient.name)])))
}

private func new(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  var goal = Goal(patient: patient.id, text: "", start: arguments[GoalParameter.start] ?? Moment.now.day)
  goal.text = try arguments.at(GoalParameter.text) { try checked(arguments[GoalParameter.text]) }
  goal.rule = try arguments.rule(nil, arguments[GoalParameter.measure])
  goal.deadline = try arguments.at(GoalParameter.deadline) {
    try goal.checked(deadline: arguments[GoalParameter.deadline])
  }
  goal.id = try GoalStore(context.workspace).save(goal)
  let values: KeyValuePairs<String, Value> = [
    "goal": .text(goal.name), "patient": .text(patient.name),
    "rule": goal.rule.map { .phrase($0.phrase) } ?? .none,
  ]
  return Outcome(
    .record(goal.record), said: Phrase(goal.rule == nil ? "goal.saved_judged" : "goal.saved", values),
    remarks: try context.clinic.remarks(on: goal))
}

private func reach(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  var goal = try context.goal(arguments)
  let day = try arguments.at(GoalParameter.day) { try past(arguments[GoalParameter.day] ?? Moment.now.day) }
  goal.reached = day
  try GoalStore(context.workspace).save(goal)
  return .record(goal.record, said: Phrase("goal.reached", ["goal": .text(goal.name), "day": .day(day)]))
}

private func edit(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  var goal = try context.goal(arguments)
  if let text = arguments[GoalParameter.textChange] {
    goal.text = try arguments.at(GoalParameter.textChange) { try checked(text) }
  }
  if let start = arguments[GoalParameter.start] { goal.start = start }
  let measure = arguments[GoalParameter.measureChange]
  // Cleared: the therapist judges.
  goal.rule = if case .some(.none) = measure { nil } else { try arguments.rule(goal.rule, measure ?? nil) }
  let deadline = arguments[GoalParameter.deadlineChange] ?? goal.deadline
  goal.deadline = try arguments.at(GoalParameter.deadlineChange) { try goal.checked(deadline: deadline) }
  if let reached = arguments[GoalParameter.reachedChange] {
    goal.reached = try arguments.at(GoalParameter.reachedChange) { try reached.map(past) }
  }
  try GoalStore(context.workspace).save(goal)
  return Outcome(
    .record(goal.record), said: Phrase("goal.changed", ["goal": .text(goal.name)]),
    remarks: arguments[GoalParameter.words].isEmpty ? [] : try context.clinic.remarks(on: goal))
}

private func remove(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let goal = try context.goal(arguments)
  try GoalStore(context.workspace).remove(goal)
  return .record(goal.record, said: Phrase("goal.removed", ["goal": .text(goal.name)]))
}

extension Clinic {
  /// On words that were perhaps mistyped.
  fileprivate func remarks(on goal: Goal) throws -> [Phrase] {
    let unknown = try unknownWords(among: goal.rule?.words ?? [], for: goal.patient)
    return unknown.isEmpty ? [] : [Phrase("goal.unknown_words", ["words": .list(unknown.map(Value.text))])]
  }
}

// MARK: what lines say

/// - Throws: ``Failure`` `goal.too_long`.
private func checked(_ text: String) throws -> String {
  guard text.unicodeScalars.count <= Goal.longest else {
    throw Failure("goal.too_long", ["limit": .integer(Goal.longest)])
  }
  return text
}

/// - Throws: ``Failure`` `goal.in_future`.
private func past(_ day: Day) throws -> Day {
  guard day <= Moment.now.day else { throw Failure("goal.in_future", ["day": .day(day)]) }
  return day
}

extension Goal {
  /// - Throws: ``Failure`` `goal.deadline`.
  fileprivate func checked(deadline: Day?) throws -> Day? {
    if let deadline, deadline < start {
      throw Failure("goal.deadline", ["day": .day(deadline), "start": .day(start)])
    }
    return deadline
  }

  fileprivate var record: Record {
    Record([
      "goal": .text(name), "text": .text(text), "measure": Value(rule?.measure.rawValue),
      "aim": rule.map { .real($0.aim) } ?? .none, "per": Value(rule?.span.rawValue), "spans": Value(rule?.spans),
      "words": .list(rule?.words.map(Value.text) ?? []), "start": .day(start), "deadline": Value(deadline),
      "reached": Value(reached),
    ])
  }
}

extension Arguments {
  /// What is counted, as the line says it; what it leaves out stays as it was. Words alone want an aim, and an aim with words
  /// is how often they are touched.
  ///
  /// - Throws: ``Failure`` `goal.no_aim`, `goal.no_measure`, and those of ``GoalRule/checked()``.
  fileprivate func rule(_ known: GoalRule?, _ measure: GoalMeasure?) throws -> GoalRule? {
    let words = self[GoalParameter.words].map(\.asName).filter { !$0.isEmpty }
    let aim = self[GoalParameter.aim]
    let says =
      measure != nil || aim != nil || !words.isEmpty || self[GoalParameter.span] != nil
      || self[GoalParameter.spans] != nil
    guard says else { return known }
    guard let measure = measure ?? known?.measure ?? (words.isEmpty ? nil : .uses) else {
      throw Failure("goal.no_measure")
    }
    guard let aim = aim ?? known?.aim else { throw Failure("goal.no_aim") }
    var rule = GoalRule(measure: measure, aim: aim, span: self[GoalParameter.span] ?? known?.span ?? .week)
    rule.spans = self[GoalParameter.spans] ?? known?.spans ?? 1
    rule.words =
      words.isEmpty ? (measure == .length ? [] : known?.words ?? []) : Array(words.prefix(GoalRule.mostWords))
    return try at(GoalParameter.aim) { try rule.checked() }
  }
}

extension Context {
  /// The goal that `3` or `#3` names, of the patient whom the line concerns.
  ///
  /// - Throws: ``Failure`` `goal.unknown`.
  fileprivate func goal(_ arguments: Arguments) throws -> Goal {
    let patient = try patient(arguments)
    let word = try arguments[GoalParameter.goal]
    return try arguments.at(GoalParameter.goal) {
      let digits = word.hasPrefix("#") ? String(word.dropFirst()) : word
      guard let id = Int64(digits),
        let goal = try GoalStore(workspace).goals(of: patient.id).first(where: { $0.id == id })
      else { throw Failure("goal.unknown", ["goal": .text(word), "patient": .text(patient.name)]) }
      return goal
    }
  }
}
