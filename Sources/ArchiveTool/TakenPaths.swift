import ArchiveProtocol
import Foundation

/// The paths of the entries so far, as a system sees them for which upper and lower case are the same.
struct TakenPaths {
  private var files: Set<String> = []
  private var folders: Set<String> = []

  /// - Throws: ``ArchiveRefusal`` `duplicate` for a file that was there before, and for one that is also a folder.
  mutating func take(_ entry: ArchiveEntry) throws {
    let path = entry.path.precomposedStringWithCanonicalMapping.lowercased()
    var parent = Substring(path)
    if entry.isFolder { try takeFolder(path, entry) }
    while let slash = parent.lastIndex(of: "/") {
      parent = parent[..<slash]
      if folders.contains(String(parent)) { break }
      try takeFolder(String(parent), entry)
    }
    guard !entry.isFolder else { return }
    guard !folders.contains(path), files.insert(path).inserted else {
      throw ArchiveRefusal(.duplicate, entry: entry.path)
    }
  }

  private mutating func takeFolder(_ path: String, _ entry: ArchiveEntry) throws {
    guard !files.contains(path) else { throw ArchiveRefusal(.duplicate, entry: entry.path) }
    folders.insert(path)
  }
}
