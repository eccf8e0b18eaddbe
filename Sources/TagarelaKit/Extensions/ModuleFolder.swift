import Foundation

/// Where a built-in module's data files lie.
public enum ModuleFolder {
  /// The folder of a module's resources: beside the executable, where the build puts it, else in the installed place,
  /// `../share/tagarela`.
  ///
  /// - Parameter module: the target's name.
  /// - Throws: ``Failure`` `module.files_missing`.
  public static func path(of module: String) throws -> String {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    let bin = URL(fileURLWithPath: own).deletingLastPathComponent()
    let places = [
      bin.appendingPathComponent("tagarela_\(module).resources"),
      bin.deletingLastPathComponent().appendingPathComponent("share/tagarela/\(module)"),
    ]
    guard let found = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
      throw Failure("module.files_missing", ["path": .text(places[0].path)])
    }
    return found.path
  }
}
