import CSQLite
import Files
import Foundation
import GRDB
import GRDBSQLite
import Synchronization
import TagarelaKit

/// Where the open workspace lies, and whether it still lies there.
///
/// A file may be moved, deleted, replaced or linked elsewhere while it is open. What is written then is lost, and the log that
/// stays behind damages the file that took its place (SQLite, "How To Corrupt An SQLite Database File", 1.4 and 2.5).
final class FilePlace: Sendable {
  let path: String
  private let file: FileIdentity?
  private let hold: DatabaseHold
  /// The mark that every file gets when it is made; 0 where none is known.
  private let mark = Atomic(Int32(0))
  /// Whether the file on the disk has been seen to have it.
  private let isMarked = Atomic(false)
  private let rescue = Mutex(Rescue.none)

  private enum Rescue: Sendable {
    case none
    /// With the path of the copy; nil where none could be written.
    case done(String?)
  }

  init(_ path: String) {
    self.path = path
    file = FileIdentity(of: path)
    hold = DatabaseHold(path)
  }

  /// Takes note of the files beside it, and of its mark, once it is open.
  func note(_ db: Database) throws {
    hold.note()
    mark.store(try FileMark.current(of: db), ordering: .relaxed)
  }

  func isFile(at path: String) -> Bool { file != nil && FileIdentity(of: path) == file }

  /// To be called last. Where another file has come in its place, all that is here goes to a copy, as in ``require(_:)``; one
  /// that was moved or deleted takes what is in the log with it.
  func leave(_ db: Database) {
    if isUntouched(db) { return }
    guard FileIdentity(of: path) == nil else {
      try? require(db)
      return
    }
    try? db.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
    _ = csqlite_leave_log(UnsafeMutableRawPointer(db.sqliteConnection))
    hold.removeLog()
  }

  /// - Throws: ``Failure`` `workspace.moved` when another file, or none, lies in its place. The first time, a copy with all
  ///   that is here, saved or not, is written beside.
  func require(_ db: Database) throws {
    if isRight(db) { return }
    let copy = rescue.withLock { rescue in
      if case .done(let copy) = rescue { return copy }
      let copy = abandon(db)
      rescue = .done(copy)
      return copy
    }
    throw Failure(
      "workspace.moved", ["path": .text(path)],
      hint: copy.map { Phrase("workspace.moved.hint", ["copy": .text($0)]) } ?? Phrase("workspace.moved.no_copy"))
  }

  private func isRight(_ db: Database) -> Bool {
    if case .done = rescue.withLock({ $0 }) { return false }
    return FileIdentity(of: path) == file && isUntouched(db)
  }

  /// Whether the file lies where it was opened, behind all links, with what we have written into it.
  private func isUntouched(_ db: Database) -> Bool {
    guard let file, FileIdentity(of: hold.path) == file else { return false }
    let known = mark.load(ordering: .relaxed)
    guard let found = FileMark.onDisk(of: db) else { return false }
    if found == known { isMarked.store(true, ordering: .relaxed) }
    // What was given to it just now may still be in the log alone.
    return known == 0 || found == known || found == 0 && !isMarked.load(ordering: .relaxed)
  }

  /// Nothing of ours reaches the files under the path any more.
  ///
  /// - Returns: where the copy lies.
  private func abandon(_ db: Database) -> String? {
    // Only the link that led to it is another one: the file and its log are whole, and others may be at work on them.
    // What nobody has been told to be done is then given up, for it must not be done there.
    if isUntouched(db) {
      if db.isInsideTransaction { try? db.execute(sql: "ROLLBACK") }
      return copy(db)
    }
    _ = csqlite_leave_log(UnsafeMutableRawPointer(db.sqliteConnection))
    // A copy can be made only of what is committed, and what is committed goes to our own log and no further.
    if db.isInsideTransaction { try? db.execute(sql: "PRAGMA wal_autocheckpoint = 0; COMMIT") }
    // The log of a file that isn't there any more would be played into the one that is.
    defer { hold.removeLog() }
    return copy(db)
  }

  /// Beside the path, else in the user's data folder.
  private func copy(_ db: Database) -> String? {
    Self.copy(db, beside: path)
      ?? Self.copy(db, beside: Self.home + "/" + URL(fileURLWithPath: path).lastPathComponent)
  }

  private static func copy(_ db: Database, beside path: String) -> String? {
    let target = Copy.freePath("\(path).rescued-\(Copy.stamp())", ending: ".bak")
    return (try? Copy.rescue(db, to: target)) == nil ? nil : target
  }

  private static var home: String {
    let environment = ProcessInfo.processInfo.environment
    return environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? environment["HOME"] ?? "/tmp"
  }
}
