import Foundation
import GRDB
import TagarelaKit

/// The columns of a table that a record's fields make, in their order.
struct FieldColumns<Record: Sendable>: Sendable {
  let fields: [RecordField<Record>]
  /// One a field, and two of a span.
  let names: [String]

  init(_ fields: [RecordField<Record>]) {
    self.fields = fields
    names = fields.flatMap { $0.form == .span ? ["grid_columns", "grid_rows"] : [$0.name] }
  }

  /// For what is selected or inserted.
  var list: String { names.joined(separator: ", ") }

  /// The same, for statements that join other tables.
  func list(of table: String) -> String { names.map { "\(table).\($0)" }.joined(separator: ", ") }

  /// Places for as many values.
  var places: String { names.map { _ in "?" }.joined(separator: ", ") }

  /// For what is updated.
  var assignments: String { names.map { "\($0) = ?" }.joined(separator: ", ") }

  /// For what is updated where it is there already.
  var excluded: String { names.map { "\($0) = excluded.\($0)" }.joined(separator: ", ") }

  /// What a record has in them, with its texts as they are kept.
  func values(of record: Record) -> [(any DatabaseValueConvertible)?] {
    fields.flatMap { field -> [(any DatabaseValueConvertible)?] in
      switch field.content(of: record) {
      case .text(let text) where field.form == .name: return [text.asName]
      case .text(let text) where field.form == .text: return [text.asText]
      case .text(let text): return [text]
      case .integer(let number): return [number]
      case .real(let number): return [number]
      case .flag(let flag): return [flag]
      case .texts(let texts): return [Self.written(texts)]
      case .span(let span): return [span.columns, span.rows]
      case nil: return [nil]
      }
    }
  }

  /// Reads them from a row into a record in which all of them are as usual.
  ///
  /// - Parameter first: where the first of them stands in the row.
  func read(_ row: Columns, from first: Int, into record: inout Record) {
    var place = first
    for field in fields {
      if !isUsual(field.form, row, place) { field.give(content(of: field, row, place), to: &record) }
      place += field.form == .span ? 2 : 1
    }
  }

  /// Whether nothing needs to be read: most fields of most records say nothing.
  private func isUsual(_ form: FieldForm, _ row: Columns, _ place: Int) -> Bool {
    switch form {
    case .flag: row[place] as Int == 0
    case .span: row[place] as Int == 1 && row[place + 1] as Int == 1
    default: row.isNull(place)
    }
  }

  private func content(of field: RecordField<Record>, _ row: Columns, _ place: Int) -> FieldContent? {
    switch field.form {
    case .name, .text, .word, .code, .area: (row[place] as String?).map(FieldContent.text)
    case .integer: (row[place] as Int64?).map { .integer(Int($0)) }
    case .real: (row[place] as Double?).map(FieldContent.real)
    case .flag: .flag(row[place] as Int != 0)
    case .texts: (row[place] as String?).map { .texts(Self.texts($0)) }
    case .span: Span(columns: row[place], rows: row[place + 1]).map(FieldContent.span)
    }
  }

  /// An array of JSON.
  private static func written(_ texts: [String]) -> String? {
    (try? JSONEncoder().encode(texts)).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func texts(_ text: String) -> [String] {
    (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []
  }
}
