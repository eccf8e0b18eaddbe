import GRDB

/// Which rows of which tables are a person's: those that would go with the patient's row, by the references of the schema,
/// and those that are described. A table or a field that somebody adds is among them without being named here.
struct PersonTables {
  struct Part {
    let table: String
    /// SQL, with `:patient`.
    let condition: String
    let description: PersonalRows?
  }

  /// What is theirs, the patient's own row first.
  let own: [Part]
  /// What these rows lead to that isn't only theirs: the general symbols of their boards, categories, media.
  let shown: [Part]

  fileprivate struct Reference {
    let table: String
    let column: String
    let target: String
    let takesAlong: Bool
  }

  /// - Parameter described: of all modules; tables that aren't there are passed over.
  init(_ db: Database, described: [PersonalRows]) throws {
    let tables = try Self.tables(in: db)
    let references = try tables.flatMap { try Self.references(of: $0, db) }
    let going = Self.going(tables, references)
    let scope = PersonScope(identities: try Self.identities(going, db))
    let descriptions = Dictionary(described.map { ($0.table, $0) }) { first, _ in first }
    var conditions = going
    for table in tables {
      guard let description = descriptions[table] else { continue }
      let condition = "(\(description.condition(scope)))"
      conditions[table] = conditions[table].map { "\($0) OR \(condition)" } ?? condition
    }
    // What goes with rows that are described: the pieces of a letter.
    for reference in references where reference.takesAlong && conditions[reference.table] == nil {
      guard descriptions[reference.target] != nil, let condition = conditions[reference.target] else { continue }
      conditions[reference.table] = reference.within(condition)
    }
    let order = ["patient"] + tables.filter { $0 != "patient" }
    own = order.compactMap { table in
      conditions[table].map { Part(table: table, condition: $0, description: descriptions[table]) }
    }
    let columns = Dictionary(references.filter { $0.target == "patient" }.map { ($0.table, $0.column) }) { first, _ in
      first
    }
    shown = tables.filter { $0 != "patient" }.compactMap { table in
      guard let leads = Self.shown(table, references, conditions, []) else { return nil }
      var condition = "(\(leads))"
      if let own = conditions[table] { condition += " AND NOT (\(own))" }
      // Whatever leads there, it is nobody else's.
      if let column = columns[table] {
        condition += " AND \(column) IS NULL"
      }
      return Part(table: table, condition: condition, description: nil)
    }
  }

  /// Ordinary tables: not the indices of words, nor SQLite's own.
  static func tables(in db: Database) throws -> [String] {
    try String.fetchAll(
      db, sql: "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' ORDER BY name"
    ).filter { !$0.hasPrefix("sqlite_") }
  }

  private static func references(of table: String, _ db: Database) throws -> [Reference] {
    try Row.fetchAll(db, sql: "PRAGMA foreign_key_list(\(table.asSQLName))").map { row in
      Reference(
        table: table, column: (row["from"] as String).asSQLName, target: (row["table"] as String).lowercased(),
        takesAlong: (row["on_delete"] as String) == "CASCADE")
    }
  }

  /// For each table whose rows go with a patient, which those are.
  private static func going(_ tables: [String], _ references: [Reference]) -> [String: String] {
    var found: [String: String] = [:]
    func condition(_ table: String, _ way: Set<String>) -> String? {
      if table == "patient" { return "id = :patient" }
      let parts = references.filter { $0.table == table && $0.takesAlong && !way.contains($0.target) }.compactMap {
        one in
        condition(one.target, way.union([table])).map(one.within)
      }
      return parts.isEmpty ? nil : parts.joined(separator: " OR ")
    }
    for table in tables { found[table] = condition(table, [table]) }
    return found
  }

  /// Which rows of a table the person's rows lead to; nil where none can.
  private static func shown(
    _ table: String, _ references: [Reference], _ own: [String: String], _ way: Set<String>
  ) -> String? {
    let leading = references.filter { $0.target == table && $0.table != table && !way.contains($0.table) }
    let parts = leading.flatMap { one in
      [own[one.table], shown(one.table, references, own, way.union([table]))].compactMap { condition in
        condition.map { "id IN (SELECT \(one.column) FROM \(one.table.asSQLName) WHERE \($0))" }
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: " OR ")
  }

  private static func identities(_ conditions: [String: String], _ db: Database) throws -> String {
    try conditions.sorted { $0.key < $1.key }.filter { table, _ in
      try db.columns(in: table).contains { $0.name == "uid" }
    }.map { "SELECT uid FROM \($0.key.asSQLName) WHERE \($0.value)" }.joined(separator: " UNION ALL ")
  }
}

extension PersonTables.Reference {
  /// The rows that lead to those of its target for which a condition holds.
  fileprivate func within(_ condition: String) -> String {
    "\(column) IN (SELECT id FROM \(target.asSQLName) WHERE \(condition))"
  }
}
