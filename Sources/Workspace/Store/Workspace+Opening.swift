import Foundation
import GRDB
import TagarelaKit

extension Workspace {
  static let applicationID = ClinicFile.mark

  /// Opens the workspace at `path`, which is made if it isn't there, and brings it up to this version.
  ///
  /// The file is readable and writable by its owner alone. Before an older workspace is migrated, a copy is kept beside
  /// it, named after its version.
  ///
  /// - Parameter tables: the modules' tables.
  /// - Throws: ``Failure`` `workspace.foreign` when it is some other file, `workspace.newer` when it was made by a later
  ///   version, and what the database says.
  public static func open(_ path: String, tables: [WorkspaceTables] = [], hooks: Hooks = Hooks()) throws -> Workspace {
    try open(path, migrations: Schema.migrations, tables: tables, hooks: hooks)
  }

  static func open(
    _ path: String, migrations: [TableMigration], tables: [WorkspaceTables], hooks: Hooks
  ) throws -> Workspace {
    try makePrivateFile(path)
    do {
      let queue = try DatabaseQueue(path: path, configuration: configuration(hooks))
      let workspace = Workspace(path: path, queue: queue, interruption: Interruption(hooks.interrupted))
      try workspace.read { db in
        try claim(db, path: path, Patience(hooks: hooks))
        try Migrator(path: path, core: migrations, modules: tables).run(db)
        workspace.interruption.watch(db)
      }
      return workspace
    } catch let error as DatabaseError {
      throw Failure(error, path: path, interrupted: hooks.interrupted())
    }
  }

  private static func configuration(_ hooks: Hooks) -> Configuration {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    configuration.observesSuspensionNotifications = false
    let patience = Patience(hooks: hooks)
    configuration.busyMode = .callback { tries in patience.wait(tries) }
    configuration.prepareDatabase { db in
      try db.execute(
        sql:
          "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -8000; PRAGMA temp_store = MEMORY")
    }
    return configuration
  }

  private static func makePrivateFile(_ path: String) throws {
    let file = Foundation.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      throw Failure("workspace.unopenable", ["path": .text(path), "reason": .systemError])
    }
    defer { close(file) }
    // Text or a picture is not a damaged workspace but another file; SQLite would not tell.
    var beginning = [UInt8](repeating: 0, count: 16)
    let count = Foundation.read(file, &beginning, beginning.count)
    guard count == 0 || beginning.starts(with: "SQLite format 3".utf8) else { throw foreign(path) }
  }

  private static func foreign(_ path: String) -> Failure {
    Failure("workspace.foreign", ["path": .text(path)], hint: Phrase("workspace.foreign.hint"))
  }

  /// Makes an empty file a workspace, and refuses any other that isn't one.
  private static func claim(_ db: Database, path: String, _ patience: Patience) throws {
    var tries = 0
    while try !isWorkspace(db, path: path) {
      do {
        try db.execute(sql: "PRAGMA journal_mode = WAL")
        try db.execute(sql: "PRAGMA application_id = \(applicationID)")
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
        // Where two programs make it at the same time, SQLite lets neither wait for the other.
        guard patience.wait(tries) else { throw error }
        tries += 1
      }
    }
  }

  /// - Returns: false for a file in which nothing is yet.
  private static func isWorkspace(_ db: Database, path: String) throws -> Bool {
    // In this order: another program that makes it now marks it before it makes its tables.
    let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") ?? 0
    let mark = try Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    if mark == applicationID { return true }
    guard mark == 0, tables == 0 else { throw foreign(path) }
    return false
  }
}
