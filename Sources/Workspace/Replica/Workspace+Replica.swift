import Foundation
import GRDB
import TagarelaKit

/// A workspace as one of several of a clinic that have the same data (docs/sync.md). Who carries the changes from one to the
/// other, and where they lie in between, is not known here.
extension Workspace {
  /// Takes part, from here on, in what lies at a server.
  ///
  /// - Parameters:
  ///   - server: what tells it from others. Of another one than before nothing is known to have been sent or received.
  ///   - last: the number up to which it has changes; where it has lost some that were received here, it gets all anew.
  public func takePart(at server: String, upTo last: Int64 = .max) throws {
    try together {
      try read { db in
        let known = try db.one("SELECT server, position FROM replica") { ($0[0] as String, $0[1] as Int64) }
        if let known, known.0 == server, known.1 <= last { return }
        if known == nil {
          try db.execute(
            sql: "INSERT INTO replica(server, captured, position, shape) VALUES (?, 0, 0, '')", arguments: [server])
        } else {
          try db.execute(sql: "UPDATE replica SET server = ?, position = 0", arguments: [server])
          try db.execute(sql: "UPDATE replica_field SET sent = 0")
        }
      }
    }
  }

  /// Whether ``takePart(at:)`` was ever called.
  public func takesPart() throws -> Bool {
    try read { db in try db.one("SELECT 1 FROM replica") { _ in true } ?? false }
  }

  /// How far the changes of the server are in here.
  public func receivedPosition() throws -> Int64 {
    try read { db in try db.one("SELECT position FROM replica") { $0[0] as Int64 } ?? 0 }
  }

  /// The name of this workspace among those of the clinic.
  public func replicaName() throws -> String {
    // What is known is asked for before each prompt, and nothing is written for it.
    let known = try read { db in try knownOrigin(db).map { try ReplicaStore(db).name(ofOrigin: $0) } }
    return try known ?? together { try read { db in try ReplicaStore(db).name(ofOrigin: origin(db)) } }
  }

  /// Takes what has become otherwise here since last time among what is to be sent.
  public func capture() throws {
    try together { try read { db in try capture(db, ReplicaStore(db), ReplicaTables(recorder.currentTables(db), db)) } }
  }

  /// How many fields wait to be sent.
  public func unsentCount() throws -> Int {
    try read { db in try db.one("SELECT count(*) FROM replica_field WHERE sent = 0") { $0[0] as Int } ?? 0 }
  }

  /// Some of what waits to be sent, whole rows.
  ///
  /// - Parameter limit: after so many fields no further row is begun.
  public func unsent(limit: Int) throws -> [ReplicaChange] {
    try read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT tab, uid, owner, field.name, value, time, origin.name, row
          FROM (SELECT row, name, value, time, origin FROM replica_field WHERE sent = 0 ORDER BY row LIMIT ?) AS field
            JOIN replica_row ON replica_row.id = row JOIN origin ON origin.id = field.origin
          ORDER BY row
          """)
      let found = try db.rows(statement, [limit + Self.mostFieldsOfARow]) {
        (
          row: $0[7] as Int64,
          change: ReplicaChange(
            table: $0[0], uid: $0[1], owner: $0[2], field: $0[3], value: $0[4], time: LogicalTime(rawValue: $0[5]),
            origin: $0[6])
        )
      }
      guard found.count > limit else { return found.map(\.change) }
      let last = found[limit].row
      return found.filter { $0.row < last }.map(\.change)
    }
  }

  private static let mostFieldsOfARow = 200

  /// Notes that the clinic has these; what has become otherwise meanwhile still waits.
  public func noteSent(_ changes: [ReplicaChange]) throws {
    try together {
      try read { db in
        let statement = try db.cachedStatement(
          sql: """
            UPDATE replica_field SET sent = 1
            WHERE row = (SELECT id FROM replica_row WHERE tab = ? AND uid = ?) AND name = ? AND time = ?
              AND origin = (SELECT id FROM origin WHERE name = ?)
            """)
        for change in changes {
          try statement.execute(arguments: [
            change.table, change.uid, change.field, change.time.rawValue, change.origin,
          ])
        }
      }
    }
  }

  /// What came of changes of other workspaces.
  public struct Merged: Sendable, Equatable {
    /// How many fields are otherwise than before.
    public var fields = 0
    /// How many new disagreements there are.
    public var disagreements = 0
    /// How many cells of boards were in one place with another, and have got one of their own here.
    public var moved = 0

    public init() {}
  }

  /// Takes in what other workspaces have written: all of it, or nothing. In whatever order, and however often, it comes, the
  /// workspaces end with the same content.
  ///
  /// - Parameter position: how far the server's changes are in here afterwards; nil leaves it.
  /// - Throws: ``Failure`` `backup.unsaved` inside ``begin()``, and what the database says.
  public func merge(_ changes: [ReplicaChange], upTo position: Int64? = nil) throws -> Merged {
    try read { db in
      guard !db.isInsideTransaction else { throw Failure("backup.unsaved") }
      return try together {
        let store = ReplicaStore(db)
        let tables = try ReplicaTables(recorder.currentTables(db), db)
        try capture(db, store, tables)
        if let latest = changes.map(\.time).max() { try Steps(db: db).saw(latest) }
        defer { recorder.cancel() }
        let clock = try recorder.beginArrival("sync", at: place.origin, db)
        let stamp = Stamp(time: clock, origin: try store.name(ofOrigin: origin(db)))
        let known =
          try db.one("SELECT count(*) FROM replica_disagreement WHERE \(Disagreements.isOpen)") { $0[0] as Int } ?? 0
        var merged = Merged()
        var rows = try Merging(store: store).take(changes, &merged)
        if try hasNewShape(tables, db) { rows = try tables.tables.flatMap { try store.allRows(of: $0.name) } }
        merged.moved = try Showing(store: store, tables: tables, stamp: stamp).run(rows)
        if let position {
          try db.execute(sql: "UPDATE replica SET position = max(position, ?)", arguments: [position])
        }
        merged.disagreements =
          (try db.one("SELECT count(*) FROM replica_disagreement WHERE \(Disagreements.isOpen)") { $0[0] as Int } ?? 0)
          - known
        try recorder.finish(isStep: recorder.hasTouched, db)
        return merged
      }
    }
  }

  /// Who is here and was erased elsewhere, as these changes say: to be erased here too before they are merged, for what `undo`
  /// could bring back is no affair of the registers.
  public func patientsErased(by changes: [ReplicaChange]) throws -> [PatientRecord] {
    try read { db in
      let store = ReplicaStore(db)
      return try changes.filter(\.erasesPatient).compactMap { change in
        let known = try store.row(change.table, change.uid).map(store.registers)?[Presence.field]
        guard known.map({ $0.stamp < Stamp(time: change.time, origin: change.origin) }) ?? true else { return nil }
        return try patient(uid: change.uid)
      }
    }
  }

  /// Lets the others know that a patient who was taken out of the registers is gone for good.
  func noteErasure(of patient: PatientRecord, _ db: Database) throws {
    try db.execute(
      sql: """
        UPDATE replica_field SET value = ? WHERE name = ? AND value = ?
          AND row = (SELECT id FROM replica_row WHERE tab = 'patient' AND uid = ?)
        """,
      arguments: [Presence.erased.rawValue, Presence.field, Presence.removed.rawValue, patient.uid])
  }

  /// Takes out of the registers what is gone from the tables, so that it waits to go from the clinic's other workspaces as well.
  func forgetRegisters(_ db: Database) throws {
    // What went without being a step is in no log: all rows are compared.
    try db.execute(sql: "UPDATE replica SET captured = 0")
    try capture(db, ReplicaStore(db), ReplicaTables(recorder.currentTables(db), db))
    try db.execute(
      sql: """
        DELETE FROM replica_disagreement WHERE row NOT IN
          (SELECT row FROM replica_field WHERE name = ? AND value = ?)
        """, arguments: [Presence.field, Presence.here.rawValue])
  }

  /// Whether tables or fields have come since last time, for which values may be waiting.
  private func hasNewShape(_ tables: ReplicaTables, _ db: Database) throws -> Bool {
    let shape = tables.shape
    guard try db.one("SELECT shape FROM replica", [], { $0[0] as String }) != shape else { return false }
    try db.execute(sql: "UPDATE replica SET shape = ?", arguments: [shape])
    return true
  }

  private func capture(_ db: Database, _ store: ReplicaStore, _ tables: ReplicaTables) throws {
    guard let since = try db.one("SELECT captured FROM replica", [], { $0[0] as Int64 }) else { return }
    let steps = Steps(db: db)
    var latest = try steps.latest()
    if latest.rawValue == since, since != 0 { return }
    if since == 0 {
      latest = LogicalTime.next(after: latest.rawValue)
      try steps.saw(latest)
    }
    let name = try store.name(ofOrigin: origin(db))
    try Capture(store: store, tables: tables, origin: name).run(since: LogicalTime(rawValue: since), now: latest)
    try db.execute(sql: "UPDATE replica SET captured = ?", arguments: [latest.rawValue])
  }

  /// The number that the log has for this workspace.
  private func origin(_ db: Database) throws -> Int64 { try knownOrigin(db) ?? place.origin.claim(db) }

  /// Nil where it has none yet.
  private func knownOrigin(_ db: Database) throws -> Int64? {
    let here = place.origin
    return try db.one("SELECT id FROM origin WHERE mark = ? AND inode = ?", [here.mark, here.inode]) { $0[0] as Int64 }
  }
}
