import GRDB
import GRDBSQLite

/// Has SQLite ask, every few thousand of its steps, whether the user wants to stop.
final class Interruption: Sendable {
  private let requested: @Sendable () -> Bool

  init(_ requested: @escaping @Sendable () -> Bool) {
    self.requested = requested
  }

  /// The interruption must live as long as the connection.
  func watch(_ db: Database) {
    sqlite3_progress_handler(
      db.sqliteConnection, 5_000,
      { context in
        guard let context else { return 0 }
        return Unmanaged<Interruption>.fromOpaque(context).takeUnretainedValue().requested() ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}
