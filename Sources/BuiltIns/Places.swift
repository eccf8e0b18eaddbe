import Files
import Foundation
public import Packs

/// Where the program finds and keeps its files, after the XDG Base Directory Specification.
public enum Places {
  /// `$TAGARELA_WORKSPACE`, else one in the user's data folder.
  public static var workspace: String {
    if let path = Environment["TAGARELA_WORKSPACE"], !path.isEmpty { return path }
    return data + "/clinic.tagarela"
  }

  /// What can be worked out again.
  public static var cache: String { folder("XDG_CACHE_HOME", "/.cache") }

  /// Makes the user's data folder, for the user alone, when the workspace lies there. Where that fails, opening it says so.
  public static func makeFolder(of workspace: String) {
    guard workspace.hasPrefix(data + "/") else { return }
    try? FileManager.default.createDirectory(
      atPath: data, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  private static var data: String { folder("XDG_DATA_HOME", "/.local/share") }

  /// Lines that were typed.
  public static var history: String { state + "/history" }

  /// Who was in use last at the prompt.
  public static var patientsInUse: String { state + "/patients-in-use" }

  /// What the user has chosen for the prompt.
  public static var configuration: String { folder("XDG_CONFIG_HOME", "/.config") + "/config.json" }

  /// A script that is run where the prompt begins, if it is there.
  public static var start: String { folder("XDG_CONFIG_HOME", "/.config") + "/tagarela.tgl" }

  /// What the server has for itself: its certificate and the keys to it.
  public static var server: String { state + "/server" }

  private static var state: String { folder("XDG_STATE_HOME", "/.local/state") }

  /// The user's folders in which nothing can be kept, each with what is said of that.
  public static var unwritable: [(folder: String, said: String)] {
    [(state, "prompt.lines_not_kept"), (cache, "prompt.nothing_kept")].filter { folder, _ in
      var there = folder
      while !FileManager.default.fileExists(atPath: there), there.contains("/") {
        there = URL(filePath: there).deletingLastPathComponent().path
      }
      return access(there, W_OK) != 0
    }
  }

  /// Where packs are looked for.
  ///
  /// - Parameter given: those that the command line names.
  public static func modules(given: [String], workspace: String) -> ModulePlaces {
    let shared = Environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
    return ModulePlaces(
      given: given, user: data + "/modules",
      system: shared.split(separator: ":").filter { $0.hasPrefix("/") }.map { $0 + "/tagarela/modules" }, cache: cache
    ).beside(workspace: workspace)
  }

  private static func folder(_ variable: String, _ usual: String) -> String {
    let base = Environment[variable].flatMap { $0.isEmpty ? nil : $0 } ?? (Environment["HOME"] ?? ".") + usual
    return base + "/tagarela"
  }
}
