import Foundation
import GRDB
import Synchronization
import TagarelaKit

/// Triggers and views of a workspace that this program and its modules didn't make: they would come to work with each
/// change, unseen.
final class ForeignSchema: Sendable {
  private let own = Mutex<Result<[String: String], any Error>?>(nil)
  private let isMade = DispatchSemaphore(value: 0)

  /// Begins to make a new workspace's schema beside what the caller does meanwhile: that takes as long as looking through a file.
  init(migrations: [TableMigration], modules: [WorkspaceTables]) {
    Thread.detachNewThread {
      let made = Result { try Self.own(migrations, modules) }
      self.own.withLock { $0 = made }
      self.isMade.signal()
    }
  }

  /// Their names, in order.
  func names(in db: Database) throws -> [String] {
    isMade.wait()
    // Whoever asks next finds it made.
    isMade.signal()
    let own = try own.withLock { try $0?.get() } ?? [:]
    return try Self.parts(of: db).filter { name, sql in sql != own[name] }.keys.sorted()
  }

  /// As a new workspace has them.
  private static func own(_ migrations: [TableMigration], _ modules: [WorkspaceTables]) throws -> [String: String] {
    try DatabaseQueue().inDatabase { db in
      try Migrator(path: ":memory:", core: migrations, modules: modules).run(db)
      return try parts(of: db)
    }
  }

  /// What makes them, by name.
  private static func parts(of db: Database) throws -> [String: String] {
    let rows = try Row.fetchAll(db, sql: "SELECT name, sql FROM sqlite_schema WHERE type IN ('trigger', 'view')")
    return Dictionary(rows.map { ($0[0], $0[1]) }) { first, _ in first }
  }
}
