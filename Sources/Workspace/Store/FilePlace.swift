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
  private let access: FileAccess
  /// Whether it goes with this program (``Workspace/Hooks/isTemporary``): then its folder may be gone before it, and nothing is rescued.
  private let isTemporary: Bool
  /// The file, whatever becomes of its name.
  private let anchor: FileAnchor?
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

  init(_ path: String, _ access: FileAccess, isTemporary: Bool) {
    self.path = path
    self.access = access
    self.isTemporary = isTemporary
    anchor = FileAnchor(path)
    hold = DatabaseHold(path)
  }

  private var file: FileIdentity? { anchor?.identity }

  /// Takes note of the files beside it, and of its mark, once it is open.
  func note(_ db: Database) throws {
    hold.note()
    mark.store(try FileMark.current(of: db), ordering: .relaxed)
  }

  /// Which file it is, for the log.
  var origin: OriginMark { OriginMark(mark: mark.load(ordering: .relaxed), inode: file?.inode ?? 0) }

  /// Whether it was opened for reading alone.
  var isReadOnly: Bool { access.isReadOnly }

  /// - Throws: ``Failure`` `workspace.outdated` where others have changed a file that was opened as one that nobody changes.
  func requireCurrent() throws {
    guard access.isOutdated(path) else { return }
    throw Failure("workspace.outdated", ["path": .text(path)], hint: Phrase("workspace.outdated.hint"))
  }

  func isFile(at path: String) -> Bool { file != nil && FileIdentity(of: path) == file }

  /// To be called last. Where another file has come in its place, or it was deleted, all that is here goes to a copy, as in
  /// ``require(_:)``; one that was moved takes what is in the log with it.
  ///
  /// - Returns: what the user should know of that; nil where nothing has happened, or it has been told.
  @discardableResult
  func leave(_ db: Database) -> Failure? {
    if isReadOnly || isTemporary || isUntouched(db) { return nil }
    if case .done = rescue.withLock({ $0 }) { return nil }
    guard FileIdentity(of: path) == nil, anchor?.isDeleted != true else {
      do {
        try require(db)
        return nil
      } catch {
        var failure = error as? Failure
        // There is no prompt any more at which it could be saved.
        if case .done(nil) = rescue.withLock({ $0 }) { failure?.hint = nil }
        return failure
      }
    }
    try? db.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
    _ = csqlite_leave_log(UnsafeMutableRawPointer(db.sqliteConnection))
    hold.removeLog()
    return nil
  }

  /// - Throws: ``Failure`` `workspace.read_only` for one that can't be written. `workspace.moved` when another file, or none, lies in its place. The first time, a copy with all
  ///   that is here, saved or not, is written beside. `workspace.several_names` while another name leads to the same file:
  ///   a program that opens it by that one has a log of its own (SQLite, "How To Corrupt", 2.3).
  func require(_ db: Database) throws {
    guard !isReadOnly else {
      throw Failure("workspace.read_only", ["path": .text(path)], hint: Phrase("workspace.read_only.hint"))
    }
    if isRight(db) {
      guard FileIdentity.names(of: path) <= 1 else { throw Self.severalNames(path) }
      return
    }
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

  static func severalNames(_ path: String) -> Failure {
    Failure("workspace.several_names", ["path": .text(path)], hint: Phrase("workspace.several_names.hint"))
  }

  /// What `check` says of the place.
  func problem(_ db: Database) -> Phrase? {
    if !isRight(db) { return Phrase("check.moved", ["path": .text(path)]) }
    return FileIdentity.names(of: path) > 1 ? Self.severalNames(path).what : nil
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
    if isTemporary { return nil }
    return Self.copy(db, beside: path)
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
