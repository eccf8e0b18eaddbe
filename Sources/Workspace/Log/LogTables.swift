import Foundation
import GRDB
import TagarelaKit

/// The tables whose changes are logged, with the numbers that the log has for them and for their fields.
///
/// Numbers stay when a table changes, and when the module that brought it is gone: what was logged can be read for as long as
/// it is kept.
struct LogTables {
  struct Field {
    let number: UInt64
    let name: String
    /// Its place among the table's columns.
    let column: Int32
  }

  struct Table {
    let number: Int64
    let name: String
    /// Zero-terminated, as SQLite says it.
    fileprivate let spelled: ContiguousArray<CChar>
    /// In the order of their numbers.
    let fields: [Field]
    /// Where `id` and `uid` stand among ``fields``.
    let id: Int
    let uid: Int
    /// The fields of its unique indices.
    let unique: Set<UInt64>
    /// A row by its number.
    let query: String

    func field(_ name: String) -> Field? { fields.first { $0.name == name } }
  }

  let tables: [Table]
  /// Another number than ``state(_:)`` says when somebody else has changed the file since, and perhaps the tables.
  let state: Int64

  /// Reads them from the file. A table that is gone, or has not what ``register(_:in:)`` asks for, is left out.
  init(_ db: Database) throws {
    state = try Self.state(db)
    let statement = try db.cachedStatement(
      sql: """
        SELECT number, name FROM log_table JOIN sqlite_schema USING (name)
        WHERE type = 'table' AND rootpage > 0 ORDER BY number
        """)
    let named = try db.rows(statement, []) { (number: $0[0] as Int64, name: $0[1] as String) }
    tables = try named.compactMap { try Table(number: $0.number, name: $0.name, db) }
  }

  static func state(_ db: Database) throws -> Int64 {
    try db.rows(db.cachedStatement(sql: "PRAGMA data_version"), []) { $0[0] as Int64 }.first ?? 0
  }

  func place(of name: UnsafePointer<CChar>) -> Int? {
    for (place, table) in tables.enumerated()
    where table.spelled.withUnsafeBufferPointer({ $0.baseAddress.map { strcmp($0, name) == 0 } ?? false }) {
      return place
    }
    return nil
  }

  func place(number: Int64) -> Int? { tables.firstIndex { $0.number == number } }

  func table(_ name: String) -> Table? { tables.first { $0.name == name } }

  /// Takes tables that are there, or the fields that they have got, among those whose changes are logged.
  ///
  /// Each has `id INTEGER PRIMARY KEY` and a unique `uid TEXT NOT NULL`.
  static func register(_ names: [String], in db: Database) throws {
    // There are hundreds of fields: each statement is compiled once.
    let addTable = try db.cachedStatement(
      sql: """
        INSERT OR IGNORE INTO log_table(number, name)
        VALUES ((SELECT ifnull(max(number), 0) + 1 FROM log_table), ?)
        """)
    let numbers = try db.cachedStatement(sql: "SELECT number FROM log_table WHERE name = ?")
    let addField = try db.cachedStatement(
      sql: """
        INSERT INTO log_field(tab, number, name)
        SELECT ?1, (SELECT ifnull(max(number), -1) + 1 FROM log_field WHERE tab = ?1), ?2
        WHERE NOT EXISTS (SELECT 1 FROM log_field WHERE tab = ?1 AND name = ?2)
        """)
    for name in names where try db.tableExists(name) {
      try addTable.execute(arguments: [name])
      guard let number = try Int64.fetchOne(numbers, arguments: [name]) else { continue }
      for column in try Columns.all(of: name, db) { try addField.execute(arguments: [number, column.name]) }
      guard try Table(number: number, name: name, db) != nil else {
        throw Failure("workspace.database", ["reason": .text("\(name): a logged table has an id and a unique uid")])
      }
    }
  }

  /// Writes anew the rows of tables with columns that have a default: SQLite tells a row's former values as they lie in the
  /// file, and a row from before such a column was added has none there.
  static func fill(_ names: [String], in db: Database) throws {
    for name in names where try Columns.all(of: name, db).contains(where: \.hasDefault) {
      try db.execute(sql: "UPDATE \(name.asSQLName) SET uid = uid")
    }
  }

  /// What a table's definition says of a column.
  private struct Columns {
    let name: String
    let place: Int32
    let hasDefault: Bool

    static func all(of table: String, _ db: Database) throws -> [Columns] {
      let statement = try db.cachedStatement(
        sql: "SELECT name, cid, dflt_value FROM pragma_table_xinfo(?) WHERE hidden = 0")
      return try Row.fetchAll(statement, arguments: [table]).map {
        let standard = $0["dflt_value"] as String?
        return Columns(name: $0["name"], place: $0["cid"], hasDefault: standard != nil && standard != "NULL")
      }
    }
  }
}

extension LogTables.Table {
  fileprivate init?(number: Int64, name: String, _ db: Database) throws {
    let described = try db.cachedStatement(
      sql: "SELECT name, cid, type, pk FROM pragma_table_xinfo(?) WHERE hidden = 0")
    let columns = try Row.fetchAll(described, arguments: [name])
    let places = Dictionary(columns.map { ($0["name"] as String, $0["cid"] as Int32) }) { first, _ in first }
    let statement = try db.cachedStatement(sql: "SELECT number, name FROM log_field WHERE tab = ? ORDER BY number")
    fields = try db.rows(statement, [number]) { (number: $0[0] as Int64, name: $0[1] as String) }
      .compactMap { number, name in
        guard let number = UInt64(exactly: number), let place = places[name] else { return nil }
        return LogTables.Field(number: number, name: name, column: place)
      }
    var unique: Set<String> = []
    var hasUID = false
    let indices = try db.cachedStatement(sql: "SELECT name, partial FROM pragma_index_list(?) WHERE \"unique\"")
    let indexed = try db.cachedStatement(sql: "SELECT name FROM pragma_index_info(?)")
    for index in try Row.fetchAll(indices, arguments: [name]) {
      let named = try String?.fetchAll(indexed, arguments: [index["name"]])
      if named == ["uid"], index["partial"] == 0 { hasUID = true }
      unique.formUnion(named.compactMap(\.self))
    }
    let key = columns.filter { ($0["pk"] as Int) > 0 }
    guard hasUID, key.count == 1, key.first?["name"] == "id",
      (key.first?["type"] as String?)?.uppercased() == "INTEGER",
      let id = fields.firstIndex(where: { $0.name == "id" }), let uid = fields.firstIndex(where: { $0.name == "uid" })
    else { return nil }
    self.number = number
    self.name = name
    self.id = id
    self.uid = uid
    spelled = name.utf8CString
    self.unique = Set(fields.filter { unique.contains($0.name) }.map(\.number))
    query = "SELECT \(fields.map(\.name.asSQLName).joined(separator: ",")) FROM \(name.asSQLName) WHERE rowid = ?"
  }
}

extension String {
  /// As the name of a table or a column: between double quotes, with those inside written twice, whatever it is.
  var asSQLName: String { "\"\(replacing("\"", with: "\"\""))\"" }
}
