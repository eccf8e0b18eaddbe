import Foundation
import Glibc
import TagarelaKit

/// The files that a user means by a name, a folder, or a pattern like `*.obz`.
public enum NamedFiles {
  /// More than anybody receives in one go.
  public static let most = 2_000

  /// - Returns: the paths in order, each once; of a folder, and of those in it, the files with one of the endings. A name that is
  ///   neither a folder nor a pattern stays as it is, whether the file is there or not.
  /// - Throws: ``Failure`` `files.none` where a folder or a pattern has no such file, `files.many`.
  public static func paths(of names: [String], endings: Set<String>) throws -> [String] {
    var paths: [String] = []
    for name in names {
      let found = Self.paths(of: name, endings)
      guard !found.isEmpty else { throw Failure("files.none", ["name": .text(name)]) }
      paths += found
      guard paths.count <= most else { throw Failure("files.many", ["name": .text(name), "limit": .integer(most)]) }
    }
    return paths.removingRepeats
  }

  private static func paths(of name: String, _ endings: Set<String>) -> [String] {
    if isFolder(name) { return files(in: name, endings) }
    guard name.contains(where: { "*?[".contains($0) }), access(name, F_OK) != 0 else { return [name] }
    return matches(of: name).filter { !isFolder($0) }
  }

  /// True for a folder, also behind a link.
  public static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func files(in folder: String, _ endings: Set<String>) -> [String] {
    let walk = FileManager.default.enumerator(
      at: URL(filePath: folder), includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    var found: [String] = []
    while let file = walk?.nextObject() as? URL, found.count <= most {
      guard (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true,
        endings.contains(file.pathExtension.lowercased())
      else { continue }
      found.append(folder + "/" + relative(file, to: folder))
    }
    return found.sorted()
  }

  private static func relative(_ file: URL, to folder: String) -> String {
    let depth = URL(filePath: folder).standardizedFileURL.pathComponents.count
    return file.standardizedFileURL.pathComponents.dropFirst(depth).joined(separator: "/")
  }

  private static func matches(of pattern: String) -> [String] {
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(pattern, GLOB_NOSORT, nil, &found) == 0 else { return [] }
    return (0..<Int(found.gl_pathc)).compactMap { found.gl_pathv[$0].map { String(cString: $0) } }.sorted()
  }
}
