import Files
import Foundation
import GRDB
import TagarelaKit

/// Brings a workspace's tables to what this program and its modules need.
struct Migrator {
  let path: String
  let core: [TableMigration]
  let modules: [WorkspaceTables]
  /// Whether a copy of what was before an upgrade stays beside the file.
  var keepsCopy = true

  /// Core steps are recorded as `core/ID`, a module's as `MODULE/ID`. A module that is gone leaves its tables as they are;
  /// a core step that we don't know is of a later version.
  func run(_ db: Database) throws {
    let before = try applied(db)
    if try pending(in: before).isEmpty { return }
    // No copy can be written inside a transaction. Another program may bring the tables up to date meanwhile: then its
    // copy is the one of what was before, and this one is thrown away.
    let copy = Copy.partialPath(for: path)
    let unfinished = before.isEmpty || !keepsCopy ? nil : Unfinished(planned: copy)
    if unfinished != nil { try Copy.write(db, to: copy) }
    defer { withExtendedLifetime(unfinished) { _ = unlink(copy) } }
    try db.execute(sql: "BEGIN IMMEDIATE")
    do {
      let applied = try applied(db)
      let pending = try pending(in: applied)
      if !before.isEmpty, !pending.isEmpty, keepsCopy {
        try keep(copy, version: applied.filter { $0.hasPrefix("core/") }.count)
      }
      if !pending.isEmpty { try apply(pending, to: db) }
      try db.execute(sql: "COMMIT")
    } catch {
      if db.isInsideTransaction { try db.execute(sql: "ROLLBACK") }
      throw error
    }
  }

  /// For a file that can't be written.
  ///
  /// - Throws: ``Failure`` `workspace.older` where anything would have to be done.
  func requireNothing(_ db: Database) throws {
    guard try pending(in: applied(db)).isEmpty else {
      throw Failure("workspace.older", ["path": .text(path)], hint: Phrase("workspace.older.hint"))
    }
  }

  private func applied(_ db: Database) throws -> Set<String> {
    guard try Bool.fetchOne(db, sql: "SELECT 1 FROM sqlite_master WHERE name = 'migration'") ?? false else { return [] }
    return try Set(String.fetchAll(db, sql: "SELECT id FROM migration"))
  }

  private func pending(in applied: Set<String>) throws -> [(id: String, migration: TableMigration)] {
    let ours = core.map { (id: "core/\($0.id)", migration: $0) }
    let known = Set(ours.map(\.id))
    if applied.contains(where: { $0.hasPrefix("core/") && !known.contains($0) }) {
      throw Failure("workspace.newer", ["path": .text(path)], hint: Phrase("workspace.newer.hint"))
    }
    let theirs = modules.flatMap { module in
      module.migrations.map { (id: "\(module.id)/\($0.id)", migration: $0) }
    }
    return (ours + theirs).filter { !applied.contains($0.id) }
  }

  private func apply(_ pending: [(id: String, migration: TableMigration)], to db: Database) throws {
    try db.execute(sql: "CREATE TABLE IF NOT EXISTS migration (id TEXT PRIMARY KEY)")
    for (id, migration) in pending {
      try db.execute(sql: migration.sql)
      try migration.finish?(db)
      try db.execute(sql: "INSERT INTO migration(id) VALUES (?)", arguments: [id])
    }
    // Only tests bring a workspace to a state from before the log.
    guard try db.tableExists("log") else { return }
    let changed = Set(pending.flatMap(\.migration.undoable)).sorted()
    try LogTables.register(changed, in: db)
    try LogTables.fill(changed, in: db)
    // What is logged has the values of its time.
    try Steps(db: db).settle()
  }

  private func keep(_ copy: String, version: Int) throws {
    let kept = Copy.freePath("\(path).v\(version)-\(Copy.stamp())", ending: ".bak")
    guard rename(copy, kept) == 0 else { throw Copy.unwritable(kept) }
  }
}
