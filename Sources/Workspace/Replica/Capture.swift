import GRDB
import TagarelaKit

/// Writes what has become otherwise in the tables since last time into the registers.
///
/// The log tells which fields of which rows, and when; what they hold is read from the tables. Where the log doesn't reach back
/// far enough, all rows are compared.
struct Capture {
  let store: ReplicaStore
  let tables: ReplicaTables
  /// This workspace, as the log names it.
  let origin: String
  private var db: Database { store.db }

  /// What the log tells of a row.
  private struct Touched {
    var fields: [String: Stamp] = [:]
    var presence: Stamp?
    /// Whether it came about in this very part of the log.
    var isNew = false
    var last: Stamp

    init(_ stamp: Stamp) { last = stamp }
  }

  private struct Key: Hashable {
    let table: Int
    let uid: String
  }

  init(store: ReplicaStore, tables: ReplicaTables, origin: String) {
    self.store = store
    self.tables = tables
    self.origin = origin
  }

  /// - Parameters:
  ///   - since: the time up to which the log was read before; 0 compares all rows.
  ///   - now: for what the log doesn't tell.
  func run(since: LogicalTime, now: LogicalTime) throws {
    let touched = try touched(since: since)
    if since.rawValue == 0 { return try compareAll(touched, now) }
    // What others lead to comes first: it tells whose they are.
    for (key, what) in touched.sorted(by: { ($0.key.table, $0.key.uid) < ($1.key.table, $1.key.uid) }) {
      try take(tables.tables[key.table], key.uid, what, otherwise: what.last)
    }
  }

  private func touched(since: LogicalTime) throws -> [Key: Touched] {
    var touched: [Key: Touched] = [:]
    let statement = try db.cachedStatement(
      sql: """
        SELECT tab, rows, clock, ifnull(turned, 0), origin FROM step JOIN log ON log.step = step.id
        WHERE clock > ?1 OR turned > ?1 ORDER BY step.id, section
        """)
    var tops: [String: Int64] = [:]
    try db.eachRow(statement, [since.rawValue]) { part in
      guard let table = tables.table(number: part[0]), let place = tables.place(of: table.name) else { return }
      guard let changes = LoggedChange.read(part[1]) else { throw Replay.foreign }
      let (clock, turned) = (part[2] as Int64, part[3] as Int64)
      let stamp =
        turned > clock
        ? Stamp(time: LogicalTime(rawValue: turned), origin: origin)
        : Stamp(time: LogicalTime(rawValue: clock), origin: try store.name(ofOrigin: part[4]))
      for change in changes {
        guard let uid = change.identity(in: table.numbers) else { continue }
        let key = Key(table: place, uid: uid)
        var what = touched[key] ?? Touched(stamp)
        what.last = max(what.last, stamp)
        if change.deed == .update {
          for field in change.fields {
            guard let name = table.numbers[field.number] else { continue }
            for name in table.together(with: name) { what.fields[name] = max(what.fields[name] ?? stamp, stamp) }
          }
        } else {
          if change.deed == .insert, what.presence == nil { what.isNew = true }
          what.presence = max(what.presence ?? stamp, stamp)
          if let number = change.number(in: table.numbers) { tops[table.name] = max(tops[table.name] ?? 0, number) }
        }
        touched[key] = what
      }
    }
    for (table, top) in tops { try store.note(top, usedIn: table) }
    return touched
  }

  private func compareAll(_ touched: [Key: Touched], _ now: LogicalTime) throws {
    // Nobody knows when what was here before workspaces shared anything was written: whatever is known to be, is later.
    let isFirst = try db.one("SELECT 1 FROM replica_row LIMIT 1") { _ in true } == nil
    let otherwise = Stamp(time: isFirst ? LogicalTime(rawValue: 1) : now, origin: origin)
    for (place, table) in tables.tables.enumerated() {
      var uids = Set(
        try db.rows(db.cachedStatement(sql: "SELECT uid FROM \(table.name.asSQLName)"), []) { $0[0] as String })
      uids.formUnion(try store.allRows(of: table.name).map(\.uid))
      for (key, _) in touched where key.table == place { uids.insert(key.uid) }
      for uid in uids.sorted() {
        try take(table, uid, touched[Key(table: place, uid: uid)], otherwise: otherwise, all: true)
      }
    }
  }

  /// Takes over what has become of a row.
  private func take(
    _ table: ReplicaTables.Table, _ uid: String, _ what: Touched?, otherwise: Stamp, all: Bool = false
  ) throws {
    let known = try store.row(table.name, uid)
    let before = try known.map(store.registers) ?? RowRegisters()
    var after = before
    func write(_ field: String, _ value: String?, _ stamp: Stamp) {
      _ = after.write(field, Register(stamp: stamp, value: value, isSent: false))
    }
    guard let current = try CurrentRow(table, uid, store) else {
      // What the tables don't show, nobody has removed. Of what came and went in between nobody knows.
      guard before.isHere ? known?.shown != .nothing : before.presence == nil && what != nil && what?.isNew != true
      else { return }
      write(Presence.field, Presence.removed.rawValue, what?.presence ?? what?.last ?? otherwise)
      var row = try known ?? store.rowOrNew(table.name, uid)
      try store.set(.nothing, &row)
      try store.save(after, of: row, before: before)
      return
    }
    var row = try known ?? store.rowOrNew(table.name, uid)
    if !before.isHere {
      let stamp = what?.presence ?? otherwise
      write(Presence.field, Presence.here.rawValue, stamp)
      for (field, value) in zip(table.fields, current.values) where value != ReplicaValue.plain(field.usual) {
        write(field.name, value, max(what?.fields[field.name] ?? stamp, stamp))
      }
      try store.set(.all, &row)
    } else {
      let named = all ? Set(table.fields.map(\.name)) : Set(what.map { Array($0.fields.keys) } ?? [])
      let isWhole = all || what?.presence != nil
      for (field, value) in zip(table.fields, current.values) where isWhole || named.contains(field.name) {
        let register = before[field.name]
        let written = register.map(\.value) ?? ReplicaValue.plain(field.usual)
        guard value != written, !(value == nil && row.shown == .withGaps && field.kind != .plain) else { continue }
        let stamp = what?.fields[field.name] ?? what?.presence ?? otherwise
        for other in table.together(with: field.name) { write(other, current[other], stamp) }
      }
      if row.shown == .nothing { try store.set(.all, &row) }
    }
    try store.set(owner: current.owner, &row)
    try store.save(after, of: row, before: before)
  }
}

/// A row as it stands in its table, in words that all workspaces understand.
struct CurrentRow {
  let id: Int64
  /// As the table's fields.
  let values: [String?]
  private let table: ReplicaTables.Table
  /// The patient whose it is.
  let owner: String?

  /// - Returns: nil where there is none.
  init?(_ table: ReplicaTables.Table, _ uid: String, _ store: ReplicaStore) throws {
    let statement = try store.db.cachedStatement(sql: table.query)
    guard let row = try Row.fetchOne(statement, arguments: [uid]) else { return nil }
    let found: [DatabaseValue] = Array(row.databaseValues)
    id = Int64.fromDatabaseValue(found.first ?? .null) ?? 0
    values = try zip(table.fields, found.dropFirst()).map { field, value in
      switch field.kind {
      case .plain: return ReplicaValue.plain(value)
      case .medium: return try Int64.fromDatabaseValue(value).flatMap(store.hash).map(ReplicaValue.medium(hash:))
      case .reference(let target, _):
        return try Int64.fromDatabaseValue(value).flatMap { try store.uid(of: $0, in: target) }
          .map(ReplicaValue.reference)
      }
    }
    self.table = table
    owner = try Ownership(store: store).owner(of: table, uid) { [values] name in
      table.fields.firstIndex { $0.name == name }.flatMap { values[$0] }
    }
  }

  subscript(_ field: String) -> String? { table.fields.firstIndex { $0.name == field }.flatMap { values[$0] } }
}

/// Whose a row is: the patient's to whom it leads, by itself or by what it goes with.
struct Ownership {
  let store: ReplicaStore

  func owner(of table: ReplicaTables.Table, _ uid: String, value: (String) -> String?) throws -> String? {
    if table.name == "patient" { return uid }
    var further: [(table: String, uid: String)] = []
    for field in table.fields {
      guard case .reference(let target, let action) = field.kind, let led = ReplicaValue.uid(value(field.name)) else {
        continue
      }
      if target == "patient" { return led }
      if action == .goes { further.append((target, led)) }
    }
    for (target, led) in further {
      if let owner = try store.row(target, led)?.owner { return owner }
    }
    return nil
  }
}

extension LoggedChange {
  /// Whose change it is.
  fileprivate func identity(in names: [UInt64: String]) -> String? {
    if let uid { return uid }
    return fields.first { names[$0.number] == "uid" }.flatMap {
      String.fromDatabaseValue(deed == .delete ? $0.was : $0.became)
    }
  }

  /// The number of a row that came or went.
  fileprivate func number(in names: [UInt64: String]) -> Int64? {
    fields.first { names[$0.number] == "id" }.flatMap { Int64.fromDatabaseValue(deed == .delete ? $0.was : $0.became) }
  }
}
