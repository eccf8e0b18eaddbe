import Files
import Foundation
import GRDB
import Synchronization

/// The file of the index, opened when first used.
///
/// It holds nothing that can't be worked out again: a damaged one is thrown away, and where none can be written the
/// index is kept in memory.
final class IndexFile: Sendable {
  private let folder: String
  private let queue = Mutex<DatabaseQueue?>(nil)
  /// Once the file is open; the index may also lie in memory.
  private let hold = Mutex<DatabaseHold?>(nil)

  private var path: String { folder + "/catalog.sqlite" }

  init(folder: String) {
    self.folder = folder
  }

  /// The index was damaged and has been emptied.
  struct Lost: Error {}

  /// - Throws: ``Lost``, what `body` throws, and `DatabaseError`.
  func read<Result>(_ body: (Database) throws -> Result) throws -> Result {
    try use { db in
      var result: Result?
      try db.inTransaction(.deferred) {
        result = try body(db)
        return .commit
      }
      guard let result else { throw DatabaseError(resultCode: .SQLITE_INTERNAL) }
      return result
    }
  }

  /// Runs `body` in one transaction.
  func write(_ body: (Database) throws -> Void) throws {
    try use { db in
      try db.inTransaction(.immediate) {
        try body(db)
        return .commit
      }
    }
  }

  private func use<Result>(_ body: (Database) throws -> Result) throws -> Result {
    let opened = try queue.withLock { queue in
      if let queue { return queue }
      let opened = try open()
      queue = opened
      return opened
    }
    do {
      return try opened.inDatabase(body)
    } catch let error as DatabaseError {
      switch error.resultCode {
      case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT:
        try replace(opened) {
          try throwAway()
          return try open()
        }
      case let code where Self.unwritable.contains(code):
        try replace(opened) { try prepared(try DatabaseQueue(configuration: configuration)) }
      default: throw error
      }
      throw Lost()
    }
  }

  private func replace(_ old: DatabaseQueue, by make: () throws -> DatabaseQueue) throws {
    try queue.withLock { queue in
      guard queue === old else { return }
      queue = try make()
    }
  }

  private func open() throws -> DatabaseQueue {
    for _ in 0..<Self.tries {
      do {
        try makePrivateFile()
        let opened = try prepared(try DatabaseQueue(path: path, configuration: configuration))
        hold.withLock { $0 = DatabaseHold(path) }
        return opened
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
        // Another program makes the index just now.
        usleep(Self.pause)
      } catch let error as DatabaseError where !Self.unwritable.contains(error.resultCode) {
        guard (try? throwAway()) != nil else { break }
      } catch {
        break
      }
    }
    return try prepared(try DatabaseQueue(configuration: configuration))
  }

  private static let tries = 20
  /// Microseconds.
  private static let pause: UInt32 = 50_000
  /// A file of ours is all right, but the disk or the folder is not.
  private static let unwritable: [ResultCode] = [
    .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_BUSY,
  ]

  private var configuration: Configuration {
    var configuration = Configuration()
    configuration.observesSuspensionNotifications = false
    configuration.busyMode = .timeout(10)
    configuration.prepareDatabase { db in
      try db.execute(
        sql:
          "PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY; PRAGMA journal_size_limit = 1000000"
      )
    }
    return configuration
  }

  /// Makes the tables, in place of those of another version.
  private func prepared(_ queue: DatabaseQueue) throws -> DatabaseQueue {
    try queue.inDatabase { db in
      guard try Int.fetchOne(db, sql: "PRAGMA user_version") != IndexSchema.version else { return }
      try db.execute(sql: "PRAGMA journal_mode = WAL")
      try db.inTransaction(.immediate) {
        guard try Int.fetchOne(db, sql: "PRAGMA user_version") != IndexSchema.version else { return .commit }
        for table in try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'") {
          try db.execute(sql: "DROP TABLE \"\(table.replacing("\"", with: "\"\""))\"")
        }
        try db.execute(sql: IndexSchema.tables)
        return .commit
      }
    }
    return queue
  }

  private func makePrivateFile() throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // Closing what another connection of this process has open would drop its locks.
    if OpenDatabases.claim(path) { return }
    let file = Foundation.open(path, O_RDWR | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw CocoaError(.fileWriteNoPermission) }
    close(file)
  }

  private func throwAway() throws {
    for ending in ["", "-wal", "-shm"] {
      guard unlink(path + ending) == 0 || errno == ENOENT else { throw CocoaError(.fileWriteNoPermission) }
    }
  }
}
