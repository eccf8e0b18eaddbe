import Shell
import TagarelaKit
import Workspace

extension Context {
  /// The patient that `--patient` names, else the one in use.
  ///
  /// - Throws: ``Failure`` `patient.none_in_use`.
  func patient(_ arguments: Arguments) throws -> PatientRecord {
    if let patient = try optionalPatient(arguments) { return patient }
    throw Failure("patient.none_in_use", hint: Phrase("patient.none_in_use.hint"))
  }

  /// The same, where a command may also concern everybody.
  func optionalPatient(_ arguments: Arguments) throws -> PatientRecord? {
    if let name = arguments.text("patient") {
      return try arguments.at("patient") { try workspace.patient(named: name) }
    }
    guard let subject else { return nil }
    if let patient = try workspace.patient(id: subject.id) { return patient }
    // Somebody else has removed them: what was meant for them must not become everybody's.
    use(nil)
    throw Failure("patient.gone", ["name": .text(subject.name)])
  }
}

/// Parameters that several nouns take.
enum Common {
  static let patient = Parameter.option(
    "patient", .name { try $1.workspace.patientNames(beginning: $0) }, isScope: true)
  static let from = Parameter.option("from", .recentDay)
  static let to = Parameter.option("to", .recentDay)
  static let folder = Parameter.option("to-dir", .folder)

  static func name(_ names: @escaping Parameter.Names) -> Parameter { .operand("name", .name(names)) }
}
