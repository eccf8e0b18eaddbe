import GRDB
import GRDBSQLite

/// The columns of the row that a statement stands on, read where they lie.
///
/// What the file holds against its schema reads as nothing, an empty text or 0; it never ends the program.
public struct Columns {
  fileprivate let statement: OpaquePointer

  subscript(_ index: Int) -> Int64 { sqlite3_column_int64(statement, Int32(index)) }

  subscript(_ index: Int) -> Int { Int(self[index] as Int64) }

  subscript(_ index: Int) -> String { self[index] as String? ?? "" }

  subscript(_ index: Int) -> Int64? { isNull(index) ? nil : self[index] as Int64 }

  subscript(_ index: Int) -> String? {
    guard let text = sqlite3_column_text(statement, Int32(index)) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, Int32(index)))
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }

  subscript(_ index: Int) -> [UInt8] {
    guard let start = sqlite3_column_blob(statement, Int32(index)) else { return [] }
    let count = Int(sqlite3_column_bytes(statement, Int32(index)))
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  subscript(_ index: Int) -> Double? { isNull(index) ? nil : sqlite3_column_double(statement, Int32(index)) }

  func isNull(_ index: Int) -> Bool { sqlite3_column_type(statement, Int32(index)) == SQLITE_NULL }
}

extension Database {
  /// What `read` makes of each row. It must not use the statement itself.
  func rows<Result>(
    _ statement: Statement, _ arguments: StatementArguments, _ read: (Columns) throws -> Result
  ) throws -> [Result] {
    var rows: [Result] = []
    try eachRow(statement, arguments) { rows.append(try read($0)) }
    return rows
  }

  /// What `read` makes of the first row; nil where there is none.
  func one<Result>(
    _ sql: String, _ arguments: StatementArguments = [], _ read: (Columns) throws -> Result
  ) throws -> Result? {
    try one(cachedStatement(sql: sql), arguments, read)
  }

  /// What `read` makes of the first row; nil where there is none.
  func one<Result>(
    _ statement: Statement, _ arguments: StatementArguments, _ read: (Columns) throws -> Result
  ) throws -> Result? {
    try statement.setArguments(arguments)
    let raw = statement.sqliteStatement
    defer { sqlite3_reset(raw) }
    switch sqlite3_step(raw) {
    case SQLITE_ROW: return try read(Columns(statement: raw))
    case SQLITE_DONE: return nil
    case let code:
      throw DatabaseError(resultCode: ResultCode(rawValue: code), message: lastErrorMessage, sql: statement.sql)
    }
  }

  /// Calls `body` with each row, none of which is held. It must not use the statement itself.
  func eachRow(
    _ statement: Statement, _ arguments: StatementArguments, _ body: (Columns) throws -> Void
  ) throws {
    try statement.setArguments(arguments)
    let raw = statement.sqliteStatement
    defer { sqlite3_reset(raw) }
    while true {
      switch sqlite3_step(raw) {
      case SQLITE_ROW: try body(Columns(statement: raw))
      case SQLITE_DONE: return
      case let code:
        throw DatabaseError(resultCode: ResultCode(rawValue: code), message: lastErrorMessage, sql: statement.sql)
      }
    }
  }
}
