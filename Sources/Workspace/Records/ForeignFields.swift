import Foundation
import GRDB

/// What files said that only their formats know, as the database keeps it: an object of JSON. It may be long and changes
/// seldom, so it lies apart from the rows of boards and cells.
enum ForeignFields {
  enum Owner {
    case board(Int64)
    case cell(Int64)
  }

  static func read(_ text: String?) -> [String: String] {
    guard let text else { return [:] }
    return (try? JSONDecoder().decode([String: String].self, from: Data(text.utf8))) ?? [:]
  }

  /// Makes `fields` what is kept for a board or a cell; what is there already is not written again.
  static func keep(_ fields: [String: String], of owner: Owner, in db: Database) throws {
    let (column, id) =
      switch owner {
      case .board(let id): ("board", id)
      case .cell(let id): ("cell", id)
      }
    let known = try db.cachedStatement(sql: "SELECT fields FROM foreign_fields WHERE \(column) = ?")
    let kept = try db.rows(known, [id]) { $0[0] as String }.first
    guard read(kept) != fields else { return }
    if let text = written(fields) {
      try db.cachedStatement(
        sql: """
          INSERT INTO foreign_fields(uid, \(column), fields) SELECT uid, id, ?2 FROM \(column) WHERE id = ?1
          ON CONFLICT (\(column)) DO UPDATE SET fields = excluded.fields
          """
      ).execute(arguments: [id, text])
    } else {
      try db.cachedStatement(sql: "DELETE FROM foreign_fields WHERE \(column) = ?").execute(arguments: [id])
    }
  }

  private static func written(_ fields: [String: String]) -> String? {
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
