import GRDB
public import TagarelaKit

/// Tables of a module in the workspace.
public struct WorkspaceTables: Identified {
  /// The module's identifier. It also begins the names of its tables.
  public let id: String
  public let migrations: [TableMigration]
  /// Rows that concern a person though no reference leads from them to a patient.
  public let personal: [PersonalRows]
  /// Its tables that hold nothing of one person. Any other is exported with a patient and erased with them: it leads to
  /// `patient` by references with `ON DELETE CASCADE`, or is among ``personal``.
  public let impersonal: Set<String>

  public init(
    id: String, migrations: [TableMigration], personal: [PersonalRows] = [], impersonal: Set<String> = []
  ) {
    self.id = id
    self.migrations = migrations
    self.personal = personal
    self.impersonal = impersonal
  }
}

/// One step of a schema. Steps only add, and one that has been released is never changed.
public struct TableMigration: Sendable {
  /// Unique among the steps of its schema.
  public let id: String
  public let sql: String
  /// The tables whose changes are logged, so that `undo` takes them back, of those that this step makes or adds columns to.
  /// Each has `id INTEGER PRIMARY KEY` and `uid TEXT NOT NULL UNIQUE`, the identity of a row in all workspaces; what is
  /// unique in it may for a moment be any other value, so no CHECK may forbid that.
  public let undoable: [String]
  /// What SQL can't say, done after it.
  let finish: (@Sendable (Database) throws -> Void)?

  public init(id: String, sql: String, undoable: [String]) {
    self.init(id: id, sql: sql, undoable: undoable, finish: nil)
  }

  init(id: String, sql: String, undoable: [String], finish: (@Sendable (Database) throws -> Void)?) {
    self.id = id
    self.sql = sql
    self.undoable = undoable
    self.finish = finish
  }
}

extension ExtensionPoint<WorkspaceTables> {
  public static var tables: Self { Self("tables") }
}
