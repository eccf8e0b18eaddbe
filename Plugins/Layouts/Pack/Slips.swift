import StructuredText
import TagarelaKit

/// What is wrong with a file that was written by hand, each with its row and column.
struct Slips {
  let source: SourceText
  private(set) var found: [Failure] = []

  init(source: SourceText) { self.source = source }

  mutating func add(
    _ key: String, _ arguments: KeyValuePairs<String, Value> = [:], at range: Range<Int>, candidates: [String] = []
  ) {
    found.append(Failure(key, arguments, candidates: candidates, place: source.place(range)))
  }

  /// What an object has under the keys that it may have.
  ///
  /// - Parameter required: those that must be there.
  /// - Returns: nil for another kind of value.
  mutating func fields(of value: JSONValue, keys: [String], required: [String] = []) -> [String: JSONValue]? {
    guard let members = value.members else {
      add("layouts.object", ["open": "{", "close": "}"], at: value.range)
      return nil
    }
    for member in members where !keys.contains(member.key) {
      add(
        "pack.key_unknown", ["key": .text(member.key)], at: member.keyRange,
        candidates: nearest(to: member.key, among: keys))
    }
    let fields = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    for key in required where fields[key] == nil {
      add("pack.key_missing", ["key": .text(key)], at: value.range.lowerBound..<value.range.lowerBound + 1)
    }
    return fields
  }

  /// A list's elements; none where there is nothing or another kind of value.
  mutating func list(_ key: String, _ fields: [String: JSONValue]) -> [JSONValue] {
    guard let value = fields[key] else { return [] }
    guard let list = value.list else {
      add("layouts.list", ["key": .text(key), "open": "[", "close": "]"], at: value.range)
      return []
    }
    return list
  }

  /// A short text on one line.
  mutating func text(_ key: String, _ fields: [String: JSONValue]) -> String? {
    guard let value = fields[key] else { return nil }
    guard let text = value.string, Self.isShort(text) else {
      add("pack.not_text_value", ["key": .text(key)], at: value.range)
      return nil
    }
    return text
  }

  /// A text for all languages, under an empty code, or one for each.
  mutating func texts(_ key: String, _ fields: [String: JSONValue]) -> [String: String] {
    guard let value = fields[key] else { return [:] }
    if let text = value.string, Self.isShort(text) { return ["": text] }
    guard let members = value.members, !members.isEmpty else {
      add("layouts.texts", ["key": .text(key), "example": #"{"pt": "…", "es": "…"}"#], at: value.range)
      return [:]
    }
    var texts: [String: String] = [:]
    for member in members {
      if member.key.utf8.count != 2 || !member.key.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) {
        add("pack.language_code", ["text": .text(member.key)], at: member.keyRange)
      } else if let text = member.value.string, Self.isShort(text) {
        texts[member.key] = text
      } else {
        add("pack.not_text_value", ["key": .text(member.key)], at: member.value.range)
      }
    }
    return texts
  }

  private static func isShort(_ text: String) -> Bool {
    !text.allSatisfy(\.isWhitespace) && text.utf8.count <= 200
      && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
