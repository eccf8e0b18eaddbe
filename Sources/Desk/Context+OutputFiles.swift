import Clinic
public import Foundation
public import Shell
public import Workspace

extension Common {
  /// Of every command that writes a file.
  public static let replace = Context.replaceOption
}

extension Context {
  /// Whether files may take the place of what is there, as a line with `--replace` or without it says.
  ///
  /// - Throws: as ``Shell/Context/mayReplace(_:isAgreed:)``.
  public func mayReplace(_ paths: [String], _ arguments: Arguments) throws -> Bool {
    try mayReplace(paths, isAgreed: arguments[Common.replace])
  }

  /// Writes files that belong together: all of them, or none. Those about a patient are noted.
  ///
  /// - Parameters:
  ///   - file: the one that names them, for the place of a failure.
  ///   - patient: whom they are about; nil for whom the line or the patient in use says, else for nobody.
  /// - Throws: those of ``mayReplace(_:_:)``, and ``Failure`` `file.unwritable`.
  public func writeFiles(
    _ files: [(path: String, data: Data)], _ arguments: Arguments, _ file: some DeclaredParameter,
    about patient: PatientRecord? = nil
  ) throws {
    let patient = try patient ?? optionalPatient(arguments)
    try arguments.at(file) {
      let replacing = try mayReplace(files.map(\.path), arguments)
      guard let patient, let first = files.first else { return try UserFiles.write(files, replacing: replacing) }
      try noting(patient, to: first.path) { try UserFiles.write(files, replacing: replacing) }
    }
  }

  /// Does what lets a file be there that tells of somebody, and notes it.
  ///
  /// - Parameters:
  ///   - patient: whom it is about; nil for several.
  ///   - path: the file's.
  public func noting(_ patient: PatientRecord?, to path: String, _ write: () throws -> Void) throws {
    try workspace.together {
      try clinic.note(.exported, command?.noun ?? "", way: path.ending, about: patient?.uid, to: path)
      try write()
    }
  }
}
