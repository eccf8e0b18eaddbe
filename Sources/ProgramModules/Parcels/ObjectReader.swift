import Foundation
import Programs
import StructuredText
import TagarelaKit

/// Reads the fields of one object, and says of what is wrong where it stands: `boards[0].cells[2].at`. What isn't known
/// is passed over: a later version of the protocol may have more.
struct ObjectReader {
  private let values: [String: JSONValue]
  let place: String

  /// - Throws: ``Failure`` `program.value_wrong` for what is no object.
  init(_ value: JSONValue, at place: String) throws {
    guard let members = value.members else { throw Self.wrong(value, place) }
    values = Dictionary(members.map { ($0.key, $0.value) }) { _, last in last }
    self.place = place
  }

  private func place(of key: String) -> String { place.isEmpty ? key : "\(place).\(key)" }

  /// The value of a key; nil where there is none, or null.
  func value(_ key: String) -> JSONValue? { values[key].flatMap { $0.isNull ? nil : $0 } }

  /// - Parameter read: gives nil for what can't stand there.
  func optional<Read>(_ key: String, _ read: (JSONValue) -> Read?) throws -> Read? {
    guard let value = value(key) else { return nil }
    guard let found = read(value) else { throw Self.wrong(value, place(of: key)) }
    return found
  }

  func required<Read>(_ key: String, _ read: (JSONValue) -> Read?) throws -> Read {
    guard let found = try optional(key, read) else {
      throw Failure("program.value_missing", ["place": .text(place(of: key))])
    }
    return found
  }

  func text(_ key: String) throws -> String? { try optional(key, \.string) }

  func object<Read>(_ key: String, _ read: (ObjectReader) throws -> Read) throws -> Read? {
    try value(key).map { try read(ObjectReader($0, at: place(of: key))) }
  }

  /// The objects of a list; empty where there is none.
  func objects<Read>(_ key: String, _ read: (ObjectReader) throws -> Read) throws -> [Read] {
    try (optional(key, \.list) ?? []).enumerated().map { index, value in
      try read(ObjectReader(value, at: "\(place(of: key))[\(index)]"))
    }
  }

  func texts(_ key: String) throws -> [String] {
    try optional(key) { value in
      guard let list = value.list else { return nil }
      let texts = list.compactMap(\.string)
      return texts.count == list.count ? texts : nil
    } ?? []
  }

  func table(_ key: String) throws -> [String: String] {
    try optional(key) { value in
      guard let members = value.members else { return nil }
      let pairs = members.compactMap { member in member.value.string.map { (member.key, $0) } }
      return pairs.count == members.count ? Dictionary(pairs) { _, last in last } : nil
    } ?? [:]
  }

  static func wrong(_ value: JSONValue, _ place: String) -> Failure {
    Failure("program.value_wrong", ["place": .text(place), "text": .text(excerpt(value))])
  }

  /// Of a value that may be large, what tells people which it is.
  private static func excerpt(_ value: JSONValue) -> String {
    switch value.content {
    case .object: "{…}"
    case .list: "[…]"
    case .string(let text): "“\(ProgramText.shown(text, limit: 40))”"
    case .number(let digits): ProgramText.shown(digits, limit: 40)
    case .flag(let flag): String(flag)
    case .null: "null"
    }
  }
}
