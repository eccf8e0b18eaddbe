public import HelperProtocols

/// The paths of the entries so far, as a system sees them for which upper and lower case are the same, and so are the
/// ways to write a letter with its accent, as they are to Swift.
public struct TakenPaths {
  private var files: Set<String> = []
  private var folders: Set<String> = []
  /// Of all paths together, each folder on the way with its own.
  private var bytes = 0

  /// Long paths in many folders would fill the memory though they are few; 200,000 pictures have a third of this.
  static let mostBytes = 32 << 20

  public init() {}

  /// - Throws: ``ArchiveRefusal`` `duplicate` for a file that was there before, and for one that is also a folder;
  ///   `tooManyEntries`.
  public mutating func take(_ entry: ArchiveEntry) throws {
    let path = entry.path.lowercased()
    try count(path.utf8.count)
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

  private mutating func count(_ more: Int) throws {
    bytes += more
    guard bytes <= Self.mostBytes else { throw ArchiveRefusal(.tooManyEntries) }
  }

  private mutating func takeFolder(_ path: String, _ entry: ArchiveEntry) throws {
    guard !files.contains(path) else { throw ArchiveRefusal(.duplicate, entry: entry.path) }
    try count(path.utf8.count)
    folders.insert(path)
  }
}
