import Clinic
public import Foundation
public import Shell
import Workspace

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
  /// - Parameter file: the one that names them, for the place of a failure.
  /// - Throws: those of ``mayReplace(_:_:)``, and ``Failure`` `file.unwritable`.
  public func writeFiles(_ files: [(path: String, data: Data)], _ arguments: Arguments, _ file: Argument<String>) throws
  {
    let patient = try optionalPatient(arguments)
    try arguments.at(file) {
      let replacing = try mayReplace(files.map(\.path), arguments)
      guard let patient, let first = files.first else { return try UserFiles.write(files, replacing: replacing) }
      try workspace.together {
        try clinic.note(
          .exported, command?.noun ?? "", way: first.path.ending, about: patient.uid, to: first.path)
        try UserFiles.write(files, replacing: replacing)
      }
    }
  }
}
