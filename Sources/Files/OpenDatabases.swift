import Foundation
import Synchronization

/// The databases that this process has open.
///
/// SQLite's locks are POSIX locks. They belong to the process, and all of them are gone as soon as it closes *any*
/// descriptor of the file (SQLite, "How To Corrupt An SQLite Database File", 2.2): another program may then throw away what
/// was already on the disk. So whatever reads a file asks here first, by identity, not by name.
public enum OpenDatabases {
  /// What SQLite puts beside a database.
  static let endings = ["-wal", "-shm", "-journal"]

  private static let holds = Mutex<[ObjectIdentifier: DatabaseHold.Files]>([:])

  /// Whether it is one of them, or a file beside one.
  public static func contains(_ file: FileIdentity) -> Bool {
    holds.withLock { holds in holds.values.contains { $0.contains(file) } }
  }

  /// Whether a path leads to one of them, or is the name of a file beside one, there or not.
  public static func claim(_ path: String) -> Bool {
    if let file = FileIdentity(of: path), contains(file) { return true }
    let (folder, name) = split(path)
    return holds.withLock { holds in
      holds.values.contains { files in
        let own = split(files.path)
        return endings.contains { own.name + $0 == name } && FileIdentity(of: own.folder) == FileIdentity(of: folder)
      }
    }
  }

  static func hold(_ hold: DatabaseHold, _ files: DatabaseHold.Files?) {
    holds.withLock { $0[ObjectIdentifier(hold)] = files }
  }

  static func known(by hold: DatabaseHold) -> Set<FileIdentity> {
    holds.withLock { Set($0[ObjectIdentifier(hold)]?.known.map(\.identity) ?? []) }
  }

  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (slash == path.startIndex ? "/" : String(path[..<slash]), String(path[path.index(after: slash)...]))
  }
}

/// Keeps a database known to ``OpenDatabases`` for as long as it lives.
public final class DatabaseHold: Sendable {
  struct Files {
    let path: String
    /// As they were when they were looked at last: the names may lead elsewhere since. Anchored, for SQLite removes some of
    /// them before it is done, and the next new file would get their numbers and be taken for one of them.
    let known: [FileAnchor]

    func contains(_ file: FileIdentity) -> Bool {
      known.contains { $0.identity == file } || DatabaseHold.names(path).contains { FileIdentity(of: $0) == file }
    }
  }

  /// Where the file itself lies, behind all links: there SQLite puts what belongs to it.
  public let path: String

  /// - Parameter path: of a database that is about to be opened or has been.
  public init(_ path: String) {
    self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    note()
  }

  deinit { OpenDatabases.hold(self, nil) }

  /// Looks again which files there are: SQLite makes some of them only when they are needed.
  public func note() {
    OpenDatabases.hold(self, Files(path: path, known: Self.names(path).compactMap(FileAnchor.init)))
  }

  /// Removes the log and its index that belong to this database, when another file lies under its name.
  public func removeLog() {
    let own = OpenDatabases.known(by: self)
    for ending in OpenDatabases.endings {
      if let file = FileIdentity(of: path + ending), own.contains(file) { unlink(path + ending) }
    }
  }

  private static func names(_ path: String) -> [String] { ([""] + OpenDatabases.endings).map { path + $0 } }
}
