import Foundation
import TagarelaKit

/// What lies in a folder.
enum Folder {
  /// Entries of the largest folder that is read.
  static let most = 200_000

  /// The names of what is in it, sorted, without hidden ones.
  ///
  /// - Throws: ``Failure`` `pack.file_missing`, `pack.file_unreadable`, `pack.too_many_files`.
  static func names(in path: String) throws -> [String] {
    guard let folder = opendir(path) else {
      if errno == ENOENT || errno == ENOTDIR { throw Failure("pack.file_missing", ["file": .text(path)]) }
      throw Failure("pack.file_unreadable", ["file": .text(path), "reason": .systemError])
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
      guard names.count <= most else { throw Failure("pack.too_many_files", ["limit": .integer(most)]) }
    }
    return names.sorted()
  }

  /// Also by way of a symbolic link.
  static func isFolder(_ path: String) -> Bool { kind(followed: path) == S_IFDIR }

  /// The type bits of what a path leads to; nil when that is nothing.
  static func kind(followed path: String) -> mode_t? { kind(of: path, stat) }

  /// The type bits of what is there itself, not of what a link leads to; nil when there is nothing.
  static func kind(of path: String) -> mode_t? { kind(of: path, lstat) }

  private static func kind(of path: String, _ ask: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32)
    -> mode_t?
  {
    var status = stat()
    return ask(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
