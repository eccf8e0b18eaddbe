import Clinic
import Desk
import Foundation
import Shell
import TagarelaKit
import Workspace

/// What the commands of patients take.
enum PatientParameter {
  static let name = Argument.operand("name", .text)
  static let anyNamed = Argument.optionalOperand("name", names)
  static let named = Argument.operand("name", names)
  static let born = Argument.option("born", .day, asked: true)
  static let bornChange = Argument.option("born", .clearable(.day))
  static let pathology = Argument.option("pathology", .text)
  static let pathologyChange = Argument.option("pathology", .clearable(.text))
  static let email = Argument.option("email", .email, asked: true)
  static let emailChange = Argument.option("email", .clearable(.email))
  static let since = Argument.option("since", .day)
  static let sinceChange = Argument.option("since", .clearable(.day))
  static let photo = Argument.option("photo", .inputFile)
  static let photoChange = Argument.option("photo", .clearable(.inputFile))
  static let rename = Argument.option("rename", .text)
  static let voice = Argument.option("voice", .clearable(.name(Names.voices)))
  static let rate = Argument.option("rate", .clearable(.number))
  static let pitch = Argument.option("pitch", .clearable(.number))
  static let volume = Argument.option("volume", .clearable(.number))
  static let speaksAs = Argument.option("speaks-as", .clearable(.choice(SentenceRequest.Speaker.self)))
  static let letters = Argument.option("letters", .clearable(.choice(LetterCase.self)))

  private static let names = ValueKind.noted(Names.patients)
}

extension Noun {
  static let patient = Noun(
    "patient",
    [
      Command(
        Signature(
          "patient", "new",
          [
            PatientParameter.name, PatientParameter.born, PatientParameter.pathology, PatientParameter.email,
            PatientParameter.since, PatientParameter.photo, Common.camera,
          ],
          examples: [
            Example(#"patient new "Giovanna Reis" --email mother@example.org"#, prints: "✓ Giovanna Reis")
          ]),
        .acts, onlyWith: Common.camera, check: checkNewPatient, run: newPatient),
      Command(
        Signature(
          "patient", "list",
          examples: [
            Example(
              after: [#"patient new "Giovanna Reis" --born 2009-03-12"#], "patient list",
              prints: "id  name           birth date   tutors  plans\n 1  Giovanna Reis  12 Mar 2009       0      0")
          ]),
        .reads, run: listPatients),
      Command(
        Signature(
          "patient", "show", [PatientParameter.anyNamed],
          examples: [
            Example(
              after: [#"patient new "Giovanna Reis" --born 2009-03-12 --since 2012-11-05"#], "patient show giovanna",
              prints:
                "id                 1\nname               Giovanna Reis\nbirth date         12 Mar 2009\ndate of first use  5 Nov 2012"
            )
          ]),
        .reads, run: showPatient),
      Command(
        Signature(
          "patient", "edit",
          [
            PatientParameter.named, PatientParameter.rename, PatientParameter.bornChange,
            PatientParameter.pathologyChange, PatientParameter.emailChange, PatientParameter.sinceChange,
            PatientParameter.photoChange, Common.camera, PatientParameter.voice, PatientParameter.rate,
            PatientParameter.pitch,
            PatientParameter.volume, PatientParameter.speaksAs, PatientParameter.letters,
          ],
          needsOption: true,
          examples: [
            Example(
              after: [#"patient new "Giovanna Reis""#], "patient edit giovanna --email mother@example.org",
              prints: "✓ Giovanna Reis changed"),
            Example(
              after: [#"patient new "Giovanna Reis""#], "patient edit giovanna --voice espeak:pt-br-f --rate 0.8",
              prints: "✓ Giovanna Reis changed"),
          ]),
        .acts, onlyWith: Common.camera, run: editPatient),
      Command(
        Signature(
          "patient", "remove", [PatientParameter.named],
          examples: [
            Example(
              after: [#"patient new "Giovanna Reis""#], "patient remove giovanna",
              prints: "✓ Giovanna Reis removed, with everything of theirs")
          ]),
        .changes, run: removePatient),
    ] + privacyOfPatients)
}

/// What can be told of a new patient before all is asked for.
private func checkNewPatient(_ context: Context, _ arguments: Arguments) throws {
  if arguments.has(PatientParameter.name) { _ = try Rules.name(arguments, PatientParameter.name) }
  _ = try Rules.born(arguments[PatientParameter.born], PatientParameter.born, arguments)
}

private func newPatient(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let photo = try context.photograph(arguments)
  return try context.change(arguments.line) { try add(context, arguments, photo: photo) }
}

/// - Parameter photo: the patient's, where it isn't one that the line names.
private func add(_ context: Context, _ arguments: Arguments, photo taken: Data?) throws -> Outcome {
  let patient = Patient(
    name: try Rules.name(arguments, PatientParameter.name),
    born: try Rules.born(arguments[PatientParameter.born], PatientParameter.born, arguments),
    pathology: arguments[PatientParameter.pathology], email: arguments[PatientParameter.email],
    since: arguments[PatientParameter.since] ?? Moment.now.day)
  let hasNamesake = try context.workspace.hasPatient(called: patient.name)
  let record = try arguments.at(PatientParameter.name) {
    let photo =
      try taken.map { try context.clinic.keepPicture($0, called: patient.name) }
      ?? context.keepPicture(arguments[PatientParameter.photo], PatientParameter.photo, arguments)
    return try context.workspace.add(patient, photo: photo)
  }
  let name = Value.text(record.name)
  let aged = record.born.map {
    Phrase("patient.saved_aged", ["name": name, "years": .integer($0.years(until: Moment.now.day))])
  }
  let remarks = hasNamesake ? [Phrase("patient.namesake", ["name": name])] : []
  return try context.done(
    aged ?? Phrase("patient.saved", ["name": name]), remarks: remarks, context.clinic.record(of: record)
  ).followed(by: NextLine("use", [record.name]))
}

private func listPatients(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let workspace = try context.workspace
  let rows = try workspace.patients().map { patient -> [Value] in
    [
      .integer(Int(patient.id)), .text(patient.name), Value(patient.born),
      .integer(try workspace.tutors(of: patient.id).count), .integer(try workspace.plans(of: patient.id).count),
      Value(patient.pathology), Value(patient.email), Value(patient.since), .text(patient.uid),
    ]
  }
  return .table(
    Table(
      [
        .init("id", .number), .init("name"), .init("born"), .init("tutors", .number), .init("plans", .number),
        .init("pathology", .hidden), .init("email", .hidden), .init("since", .hidden), .init("uid", .hidden),
      ], rows: rows, empty: Phrase("patient.none")))
}

private func showPatient(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try arguments.read(PatientParameter.anyNamed) { try context.workspace.patient(named: $0) }
  let shown = try patient ?? context.patient(arguments)
  try context.noteShown(shown)
  return .record(try context.clinic.record(of: shown))
}

private func editPatient(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let photo = try context.photograph(arguments)
  return try context.change(arguments.line) { try edit(context, arguments, photo: photo) }
}

/// - Parameter photo: the patient's, where it isn't one that the line names.
private func edit(_ context: Context, _ arguments: Arguments, photo taken: Data?) throws -> Outcome {
  let workspace = try context.workspace
  var patient = try arguments.read(PatientParameter.named) { try workspace.patient(named: $0) }
  if let name = try Rules.name(arguments, PatientParameter.rename) { patient.name = name }
  if let born = arguments[PatientParameter.bornChange] {
    patient.born = try Rules.born(born, PatientParameter.bornChange, arguments)
  }
  if let pathology = arguments[PatientParameter.pathologyChange] { patient.pathology = pathology }
  if let email = arguments[PatientParameter.emailChange] { patient.email = email }
  if let since = arguments[PatientParameter.sinceChange] { patient.since = since }
  if let photo = arguments[PatientParameter.photoChange] {
    patient.photo = try context.keepPicture(photo, PatientParameter.photoChange, arguments)
  }
  if let taken { patient.photo = try context.clinic.keepPicture(taken, called: patient.name) }
  if let voice = arguments[PatientParameter.voice] {
    patient.speech.voice = try arguments.at(PatientParameter.voice) {
      try voice.map { try context.clinic.voice(named: $0).id }
    }
  }
  if let rate = arguments[PatientParameter.rate] {
    patient.speech.rate = try arguments.manner(rate, PatientParameter.rate)
  }
  if let pitch = arguments[PatientParameter.pitch] {
    patient.speech.pitch = try arguments.manner(pitch, PatientParameter.pitch)
  }
  if let volume = arguments[PatientParameter.volume] {
    patient.speech.volume = try arguments.manner(volume, PatientParameter.volume)
  }
  if let speaker = arguments[PatientParameter.speaksAs] { patient.speech.speaker = speaker }
  if let letters = arguments[PatientParameter.letters] { patient.letters = letters }
  try workspace.save(patient)
  if context.subject?.id == patient.id { context.use(Subject(id: patient.id, name: patient.name)) }
  return try context.done(Phrase("patient.changed", ["name": .text(patient.name)]), context.clinic.record(of: patient))
}

private func removePatient(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try arguments.read(PatientParameter.named) { try context.workspace.patient(named: $0) }
  try arguments.requireWords(of: patient.name, in: PatientParameter.named)
  let record = try context.clinic.record(of: patient)
  try context.workspace.remove(patient)
  if context.subject?.id == patient.id { context.use(nil) }
  return Outcome(
    .record(record), said: Phrase("patient.removed", ["name": .text(patient.name)]),
    remarks: [Phrase("patient.removed.kept")])
}
