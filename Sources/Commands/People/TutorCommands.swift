import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// What the commands of tutors take.
enum TutorParameter {
  static let name = Argument.operand("name", .text)
  static let named = Argument.operand("name", .noted(Names.tutors))
  static let place = Argument.option("place", .text.offering(places), asked: true)
  static let placeChange = Argument.option("place", .clearable(.text.offering(places)))
  /// Where other tutors are.
  private static let places: Parameter.Candidates = { _, context in
    try context.workspace.tutorPlaces().map { Parameter.Candidate($0) }
  }
  static let email = Argument.option("email", .email, asked: true)
  static let emailChange = Argument.option("email", .clearable(.email))
  static let photo = Argument.option("photo", .inputFile)
  static let photoChange = Argument.option("photo", .clearable(.inputFile))
  static let all = Argument.flag("all")
  static let rename = Argument.option("rename", .text)
  static let current = Argument.flag("current")
}

extension Noun {
  static let tutor = Noun(
    "tutor",
    [
      Command(
        Signature(
          "tutor", "new",
          [TutorParameter.name, TutorParameter.place, TutorParameter.email, TutorParameter.photo, Common.patient],
          examples: [
            Example(
              after: ["patient new Giovanna", "use giovanna"], #"tutor new "Ana Lúcia" --place home"#,
              prints: "✓ Ana Lúcia, home")
          ]),
        .changes, check: checkNewTutor, run: newTutor),
      Command(
        Signature(
          "tutor", "list", [TutorParameter.all, Common.patient],
          examples: [
            Example(
              after: ["patient new Giovanna", #"tutor new "Ana Lúcia" --place home --patient giovanna"#], "tutor list",
              prints: "id  name       place  e-mail  patient   until\n 1  Ana Lúcia  home           Giovanna")
          ]),
        .reads, run: listTutors),
      Command(
        Signature(
          "tutor", "show", [TutorParameter.named, Common.patient],
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
            TutorParameter.named, TutorParameter.rename, TutorParameter.placeChange, TutorParameter.emailChange,
            TutorParameter.photoChange, TutorParameter.current, Common.patient,
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
          "tutor", "remove", [TutorParameter.named, Common.patient],
          examples: [
            Example(
              after: ["patient new Giovanna", #"tutor new "Ana Lúcia" --patient giovanna"#], "tutor remove ana",
              prints: "✓ Ana Lúcia removed")
          ]),
        .changes, run: removeTutor),
    ])
}

extension Context {
  /// The tutor that an argument names, among those of the patient whom the command concerns.
  func tutor(_ arguments: Arguments, _ parameter: Argument<String>) throws -> TutorRecord {
    let patient = try optionalPatient(arguments)
    return try arguments.read(parameter) { try workspace.tutor(named: $0, of: patient?.id) }
  }

  /// The same, where the line need not name one.
  func tutor(_ arguments: Arguments, _ parameter: Argument<String?>) throws -> TutorRecord? {
    let patient = try optionalPatient(arguments)
    return try arguments.read(parameter) { try workspace.tutor(named: $0, of: patient?.id) }
  }
}

/// What can be told of a new tutor before all is asked for.
private func checkNewTutor(_ context: Context, _ arguments: Arguments) throws {
  let patient = try context.patient(arguments)
  guard arguments.has(TutorParameter.name) else { return }
  let name = try Rules.name(arguments, TutorParameter.name)
  try arguments.at(TutorParameter.name) { try context.workspace.checkIsFree(tutor: name, of: patient.id) }
}

private func newTutor(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let tutor = Tutor(
    name: try Rules.name(arguments, TutorParameter.name), place: arguments[TutorParameter.place],
    email: arguments[TutorParameter.email])
  let record = try arguments.at(TutorParameter.name) {
    let photo = try context.keepPicture(arguments[TutorParameter.photo], TutorParameter.photo, arguments)
    return try context.workspace.add(tutor, to: patient.id, photo: photo)
  }
  let name = Value.text(record.name)
  let said = record.place.map { Phrase("tutor.saved_place", ["name": name, "place": .text($0)]) }
  return try context.done(said ?? Phrase("tutor.saved", ["name": name]), context.clinic.record(of: record))
}

private func listTutors(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let workspace = try context.workspace
  let patient = try context.optionalPatient(arguments)
  let rows = try workspace.tutors(of: patient?.id, former: arguments[TutorParameter.all]).map { tutor -> [Value] in
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
  .record(try context.clinic.record(of: context.tutor(arguments, TutorParameter.named)))
}

private func editTutor(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  var tutor = try context.tutor(arguments, TutorParameter.named)
  if let name = try Rules.name(arguments, TutorParameter.rename) { tutor.name = name }
  if let place = arguments[TutorParameter.placeChange] { tutor.place = place }
  if let email = arguments[TutorParameter.emailChange] { tutor.email = email }
  if let photo = arguments[TutorParameter.photoChange] {
    tutor.photo = try context.keepPicture(photo, TutorParameter.photoChange, arguments)
  }
  if arguments[TutorParameter.current] { tutor.until = nil }
  try context.workspace.save(tutor)
  return try context.done(Phrase("tutor.changed", ["name": .text(tutor.name)]), context.clinic.record(of: tutor))
}

private func removeTutor(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let tutor = try context.tutor(arguments, TutorParameter.named)
  try arguments.requireWords(of: tutor.name, in: TutorParameter.named)
  let record = try context.clinic.record(of: tutor)
  let removal = try context.workspace.remove(tutor, on: Moment.now.day)
  let name: KeyValuePairs<String, Value> = ["name": .text(tutor.name)]
  let said =
    switch removal {
    case .removed: Phrase("tutor.removed", name)
    case .retired: Phrase("tutor.retired", name)
    }
  return .record(record, said: said)
}
