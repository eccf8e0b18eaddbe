import Foundation
import StructuredText
import TagarelaKit

/// Writes values as JSON (RFC 8259) on one line.
struct JSON {
  private(set) var bytes: [UInt8] = []

  /// An output whole.
  ///
  /// - Throws: what the rows of a table throw.
  static func line(_ output: Output) throws -> String {
    var line = ""
    try write(output) { line += $0 }
    return line
  }

  /// Writes an output in parts, of which a table's are handed on while its rows are read.
  ///
  /// - Throws: what `take` throws, and what the rows throw.
  static func write(_ output: Output, _ take: (String) throws -> Void) throws {
    var json = JSON()
    switch output {
    case .nothing: json.bytes.append(signs: "null")
    case .record(let record), .grid(_, let record): json.append(record)
    case .table(let table):
      json.bytes.append(signs: "[")
      var isFirst = true
      try table.rows.forEach { row in
        if !isFirst { json.bytes.append(signs: ",") }
        isFirst = false
        json.append(Record(fields: zip(table.columns, row).map { .init(key: $0.key, value: $1) }))
        if json.bytes.count >= Self.part { try take(json.taken()) }
      }
      json.bytes.append(signs: "]")
    case .text(_, let value): json.append(value)
    }
    try take(json.taken())
  }

  /// Bytes that are handed on at a time.
  private static let part = 1 << 14

  private mutating func taken() -> String {
    defer { bytes.removeAll(keepingCapacity: true) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func append(_ value: Value) {
    switch value {
    case .text(let text): bytes.append(json: text)
    case .integer(let number): bytes.append(contentsOf: String(number).utf8)
    case .real(let number):
      if number.isFinite { bytes.append(contentsOf: String(number).utf8) } else { bytes.append(signs: "null") }
    case .flag(let flag): if flag { bytes.append(signs: "true") } else { bytes.append(signs: "false") }
    case .day(let day): bytes.append(json: day.description)
    case .moment(let moment): bytes.append(json: moment.iso)
    case .word(let key): bytes.append(json: key)
    case .color(let color): bytes.append(json: color.rawValue)
    // A field is called in JSON what its values stand under, and a part of a sentence what it is.
    case .phrase(let phrase):
      let named = ["field.", "role.", "compose.step."].first { phrase.key.hasPrefix($0) }
      bytes.append(json: String(phrase.key.dropFirst(named?.count ?? 0)))
    case .list(let values): list(values) { $0.append($1) }
    case .record(let record): append(record)
    case .none: bytes.append(signs: "null")
    }
  }

  private mutating func append(_ record: Record) {
    bytes.append(signs: "{")
    for (index, field) in record.fields.enumerated() {
      if index > 0 { bytes.append(signs: ",") }
      bytes.append(json: field.key)
      bytes.append(signs: ":")
      append(field.value)
    }
    bytes.append(signs: "}")
  }

  private mutating func list<Element>(_ elements: [Element], _ each: (inout JSON, Element) -> Void) {
    bytes.append(signs: "[")
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(signs: ",") }
      each(&self, element)
    }
    bytes.append(signs: "]")
  }
}
