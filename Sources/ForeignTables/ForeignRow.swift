public import Foundation
import GRDBSQLite

/// A row while it is being read. What it doesn't have is nil.
public struct ForeignRow {
  let statement: OpaquePointer
  let places: [String: Int32]
  /// Bytes; a longer text is cut.
  let longestText: Int

  private func place(_ column: String, besides types: Int32...) -> Int32? {
    places[column].flatMap { place in
      let type = sqlite3_column_type(statement, place)
      return type == SQLITE_NULL || types.contains(type) ? nil : place
    }
  }

  /// The whole number of a column, a text being taken as one.
  public func integer(_ column: String) -> Int? {
    place(column, besides: SQLITE_BLOB).map { Int(sqlite3_column_int64(statement, $0)) }
  }

  /// The number of a column, a text being taken as one.
  public func real(_ column: String) -> Double? {
    place(column, besides: SQLITE_BLOB).map { sqlite3_column_double(statement, $0) }
  }

  /// The text of a column, at most 10,000 bytes of it.
  public func text(_ column: String) -> String? {
    guard let place = place(column, besides: SQLITE_BLOB), let text = sqlite3_column_text(statement, place) else {
      return nil
    }
    let count = min(Int(sqlite3_column_bytes(statement, place)), longestText)
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }

  /// The bytes of a column that holds bytes.
  public func blob(_ column: String) -> Data? {
    guard let place = place(column), sqlite3_column_type(statement, place) == SQLITE_BLOB,
      let bytes = sqlite3_column_blob(statement, place)
    else { return nil }
    return Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, place)))
  }

  /// Bytes of all its texts, as far as they are taken.
  var textCount: Int {
    places.values.reduce(0) { sum, place in
      sqlite3_column_type(statement, place) == SQLITE_TEXT
        ? sum + min(Int(sqlite3_column_bytes(statement, place)), longestText) : sum + 8
    }
  }
}
