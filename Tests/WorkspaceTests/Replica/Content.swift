import GRDB
import TagarelaKit

@testable import Workspace

extension Workspace {
  /// All that a workspace shows of the logged tables, without what means something in its file alone: a line a field,
  /// `table/uid/field: value`.
  func content() throws -> Set<String> {
    try read { db in
      var lines: Set<String> = []
      for table in try LogTables(db).tables {
        let leads = try Row.fetchAll(db, sql: "SELECT * FROM pragma_foreign_key_list(?)", arguments: [table.name])
        let targets = Dictionary(uniqueKeysWithValues: leads.map { ($0["from"] as String, $0["table"] as String) })
        for row in try Row.fetchAll(db, sql: "SELECT * FROM \(table.name)") {
          let uid: String = row["uid"]
          lines.insert("\(table.name)/\(uid)")
          for (column, value) in row where column != "id" && column != "uid" && !value.isNull {
            let text =
              switch targets[column] {
              case nil: String.fromDatabaseValue(value) ?? "\(value)"
              case "media":
                try String.fetchOne(db, sql: "SELECT hex(bytes) FROM media WHERE id = ?", arguments: [value]) ?? "?"
              case let target?:
                try String.fetchOne(db, sql: "SELECT uid FROM \(target) WHERE id = ?", arguments: [value]) ?? "?"
              }
            lines.insert("\(table.name)/\(uid)/\(column): \(text)")
          }
        }
      }
      return lines
    }
  }
}
