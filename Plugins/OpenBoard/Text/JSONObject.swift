import StructuredText

/// An object of a JSON text whose fields can be changed; the others stay as they were, in their order.
struct JSONObject: Sendable {
  private(set) var members: [JSONValue.Member]

  /// - Parameter members: of keys that differ.
  init(_ members: [JSONValue.Member] = []) { self.members = members }

  /// - Returns: nil for a value that is no object.
  init?(_ value: JSONValue?) {
    guard let members = value?.members else { return nil }
    self.members = members
  }

  /// - Returns: nil for a text that is no object.
  init?(text: String) {
    guard let source = try? SourceText(bytes: Array(text.utf8), named: ""),
      let value = try? JSONReader.value(of: source, rules: .byProgram)
    else { return nil }
    self.init(value)
  }

  var value: JSONValue { JSONValue(content: .object(members)) }
  var text: String { JSONWriter.text(value) }
  var isEmpty: Bool { members.isEmpty }

  subscript(key: String) -> JSONValue? {
    get { place(of: key).map { members[$0].value } }
    set {
      switch (place(of: key), newValue) {
      case (let index?, let value?): members[index] = JSONValue.Member(key: key, value: value)
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(JSONValue.Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  private func place(of key: String) -> Int? { members.indices.first { members[$0].key == key } }

  /// Adds the fields that it doesn't have.
  mutating func complete(with others: [JSONValue.Member]) {
    let known = Set(members.map(\.key))
    members += others.filter { !known.contains($0.key) }
  }

  /// Takes a field out.
  mutating func take(_ key: String) -> JSONValue? {
    place(of: key).map { members.remove(at: $0).value }
  }

  /// Keeps under a name of ours what stood in a field where it means nothing: no program stumbles over it, and it is not
  /// lost.
  mutating func setAside(_ key: String, as value: JSONValue? = nil) {
    guard let value = value ?? self[key] else { return }
    self[key] = nil
    var aside = JSONObject(self[Own.setAside]) ?? JSONObject()
    aside[key] = value
    self[Own.setAside] = aside.value
  }
}

extension JSONValue {
  /// An identifier, which is a text; older files have numbers.
  var identifier: String? {
    switch content {
    case .string(let text): text.isEmpty ? nil : text
    case .number(let digits):
      if let number = integer ?? real.flatMap({ Int(exactly: $0) }) { String(number) } else { digits }
    default: nil
    }
  }

  /// Text, also of a number or a flag that stands in its place.
  var loosely: String? {
    switch content {
    case .string(let text): text
    case .number(let digits): digits
    case .flag(let flag): flag ? "true" : "false"
    default: nil
    }
  }

  /// A number, also one that is written as text.
  var number: Double? { real ?? string.flatMap { Double($0) } }
}
