import Foundation

/// Paths that begin with what has been typed; a folder ends in `/`.
enum FileNames {
  static func beginning(_ typed: String, folders: Bool) -> [String] {
    let slash = typed.lastIndex(of: "/")
    let shown = slash.map { String(typed[...$0]) } ?? ""
    let start = slash.map { String(typed[typed.index(after: $0)...]) } ?? typed
    let home = ProcessInfo.processInfo.environment["HOME"] ?? "/"
    let folder = shown.isEmpty ? "." : shown.hasPrefix("~/") ? home + shown.dropFirst() : shown
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
    return names.sorted().compactMap { name in
      guard name.hasPrefix(start), !name.hasPrefix(".") || start.hasPrefix(".") else { return nil }
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder)
      guard exists, isFolder.boolValue || !folders else { return nil }
      return shown + name + (isFolder.boolValue ? "/" : "")
    }
  }
}
