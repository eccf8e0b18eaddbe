import Clinic
import Shell
import TagarelaKit
import Workspace

extension Noun {
  static let patient = Noun(
    "patient",
    [
      Command(
        Signature(
          "patient", "new",
          [
            .operand("name", .text), .option("born", .day, asked: true), .option("pathology", .text),
            .option("email", .email, asked: true), .option("since", .day), .option("photo", .inputFile),
          ],
          examples: [
            Example(#"patient new "Giovanna Reis" --email mae@exemplo.org"#, prints: "✓ Giovanna Reis")
          ]),
        .changes, run: newPatient),
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
          "patient", "show", [.operand("name", names, optional: true)],
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
            .operand("name", names), .option("rename", .text), .option("born", .clearable(.day)),
            .option("pathology", .clearable(.text)), .option("email", .clearable(.email)),
            .option("since", .clearable(.day)), .option("photo", .clearable(.inputFile)),
            .option("voice", .clearable(.name(Names.voices))), .option("rate", .clearable(.number)),
            .option("pitch", .clearable(.number)), .option("volume", .clearable(.number)),
            .option("speaks-as", .clearable(.choice(SentenceRequest.Speaker.allCases.map(\.rawValue)))),
            .option("letters", .clearable(.choice(LetterCase.allCases.map(\.rawValue)))),
          ],
          needsOption: true,
          examples: [
            Example(
              after: [#"patient new "Giovanna Reis""#], "patient edit giovanna --email mae@exemplo.org",
              prints: "✓ Giovanna Reis changed"),
            Example(
              after: [#"patient new "Giovanna Reis""#], "patient edit giovanna --voice espeak:pt-br-f --rate 0.8",
              prints: "✓ Giovanna Reis changed"),
          ]),
        .changes, run: editPatient),
      Command(
        Signature(
          "patient", "remove", [.operand("name", names)],
          examples: [
            Example(
              after: [#"patient new "Giovanna Reis""#], "patient remove giovanna",
              prints: "✓ Giovanna Reis removed, with everything of theirs")
          ]),
        .changes, run: removePatient),
    ])

  private static let names = Parameter.Kind.name { try $1.workspace.patientNames(beginning: $0) }
}

private func newPatient(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = Patient(
    name: try Rules.name(arguments), born: try Rules.born(arguments), pathology: arguments.text("pathology"),
    email: arguments.text("email"), since: arguments.day("since") ?? Moment.now.day)
  let record = try arguments.at("name") {
    try context.workspace.add(patient, photo: context.keepPicture("photo", arguments))
  }
  let name = Value.text(record.name)
  let aged = record.born.map {
    Phrase("patient.saved_aged", ["name": name, "years": .integer($0.years(until: Moment.now.day))])
  }
  return .record(try record.fields(context), said: aged ?? Phrase("patient.saved", ["name": name]))
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
  let workspace = try context.workspace
  let patient = try arguments.text("name").map { name in try arguments.at("name") { try workspace.patient(named: name) }
  }
  return .record(try (patient ?? context.patient(arguments)).fields(context))
}

private func editPatient(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let workspace = try context.workspace
  let name = try arguments.required("name")
  var patient = try arguments.at("name") { try workspace.patient(named: name) }
  if arguments.has("rename") { patient.name = try Rules.name(arguments, "rename") }
  if arguments.has("born") { patient.born = try Rules.born(arguments) }
  if arguments.has("pathology") { patient.pathology = arguments.text("pathology") }
  if arguments.has("email") { patient.email = arguments.text("email") }
  if arguments.has("since") { patient.since = arguments.day("since") }
  if arguments.has("photo") { patient.photo = try context.keepPicture("photo", arguments) }
  if arguments.has("voice") {
    patient.speech.voice = try arguments.text("voice").map { name in
      try arguments.at("voice") { try context.clinic.voice(named: name).id }
    }
  }
  if arguments.has("rate") { patient.speech.rate = try context.mannerNumber("rate", arguments) }
  if arguments.has("pitch") { patient.speech.pitch = try context.mannerNumber("pitch", arguments) }
  if arguments.has("volume") { patient.speech.volume = try context.mannerNumber("volume", arguments) }
  if arguments.has("speaks-as") {
    patient.speech.speaker = arguments.text("speaks-as").flatMap(SentenceRequest.Speaker.init)
  }
  if arguments.has("letters") { patient.letters = arguments.text("letters").flatMap(LetterCase.init) }
  try workspace.save(patient)
  if context.subject?.id == patient.id { context.use(Subject(id: patient.id, name: patient.name)) }
  return .record(try patient.fields(context), said: Phrase("patient.changed", ["name": .text(patient.name)]))
}

private func removePatient(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let name = try arguments.required("name")
  let patient = try arguments.at("name") { try context.workspace.patient(named: name) }
  let fields = try patient.fields(context)
  try context.workspace.remove(patient)
  if context.subject?.id == patient.id { context.use(nil) }
  return .record(fields, said: Phrase("patient.removed", ["name": .text(patient.name)]))
}

extension PatientRecord {
  fileprivate func fields(_ context: Context) throws -> Record {
    let tutors = try context.workspace.tutors(of: id).map { Value.text($0.name) }
    let favourites = try context.workspace.favouriteCount(of: id)
    return Record([
      "id": .integer(Int(id)), "name": .text(name), "born": Value(born), "pathology": Value(pathology),
      "email": Value(email), "since": Value(since), "photo": photo == nil ? .none : .flag(true),
      "tutors": .list(tutors), "voice": Value(speech.voice), "rate": speech.rate.map(Value.real) ?? .none,
      "pitch": speech.pitch.map(Value.real) ?? .none, "volume": speech.volume.map(Value.real) ?? .none,
      "speaks_as": speech.speaker.map { .word($0.rawValue) } ?? .none,
      "favourites": favourites > 0 ? .integer(favourites) : .none,
      "letters": letters.map { .word($0.rawValue) } ?? .none,
    ])
  }
}
