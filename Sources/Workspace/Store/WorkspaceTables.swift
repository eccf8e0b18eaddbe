public import TagarelaKit

/// Tables of a module in the workspace.
public struct WorkspaceTables: Identified {
  /// The module's identifier. It also begins the names of its tables.
  public let id: String
  public let migrations: [TableMigration]

  public init(id: String, migrations: [TableMigration]) {
    self.id = id
    self.migrations = migrations
  }
}

/// One step of a schema. Steps only add, and one that has been released is never changed.
public struct TableMigration: Sendable {
  /// Unique among the steps of its schema.
  public let id: String
  public let sql: String
  /// The tables whose changes `undo` takes back, of those that this step makes or adds columns to. Each has a row id.
  public let undoable: [String]

  public init(id: String, sql: String, undoable: [String]) {
    self.id = id
    self.sql = sql
    self.undoable = undoable
  }
}

extension ExtensionPoint<WorkspaceTables> {
  public static var tables: Self { Self("tables") }
}
