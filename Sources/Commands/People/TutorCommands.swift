import Shell
import TagarelaKit
import Workspace

extension Noun {
  static let tutor = Noun(
    "tutor",
    [
      Command(
        Signature(
          "tutor", "new",
          [
            .operand("name", .text), .option("place", .text, asked: true), .option("email", .email, asked: true),
            .option("photo", .inputFile), Common.patient,
          ],
          examples: [
            Example(
              after: ["patient new Giovanna", "use giovanna"], #"tutor new "Ana Lúcia" --place home"#,
              prints: "✓ Ana Lúcia, home")
          ]),
        .changes, run: newTutor),
      Command(
        Signature(
          "tutor", "list", [.flag("all"), Common.patient],
          examples: [
            Example(
              after: ["patient new Giovanna", #"tutor new "Ana Lúcia" --place home --patient giovanna"#], "tutor list",
              prints: "id  name       place  e-mail  patient   until\n 1  Ana Lúcia  home           Giovanna")
          ]),
        .reads, run: listTutors),
      Command(
        Signature(
          "tutor", "show", [.operand("name", names), Common.patient],
          examples: [
            Example(
              after: ["patient new Giovanna", #"tutor new "Ana Lúcia" --place home --patient giovanna"#],
              "tutor show ana", prints: "id       1\nname     Ana Lúcia\nplace    home\npatient  Giovanna")
          ]),
        .reads, run: showTutor),
      Command(
        Signature(
          "tutor", "edit",
          [
            .operand("name", names), .option("rename", .text), .option("place", .clearable(.text)),
            .option("email", .clearable(.email)), .option("photo", .clearable(.inputFile)), .flag("current"),
            Common.patient,
          ],
          needsOption: true,
          examples: [
            Example(
              after: ["patient new Giovanna", #"tutor new "Ana Lúcia" --patient giovanna"#],
              "tutor edit ana --place school", prints: "✓ Ana Lúcia changed")
          ]),
        .changes, run: editTutor),
      Command(
        Signature(
          "tutor", "remove", [.operand("name", names), Common.patient],
          examples: [
            Example(
              after: ["patient new Giovanna", #"tutor new "Ana Lúcia" --patient giovanna"#], "tutor remove ana",
              prints: "✓ Ana Lúcia removed")
          ]),
        .changes, run: removeTutor),
    ])

  private static let names = Parameter.Kind.name { text, context in
    try context.workspace.tutorNames(beginning: text, of: context.subject?.id)
  }
}

extension Context {
  /// The tutor that an argument names, among those of the patient whom the command concerns.
  func tutor(_ arguments: Arguments, _ parameter: String = "name") throws -> TutorRecord {
    let name = try arguments.required(parameter)
    let patient = try optionalPatient(arguments)
    return try arguments.at(parameter) { try workspace.tutor(named: name, of: patient?.id) }
  }
}

private func newTutor(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let tutor = Tutor(name: try Rules.name(arguments), place: arguments.text("place"), email: arguments.text("email"))
  let record = try arguments.at("name") {
    try context.workspace.add(tutor, to: patient.id, photo: context.keepPicture("photo", arguments))
  }
  let name = Value.text(record.name)
  let said = record.place.map { Phrase("tutor.saved_place", ["name": name, "place": .text($0)]) }
  return .record(try record.fields(context), said: said ?? Phrase("tutor.saved", ["name": name]))
}

private func listTutors(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let workspace = try context.workspace
  let patient = try context.optionalPatient(arguments)
  let rows = try workspace.tutors(of: patient?.id, former: arguments.has("all")).map { tutor -> [Value] in
    [
      .integer(Int(tutor.id)), .text(tutor.name), Value(tutor.place), Value(tutor.email),
      Value(try workspace.patient(id: tutor.patient)?.name), Value(tutor.until),
    ]
  }
  return .table(
    Table(
      [.init("id", .number), .init("name"), .init("place"), .init("email"), .init("patient"), .init("until")],
      rows: rows, empty: Phrase("tutor.none")))
}

private func showTutor(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  .record(try context.tutor(arguments).fields(context))
}

private func editTutor(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  var tutor = try context.tutor(arguments)
  if arguments.has("rename") { tutor.name = try Rules.name(arguments, "rename") }
  if arguments.has("place") { tutor.place = arguments.text("place") }
  if arguments.has("email") { tutor.email = arguments.text("email") }
  if arguments.has("photo") { tutor.photo = try context.keepPicture("photo", arguments) }
  if arguments.has("current") { tutor.until = nil }
  try context.workspace.save(tutor)
  return .record(try tutor.fields(context), said: Phrase("tutor.changed", ["name": .text(tutor.name)]))
}

private func removeTutor(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let tutor = try context.tutor(arguments)
  let fields = try tutor.fields(context)
  let removal = try context.workspace.remove(tutor, on: Moment.now.day)
  let name: KeyValuePairs<String, Value> = ["name": .text(tutor.name)]
  let said =
    switch removal {
    case .removed: Phrase("tutor.removed", name)
    case .retired: Phrase("tutor.retired", name)
    }
  return .record(fields, said: said)
}

extension TutorRecord {
  fileprivate func fields(_ context: Context) throws -> Record {
    Record([
      "id": .integer(Int(id)), "name": .text(name), "place": Value(place), "email": Value(email),
      "patient": Value(try context.workspace.patient(id: patient)?.name), "until": Value(until),
      "photo": photo == nil ? .none : .flag(true),
    ])
  }
}
