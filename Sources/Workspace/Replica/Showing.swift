import GRDB
import TagarelaKit

/// Brings the tables to what the registers say.
///
/// A row is shown where it is there, and all that it can't be without is shown. What can't be shown waits: its registers stay,
/// and are passed on.
final class Showing {
  let store: ReplicaStore
  let tables: ReplicaTables
  /// Of what this workspace has to write itself, so that all fits together.
  let stamp: Stamp
  private var db: Database { store.db }
  private var boards: Set<Int64> = []

  private enum Outcome {
    case shown
    case waiting
    /// Another row has what is to be unique.
    case collides
  }

  init(store: ReplicaStore, tables: ReplicaTables, stamp: Stamp) {
    self.store = store
    self.tables = tables
    self.stamp = stamp
  }

  /// - Parameter rows: those whose registers are otherwise.
  /// - Returns: how many cells had to be moved.
  func run(_ rows: [ReplicaStore.Row]) throws -> Int {
    try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
    var byTable = Dictionary(grouping: rows, by: \.table)
    var colliding: [ReplicaStore.Row] = []
    var gone: [ReplicaStore.Row] = []
    for table in tables.tables {
      let touched = byTable.removeValue(forKey: table.name) ?? []
      let known = Set(touched.map(\.id))
      for row in try touched + store.waitingRows(of: table.name).filter({ !known.contains($0.id) }) {
        let registers = try store.registers(of: row)
        if !registers.isHere {
          gone.append(row)
        } else if try show(row, registers, in: table) == .collides {
          colliding.append(row)
        }
      }
    }
    // What leads to others goes before them.
    for row in gone.reversed() { try remove(row) }
    var wasSettled = false
    for row in colliding { wasSettled = try settle(row) || wasSettled }
    if wasSettled {
      for table in tables.tables {
        for row in try store.waitingRows(of: table.name) { _ = try show(row, store.registers(of: row), in: table) }
      }
    }
    return try boards.sorted().reduce(0) { try $0 + Arranging(store: store, stamp: stamp).arrange($1) }
  }

  // MARK: - What is there

  private func show(
    _ row: ReplicaStore.Row, _ registers: RowRegisters, in table: ReplicaTables.Table
  ) throws -> Outcome {
    var row = row
    var values: [DatabaseValue] = []
    var shown = ReplicaStore.Shown.all
    for field in table.fields {
      let written = registers[field.name]?.value
      switch (try value(written, of: field), field.kind) {
      case (let value?, _) where !(value.isNull && field.isRequired): values.append(value)
      case (nil, .reference(_, .stays)) where !field.isRequired, (nil, .medium) where !field.isRequired,
        (nil, .plain) where !field.isRequired:
        values.append(field.usual)
        shown = .withGaps
      default: return try wait(&row)
      }
    }
    try store.set(owner: Ownership(store: store).owner(of: table, row.uid) { registers[$0]?.value }, &row)
    do {
      try put(row, values, in: table)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      let isTaken = [.SQLITE_CONSTRAINT_UNIQUE, .SQLITE_CONSTRAINT_PRIMARYKEY].contains(error.extendedResultCode)
      return isTaken ? .collides : try wait(&row)
    }
    try store.set(shown, &row)
    return .shown
  }

  /// - Returns: nil for what isn't here.
  private func value(_ written: String?, of field: ReplicaTables.Field) throws -> DatabaseValue? {
    guard let written else { return field.usual }
    switch field.kind {
    case .plain: return ReplicaValue.read(written)
    case .medium: return try ReplicaValue.medium(written).flatMap(store.medium)?.databaseValue
    case .reference(let target, _):
      return try ReplicaValue.uid(written).flatMap { try store.id(of: $0, in: target) }?.databaseValue
    }
  }

  private func wait(_ row: inout ReplicaStore.Row) throws -> Outcome {
    if row.shown != .nothing, let table = tables[row.table] { try hide(row.uid, in: table) }
    return .waiting
  }

  /// Writes what is otherwise in the table.
  private func put(_ row: ReplicaStore.Row, _ values: [DatabaseValue], in table: ReplicaTables.Table) throws {
    let isCell = table.name == "cell"
    guard let current = try Row.fetchOne(db.cachedStatement(sql: table.query), arguments: [row.uid]) else {
      let id = try store.nextNumber(in: table.name)
      let names = (["id", "uid"] + table.fields.map(\.name)).map(\.asSQLName).joined(separator: ",")
      let places = [String](repeating: "?", count: table.fields.count + 2).joined(separator: ",")
      // Where it lies on its board is found when all is there.
      let placed = zip(table.fields, values).map { field, value in
        isCell && field.name == "position" ? (-id).databaseValue : value
      }
      try db.cachedStatement(sql: "INSERT INTO \(table.name.asSQLName)(\(names)) VALUES (\(places))").execute(
        arguments: StatementArguments([id.databaseValue, row.uid.databaseValue] + placed))
      noteBoard(id, values, in: table)
      return
    }
    let id = Int64.fromDatabaseValue(current.databaseValues.first ?? .null) ?? 0
    let changed = zip(table.fields, zip(values, current.databaseValues.dropFirst())).filter { field, both in
      both.0 != both.1 && !(isCell && field.name == "position")
    }
    if !changed.isEmpty {
      let names = changed.map { "\($0.0.name.asSQLName) = ?" }.joined(separator: ", ")
      try db.cachedStatement(sql: "UPDATE \(table.name.asSQLName) SET \(names) WHERE id = ?").execute(
        arguments: StatementArguments(changed.map(\.1.0) + [id.databaseValue]))
    }
    noteBoard(id, values, in: table)
  }

  private func noteBoard(_ id: Int64, _ values: [DatabaseValue], in table: ReplicaTables.Table) {
    if table.name == "board" { boards.insert(id) }
    if table.name == "cell", let place = table.fields.firstIndex(where: { $0.name == "board" }),
      let board = Int64.fromDatabaseValue(values[place])
    {
      boards.insert(board)
    }
  }

  // MARK: - What is gone

  private func remove(_ row: ReplicaStore.Row) throws {
    guard let table = tables[row.table], let id = try store.id(of: row.uid, in: row.table) else {
      var row = row
      return try store.set(.nothing, &row)
    }
    if try isHeld(id, in: table) { try keep(row, in: table) } else { try hide(row.uid, in: table) }
  }

  private func isHeld(_ id: Int64, in table: ReplicaTables.Table) throws -> Bool {
    try (tables.leading[table.name] ?? []).contains { lead in
      guard lead.action == .holds else { return false }
      return try db.one("SELECT 1 FROM \(lead.table.asSQLName) WHERE \(lead.field.asSQLName) = ? LIMIT 1", [id]) { _ in
        true
      } ?? false
    }
  }

  /// Something that others need was removed elsewhere while they came to need it: it stays, for all.
  private func keep(_ row: ReplicaStore.Row, in table: ReplicaTables.Table) throws {
    guard let current = try CurrentRow(table, row.uid, store) else { return }
    var row = row
    let before = try store.registers(of: row)
    var after = before
    _ = after.write(Presence.field, Register(stamp: stamp, value: Presence.here.rawValue, isSent: false))
    for (field, value) in zip(table.fields, current.values) where value != ReplicaValue.plain(field.usual) {
      _ = after.write(field.name, Register(stamp: stamp, value: value, isSent: false))
    }
    try store.save(after, of: row, before: before)
    try store.set(.all, &row)
  }

  /// Takes a row out of its table, with what goes along with it; what holds it can't be without it, and waits.
  private func hide(_ uid: String, in table: ReplicaTables.Table) throws {
    guard let id = try store.id(of: uid, in: table.name) else { return }
    for lead in tables.leading[table.name] ?? [] {
      guard let other = tables[lead.table] else { continue }
      let statement = try db.cachedStatement(
        sql: "SELECT uid FROM \(other.name.asSQLName) WHERE \(lead.field.asSQLName) = ?")
      for led in try db.rows(statement, [id], { $0[0] as String }) {
        if lead.action != .stays {
          try hide(led, in: other)
        } else if var row = try store.row(other.name, led) {
          try store.set(.withGaps, &row)
        }
      }
    }
    try db.cachedStatement(sql: "DELETE FROM \(table.name.asSQLName) WHERE id = ?").execute(arguments: [id])
    if var row = try store.row(table.name, uid) { try store.set(.nothing, &row) }
  }

  // MARK: - What can't both be

  /// Of two rows that can't both be, the one that came first stays as it is; a name is made another, else the later waits.
  ///
  /// - Returns: whether the row, or another in its place, has been shown.
  private func settle(_ row: ReplicaStore.Row) throws -> Bool {
    guard let table = tables[row.table] else { return false }
    for _ in 0..<1000 {
      let registers = try store.registers(of: row)
      if try show(row, registers, in: table) != .collides { return true }
      guard let (fields, other) = try rowInTheWay(of: row, registers, in: table) else { break }
      let theirs = try store.registers(of: other)
      let isLater = order(registers, row) > order(theirs, other)
      if fields == ["folded"], let name = ReplicaValue.text((isLater ? registers : theirs)["name"]?.value) {
        try rename(isLater ? row : other, name, in: table)
        if !isLater { _ = try show(other, store.registers(of: other), in: table) }
      } else if isLater {
        break
      } else {
        try hide(other.uid, in: table)
      }
    }
    var row = row
    _ = try wait(&row)
    return false
  }

  private func order(_ registers: RowRegisters, _ row: ReplicaStore.Row) -> (LogicalTime, String, String) {
    let stamp = registers[Presence.field]?.stamp
    return (stamp?.time ?? LogicalTime(rawValue: 0), stamp?.origin ?? "", row.uid)
  }

  private func rowInTheWay(
    of row: ReplicaStore.Row, _ registers: RowRegisters, in table: ReplicaTables.Table
  ) throws -> (fields: [String], row: ReplicaStore.Row)? {
    for fields in table.unique {
      let values = try fields.map { name in
        try table.field(name).flatMap { try value(registers[name]?.value, of: $0) } ?? .null
      }
      guard !values.contains(where: \.isNull) else { continue }
      let condition = fields.map { "\($0.asSQLName) = ?" }.joined(separator: " AND ")
      let uid = try db.one(
        "SELECT uid FROM \(table.name.asSQLName) WHERE \(condition) AND uid <> ?",
        StatementArguments(values + [row.uid.databaseValue])
      ) { $0[0] as String }
      if let uid { return try store.row(table.name, uid).map { (fields, $0) } }
    }
    return nil
  }

  /// Two things have been given one name: the later gets a number behind it.
  private func rename(_ row: ReplicaStore.Row, _ name: String, in table: ReplicaTables.Table) throws {
    let taken = try db.cachedStatement(sql: "SELECT 1 FROM \(table.name.asSQLName) WHERE folded = ?")
    let free = try (2...).lazy.map { "\(name) \($0)" }.first { name in
      try db.one(taken, [name.folded]) { _ in true } == nil
    }
    guard let free else { return }
    let before = try store.registers(of: row)
    var after = before
    for (field, value) in [("name", free), ("folded", free.folded)] {
      _ = after.write(
        field, Register(stamp: stamp, value: ReplicaValue.plain(value.databaseValue), isSent: false))
    }
    try store.save(after, of: row, before: before)
  }
}
