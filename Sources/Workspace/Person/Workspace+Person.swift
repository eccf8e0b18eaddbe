public import Foundation
import GRDB
public import TagarelaKit

/// A row that is held on a person.
public struct PersonalRow: Sendable {
  public let table: String
  /// Whether it is theirs alone; false for what their rows lead to, like a general symbol of their board.
  public let isOwn: Bool
  /// All columns, as they are called in the file, but those of ``bytes``; a sum in base64.
  public let fields: [(name: String, value: Value)]
  /// Columns of bytes: pictures, sounds, letters.
  public let bytes: [String: Data]
}

extension Workspace {
  /// Calls `body` with every row that is held on a patient, table by table, the patient's own first; and then with what these
  /// rows lead to. What `undo` could bring back is not among them.
  ///
  /// - Parameter tables: the modules'.
  public func forEachRow(
    of patient: PatientRecord, tables: [WorkspaceTables], _ body: (PersonalRow) throws -> Void
  ) throws {
    try read { db in
      let person = try PersonTables(db, described: Self.described(by: tables))
      for (parts, isOwn) in [(person.own, true), (person.shown, false)] {
        for part in parts {
          let rows = try Row.fetchCursor(
            db, sql: "SELECT * FROM \(part.table.asSQLName) WHERE \(part.condition)",
            arguments: part.arguments(patient.id))
          while let row = try rows.next() { try body(PersonalRow(part.table, isOwn, row)) }
        }
      }
    }
  }

  /// Tables that hold rows of persons, the patients' own first.
  ///
  /// - Parameter tables: the modules'.
  public func tablesOfPersons(tables: [WorkspaceTables]) throws -> [String] {
    try read { try PersonTables($0, described: Self.described(by: tables)).own.map(\.table) }
  }

  /// Tables of which nothing says whether they hold a person's data.
  ///
  /// - Parameter tables: the modules'.
  public func tablesOfUnknownConcern(tables: [WorkspaceTables]) throws -> [String] {
    try read { db in
      let person = try PersonTables(db, described: Self.described(by: tables))
      let known = tables.reduce(Schema.impersonal) { $0.union($1.impersonal) }.union(person.own.map(\.table))
      return try PersonTables.tables(in: db).filter { !known.contains($0) }
    }
  }

  static func described(by tables: [WorkspaceTables]) -> [PersonalRows] { Schema.personal + tables.flatMap(\.personal) }
}

extension PersonTables.Part {
  /// - Parameter patient: the number of the patient's row.
  func arguments(_ patient: Int64) -> StatementArguments {
    condition.contains(":patient") ? ["patient": patient] : []
  }
}

extension PersonalRow {
  fileprivate init(_ table: String, _ isOwn: Bool, _ row: Row) {
    self.table = table
    self.isOwn = isOwn
    var fields: [(name: String, value: Value)] = []
    var bytes: [String: Data] = [:]
    for (name, value) in row {
      switch value.storage {
      case .null: fields.append((name, .none))
      case .int64(let integer): fields.append((name, .integer(Int(integer))))
      case .double(let real): fields.append((name, .real(real)))
      case .string(let text): fields.append((name, .text(text)))
      case .blob(let data) where data.count <= Self.sum: fields.append((name, .text(data.base64EncodedString())))
      case .blob(let data): bytes[name] = data
      }
    }
    self.fields = fields
    self.bytes = bytes
  }

  /// No picture or letter is so small, but a sum of one is.
  private static let sum = 32
}
