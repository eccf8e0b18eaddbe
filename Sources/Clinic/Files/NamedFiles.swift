import Foundation
import Glibc
import TagarelaKit

/// The files that a user means by a name, a folder, or a pattern like `*.obz`.
public enum NamedFiles {
  /// More than anybody receives in one go.
  public static let most = 2_000

  /// What was found under names.
  public struct Found: Sendable {
    /// In order, each once.
    public var paths: [String] = []
    /// Files of the folders with other endings.
    public var others: [String] = []
  }

  /// - Returns: of a folder, and of those in it, the files with one of the endings. A name that is neither a folder nor a pattern
  ///   stays as it is, whether the file is there or not.
  /// - Throws: ``Failure`` `files.none` where a folder or a pattern has no such file, `files.many`.
  public static func found(_ names: [String], endings: Set<String>) throws -> Found {
    var all = Found()
    for name in names {
      let found = found(name, endings)
      guard !found.paths.isEmpty else { throw Failure("files.none", ["name": .text(name)]) }
      all.paths += found.paths
      all.others += found.others
      guard all.paths.count <= most else {
        throw Failure("files.many", ["name": .text(name), "limit": .integer(most)])
      }
    }
    all.paths = all.paths.removingRepeats
    return all
  }

  private static func found(_ name: String, _ endings: Set<String>) -> Found {
    if isFolder(name) { return files(in: name.withoutLastSlashes, endings) }
    guard name.contains(where: { "*?[".contains($0) }), access(name, F_OK) != 0 else { return Found(paths: [name]) }
    return Found(paths: matches(of: name).filter { !isFolder($0) })
  }

  /// True for a folder, also behind a link.
  public static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func files(in folder: String, _ endings: Set<String>) -> Found {
    let walk = FileManager.default.enumerator(
      at: URL(filePath: folder + "/"), includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    var found = Found()
    while let file = walk?.nextObject() as? URL, found.paths.count <= most {
      guard (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true else { continue }
      let path = folder + "/" + relative(file, to: folder)
      if endings.contains(file.pathExtension.lowercased()) {
        found.paths.append(path)
      } else if found.others.count < most {
        found.others.append(path)
      }
    }
    return Found(paths: found.paths.sorted(), others: found.others.sorted())
  }

  private static func relative(_ file: URL, to folder: String) -> String {
    let depth = URL(filePath: folder + "/").standardizedFileURL.pathComponents.count
    return file.standardizedFileURL.pathComponents.dropFirst(depth).joined(separator: "/")
  }

  private static func matches(of pattern: String) -> [String] {
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(pattern, GLOB_NOSORT, nil, &found) == 0 else { return [] }
    return (0..<Int(found.gl_pathc)).compactMap { found.gl_pathv[$0].map { String(cString: $0) } }.sorted()
  }
}

extension String {
  /// As completion leaves a folder's name, but for the slash behind it; the topmost folder is empty.
  fileprivate var withoutLastSlashes: String {
    String(self[..<(lastIndex { $0 != "/" }.map(index(after:)) ?? startIndex)])
  }
}
