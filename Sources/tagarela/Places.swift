import Foundation

/// Where the program finds and keeps its files, after the XDG Base Directory Specification.
enum Places {
  /// `$TAGARELA_WORKSPACE`, else one in the user's data folder, which is made for the user alone.
  static var workspace: String {
    if let path = environment["TAGARELA_WORKSPACE"], !path.isEmpty { return path }
    let folder = folder("XDG_DATA_HOME", "/.local/share")
    // Where that fails, opening the workspace says so.
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return folder + "/clinic.tagarela"
  }

  /// What can be worked out again.
  static var cache: String { folder("XDG_CACHE_HOME", "/.cache") }

  static var history: String { folder("XDG_STATE_HOME", "/.local/state") + "/history" }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  private static func folder(_ variable: String, _ usual: String) -> String {
    let base = environment[variable].flatMap { $0.isEmpty ? nil : $0 } ?? (environment["HOME"] ?? ".") + usual
    return base + "/tagarela"
  }
}
