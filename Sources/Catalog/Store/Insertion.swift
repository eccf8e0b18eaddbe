import GRDB
import GRDBSQLite

/// A statement that adds one row after the other: an index is hundreds of thousands of them.
final class Insertion {
  private let db: Database
  private let statement: Statement
  private var raw: OpaquePointer { statement.sqliteStatement }

  init(_ sql: String, _ db: Database) throws {
    self.db = db
    statement = try db.cachedStatement(sql: sql)
  }

  /// One value of a row.
  enum Cell {
    case number(Int64)
    case text(String)
    case none

    static func optional(_ text: String?) -> Cell { text.map(Cell.text) ?? .none }
  }

  /// Adds a row.
  func add(_ cells: Cell...) throws {
    for (index, cell) in cells.enumerated() {
      let place = Int32(index + 1)
      switch cell {
      case .number(let number): sqlite3_bind_int64(raw, place, number)
      case .text(var text):
        _ = text.withUTF8 { bytes in
          bytes.withMemoryRebound(to: CChar.self) { bytes in
            sqlite3_bind_text(raw, place, bytes.baseAddress, Int32(bytes.count), Self.copied)
          }
        }
      case .none: sqlite3_bind_null(raw, place)
      }
    }
    let code = sqlite3_step(raw)
    sqlite3_reset(raw)
    guard code == SQLITE_DONE else {
      throw DatabaseError(resultCode: ResultCode(rawValue: code), message: db.lastErrorMessage)
    }
  }

  /// SQLite's `SQLITE_TRANSIENT`, a macro that Swift doesn't see.
  private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}
