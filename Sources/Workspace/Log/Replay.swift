import GRDB
import TagarelaKit

/// Does what a step's log tells, or the contrary, by statements of our own.
struct Replay {
  let db: Database
  let tables: LogTables

  /// - Throws: ``Failure`` `undo.foreign` for a log that is none of ours: nothing of it is to be kept then.
  func run(_ step: Int64, backwards: Bool) throws {
    try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
    let all = try db.cachedStatement(sql: "SELECT DISTINCT section FROM log WHERE step = ? ORDER BY section")
    let sections = try db.rows(all, [step]) { $0[0] as Int64 }
    for section in backwards ? sections.reversed() : sections {
      let statement = try db.cachedStatement(sql: "SELECT tab, rows FROM log WHERE step = ? AND section = ?")
      let parts = try db.rows(statement, [step, section]) { (table: $0[0] as Int64, rows: $0[1] as [UInt8]) }
      var section = Section(db: db)
      for part in parts {
        guard let place = tables.place(number: part.table), let changes = LoggedChange.read(part.rows) else {
          throw Self.foreign
        }
        for change in backwards ? changes.reversed().map(\.inverse) : changes {
          try section.add(change, to: tables.tables[place])
        }
      }
      try section.run()
    }
  }

  static let foreign = Failure("undo.foreign", hint: Phrase("undo.foreign.hint"))
}

/// Changes that lead from one state of the data to another, whatever was between: so they come in an order of their own, and
/// what is in the way of another waits.
private struct Section {
  private struct Row {
    let table: LogTables.Table
    let id: DatabaseValue
    let uid: DatabaseValue
    let fields: [(name: String, number: UInt64, value: DatabaseValue)]
  }

  let db: Database
  private var updates: [Row] = []
  private var insertions: [Row] = []
  private var deletions: [Row] = []

  init(db: Database) { self.db = db }

  mutating func add(_ change: LoggedChange, to table: LogTables.Table) throws {
    // A field that the table has no more is left out.
    let fields = change.fields.compactMap { field in
      table.fields.first { $0.number == field.number }.map { (name: $0.name, number: $0.number, field) }
    }
    func identity(_ value: (LoggedChange.Field) -> DatabaseValue) throws -> (id: DatabaseValue, uid: DatabaseValue) {
      guard let id = fields.first(where: { $0.name == "id" }).map({ value($0.2) }),
        let uid = fields.first(where: { $0.name == "uid" }).map({ value($0.2) }),
        case .int64 = id.storage, case .string = uid.storage
      else { throw Replay.foreign }
      return (id, uid)
    }
    switch change.deed {
    case .update:
      guard let uid = change.uid, !fields.isEmpty else { throw Replay.foreign }
      updates.append(
        Row(
          table: table, id: .null, uid: uid.databaseValue,
          fields: fields.map { (name: $0.name, number: $0.number, value: $0.2.became) }))
    case .insert:
      let (id, uid) = try identity(\.became)
      insertions.append(
        Row(
          table: table, id: id, uid: uid,
          fields: fields.map { (name: $0.name, number: $0.number, value: $0.2.became) }))
    case .delete:
      let (id, uid) = try identity(\.was)
      deletions.append(Row(table: table, id: id, uid: uid, fields: []))
    }
  }

  func run() throws {
    var waiting: [Row] = []
    for row in updates where try !succeeds({ try update(row) }) {
      try park(row, number: waiting.count)
      waiting.append(row)
    }
    // Before anything is deleted: what points to the new row must not go along with the old one.
    let inTheWay = try insertions.filter { row in try !succeeds { try insert(row) } }
    for row in deletions {
      try db.cachedStatement(sql: "DELETE FROM \(row.table.name.asSQLName) WHERE id = ? AND uid = ?")
        .execute(arguments: [row.id, row.uid])
    }
    for row in inTheWay { try insert(row) }
    for row in waiting { try update(row) }
  }

  /// - Returns: false where another row has what is to be unique.
  private func succeeds(_ change: () throws -> Void) throws -> Bool {
    do {
      try change()
      return true
    } catch let error as DatabaseError
      where [.SQLITE_CONSTRAINT_UNIQUE, .SQLITE_CONSTRAINT_PRIMARYKEY, .SQLITE_CONSTRAINT_ROWID]
      .contains(error.extendedResultCode)
    {
      return false
    }
  }

  private func update(_ row: Row) throws { try set(row.fields.map { ($0.name, $0.value) }, of: row) }

  /// Puts what is unique out of the way of others, where nothing else is.
  private func park(_ row: Row, number: Int) throws {
    let nowhere = (Int64.min + Int64(number)).databaseValue
    try set(row.fields.filter { row.table.unique.contains($0.number) }.map { ($0.name, nowhere) }, of: row)
  }

  private func set(_ values: [(name: String, value: DatabaseValue)], of row: Row) throws {
    let assignments = values.map { "\($0.name.asSQLName)=?" }.joined(separator: ",")
    try db.cachedStatement(sql: "UPDATE \(row.table.name.asSQLName) SET \(assignments) WHERE uid=?")
      .execute(arguments: StatementArguments(values.map(\.value) + [row.uid]))
  }

  private func insert(_ row: Row) throws {
    let names = row.fields.map(\.name.asSQLName).joined(separator: ",")
    let places = row.fields.map { _ in "?" }.joined(separator: ",")
    try db.cachedStatement(sql: "INSERT INTO \(row.table.name.asSQLName)(\(names)) VALUES(\(places))")
      .execute(arguments: StatementArguments(row.fields.map(\.value)))
  }
}
