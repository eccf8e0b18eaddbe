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
}
