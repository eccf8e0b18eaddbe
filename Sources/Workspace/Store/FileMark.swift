import GRDB
import GRDBSQLite

/// A number that tells one workspace's file from its copies: SQLite's `user_version`, four bytes of the header, drawn by
/// chance when a file is made and anew for each copy.
enum FileMark {
  /// Where the header has it (SQLite file format, 1.3).
  private static let offset: Int64 = 60

  /// As the connection sees it; 0 for a file without.
  static func current(of db: Database) throws -> Int32 {
    try Int32.fetchOne(db, sql: "PRAGMA user_version") ?? 0
  }

  static func draw(for db: Database) throws {
    try db.execute(sql: "PRAGMA user_version = \(Int32.random(in: 1 ... .max))")
  }

  /// As the file under the connection has it, which may have been written over; nil when it can't be read.
  static func onDisk(of db: Database) -> Int32? {
    var file: UnsafeMutablePointer<sqlite3_file>?
    guard
      sqlite3_file_control(db.sqliteConnection, "main", SQLITE_FCNTL_FILE_POINTER, &file) == SQLITE_OK, let file,
      let read = file.pointee.pMethods?.pointee.xRead
    else { return nil }
    var mark = Int32(0)
    guard read(file, &mark, 4, offset) == SQLITE_OK else { return nil }
    return Int32(bigEndian: mark)
  }
}
