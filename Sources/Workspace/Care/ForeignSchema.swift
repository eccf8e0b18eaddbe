import GRDB
import TagarelaKit

/// Triggers and views of a workspace that this program and its modules didn't make: they would come to work with each
/// change, unseen.
struct ForeignSchema {
  let migrations: [TableMigration]
  let modules: [WorkspaceTables]

  /// Their names, in order.
  func names(in db: Database) throws -> [String] {
    let own = try own()
    let found = try Self.parts(of: db)
    return try found.filter { name, part in
      guard let expected = try own[name]?.sql ?? logged(name, part, db) else { return true }
      return part.sql != expected
    }.keys.sorted()
  }

  private struct Part {
    let table: String
    let sql: String
  }

  /// The log's triggers depend on the columns' order, which is not the same in all workspaces; and a module that is gone
  /// leaves its tables with theirs.
  private func logged(_ name: String, _ part: Part, _ db: Database) throws -> String? {
    guard try db.tableExists(part.table) else { return nil }
    return try UndoTriggers.triggers(of: part.table, in: db).first { $0.name == name }?.sql
  }

  /// As a new workspace has them.
  private func own() throws -> [String: Part] {
    try DatabaseQueue().inDatabase { db in
      try Migrator(path: ":memory:", core: migrations, modules: modules).run(db)
      return try Self.parts(of: db).filter { !$0.key.contains("_undo_") }
    }
  }

  private static func parts(of db: Database) throws -> [String: Part] {
    let rows = try Row.fetchAll(
      db, sql: "SELECT name, tbl_name, sql FROM sqlite_schema WHERE type IN ('trigger', 'view')")
    return Dictionary(rows.map { ($0["name"], Part(table: $0["tbl_name"], sql: $0["sql"])) }) { first, _ in first }
  }
}
