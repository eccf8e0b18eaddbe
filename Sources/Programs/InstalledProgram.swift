import Foundation

/// A program of the system, found as a shell finds it.
public enum InstalledProgram {
  /// - Parameters:
  ///   - name: without a folder.
  ///   - others: folders that are looked through after those of `PATH`.
  /// - Returns: its path; nil where none of the folders has such a program.
  public static func path(of name: String, orIn others: [String] = []) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map(String.init) ?? []
    // What lies in the current folder is nobody's program.
    return (folders + others).lazy.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}
