import GRDB
import GRDBSQLite
import Synchronization

/// Has SQLite ask, every few thousand of its steps, whether the user wants to stop.
final class QueryInterruption: Sendable {
  private let requested: @Sendable () -> Bool
  /// True while commands that ran wait to be put on the disk together. SQLite would take them back too when it stops in
  /// the middle of a write.
  let isHeldBack = Atomic(false)

  init(_ requested: @escaping @Sendable () -> Bool) {
    self.requested = requested
  }

  var isRequested: Bool { requested() }

  /// The interruption must live as long as the connection.
  func watch(_ db: Database) {
    sqlite3_progress_handler(
      db.sqliteConnection, 5_000,
      { context in
        guard let context else { return 0 }
        let interruption = Unmanaged<QueryInterruption>.fromOpaque(context).takeUnretainedValue()
        return interruption.requested() && !interruption.isHeldBack.load(ordering: .relaxed) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}
