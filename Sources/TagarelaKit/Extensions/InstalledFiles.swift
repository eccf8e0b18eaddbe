import Foundation

/// Files that come with the program: beside the executable, where a build puts them, or in the installed places.
public enum InstalledFiles {
  /// A program of ours, `libexec/tagarela/NAME` when installed.
  ///
  /// - Returns: a path even where there is no such file; whoever starts it says so.
  public static func program(_ name: String) -> String {
    let beside = bin.appendingPathComponent(name).path
    if access(beside, X_OK) == 0 { return beside }
    return bin.deletingLastPathComponent().appendingPathComponent("libexec/tagarela/\(name)").path
  }

  /// The folder of a built-in module's data, `share/tagarela/NAME` when installed.
  ///
  /// - Parameter module: the target's name.
  /// - Throws: ``Failure`` `module.files_missing`.
  public static func folder(of module: String) throws -> String {
    let places = [
      bin.appendingPathComponent("tagarela_\(module).resources"),
      bin.deletingLastPathComponent().appendingPathComponent("share/tagarela/\(module)"),
    ]
    guard let found = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
      throw Failure("module.files_missing", ["path": .text(places[0].path)])
    }
    return found.path
  }

  private static var bin: URL {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: own).deletingLastPathComponent()
  }
}
