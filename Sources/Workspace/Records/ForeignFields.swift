import Foundation

/// What files said that only their formats know, as the database keeps it: an object of JSON, or nothing.
enum ForeignFields {
  static func read(_ text: String?) -> [String: String] {
    guard let text else { return [:] }
    return (try? JSONDecoder().decode([String: String].self, from: Data(text.utf8))) ?? [:]
  }

  static func written(_ fields: [String: String]) -> String? {
    guard !fields.isEmpty else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(fields)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether two say the same: many programs write the fields of an object in another order each time.
  static func areSame(_ one: [String: String], _ other: [String: String]) -> Bool {
    one == other || one.keys == other.keys && one.allSatisfy { key, text in plain(text) == plain(other[key] ?? "") }
  }

  /// In one order, where it is JSON.
  private static func plain(_ text: String) -> Data {
    let bytes = Data(text.utf8)
    guard let value = try? JSONSerialization.jsonObject(with: bytes, options: .fragmentsAllowed) else { return bytes }
    return (try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])) ?? bytes
  }
}
