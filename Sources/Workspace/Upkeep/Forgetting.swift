import Files
import Foundation
import GRDB
import TagarelaKit

extension Workspace {
  /// What became of the bytes of what was forgotten.
  public enum Shrinking: Sendable, Equatable {
    /// They are out of the file.
    case done
    /// Another program still reads them; the next opening finishes it.
    case held
    /// The disk has no room for the work; the next opening finishes it.
    case noRoom
  }

  /// Forgets what `undo` could bring back, and pictures and voices that nothing shows any more, for good.
  ///
  /// Forgotten it is when this returns, whatever it returns: only the bytes in the file may stay for a while.
  public func forget() throws -> Shrinking {
    try forget { _ in
    } noting: { _ in
    }
  }

  /// Erases a patient with all that is held on them, and forgets what `undo` could bring back, of everybody: both at once, or
  /// neither. Files outside of the workspace stay.
  ///
  /// - Parameters:
  ///   - tables: the modules'.
  ///   - hand: who does it, for the ``AuditEntry``.
  public func erase(_ patient: PatientRecord, tables: [WorkspaceTables], by hand: String) throws -> Shrinking {
    try forget { db in
      try AuditTrail(db: db).add(AuditNote(.erased, "patient", about: patient.uid, by: hand))
      let person = try PersonTables(db, described: Self.described(by: tables))
      try erase(person.own, of: patient, db)
      try remove(patient)
      // Sums that triggers keep have followed what went.
      try erase(person.own, of: patient, db)
      try SearchIndex.update(db)
    } noting: { db in
      try noteErasure(of: patient, db)
    }
  }

  private func erase(_ parts: [PersonTables.Part], of patient: PatientRecord, _ db: Database) throws {
    for part in parts {
      guard let description = part.description else { continue }
      let deed: String
      switch description.erasure {
      case .keeps: continue
      case .removes: deed = "DELETE FROM \(part.table.asSQLName)"
      case .blanks(let assignments): deed = "UPDATE \(part.table.asSQLName) SET \(assignments)"
      }
      try db.execute(sql: "\(deed) WHERE \(part.condition)", arguments: part.arguments(patient.id))
    }
  }

  /// - Parameters:
  ///   - erase: what goes at the same moment.
  ///   - note: what is told to the clinic's other workspaces besides.
  private func forget(
    erasing erase: (Database) throws -> Void, noting note: (Database) throws -> Void
  ) throws -> Shrinking {
    try read { db in
      guard !db.isInsideTransaction else { throw Failure("backup.unsaved") }
      try place.require(db)
      try db.execute(sql: "BEGIN IMMEDIATE")
      do {
        try erase(db)
        try Steps(db: db).forget()
        try forgetRegisters(db)
        try note(db)
        let held = try Media.holders(in: db).map { table, column in
          "SELECT \(column.asSQLName) FROM \(table.asSQLName) WHERE \(column.asSQLName) IS NOT NULL"
        }
        try db.execute(sql: "DELETE FROM media WHERE id NOT IN (\(held.joined(separator: " UNION ")))")
        try ExchangedVersions.forgetWhatIsGone(db)
        // The index only marks the words of removed symbols.
        try db.execute(sql: "INSERT INTO symbol_search(symbol_search) VALUES ('rebuild')")
        try db.execute(sql: "INSERT OR IGNORE INTO chore(id) VALUES (?)", arguments: [Chore.shrink])
        try db.execute(sql: "COMMIT")
      } catch {
        if db.isInsideTransaction { try db.execute(sql: "ROLLBACK") }
        throw error
      }
      return try shrink(db)
    }
  }

  /// Finishes what an earlier run had to leave; it waits for nobody.
  func finishChores(_ db: Database) throws {
    guard try db.tableExists("chore"),
      try Bool.fetchOne(db, sql: "SELECT 1 FROM chore WHERE id = ?", arguments: [Chore.shrink]) ?? false
    else {
      return
    }
    try patience.briefly { _ = try shrink(db) }
  }

  /// Deleted health data must not stay readable in the file's free pages, nor in the log beside it.
  private func shrink(_ db: Database) throws -> Shrinking {
    do {
      try Defences.copying(db) { try db.execute(sql: "VACUUM") }
      let row = try Row.fetchOne(db, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
      guard row?["busy"] == 0 else { return .held }
      try db.execute(sql: "DELETE FROM chore WHERE id = ?", arguments: [Chore.shrink])
      return .done
    } catch let error as DatabaseError {
      switch error.resultCode {
      case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_INTERRUPT: return .held
      case .SQLITE_FULL, .SQLITE_IOERR: return .noRoom
      default: throw error
      }
    }
  }
}

extension Workspace {
  /// Whole copies that upgrades, restores and rescues have left beside the file.
  public var copies: [String] {
    let url = URL(fileURLWithPath: path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)) ?? []
    let own = url.lastPathComponent + "."
    return names.sorted().filter { $0.hasPrefix(own) && Self.isCopy($0.dropFirst(own.count)) }
      .map { url.deletingLastPathComponent().appendingPathComponent($0).relativePath }
      .filter { copy in
        // Somebody's own file may be called so.
        (try? FileContents.part(of: copy, count: ClinicFile.beginning)).map(ClinicFile.isWorkspace) ?? false
      }
  }

  /// `v4-20261105-091500.bak`, `before-restore-…`, `rescued-…`, with a number where there are two of a second.
  private static func isCopy(_ ending: Substring) -> Bool {
    ending.wholeMatch(of: /(v[0-9a-z\-]+|before-restore|rescued)-[0-9]{8}-[0-9]{6}(-[0-9]+)?\.bak/) != nil
  }
}

/// Work on the file itself that waits to be finished.
enum Chore {
  static let shrink = "shrink"
}

extension Schema {
  /// See ``Chore``.
  static let chores = TableMigration(
    id: "6-chores", sql: "CREATE TABLE chore (id TEXT PRIMARY KEY);", undoable: [])
}
