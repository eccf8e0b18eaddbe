public import Foundation

/// The programs that tests start.
public enum BuiltPrograms {
  /// The folder that `TAGARELA_TEST_PROGRAMS` names, as `scripts/test` does with those that are shipped; without it that of
  /// the tests, whose build makes them as well.
  public static let folder: URL =
    ProcessInfo.processInfo.environment["TAGARELA_TEST_PROGRAMS"].map { URL(filePath: $0).resolvingSymlinksInPath() }
    ?? PseudoTerminal.builtProducts

  /// Of a program, by its name.
  public static func path(_ name: String) -> String { folder.appending(path: name).path }
}
