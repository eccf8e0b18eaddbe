import Clinic
import Desk
import Foundation
import Shell
import TagarelaKit
import Workspace

/// What the commands of plans take.
enum PlanParameter {
  static let name = Argument.operand("name", .text)
  static let requiredTutor = Argument.requiredOption("tutor", .noted(Names.tutors))
  static let tutor = Argument.option("tutor", .noted(Names.tutors))
  static let type = Argument.requiredOption("type", .choice(PlanKind.self))
  static let requiredDescription = Argument.requiredOption("description", .text)
  static let description = Argument.option("description", .text)
  static let board = Argument.option("board", .noted(Names.boards))
  static let symbol = Argument.option("symbol", .noted(Names.symbolsAnywhere))
  static let start = Argument.option("start", .day)
  static let plan = Argument.operand("plan", .noted(Names.plans))
  static let rename = Argument.option("rename", .text)
  static let cells = Argument.operands("cells", .text.offering(filledCells))
  static let at = Argument.option("at", .moment)
  static let with = Argument.option("with", .clearable(.name(activities)))
  static let onlyBoard = Argument.flag("only-board")

  /// The last of those that are typed, with commas between, in the user's words.
  private static let activities: Parameter.Names = { text, context in
    guard let subject = context.subject, let patient = try context.workspace.patient(id: subject.id) else { return [] }
    let before = text.lastIndex(of: ",").map { String(text[...$0]) } ?? ""
    return try context.clinic.activityChoices(for: patient).map { before + context.wording.activity($0) }
      .filter { $0.folded.hasPrefix(text.folded) }
  }

  /// The filled cells of the board with which the plan begins.
  private static let filledCells: Parameter.Candidates = { text, context in
    let workspace = try context.workspace
    guard let name = context.operands.first,
      let plan = try? workspace.plan(named: name, of: context.subject?.id),
      let board = try plan.board.flatMap(workspace.board(id:))
    else { return [] }
    return try PlaceOffer(board, context).touched(beginning: text)
  }
}

extension Noun {
  static let plan = Noun(
    "plan",
    [
      Command(
        Signature(
          "plan", "new",
          [
            PlanParameter.name, PlanParameter.requiredTutor, PlanParameter.type, PlanParameter.requiredDescription,
            PlanParameter.board, PlanParameter.symbol, PlanParameter.start, PlanParameter.with, Common.patient,
          ],
          examples: [
            Example(
              after: PlanExamples.board,
              #"plan new Snack --tutor ana --type board --board Snack --description "Ask for a drink""#,
              prints: "✓ Snack, for Ana")
          ]),
        .acts, check: checkNewPlan, run: newPlan),
      Command(
        Signature(
          "plan", "list", [PlanParameter.tutor, Common.patient],
          examples: [
            Example(
              after: PlanExamples.plan, "plan list --tutor ana",
              prints: "id  name   type   tutor  start       sent\n 1  Snack  board  Ana    5 Nov 2012")
          ]),
        .reads, run: listPlans),
      Command(
        Signature(
          "plan", "show", [PlanParameter.plan, Common.patient],
          examples: [
            Example(
              after: PlanExamples.plan, "plan show Snack",
              prints: """
                id           1
                name         Snack
                description  Ask for a drink
                type         board
                tutor        Ana
                patient      Giovanna
                start        5 Nov 2012
                board        Snack
                symbols      juice
                """)
          ]),
        .reads, run: showPlan),
      Command(
        Signature(
          "plan", "edit",
          [
            PlanParameter.plan, PlanParameter.rename, PlanParameter.description, PlanParameter.start,
            PlanParameter.with, Common.patient,
          ],
          needsOption: true,
          examples: [
            Example(after: PlanExamples.plan, "plan edit Snack --start 2012-11-06", prints: "✓ Snack changed")
          ]),
        .changes, run: editPlan),
      Command(
        Signature(
          "plan", "open", [PlanParameter.plan, OpenParameter.scan, Common.patient],
          examples: [
            Example(
              after: PlanExamples.plan, "plan open Snack", prints: "A1 juice | B1 | C1\nA2 | B2 | C2\nA3 | B3 | C3"),
            Example(
              after: PlanExamples.words, "plan open Snack --scan 10", keys: " q",
              prints: "✓ Snack: 1 touch"),
          ]),
        .acts, run: openPlan),
      Command(
        Signature(
          "plan", "touch",
          [PlanParameter.plan, PlanParameter.cells, PlanParameter.at, Common.patient],
          examples: [
            Example(after: PlanExamples.plan, "plan touch Snack 1 A1", prints: "✓ juice, juice")
          ]),
        .changes, run: touchPlan),
      Command(
        Signature(
          "plan", "send",
          [
            PlanParameter.plan, PlanParameter.onlyBoard, CompanionParameter.sounds, CompanionParameter.voice,
            CompanionParameter.scan, CompanionParameter.dwell, SealParameter.seal, SealParameter.passphraseFile,
            SealParameter.yes, Common.folder, LetterParameter.by, Common.patient,
          ],
          examples: [
            Example(
              after: PlanExamples.plan, "plan send Snack --to-dir sent",
              prints:
                "✓ written, not sent: sent/snack.psyb, sent/snack.pdf, sent/snack.html, sent/snack.eml → mother@example.org"
            ),
            Example(
              after: PlanExamples.plan, "plan send Snack --only-board --to-dir sent",
              prints:
                "✓ written, not sent: sent/snack.psyb, sent/snack.pdf, sent/snack.html, sent/snack.eml → mother@example.org"
            ),
          ]),
        .acts, run: sendPlan),
      Command(
        Signature(
          "plan", "remove", [PlanParameter.plan, Common.patient],
          examples: [
            Example(
              after: PlanExamples.plan, "plan remove Snack",
              prints: "✓ Snack removed; what was used stays in the history")
          ]),
        .changes, run: removePlan),
    ])
}

/// A patient, a tutor, a board and a plan, for examples.
enum PlanExamples {
  static let board = [
    "patient new Giovanna --email mother@example.org", "use giovanna", "tutor new Ana --place home",
    "category new nouns --color yellow", "symbol new juice --category nouns --picture pictures/suco.svg",
    "board new Snack", "board put Snack 1 juice",
  ]
  /// A plan of words alone, without pictures.
  static let words = [
    "patient new Giovanna", "use giovanna", "tutor new Ana", "board new Snack", "board word Snack 1 more",
    "plan new Snack --tutor ana --type board --board Snack --description More",
  ]
  static let plan =
    board + [
      #"plan new Snack --tutor ana --type board --board Snack --description "Ask for a drink" --start 2012-11-05"#
    ]
}

extension Wording {
  /// An activity as it is typed: `primeiras-letras:vogais`.
  fileprivate func activity(_ activity: PlanActivity) -> String {
    "\(word("value.\(activity.part)")):\(knownWord("value.\(activity.name)") ?? activity.name)"
  }
}

extension Context {
  /// `--with timer:snack,agenda:day`: what a plan for a tutor brings along. Nil where the line doesn't say.
  ///
  /// - Throws: ``Failure`` `plan.no_activities`, `plan.activity`, `value.not_choice`.
  fileprivate func activities(_ arguments: Arguments, for tutor: TutorRecord) throws -> [PlanActivity]? {
    guard arguments.has(PlanParameter.with) else { return nil }
    return try arguments.at(PlanParameter.with) {
      guard let text = arguments[PlanParameter.with] ?? nil else { return [] }
      guard let patient = try workspace.patient(id: tutor.patient) else { return [] }
      let choices = try clinic.activityChoices(for: patient)
      guard !choices.isEmpty else {
        throw Failure("plan.no_activities", ["patient": .text(patient.name)], hint: Phrase("plan.no_activities.hint"))
      }
      return try text.split(separator: ",").map { one in
        let typed = one.trimmingCharacters(in: .whitespaces)
        guard let activity = PlanActivity(rawValue: typed) else {
          throw Failure("plan.activity", ["text": .text(typed)], candidates: choices.map(wording.activity))
        }
        let part = try choice(activity.part, among: choices.map(\.part).removingRepeats)
        let names = choices.filter { $0.part == part }.map(\.name)
        let known = names.first { $0.folded == activity.name.folded }
        return PlanActivity(part: part, name: try known ?? choice(activity.name, among: names))
      }.removingRepeats
    }
  }

  /// What is to be known of the activities that a line has chosen for a plan.
  fileprivate func notices(
    on plan: PlanRecord, chosen: [PlanActivity]?, for tutor: TutorRecord
  ) throws -> [Phrase] {
    guard let chosen, let patient = try workspace.patient(id: tutor.patient) else { return [] }
    return try clinic.notices(on: chosen, for: patient, start: plan.start)
  }

  func plan(_ arguments: Arguments) throws -> PlanRecord {
    let patient = try optionalPatient(arguments)
    return try arguments.read(PlanParameter.plan) { try workspace.plan(named: $0, of: patient?.id) }
  }
}

private func newPlan(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let tutor = try context.tutor(arguments, PlanParameter.requiredTutor)
  try arguments.at(PlanParameter.requiredTutor) { try tutor.checkIsCurrent() }
  let name = try Rules.name(arguments, PlanParameter.name)
  // What is asked for here must not hold the workspace while the user thinks.
  let (option, content) = try shown(context, arguments, for: tutor)
  let activities = try context.activities(arguments, for: tutor)
  return try context.change(arguments.line) {
    let plan = try arguments.at(option) {
      try context.clinic.makePlan(
        name, description: arguments[PlanParameter.requiredDescription], start: arguments[PlanParameter.start],
        for: tutor, showing: content, activities: activities ?? [])
    }
    return Outcome(
      .record(try context.clinic.record(of: plan)),
      said: Phrase("plan.saved", ["name": .text(plan.name), "tutor": .text(tutor.name)]),
      remarks: try context.notices(on: plan, chosen: activities, for: tutor), next: NextLine("plan.send", [plan.name]))
  }
}

/// The board or symbol that the type asks for; at the prompt it is a question like any other field.
private func shown(
  _ context: Context, _ arguments: Arguments, for tutor: TutorRecord
) throws -> (option: Argument<String?>, PlanContent) {
  let type = try arguments[PlanParameter.type]
  let (option, other) =
    type == .large ? (PlanParameter.symbol, PlanParameter.board) : (PlanParameter.board, PlanParameter.symbol)
  let said: KeyValuePairs<String, Value> = [
    "type": .word(type.rawValue), "option": .text("--" + context.wording.word("option.\(option.parameter.name)")),
  ]
  if arguments.has(other) { try arguments.at(other) { throw Failure("plan.wrong_content", said) } }
  let workspace = try context.workspace
  func content(_ name: String) throws -> PlanContent {
    type == .large
      ? .symbol(try workspace.symbol(named: name, for: tutor.patient))
      : .board(try workspace.board(named: name, for: tutor.patient))
  }
  if let content = try arguments.read(option, content) { return (option, content) }
  repeat {
    let asked = try context.ask(
      forField: option.parameter.name,
      names: { typed in
        try type == .large
          ? workspace.symbolNames(beginning: typed, for: tutor.patient)
          : workspace.boardNames(beginning: typed, for: tutor.patient)
      }, content)
    if let asked { return (option, asked) }
    // A plan without it is none, so an empty answer is asked for again.
  } while context.console.isInteractive
  throw Failure("plan.no_content", said)
}

/// What can be told of a new plan before all is asked for.
private func checkNewPlan(_ context: Context, _ arguments: Arguments) throws {
  let patient = try context.optionalPatient(arguments)
  if try context.workspace.tutors(of: patient?.id).isEmpty { throw Failure("tutor.none") }
  if arguments.has(PlanParameter.name) { _ = try Rules.name(arguments, PlanParameter.name) }
  if arguments.has(PlanParameter.requiredTutor) {
    let tutor = try context.tutor(arguments, PlanParameter.requiredTutor)
    try arguments.at(PlanParameter.requiredTutor) { try tutor.checkIsCurrent() }
  }
}

private func listPlans(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.optionalPatient(arguments)
  let tutor = try context.tutor(arguments, PlanParameter.tutor)
  let rows = try context.workspace.plans(of: patient?.id, tutor: tutor?.id).map { plan -> [Value] in
    let hasLeft = try context.clinic.waiting(plan) == nil
    return [
      .integer(Int(plan.id)), .text(plan.name), .word(plan.kind.rawValue),
      .text(try context.clinic.people(of: plan).tutor.name), Value(plan.start), hasLeft ? Value(plan.sent) : .none,
      .text(plan.description),
    ]
  }
  return .table(
    Table(
      [
        .init("id", .number), .init("name"), .init("type"), .init("tutor"), .init("start"), .init("sent"),
        .init("description", .hidden),
      ], rows: rows, empty: Phrase("plan.none")))
}

private func showPlan(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  .record(try context.clinic.record(of: context.plan(arguments)))
}

private func editPlan(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  var plan = try context.plan(arguments)
  if let name = try Rules.name(arguments, PlanParameter.rename) { plan.name = name }
  if let description = arguments[PlanParameter.description] { plan.description = description }
  if let start = arguments[PlanParameter.start] { plan.start = start }
  let tutor = try context.clinic.people(of: plan).tutor
  let activities = try context.activities(arguments, for: tutor)
  if let activities { plan.activities = activities }
  try context.workspace.save(plan)
  return try context.done(
    Phrase("plan.changed", ["name": .text(plan.name)]),
    remarks: context.notices(on: plan, chosen: activities, for: tutor), context.clinic.record(of: plan))
}

private func removePlan(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let plan = try context.plan(arguments)
  try arguments.requireWords(of: plan.name, in: PlanParameter.plan)
  let record = try context.clinic.record(of: plan)
  try context.workspace.remove(plan)
  return .record(record, said: Phrase("plan.removed", ["name": .text(plan.name)]))
}
