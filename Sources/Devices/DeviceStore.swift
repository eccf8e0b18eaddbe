import GRDB
import Glibc
import TagarelaKit
public import Workspace

/// The devices of a clinic, what pairs them, what has come from them, and the server that they speak to, in the workspace. None
/// of it is logged: who was turned away stays away, whatever is undone.
public struct DeviceStore: Sendable {
  public let workspace: Workspace
  /// Seconds since 1970, UTC.
  let now: @Sendable () -> Int

  /// - Parameter now: for what ends; nil for this machine's clock.
  public init(_ workspace: Workspace, now: (@Sendable () -> Int)? = nil) {
    self.workspace = workspace
    self.now = now ?? { time(nil) }
  }

  /// The module that registers the tables.
  public static let module = "serve"

  /// What is kept.
  public static let tables = WorkspaceTables(
    id: module,
    migrations: [
      TableMigration(
        id: "1",
        sql: """
          CREATE TABLE serve_device (
            id INTEGER PRIMARY KEY,
            role TEXT NOT NULL,
            patient INTEGER REFERENCES patient(id) ON DELETE CASCADE,
            tutor INTEGER REFERENCES tutor(id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            session TEXT NOT NULL UNIQUE,
            paired TEXT NOT NULL,
            seen TEXT NOT NULL,
            ends INTEGER NOT NULL
          );
          CREATE TABLE serve_code (
            id INTEGER PRIMARY KEY,
            digits TEXT NOT NULL,
            token TEXT NOT NULL,
            role TEXT NOT NULL,
            patient INTEGER REFERENCES patient(id) ON DELETE CASCADE,
            tutor INTEGER REFERENCES tutor(id) ON DELETE CASCADE,
            passphrase TEXT,
            ends INTEGER NOT NULL,
            tries INTEGER NOT NULL DEFAULT 0
          );
          CREATE TABLE serve_arrival (
            id INTEGER PRIMARY KEY,
            patient INTEGER NOT NULL REFERENCES patient(id) ON DELETE CASCADE,
            at TEXT NOT NULL,
            touches INTEGER NOT NULL,
            notes INTEGER NOT NULL,
            others INTEGER NOT NULL
          );
          CREATE TABLE serve_server (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            host TEXT NOT NULL,
            process INTEGER NOT NULL,
            since TEXT NOT NULL,
            addresses TEXT NOT NULL,
            fingerprint TEXT NOT NULL
          );
          """,
        undoable: []),
      TableMigration(
        id: "2",
        sql: """
          ALTER TABLE serve_device ADD COLUMN waiting INTEGER NOT NULL DEFAULT 0;
          ALTER TABLE serve_device ADD COLUMN refused INTEGER NOT NULL DEFAULT 0;
          CREATE TABLE serve_number (id INTEGER PRIMARY KEY CHECK (id = 1), last INTEGER NOT NULL);
          INSERT INTO serve_number(id, last) SELECT 1, coalesce(max(id), 0) FROM serve_device;
          """,
        undoable: []),
      TableMigration(
        id: "3",
        sql: "CREATE TABLE serve_step (id INTEGER PRIMARY KEY CHECK (id = 1), step INTEGER NOT NULL)", undoable: []),
    ], impersonal: ["serve_server", "serve_number", "serve_step"])

  /// Runs what changes something, as one.
  func together<Result>(_ body: (Database) throws -> Result) throws -> Result {
    try workspace.together { try workspace.read(body) }
  }
}
