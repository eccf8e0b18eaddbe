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
    return try Self.parts(of: db).filter { name, sql in sql != own[name] }.keys.sorted()
  }

  /// As a new workspace has them.
  private func own() throws -> [String: String] {
    try DatabaseQueue().inDatabase { db in
      try Migrator(path: ":memory:", core: migrations, modules: modules).run(db)
      return try Self.parts(of: db)
    }
  }

  /// What makes them, by name.
  private static func parts(of db: Database) throws -> [String: String] {
    let rows = try Row.fetchAll(db, sql: "SELECT name, sql FROM sqlite_schema WHERE type IN ('trigger', 'view')")
    return Dictionary(rows.map { ($0[0], $0[1]) }) { first, _ in first }
  }
}
