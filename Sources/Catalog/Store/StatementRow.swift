import GRDB
import GRDBSQLite

/// The columns of the row that a statement stands on, read where they lie: a search reads thousands of rows.
///
/// What the file holds against its schema reads as nothing, an empty text or 0; it never ends the program.
struct StatementRow {
  fileprivate let statement: OpaquePointer

  subscript(_ index: Int) -> Int64 { sqlite3_column_int64(statement, Int32(index)) }

  subscript(_ index: Int) -> Int { Int(self[index] as Int64) }

  subscript(_ index: Int) -> String { self[index] as String? ?? "" }

  subscript(_ index: Int) -> Int64? {
    sqlite3_column_type(statement, Int32(index)) == SQLITE_NULL ? nil : self[index] as Int64
  }

  subscript(_ index: Int) -> String? { bytes(index).map { String(decoding: $0, as: UTF8.self) } }

  /// The UTF-8 of a text, good until the next row.
  func bytes(_ index: Int) -> UnsafeBufferPointer<UInt8>? {
    guard let text = sqlite3_column_text(statement, Int32(index)) else { return nil }
    return UnsafeBufferPointer(start: text, count: Int(sqlite3_column_bytes(statement, Int32(index))))
  }
}

extension Database {
  /// Gives each row to `read`, which must not use the same statement.
  func rows(
    _ sql: String, _ arguments: StatementArguments, isCached: Bool = true, _ read: (StatementRow) throws -> Void
  )
    throws
  {
    let statement = try isCached ? cachedStatement(sql: sql) : makeStatement(sql: sql)
    try statement.setArguments(arguments)
    let raw = statement.sqliteStatement
    defer { sqlite3_reset(raw) }
    while true {
      switch sqlite3_step(raw) {
      case SQLITE_ROW: try read(StatementRow(statement: raw))
      case SQLITE_DONE: return
      case let code:
        throw DatabaseError(resultCode: ResultCode(rawValue: code), message: lastErrorMessage, sql: sql)
      }
    }
  }

  /// What `read` makes of each row.
  func all<Result>(_ sql: String, _ arguments: StatementArguments, _ read: (StatementRow) throws -> Result) throws
    -> [Result]
  {
    var found: [Result] = []
    try rows(sql, arguments) { found.append(try read($0)) }
    return found
  }

  /// What `read` makes of the first row.
  func first<Result>(_ sql: String, _ arguments: StatementArguments, _ read: (StatementRow) throws -> Result) throws
    -> Result?
  {
    var found: Result?
    try rows(sql, arguments) { if found == nil { found = try read($0) } }
    return found
  }
}
