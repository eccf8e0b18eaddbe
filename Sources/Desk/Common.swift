import Clinic
public import Shell
public import TagarelaKit
public import Workspace

extension Context {
  /// The patient that `--patient` names, else the one in use, else the only one that there is.
  ///
  /// - Throws: ``Failure`` `patient.none_in_use`.
  public func patient(_ arguments: Arguments) throws -> PatientRecord {
    if let patient = try optionalPatient(arguments) ?? workspace.onlyPatient() {
      try noteShown(patient)
      return patient
    }
    let isEmpty = try workspace.patients().isEmpty
    throw Failure("patient.none_in_use", hint: Phrase(isEmpty ? "patient.none" : "patient.none_in_use.hint"))
  }

  /// Notes that a command which only reads shows what is held on a patient.
  public func noteShown(_ patient: PatientRecord) throws {
    concerns(patient.uid)
    guard let command, try workspace.isConsulted else { return }
    try clinic.note(.shown, command.noun, about: patient.uid)
  }

  /// For commands of one patient's things: nothing is asked before it is known whose (``Shell/Command/check``).
  @Sendable public static func requirePatient(_ context: Context, _ arguments: Arguments) throws {
    _ = try context.patient(arguments)
  }

  /// The same, where a command may also concern everybody.
  public func optionalPatient(_ arguments: Arguments) throws -> PatientRecord? {
    if let patient = try arguments.read(Common.patient, { try workspace.patient(named: $0) }) { return patient }
    guard let subject else { return nil }
    if let patient = try workspace.patient(id: subject.id) { return patient }
    // Somebody else has removed them: what was meant for them must not become everybody's.
    use(nil)
    throw Failure("patient.gone", ["name": .text(subject.name)])
  }
}

extension Context {
  public func category(_ arguments: Arguments, _ parameter: Argument<String>) throws -> CategoryRecord {
    try arguments.read(parameter) { try workspace.category(named: $0) }
  }

  /// The same, where the line need not name one.
  public func category(_ arguments: Arguments, _ parameter: Argument<String?>) throws -> CategoryRecord? {
    try arguments.read(parameter) { try workspace.category(named: $0) }
  }
}

/// Parameters that several nouns take.
public enum Common {
  public static let patient = Argument.option("patient", .noted(Names.patients), isScope: true)
  public static let from = Argument.option("from", .recentDay)
  public static let to = Argument.option("to", .recentDay)
  /// The language of a sentence.
  public static let lang = Argument.option("lang", .name(Names.grammars))
  public static let tutor = Argument.option("tutor", .noted(Names.tutors))
  /// The file that is written.
  public static let file = Argument.operand("file", .outputFile)
  public static let folder = Argument.option("to-dir", .folder)
}
