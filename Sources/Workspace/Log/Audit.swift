import GRDB
public import TagarelaKit

extension Workspace {
  /// A command that changed something, as the log tells it.
  public struct LoggedCommand: Sendable, Equatable {
    /// Rises with time; commands of other workspaces may have come between.
    public let number: Int64
    public let time: LogicalTime
    /// Which workspace it was given in: a name that no other has.
    public let workspace: String
    /// The clinic's own time; nil for very old ones.
    public let at: Moment?
    /// As it was given.
    public let command: String
    /// Whether it has been taken back since.
    public let isUndone: Bool
    /// What it did, table by table, in each in the order in which rows were touched first.
    public let rows: [LoggedRow]
  }

  public struct LoggedRow: Sendable, Equatable {
    public enum Deed: Sendable, Equatable {
      case added, changed, removed
    }

    public let deed: Deed
    public let table: String
    public let uid: String
    /// Those that became others; of a row that was added or removed, those that were not empty.
    public let fields: [LoggedField]
  }

  public struct LoggedField: Sendable, Equatable {
    public let name: String
    public let was: Value
    public let became: Value
  }

  /// Calls `body` with each command of the log, the latest first, until it says that it has enough.
  ///
  /// - Parameter body: returns whether it wants the next.
  /// - Throws: ``Failure`` `undo.foreign` for a log that is none of ours.
  public func forEachLoggedCommand(_ body: (LoggedCommand) throws -> Bool) throws {
    try read { db in
      let names = try LogNames(db)
      let steps = try db.makeStatement(
        sql: """
          SELECT step.id, clock, origin.name, at, label, state FROM step JOIN origin ON origin.id = step.origin
          ORDER BY step.id DESC
          """)
      var isEnough = false
      try db.eachRow(steps, []) { step in
        guard !isEnough else { return }
        let state = Steps.State(rawValue: step[5])
        isEnough = try !body(
          LoggedCommand(
            number: step[0], time: LogicalTime(rawValue: step[1]), workspace: step[2], at: Moment(logged: step[3]),
            command: step[4], isUndone: state == .undone || state == .withdrawn, rows: names.rows(of: step[0], db)))
      }
    }
  }
}

/// What the log's numbers stand for, also of tables and fields that are gone.
struct LogNames {
  private struct Field: Hashable {
    let table: Int64
    let number: UInt64
  }

  private let tables: [Int64: String]
  private let fields: [Field: String]

  init(_ db: Database) throws {
    let tables = try db.rows(db.cachedStatement(sql: "SELECT number, name FROM log_table"), []) {
      ($0[0] as Int64, $0[1] as String)
    }
    self.tables = Dictionary(tables) { $1 }
    let fields = try db.rows(db.cachedStatement(sql: "SELECT tab, number, name FROM log_field"), []) {
      (table: $0[0] as Int64, number: $0[1] as Int64, name: $0[2] as String)
    }
    self.fields = Dictionary(
      fields.compactMap { table, number, name in
        UInt64(exactly: number).map { (Field(table: table, number: $0), name) }
      }, uniquingKeysWith: { $1 })
  }

  func rows(of step: Int64, _ db: Database) throws -> [Workspace.LoggedRow] {
    let statement = try db.cachedStatement(sql: "SELECT tab, rows FROM log WHERE step = ? ORDER BY section, tab")
    let parts = try db.rows(statement, [step]) { (table: $0[0] as Int64, rows: $0[1] as [UInt8]) }
    return try parts.flatMap { part in
      guard let table = tables[part.table], let changes = LoggedChange.read(part.rows) else { throw Replay.foreign }
      return try changes.map { try row($0, part.table, table) }
    }
  }

  private func row(_ change: LoggedChange, _ number: Int64, _ table: String) throws -> Workspace.LoggedRow {
    let fields = try change.fields.map { field in
      guard let name = self.fields[Field(table: number, number: field.number)] else { throw Replay.foreign }
      return Workspace.LoggedField(name: name, was: Value(field.was), became: Value(field.became))
    }
    let own = fields.first { $0.name == "uid" }
    let named: Value? = change.deed == .delete ? own?.was : own?.became
    var uid = change.uid ?? ""
    if change.uid == nil, case .text(let text) = named { uid = text }
    let deed: Workspace.LoggedRow.Deed =
      switch change.deed {
      case .insert: .added
      case .update: .changed
      case .delete: .removed
      }
    return Workspace.LoggedRow(deed: deed, table: table, uid: uid, fields: fields)
  }
}

extension Value {
  /// Of bytes, how many there are.
  fileprivate init(_ value: DatabaseValue) {
    self =
      switch value.storage {
      case .null: .none
      case .int64(let integer): .integer(Int(integer))
      case .double(let real): .real(real)
      case .string(let text): .text(text)
      case .blob(let bytes): .integer(bytes.count)
      }
  }
}
