import CSQLite
import GRDB
import GRDBSQLite

/// What keeps a file that came from elsewhere from doing more than hold data.
enum Defences {
  /// Of every connection, before anything of the file is read.
  static func set(_ db: Database) throws {
    let code = csqlite_defend(UnsafeMutableRawPointer(db.sqliteConnection))
    guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    sqlite3_limit(db.sqliteConnection, SQLITE_LIMIT_ATTACHED, 0)
  }

  /// Runs `body`, which copies or rewrites the whole database: SQLite attaches the copy for that.
  static func copying<Result>(_ db: Database, _ body: () throws -> Result) rethrows -> Result {
    sqlite3_limit(db.sqliteConnection, SQLITE_LIMIT_ATTACHED, 1)
    defer { sqlite3_limit(db.sqliteConnection, SQLITE_LIMIT_ATTACHED, 0) }
    return try body()
  }
}
