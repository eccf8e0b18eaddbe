import BuiltIns
import Foundation
import GRDB
import TagarelaKit
import Workspace

/// Fills every table that can hold a person's data, whoever brought it, with a row of theirs: each text that can be there tells
/// where it stands, and what is no person's has a general row to lead to.
struct PersonFiller {
  /// What each text that is the person's begins with.
  static let mark = "Zuleica-"

  static let tables = Registry(builtInModules).all(.tables)

  /// Tables that hold nothing of one person, by what the core and the modules say.
  let general: Set<String>
  /// The person's texts, by table.
  private(set) var texts: [String: [String]] = [:]
  private let patient: Int64
  private let uid: String

  /// - Parameters:
  ///   - patient: the person's row.
  ///   - own: tables that hold rows of persons.
  init(_ db: Database, patient: Int64, own: [String]) throws {
    self.patient = patient
    uid = try String.fetchOne(db, sql: "SELECT uid FROM patient WHERE id = ?", arguments: [patient]) ?? ""
    let all = try Self.all(db)
    general = Set(all).subtracting(own)
    // What is done fills the list of it, and touches their sums.
    var waiting = own.filter { !["patient", "audit", "audit_name", "touch_hour", "touch_sum"].contains($0) }
    // A row can lead only to those that are there: each round fills what the one before has made possible.
    while !waiting.isEmpty {
      var left: [String] = []
      for table in waiting { if try !fill(table, db) { left.append(table) } }
      if left.count == waiting.count { throw Unfilled(tables: left) }
      waiting = left
    }
  }

  struct Unfilled: Error { let tables: [String] }

  static func all(_ db: Database) throws -> [String] {
    try String.fetchAll(
      db,
      sql: """
        SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'
        """)
  }

  private mutating func fill(_ table: String, _ db: Database) throws -> Bool {
    let references = try Row.fetchAll(db, sql: "PRAGMA foreign_key_list('\(table)')").map {
      (column: $0["from"] as String, target: $0["table"] as String)
    }
    var row: [String: (any DatabaseValueConvertible)?] = [:]
    for column in try db.columns(in: table) where column.name != "id" || column.type != "INTEGER" {
      if let target = references.first(where: { $0.column == column.name })?.target {
        guard let id = try number(in: target, db) else {
          if column.isNotNull { return false }
          continue
        }
        row[column.name] = id
      } else {
        row[column.name] = value(of: column, in: table)
      }
    }
    return try insert(row, into: table, without: [nil] + references.map { Optional($0.column) }, db)
  }

  /// Some tables want either of two references.
  private mutating func insert(
    _ row: [String: (any DatabaseValueConvertible)?], into table: String, without choices: [String?], _ db: Database
  ) throws -> Bool {
    for choice in choices {
      let taken = row.filter { $0.key != choice }.sorted { $0.key < $1.key }
      let columns = taken.map { "\"\($0.key)\"" }.joined(separator: ", ")
      let places = taken.map { _ in "?" }.joined(separator: ", ")
      do {
        try db.execute(
          sql: "INSERT OR REPLACE INTO \(table)(\(columns)) VALUES (\(places))",
          arguments: StatementArguments(taken.map(\.value)))
        texts[table] = taken.compactMap { $0.value as? String }.filter { $0.hasPrefix(Self.mark) }
        return true
      } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {}
    }
    return false
  }

  private func number(in target: String, _ db: Database) throws -> Int64? {
    if target == "patient" { return patient }
    if !general.contains(target) { return try Int64.fetchOne(db, sql: "SELECT max(id) FROM \(target)") }
    return try Int64.fetchOne(db, sql: "SELECT min(id) FROM \(target)")
  }

  private func value(of column: ColumnInfo, in table: String) -> any DatabaseValueConvertible {
    switch (table, column.name) {
    case ("letter", "patient"), ("post_letter", "patient"): uid
    case ("exchanged", "uid"): "patient/\(uid)"
    case ("post_arrival", "patient"): "Zuleica"
    case ("post_arrival", "source"): "/letters"
    case ("post_arrival", "place"): "Zuleica.eml"
    case ("post_letter", "way"): "mail"
    default:
      switch column.type.uppercased() {
      case "INTEGER": 1
      case "REAL": 1.5
      case "BLOB": Data("\(Self.mark)\(table)-\(column.name), which are enough for a file".utf8)
      default: "\(Self.mark)\(table)-\(column.name)"
      }
    }
  }
}
