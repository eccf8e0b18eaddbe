import GRDB
import TagarelaKit

extension Workspace {
  public func setting(_ key: String) throws -> String? {
    try read { db in
      try db.one("SELECT value FROM setting WHERE key = ?", [key]) { $0[0] as String? } ?? nil
    }
  }

  public func set(_ key: String, to value: String?) throws {
    try read { db in
      guard let value else {
        try db.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [key])
        return
      }
      try db.execute(
        sql: """
          INSERT INTO setting(uid, key, value) VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value
          """, arguments: [key, key, value.asText])
    }
  }
}
