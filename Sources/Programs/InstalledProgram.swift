import Foundation

/// A program of the system, found as a shell finds it.
public enum InstalledProgram {
  /// - Parameter name: without a folder.
  /// - Returns: its path; nil where no folder of `PATH` has such a program.
  public static func path(of name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}
