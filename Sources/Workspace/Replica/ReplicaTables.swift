import Foundation
import GRDB
import TagarelaKit

/// The logged tables as they are shared: which fields travel, what leads where, and what belongs together.
struct ReplicaTables {
  struct Field {
    let name: String
    let kind: Kind
    /// Whether a row can't be without it.
    let isRequired: Bool
    /// What it is where nothing is written.
    let usual: DatabaseValue
  }

  enum Kind: Equatable {
    case plain
    case medium
    case reference(String, ReferenceAction)
  }

  /// What becomes of a row when the one that it leads to is removed.
  enum ReferenceAction: Equatable {
    /// It goes along.
    case goes
    /// It stays, and leads nowhere.
    case stays
    /// It holds the other one.
    case holds
  }

  struct Table {
    let name: String
    /// The number that the log has for it.
    let number: Int64
    /// Without `id` and `uid`, in the order of ``query``, which gives `id` first.
    let fields: [Field]
    /// A row by its `uid`.
    let query: String
    /// Beside `uid` and `id`; those of expressions are left out.
    let unique: [[String]]
    /// The numbers that the log has for fields.
    let numbers: [UInt64: String]

    func field(_ name: String) -> Field? { fields.first { $0.name == name } }

    /// The fields that make sense together only: whoever writes one has written them all.
    func together(with field: String) -> [String] {
      let sets: [[String]] =
        switch name {
        case "board": [["grid_columns", "grid_rows", "pages"], ["name", "folded"]]
        case "plan": [["board", "symbol"], ["name", "folded"]]
        case "cell": [["position", "grid_columns", "grid_rows"]]
        default: [["name", "folded"]]
        }
      let set = sets.first { $0.contains(field) } ?? [field]
      return set.filter { name in fields.contains { $0.name == name } }
    }
  }

  /// What others lead to comes first.
  let tables: [Table]
  private let places: [String: Int]
  /// Of each table, what leads to it.
  let leading: [String: [(table: String, field: String, action: ReferenceAction)]]

  init(_ log: LogTables, _ db: Database) throws {
    let known = Set(log.tables.map(\.name))
    let tables = try log.tables.map { try Self.table($0, known, db) }
    let sorted = Self.sorted(tables)
    self.tables = sorted
    places = Dictionary(sorted.enumerated().map { ($1.name, $0) }) { first, _ in first }
    var leading: [String: [(table: String, field: String, action: ReferenceAction)]] = [:]
    for table in sorted {
      for field in table.fields {
        if case .reference(let target, let action) = field.kind {
          leading[target, default: []].append((table.name, field.name, action))
        }
      }
    }
    self.leading = leading
  }

  subscript(_ name: String) -> Table? { places[name].map { tables[$0] } }

  func place(of name: String) -> Int? { places[name] }

  func table(number: Int64) -> Table? { tables.first { $0.number == number } }

  /// Another text when tables or fields have come.
  var shape: String {
    let names = tables.sorted { $0.name < $1.name }.map { "\($0.name) \($0.fields.map(\.name).joined(separator: " "))" }
    return String(Media.checksum(Data(names.joined(separator: "\n").utf8)), radix: 16)
  }

  private static func table(_ log: LogTables.Table, _ known: Set<String>, _ db: Database) throws -> Table {
    var leads: [String: (table: String, action: ReferenceAction)] = [:]
    for row in try Row.fetchAll(
      db, sql: "SELECT \"table\", \"from\", on_delete FROM pragma_foreign_key_list(?)", arguments: [log.name])
    {
      let action: ReferenceAction =
        switch (row["on_delete"] as String).uppercased() {
        case "CASCADE": .goes
        case "SET NULL": .stays
        default: .holds
        }
      leads[row["from"]] = (row["table"], action)
    }
    var described: [String: (isRequired: Bool, usual: String?)] = [:]
    for row in try Row.fetchAll(
      db, sql: "SELECT name, \"notnull\", dflt_value FROM pragma_table_xinfo(?)", arguments: [log.name])
    {
      described[row["name"]] = (row["notnull"] as Int != 0, row["dflt_value"])
    }
    let fields: [Field] = try log.fields.compactMap { field in
      guard field.name != "id", field.name != "uid" else { return nil }
      let kind: Kind
      switch leads[field.name] {
      case ("media", _)?: kind = .medium
      case let lead? where known.contains(lead.table): kind = .reference(lead.table, lead.action)
      // A number that means something in this file alone.
      case .some: return nil
      case nil: kind = .plain
      }
      let description = described[field.name]
      let usual = try description?.usual.flatMap { try DatabaseValue.fetchOne(db, sql: "SELECT \($0)") } ?? .null
      return Field(
        name: field.name, kind: kind, isRequired: description?.isRequired == true && usual.isNull, usual: usual)
    }
    let indices = try Row.fetchAll(
      db, sql: "SELECT name FROM pragma_index_list(?) WHERE \"unique\" AND NOT partial", arguments: [log.name])
    let unique = try indices.compactMap { index -> [String]? in
      let named = try String?.fetchAll(
        db, sql: "SELECT name FROM pragma_index_info(?) ORDER BY seqno", arguments: [index["name"] as String])
      let names = named.compactMap(\.self)
      return names.count == named.count && names != ["uid"] ? names : nil
    }
    let columns = (["id"] + fields.map(\.name)).map(\.asSQLName).joined(separator: ",")
    return Table(
      name: log.name, number: log.number, fields: fields,
      query: "SELECT \(columns) FROM \(log.name.asSQLName) WHERE uid = ?", unique: unique,
      numbers: Dictionary(log.fields.map { ($0.number, $0.name) }) { first, _ in first })
  }

  private static func sorted(_ tables: [Table]) -> [Table] {
    var left = tables
    var sorted: [Table] = []
    while !left.isEmpty {
      let names = Set(left.map(\.name))
      let free = left.filter { table in
        table.fields.allSatisfy { field in
          // What stays without the other one needn't wait for it.
          guard case .reference(let target, let action) = field.kind, action != .stays else { return true }
          return target == table.name || !names.contains(target)
        }
      }
      // Tables that lead to each other come in the order in which they are known.
      let next = free.isEmpty ? left : free
      sorted += next
      let taken = Set(next.map(\.name))
      left.removeAll { taken.contains($0.name) }
    }
    return sorted
  }
}
