import Foundation

/// How this user may open a workspace's file: a folder that is backed up, shared or mounted for reading has workspaces that
/// can be read and not changed.
struct FileAccess {
  let isReadOnly: Bool
  /// By which SQLite opens it.
  let name: String
  /// As the file was, where nothing tells when others change it.
  private let state: State?

  /// - Parameter path: of a file that is there and may be read.
  init(_ path: String) {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let logs = ["-wal", "-shm"].map { file.path + $0 }
    let hasRoomForLog =
      access(file.deletingLastPathComponent().path, W_OK) == 0 || logs.allSatisfy { access($0, R_OK | W_OK) == 0 }
    isReadOnly = access(path, W_OK) != 0 || !hasRoomForLog
    guard isReadOnly, (State(logs[0])?.size ?? 0) == 0 else {
      name = file.path
      state = nil
      return
    }
    // SQLite reads a file with a log only where it can make the log's index; without a log there is nothing to index
    // (SQLite, "Write-Ahead Logging", 9). It then believes that nobody writes, so we look ourselves.
    let allowed = CharacterSet.urlPathAllowed
    name = "file:\(file.path.addingPercentEncoding(withAllowedCharacters: allowed) ?? file.path)?immutable=1"
    state = State(path)
  }

  /// Whether others have changed the file since, which is only asked where SQLite doesn't see it.
  func isOutdated(_ path: String) -> Bool { state.map { $0 != State(path) } ?? false }

  private struct State: Equatable {
    let inode: ino_t
    let size: off_t
    let seconds: Int
    let nanoseconds: Int

    /// Nil for a file that isn't there.
    init?(_ path: String) {
      var facts = stat()
      guard stat(path, &facts) == 0 else { return nil }
      inode = facts.st_ino
      size = facts.st_size
      seconds = facts.st_mtim.tv_sec
      nanoseconds = facts.st_mtim.tv_nsec
    }
  }
}
