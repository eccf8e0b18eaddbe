import Files
import Foundation
import GRDB
import TagarelaKit

/// A consistent copy of a whole workspace in one file.
enum Copy {
  /// The copy appears whole or not at all, and is its owner's alone. What is there under its name is replaced.
  static func write(_ db: Database, to path: String) throws {
    try write(to: path) { partial in
      try Defences.copying(db) { try db.execute(sql: "VACUUM INTO ?", arguments: [partial]) }
    }
  }

  /// The same of a database whose file may have been written over.
  static func rescue(_ db: Database, to path: String) throws {
    try write(to: path) { partial in
      let target = try DatabaseQueue(path: partial)
      try target.inDatabase { copy in
        try db.backup(to: copy)
        // Pages that are mixed with those of another file are no copy.
        guard try String.fetchOne(copy, sql: "PRAGMA integrity_check(1)") == "ok" else {
          throw DatabaseError(resultCode: .SQLITE_CORRUPT)
        }
        try copy.execute(sql: "PRAGMA journal_mode = DELETE")
      }
      try target.close()
    }
  }

  private static func write(to path: String, _ make: (_ partial: String) throws -> Void) throws {
    guard NewFile.canBe(at: path) else { throw Failure(writing: path, .notAFile) }
    let partial = partialPath(for: path)
    let unfinished = Unfinished(planned: partial)
    let file = open(partial, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw unwritable(path) }
    close(file)
    defer { withExtendedLifetime(unfinished) { for suffix in [""] + leftovers { unlink(partial + suffix) } } }
    do {
      try make(partial)
      let copy = try DatabaseQueue(path: partial)
      try copy.inDatabase { try FileMark.draw(for: $0) }
      try copy.close()
    } catch let error as DatabaseError {
      throw Failure(error, path: path)
    }
    try sync(partial)
    guard rename(partial, path) == 0 else { throw unwritable(path) }
    NewFile.sync(folder: URL(fileURLWithPath: path).deletingLastPathComponent().path)
  }

  private static let leftovers = ["-journal", "-wal", "-shm"]

  /// Beside the target, under a name that nobody else takes.
  static func partialPath(for path: String) -> String {
    let url = URL(fileURLWithPath: path)
    return url.deletingLastPathComponent().path + "/.tagarela-\(UUID().uuidString)"
  }

  /// Now, for a file's name: `20261105-091500`.
  static func stamp() -> String {
    Moment.now.iso.replacing("-", with: "").replacing(":", with: "").replacing(" ", with: "-")
  }

  /// A path where nothing is yet: of two copies in one second, the first is not lost.
  static func freePath(_ path: String, ending: String) -> String {
    var (free, number) = (path + ending, 2)
    while access(free, F_OK) == 0 {
      free = "\(path)-\(number)\(ending)"
      number += 1
    }
    return free
  }

  private static func sync(_ path: String) throws {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw unwritable(path) }
    defer { close(file) }
    guard fsync(file) == 0 else { throw unwritable(path) }
  }

  static func unwritable(_ path: String) -> Failure {
    Failure("file.unwritable", ["path": .text(path), "reason": .systemError])
  }
}
