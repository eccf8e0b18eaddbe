import GRDB
import TagarelaKit
import Workspace

/// With which server a workspace exchanges changes. It isn't logged, and stays here: each has a user of its own there.
///
/// A copy of a workspace may come from elsewhere, and shouldn't give health data to a server that nobody here has named: what is
/// set holds only in the very file in which it was set.
struct SyncStore {
  static let module = "sync"

  static let tables = WorkspaceTables(
    id: module,
    migrations: [
      TableMigration(
        id: "1",
        sql: """
          CREATE TABLE sync_server (
            workspace TEXT NOT NULL,
            url TEXT NOT NULL,
            tls INTEGER NOT NULL,
            done TEXT
          );
          """,
        undoable: []),
      TableMigration(
        id: "2", sql: "ALTER TABLE sync_server ADD COLUMN automatic INTEGER NOT NULL DEFAULT 0", undoable: []),
    ], impersonal: ["sync_server"])

  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  struct Server: Equatable {
    let url: SyncURL
    let isEncrypted: Bool
    /// Whether changes are exchanged by themselves while somebody is at the prompt.
    let isAutomatic: Bool
    /// When all was exchanged last.
    let done: Moment?
  }

  /// - Returns: nil where none is set here.
  func server() throws -> Server? {
    let row = try workspace.read { db in
      try Row.fetchOne(db, sql: "SELECT workspace, url, tls, automatic, done FROM sync_server")
    }
    // Where none was ever set nobody asks who we are.
    guard let row, try row["workspace"] == workspace.replicaName() else { return nil }
    return Server(
      url: try SyncURL(row["url"]), isEncrypted: row["tls"], isAutomatic: row["automatic"],
      done: (row["done"] as String?).flatMap { Moment($0) })
  }

  func set(_ url: SyncURL, isEncrypted: Bool) throws {
    let name = try workspace.replicaName()
    try workspace.together {
      let isAutomatic = try server()?.isAutomatic ?? false
      try workspace.read { db in
        try db.execute(sql: "DELETE FROM sync_server")
        try db.execute(
          sql: "INSERT INTO sync_server(workspace, url, tls, automatic) VALUES (?, ?, ?, ?)",
          arguments: [name, url.text, isEncrypted, isAutomatic])
      }
    }
  }

  func set(isAutomatic: Bool) throws {
    try workspace.together {
      try workspace.read { try $0.execute(sql: "UPDATE sync_server SET automatic = ?", arguments: [isAutomatic]) }
    }
  }

  func noteDone() throws {
    try workspace.together {
      try workspace.read { try $0.execute(sql: "UPDATE sync_server SET done = ?", arguments: [Moment.now.iso]) }
    }
  }
}
