import Foundation
import StructuredText
import TagarelaKit

extension JSONValue {
  /// An object of these keys, without those that have no value.
  static func fields(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    JSONValue(content: .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } }))
  }

  /// The same with the fields that a record describes.
  func with<Record>(_ fields: [RecordField<Record>], of record: Record) -> JSONValue {
    JSONValue(content: .object((members ?? []) + fields.flatMap { $0.members(of: record) }))
  }

  static func optional(_ text: String?) -> JSONValue? { text.map { .text($0) } }

  /// Nil for an empty text.
  static func filled(_ text: String) -> JSONValue? { text.isEmpty ? nil : .text(text) }

  /// Nil for an empty list.
  static func filled(_ values: [JSONValue]) -> JSONValue? { values.isEmpty ? nil : .list(values) }

  /// Nil for an empty table.
  static func filled(_ table: [String: String]) -> JSONValue? {
    guard !table.isEmpty else { return nil }
    let members = table.sorted { $0.key < $1.key }.map { Member(key: $0.key, value: .text($0.value)) }
    return JSONValue(content: .object(members))
  }

  static func base64(_ bytes: Data) -> JSONValue { .text(bytes.base64EncodedString()) }
}
