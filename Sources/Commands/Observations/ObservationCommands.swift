import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// What the commands of observations take.
enum ObservationParameter {
  static let text = Argument.operand("text", .sentence)
  static let textChange = Argument.option("text", .text)
  static let at = Argument.option("at", .moment)
  static let id = Argument.operand("id", .text)
}

extension Noun {
  static let observation = Noun(
    "observation",
    [
      Command(
        Signature(
          "observation", "new",
          [ObservationParameter.text, ObservationParameter.at, Common.tutor, Common.patient],
          examples: [
            Example(
              after: ["patient new Giovanna", "use giovanna"],
              #"observation new "Asked for juice by herself." --at "2012-11-05 09:15""#,
              prints: "✓ noted for Giovanna, 5 Nov 2012 09:15")
          ]),
        .changes, check: checkNewObservation, run: newObservation),
      Command(
        Signature(
          "observation", "list", [Common.from, Common.to, Common.patient],
          examples: [
            Example(
              after: noted, "observation list",
              prints: "id  date and time     author     text\n 1  5 Nov 2012 09:15  therapist  Asked for juice.")
          ]),
        .reads, run: listObservations),
      Command(
        Signature(
          "observation", "edit",
          [ObservationParameter.id, ObservationParameter.textChange, ObservationParameter.at, Common.patient],
          examples: [
            Example(
              after: noted, #"observation edit #1 --text "Asked for more juice.""#, prints: "✓ observation #1 changed")
          ]),
        .changes, run: editObservation),
      Command(
        Signature(
          "observation", "remove", [ObservationParameter.id, Common.patient],
          examples: [Example(after: noted, "observation remove #1", prints: "✓ observation #1 removed")]),
        .changes, run: removeObservation),
      Command(
        Signature(
          "observation", "send",
          [Common.from, Common.to, Common.folder, LetterParameter.by, Common.tutor, Common.patient],
          examples: [
            Example(
              after: noted + ["patient edit giovanna --email mother@example.org"], "observation send --to-dir sent",
              prints:
                "✓ written, not sent: sent/giovanna-observations.pobs, sent/giovanna-observations.pdf, sent/giovanna-observations.eml → mother@example.org"
            )
          ]),
        .acts, run: sendObservations),
    ])

  static let note = Noun(
    "note",
    [
      Command(
        Signature(
          "note", nil,
          [ObservationParameter.text, ObservationParameter.at, Common.tutor, Common.patient],
          examples: [
            Example(
              after: ["patient new Giovanna", "use giovanna"], #"note "Ate well today" --at "2012-11-05 12:00""#,
              prints: "✓ noted for Giovanna, 5 Nov 2012 12:00")
          ]),
        .changes, check: checkNewObservation, run: newObservation)
    ])

  private static let noted = [
    "patient new Giovanna", "use giovanna", #"note "Asked for juice." --at "2012-11-05 09:15""#,
  ]
}

/// What can be told before the text is asked for.
private func checkNewObservation(_ context: Context, _ arguments: Arguments) throws {
  _ = try context.patient(arguments)
  _ = try Rules.at(arguments, ObservationParameter.at)
}

private func newObservation(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let tutor = try context.speaker(arguments, for: patient)
  let at = arguments[ObservationParameter.at]
  let text = try arguments[ObservationParameter.text]
  let (id, observation) = try arguments.at(ObservationParameter.at) {
    try context.clinic.note(text, about: patient, by: tutor, at: at)
  }
  return .record(
    Record([
      "id": .integer(Int(id)), "at": .moment(observation.at), "author": Clinic.author(tutor?.name),
      "text": .text(observation.text),
    ]), said: Phrase("observation.saved", ["patient": .text(patient.name), "at": .moment(observation.at)]))
}

private func listObservations(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let found = try context.workspace.observations(of: patient.id, from: arguments[Common.from], to: arguments[Common.to])
  let rows = found.map { observation -> [Value] in
    [
      .integer(Int(observation.id)), .moment(observation.at), Clinic.author(observation.author),
      .text(observation.text),
    ]
  }
  return .table(
    Table(
      [.init("id", .number), .init("at"), .init("author"), .init("text", .wrapped)], rows: rows,
      empty: Phrase("observation.none", ["patient": .text(patient.name)])))
}

private func editObservation(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let observation = try numbered(context, arguments)
  let at = try Rules.at(arguments, ObservationParameter.at) ?? observation.at
  let text = arguments[ObservationParameter.textChange] ?? observation.text
  try context.workspace.save(observation, text: text, at: at)
  return .record(
    Record(["id": .integer(Int(observation.id)), "at": .moment(at), "text": .text(text)]),
    said: Phrase("observation.changed", ["id": .text("#\(observation.id)")]))
}

private func removeObservation(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let observation = try numbered(context, arguments)
  try context.workspace.remove(observation)
  return .record(
    Record(["id": .integer(Int(observation.id)), "at": .moment(observation.at), "text": .text(observation.text)]),
    said: Phrase("observation.removed", ["id": .text("#\(observation.id)")]))
}

private func numbered(_ context: Context, _ arguments: Arguments) throws -> ObservationRecord {
  try arguments.read(ObservationParameter.id) { try context.clinic.observation(numbered: $0) }
}

/// The history of a period, all of it unless given, as a bundle and a PDF; the letter's body is its text.
private func sendObservations(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let tutor = try context.speaker(arguments, for: patient)
  let period = try Period(arguments)
  let (letter, delivery) = try context.clinic.sendObservations(
    of: patient, by: tutor, in: period, via: context.transport(arguments))
  return try context.sent(letter, delivery.concluded())
}
