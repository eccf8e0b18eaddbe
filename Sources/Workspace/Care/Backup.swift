import Foundation
import GRDB
import TagarelaKit

extension Workspace {
  /// Writes a consistent copy of all data to a file that is its owner's alone, while others may be at work.
  ///
  /// - Throws: ``Failure`` `backup.unsaved` inside ``begin()``, `file.unwritable`, `workspace.disk`.
  public func backup(to path: String) throws {
    try read { db in
      guard !db.isInsideTransaction else { throw Failure("backup.unsaved") }
      try Copy.write(db, to: path)
    }
  }

  /// Replaces all data by a backup's. What was here before is kept in a file beside the workspace.
  ///
  /// The backup may be of an older version; the file itself is not changed.
  ///
  /// - Returns: the path of the file with what was here before.
  /// - Throws: ``Failure`` `backup.unsaved`, `file.unreadable`, `workspace.foreign`, `workspace.newer`, `workspace.damaged`.
  public func restore(from file: String, tables: [WorkspaceTables]) throws -> String {
    let incoming = "\(path).incoming"
    defer { for suffix in ["", "-wal", "-shm"] { unlink(incoming + suffix) } }
    for suffix in ["", "-wal", "-shm"] { unlink(incoming + suffix) }
    var status = stat()
    guard stat(file, &status) == 0 else {
      throw Failure("file.unreadable", ["path": .text(file), "reason": .systemError])
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure("file.not_a_file", ["path": .text(file)]) }
    do {
      try copy(file, to: incoming)
    } catch {
      throw Failure("file.unreadable", ["path": .text(file), "reason": .systemError(of: error)])
    }
    let source = try backupWorkspace(incoming, named: file, tables: tables)
    let before = Copy.freePath("\(path).before-restore-\(Copy.stamp())", ending: ".bak")
    try backup(to: before)
    do {
      try source.queue.backup(to: queue)
    } catch let error as DatabaseError {
      throw Failure(error, path: path)
    }
    return before
  }

  /// A workspace that is in use, or was when its process died, has its newest changes in a file beside it.
  private func copy(_ file: String, to incoming: String) throws {
    guard access(file + "-wal", F_OK) == 0 else {
      try FileManager.default.copyItem(atPath: file, toPath: incoming)
      chmod(incoming, 0o600)
      return
    }
    var configuration = Configuration()
    configuration.readonly = true
    try DatabaseQueue(path: file, configuration: configuration).unsafeRead { try Copy.write($0, to: incoming) }
  }

  private func backupWorkspace(_ incoming: String, named file: String, tables: [WorkspaceTables]) throws -> Workspace {
    do {
      let size = try FileManager.default.attributesOfItem(atPath: incoming)[.size] as? Int ?? 0
      guard size > 0 else { throw Failure("workspace.foreign", ["path": .text(file)]) }
      let source = try Workspace.open(incoming, tables: tables)
      let isWhole = try source.read { try String.fetchOne($0, sql: "PRAGMA integrity_check(1)") == "ok" }
      guard isWhole else { throw Failure("workspace.damaged", ["path": .text(file)]) }
      return source
    } catch var failure as Failure {
      // The user knows the backup by its own name.
      failure.what.arguments = failure.what.arguments.map {
        Phrase.Argument(name: $0.name, value: $0.name == "path" ? .text(file) : $0.value)
      }
      throw failure
    }
  }

  /// Forgets what `undo` could bring back, and pictures and voices that nothing shows any more, for good.
  public func forget() throws {
    try read { db in
      guard !db.isInsideTransaction else { throw Failure("backup.unsaved") }
      try db.execute(sql: "BEGIN IMMEDIATE")
      do {
        try Steps(db: db).forget()
        let held = Media.holders.map { "SELECT \($0.1) FROM \($0.0) WHERE \($0.1) IS NOT NULL" }
        try db.execute(sql: "DELETE FROM media WHERE id NOT IN (\(held.joined(separator: " UNION ")))")
        // The index only marks the words of removed symbols.
        try db.execute(sql: "INSERT INTO symbol_search(symbol_search) VALUES ('rebuild')")
        try db.execute(sql: "COMMIT")
      } catch {
        if db.isInsideTransaction { try db.execute(sql: "ROLLBACK") }
        throw error
      }
      // Deleted health data must not stay readable in the file's free pages.
      try db.execute(sql: "VACUUM; PRAGMA wal_checkpoint(TRUNCATE)")
    }
  }
}
