import Files
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
  /// - Parameter name: what the user calls it, where it is a copy of theirs.
  /// - Returns: the path of the file with what was here before.
  /// - Throws: ``Failure`` `backup.unsaved`, `file.missing`, `file.not_a_file`, `file.open_database`, `file.unreadable`,
  ///   `workspace.foreign`, `workspace.newer`, `workspace.damaged`, `workspace.moved`, and `restore.unsound` for a backup in
  ///   which ``check(tables:progress:)`` finds something.
  public func restore(from file: String, named name: String? = nil, tables: [WorkspaceTables]) throws -> String {
    let incoming = Copy.partialPath(for: path)
    let unfinished = Unfinished(planned: incoming)
    defer { withExtendedLifetime(unfinished) { for suffix in ["", "-wal", "-shm"] { unlink(incoming + suffix) } } }
    try copy(file, to: incoming)
    let source = try backupWorkspace(incoming, named: name ?? file, tables: tables)
    let before = Copy.freePath("\(path).before-restore-\(Copy.stamp())", ending: ".bak")
    do {
      try read { db in
        guard !db.isInsideTransaction else { throw Failure("backup.unsaved") }
        try place.require(db)
        // Other programs that have this file open know it by its mark.
        let mark = try FileMark.current(of: db)
        try source.read { source in
          try source.execute(sql: "PRAGMA user_version = \(mark)")
          // `undo` would go on taking back what was done before the backup, and not the restoring.
          try Steps(db: source).forget()
          // Times that were given since the backup aren't given again.
          try Steps(db: source).saw(Steps(db: db).latest())
        }
        try Copy.write(db, to: before)
        try source.read { try $0.backup(to: db) }
        recorder.forgetTables()
      }
      try source.close()
    } catch let error as DatabaseError {
      throw Failure(error, path: path)
    }
    return before
  }

  /// A workspace that is in use, or was when its process died, has its newest changes in a file beside it.
  private func copy(_ file: String, to incoming: String) throws {
    do throws(FileRefusal) {
      // Refuses what is no file, and the workspace itself.
      _ = try FileContents.part(of: file, count: 1)
      guard access(file + "-wal", F_OK) != 0 else {
        try copyWithLog(file, to: incoming)
        return
      }
      let bytes = try FileContents.read(file, limit: .max)
      let copy = try NewFile(at: incoming, replacing: false)
      try copy.write(bytes)
      try copy.finish()
    } catch {
      throw Failure(reading: file, error)
    }
  }

  private func copyWithLog(_ file: String, to incoming: String) throws(FileRefusal) {
    do {
      var configuration = Configuration()
      configuration.readonly = true
      configuration.prepareDatabase { try Defences.set($0) }
      let source = try DatabaseQueue(path: file, configuration: configuration)
      try source.unsafeRead { db in
        try Defences.copying(db) { try db.execute(sql: "VACUUM INTO ?", arguments: [incoming]) }
      }
      chmod(incoming, 0o600)
    } catch {
      throw .system(EIO)
    }
  }

  private func backupWorkspace(_ incoming: String, named file: String, tables: [WorkspaceTables]) throws -> Workspace {
    do {
      guard let size = try? FileManager.default.attributesOfItem(atPath: incoming)[.size] as? Int, size > 0 else {
        throw Failure("workspace.foreign", ["path": .text(file)])
      }
      let source = try Workspace.open(
        incoming, migrations: Schema.migrations, tables: tables, hooks: Hooks(), keepsCopy: false)
      let problems = try source.check(tables: tables)
      if let first = problems.first {
        guard first.key != "check.integrity" else { throw Failure("workspace.damaged", ["path": .text(file)]) }
        throw Failure(
          "restore.unsound",
          ["path": .text(file), "count": .integer(problems.count), "problem": .phrase(first)],
          hint: Phrase("restore.unsound.hint", ["path": .text(file)]))
      }
      return source
    } catch var failure as Failure {
      // The user knows the backup by its own name; what to do with a workspace of one's own doesn't help here.
      if failure.what.key.hasPrefix("workspace.") { failure.hint = nil }
      failure.what.arguments = failure.what.arguments.map {
        Phrase.Argument(name: $0.name, value: $0.name == "path" ? .text(file) : $0.value)
      }
      throw failure
    }
  }
}
