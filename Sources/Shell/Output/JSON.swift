import Foundation
import TagarelaKit

/// Writes values as JSON (RFC 8259) on one line.
struct JSON {
  private(set) var bytes: [UInt8] = []

  static func line(_ output: Output) -> String {
    var json = JSON()
    switch output {
    case .nothing: json.sign("null")
    case .record(let record), .grid(_, let record): json.append(record)
    case .table(let table):
      json.list(table.rows) { json, row in
        json.append(Record(fields: zip(table.columns, row).map { .init(key: $0.key, value: $1) }))
      }
    case .text(_, let value): json.append(value)
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private mutating func sign(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func append(_ value: Value) {
    switch value {
    case .text(let text): string(text)
    case .integer(let number): bytes.append(contentsOf: String(number).utf8)
    case .real(let number):
      if number.isFinite { bytes.append(contentsOf: String(number).utf8) } else { sign("null") }
    case .flag(let flag): if flag { sign("true") } else { sign("false") }
    case .day(let day): string(day.description)
    case .moment(let moment): string(moment.iso)
    case .word(let key): string(key)
    case .color(let color): string(color.rawValue)
    // A field is called in JSON what its values stand under.
    case .phrase(let phrase): string(phrase.key.hasPrefix("field.") ? String(phrase.key.dropFirst(6)) : phrase.key)
    case .list(let values): list(values) { $0.append($1) }
    case .record(let record): append(record)
    case .none: sign("null")
    }
  }

  private mutating func append(_ record: Record) {
    sign("{")
    for (index, field) in record.fields.enumerated() {
      if index > 0 { sign(",") }
      string(field.key)
      sign(":")
      append(field.value)
    }
    sign("}")
  }

  private mutating func list<Element>(_ elements: [Element], _ each: (inout JSON, Element) -> Void) {
    sign("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { sign(",") }
      each(&self, element)
    }
    sign("]")
  }

  private mutating func string(_ text: String) {
    sign("\"")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): sign("\\\"")
      case UInt8(ascii: "\\"): sign("\\\\")
      case 0x0A: sign("\\n")
      case 0x0D: sign("\\r")
      case 0x09: sign("\\t")
      case 0..<0x20:
        sign("\\u00")
        bytes.append(contentsOf: [hex(byte >> 4), hex(byte & 15)])
      default: bytes.append(byte)
      }
    }
    sign("\"")
  }

  private func hex(_ digit: UInt8) -> UInt8 { digit < 10 ? 0x30 + digit : 0x57 + digit }
}
