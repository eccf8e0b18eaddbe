import Foundation

/// Paths that begin with what has been typed; a folder ends in `/`.
enum FileNames {
  static func beginning(_ typed: String, folders: Bool) -> [String] {
    let slash = typed.lastIndex(of: "/")
    let shown = slash.map { String(typed[...$0]) } ?? ""
    let start = slash.map { String(typed[typed.index(after: $0)...]) } ?? typed
    let folder = shown.isEmpty ? "." : atHome(shown)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
    return names.sorted().compactMap { name in
      guard name.hasPrefix(start), !name.hasPrefix(".") || start.hasPrefix(".") else { return nil }
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder)
      guard exists, isFolder.boolValue || !folders else { return nil }
      return shown + name + (isFolder.boolValue ? "/" : "")
    }
  }

  /// The path, or the next one of a file that isn't there: `lanche-2.obz`.
  static func free(_ path: String) -> String {
    let end = path.lastIndex(of: ".") ?? path.endIndex
    func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: atHome(path)) }
    guard isThere(path) else { return path }
    let others = (2...99).lazy.map { "\(path[..<end])-\($0)\(path[end...])" }
    return others.first { !isThere($0) } ?? path
  }

  private static func atHome(_ path: String) -> String {
    path.hasPrefix("~/") ? (ProcessInfo.processInfo.environment["HOME"] ?? "") + path.dropFirst() : path
  }
}
