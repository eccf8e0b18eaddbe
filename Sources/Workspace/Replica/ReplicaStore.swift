import GRDB
import TagarelaKit

/// Reads and writes the registers that lie in a workspace.
final class ReplicaStore {
  /// How much of a row the tables show.
  enum Shown: Int64 {
    case nothing = 0
    case all
    /// What it leads to isn't there.
    case withGaps
  }

  struct Row: Equatable {
    let id: Int64
    let table: String
    let uid: String
    var owner: String?
    var shown: Shown
  }

  let db: Database
  private var names: [Int64: String] = [:]
  private var numbers: [String: Int64] = [:]

  init(_ db: Database) { self.db = db }

  // MARK: - Workspaces

  func name(ofOrigin number: Int64) throws -> String {
    if let name = names[number] { return name }
    let name = try db.one("SELECT name FROM origin WHERE id = ?", [number]) { $0[0] as String } ?? ""
    names[number] = name
    numbers[name] = number
    return name
  }

  private func number(ofOrigin name: String) throws -> Int64 {
    if let number = numbers[name] { return number }
    try db.cachedStatement(sql: "INSERT OR IGNORE INTO origin(name) VALUES (?)").execute(arguments: [name])
    let number = try db.one("SELECT id FROM origin WHERE name = ?", [name]) { $0[0] as Int64 } ?? 0
    names[number] = name
    numbers[name] = number
    return number
  }

  // MARK: - Rows

  private static let rowColumns = "id, tab, uid, owner, shown"

  private func row(_ columns: Columns) -> Row {
    Row(
      id: columns[0], table: columns[1], uid: columns[2], owner: columns[3],
      shown: Shown(rawValue: columns[4]) ?? .nothing)
  }

  func row(_ table: String, _ uid: String) throws -> Row? {
    try db.one("SELECT \(Self.rowColumns) FROM replica_row WHERE tab = ? AND uid = ?", [table, uid], row)
  }

  func row(id: Int64) throws -> Row? {
    try db.one("SELECT \(Self.rowColumns) FROM replica_row WHERE id = ?", [id], row)
  }

  func rowOrNew(_ table: String, _ uid: String) throws -> Row {
    if let row = try row(table, uid) { return row }
    try db.cachedStatement(sql: "INSERT INTO replica_row(tab, uid) VALUES (?, ?)").execute(arguments: [table, uid])
    return Row(id: db.lastInsertedRowID, table: table, uid: uid, owner: nil, shown: .nothing)
  }

  /// Those of a table that are there and of which the tables don't show all.
  func waitingRows(of table: String) throws -> [Row] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT \(Self.rowColumns) FROM replica_row WHERE shown <> 1 AND tab = ?
          AND EXISTS (SELECT 1 FROM replica_field WHERE row = replica_row.id AND name = '' AND value = 'here')
        ORDER BY uid
        """)
    return try db.rows(statement, [table], row)
  }

  func allRows(of table: String) throws -> [Row] {
    try db.rows(db.cachedStatement(sql: "SELECT \(Self.rowColumns) FROM replica_row WHERE tab = ?"), [table], row)
  }

  func set(_ shown: Shown, _ row: inout Row) throws {
    guard row.shown != shown else { return }
    row.shown = shown
    try db.cachedStatement(sql: "UPDATE replica_row SET shown = ? WHERE id = ?").execute(
      arguments: [shown.rawValue, row.id])
  }

  func set(owner: String?, _ row: inout Row) throws {
    guard row.owner != owner else { return }
    row.owner = owner
    try db.cachedStatement(sql: "UPDATE replica_row SET owner = ? WHERE id = ?").execute(arguments: [owner, row.id])
  }

  // MARK: - Registers

  func registers(of row: Row) throws -> RowRegisters {
    let statement = try db.cachedStatement(
      sql: "SELECT name, time, origin, value, sent FROM replica_field WHERE row = ?")
    let found = try db.rows(statement, [row.id]) {
      (
        name: $0[0] as String, time: $0[1] as Int64, origin: $0[2] as Int64, value: $0[3] as String?,
        sent: $0[4] as Int64
      )
    }
    var fields: [String: Register] = [:]
    fields.reserveCapacity(found.count)
    for field in found {
      let stamp = Stamp(time: LogicalTime(rawValue: field.time), origin: try name(ofOrigin: field.origin))
      fields[field.name] = Register(stamp: stamp, value: field.value, isSent: field.sent != 0)
    }
    return RowRegisters(fields)
  }

  /// Keeps what has become of a row's registers.
  func save(_ registers: RowRegisters, of row: Row, before: RowRegisters) throws {
    for (name, _) in before.fields where registers[name] == nil {
      try db.cachedStatement(sql: "DELETE FROM replica_field WHERE row = ? AND name = ?").execute(
        arguments: [row.id, name])
    }
    let insertion = try db.cachedStatement(
      sql: """
        INSERT INTO replica_field(row, name, time, origin, value, sent) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (row, name) DO UPDATE
        SET time = excluded.time, origin = excluded.origin, value = excluded.value, sent = excluded.sent
        """)
    for (name, register) in registers.fields where before[name] != register {
      try insertion.execute(arguments: [
        row.id, name, register.stamp.time.rawValue, number(ofOrigin: register.stamp.origin), register.value,
        register.isSent,
      ])
    }
  }

  // MARK: - Identities and media

  func uid(of id: Int64, in table: String) throws -> String? {
    try db.one("SELECT uid FROM \(table.asSQLName) WHERE id = ?", [id]) { $0[0] as String }
  }

  func id(of uid: String, in table: String) throws -> Int64? {
    try db.one("SELECT id FROM \(table.asSQLName) WHERE uid = ?", [uid]) { $0[0] as Int64 }
  }

  func hash(ofMedium id: Int64) throws -> String? {
    if let hash = try db.one("SELECT hash FROM replica_medium WHERE media = ?", [id], { $0[0] as String }) {
      return hash
    }
    guard let bytes = try db.one("SELECT bytes FROM media WHERE id = ?", [id], { $0[0] as [UInt8] }) else { return nil }
    let hash = SHA256.hexadecimal(of: bytes)
    // Of two of the same bytes, which are kept as of different kinds, the first stands for both.
    try db.cachedStatement(sql: "INSERT OR IGNORE INTO replica_medium(media, hash) VALUES (?, ?)").execute(
      arguments: [id, hash])
    return hash
  }

  func medium(ofHash hash: String) throws -> Int64? {
    try db.one("SELECT media FROM replica_medium WHERE hash = ?", [hash]) { $0[0] as Int64 }
  }

  // MARK: - Numbers of rows

  /// Numbers that the log may bring back are given to no other row.
  func note(_ number: Int64, usedIn table: String) throws {
    try db.cachedStatement(
      sql: "INSERT INTO replica_id(tab, top) VALUES (?, ?) ON CONFLICT (tab) DO UPDATE SET top = max(top, excluded.top)"
    ).execute(arguments: [table, number])
  }

  func nextNumber(in table: String) throws -> Int64 {
    let known = try db.one("SELECT top FROM replica_id WHERE tab = ?", [table]) { $0[0] as Int64 } ?? 0
    let highest = try db.one("SELECT ifnull(max(id), 0) FROM \(table.asSQLName)") { $0[0] as Int64 } ?? 0
    return max(known, highest) + 1
  }
}
