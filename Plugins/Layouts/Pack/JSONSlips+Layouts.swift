import StructuredText
import TagarelaKit

extension JSONSlips {
  /// As ``JSONSlips/fields(of:keys:required:notObject:)``, of a layout or what is in it.
  mutating func fields(of value: JSONValue, keys: [String], required: [String] = []) -> [String: JSONValue]? {
    fields(of: value, keys: keys, required: required, notObject: "layouts.object")
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
}
