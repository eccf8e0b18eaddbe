import Clinic
public import Foundation
public import Shell

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

  /// Writes files that belong together: all of them, or none.
  ///
  /// - Parameter file: the one that names them, for the place of a failure.
  /// - Throws: those of ``mayReplace(_:_:)``, and ``Failure`` `file.unwritable`.
  public func writeFiles(_ files: [(path: String, data: Data)], _ arguments: Arguments, _ file: Argument<String>) throws
  {
    try arguments.at(file) {
      try UserFiles.write(files, replacing: mayReplace(files.map(\.path), arguments))
    }
  }
}
