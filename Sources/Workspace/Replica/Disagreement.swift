import GRDB
public import TagarelaKit

/// A text that was written here and elsewhere, neither knowing of the other. One of them stands; both are kept until somebody
/// chooses.
public struct Disagreement: Sendable, Equatable {
  /// By which it is chosen.
  public let number: Int64
  public let table: String
  public let uid: String
  /// What the thing is called; nil where it has no name.
  public let name: String?
  public let field: String
  public let here: String?
  public let there: String?
  /// What stands now.
  public let stands: String?
  /// When it was written elsewhere.
  public let at: Moment
  /// The workspace in which it was.
  public let workspace: String
}

/// Notes where what people wrote differs.
struct Disagreements {
  let store: ReplicaStore
  private var db: Database { store.db }

  /// In SQL: nobody has chosen, or the choice was taken back.
  static let isOpen = """
    (settled IS NULL OR EXISTS (
      SELECT 1 FROM step WHERE clock = settled
        AND state IN (\(Steps.State.undone.rawValue), \(Steps.State.withdrawn.rawValue))))
    """

  /// - Parameters:
  ///   - ours: what was written here and nobody has seen yet.
  ///   - theirs: what was written elsewhere.
  func compare(_ ours: Register?, _ theirs: ReplicaChange, of row: ReplicaStore.Row) throws {
    guard let ours, !ours.isSent, ours.stamp.origin != theirs.origin, ours.value != theirs.value,
      ours.value?.first == "t" || theirs.value?.first == "t", !theirs.field.isEmpty, theirs.field != "folded"
    else { return }
    // Of what was there before anybody shared anything, nobody knows who wrote it.
    let (time, origin) = (theirs.time.rawValue, theirs.origin)
    try db.cachedStatement(
      sql: """
        INSERT INTO replica_disagreement(row, name, ours, theirs, time, origin)
        SELECT ?, ?, ?, ?, ?, id FROM origin WHERE name = ?
        ON CONFLICT (row, name) DO UPDATE SET theirs = excluded.theirs, time = excluded.time, origin = excluded.origin,
          ours = CASE WHEN settled IS NULL THEN ours ELSE excluded.ours END, settled = NULL
        """
    ).execute(arguments: [row.id, theirs.field, ours.value, theirs.value, time, origin])
  }

  /// Nothing is kept of what is gone.
  func forget(_ row: ReplicaStore.Row) throws {
    try db.cachedStatement(sql: "DELETE FROM replica_disagreement WHERE row = ?").execute(arguments: [row.id])
  }
}

extension Workspace {
  /// Where what was written here and elsewhere differs, in the order in which it was noticed.
  public func disagreements() throws -> [Disagreement] {
    try read { db in
      let store = ReplicaStore(db)
      let found = try db.rows(
        db.cachedStatement(
          sql: """
            SELECT id, row, name, ours, theirs, time, origin FROM replica_disagreement
            WHERE \(Disagreements.isOpen) ORDER BY id
            """), []
      ) {
        (
          id: $0[0] as Int64, row: $0[1] as Int64, field: $0[2] as String, ours: $0[3] as String?,
          theirs: $0[4] as String?, time: $0[5] as Int64, origin: $0[6] as Int64
        )
      }
      return try found.compactMap { found in
        guard let row = try store.row(id: found.row) else { return nil }
        let registers = try store.registers(of: row)
        return Disagreement(
          number: found.id, table: row.table, uid: row.uid, name: ReplicaValue.text(registers["name"]?.value),
          field: found.field, here: ReplicaValue.text(found.ours), there: ReplicaValue.text(found.theirs),
          stands: ReplicaValue.text(registers[found.field]?.value),
          at: Moment(seconds: Int(found.time >> 16) / 1000), workspace: try store.name(ofOrigin: found.origin))
      }
    }
  }

  /// Settles a disagreement: what is chosen is written, and travels like any change.
  ///
  /// To be called in ``change(_:_:)``.
  ///
  /// - Returns: false where there is none of this number.
  @discardableResult
  public func settle(disagreement number: Int64, ours: Bool) throws -> Bool {
    try read { db in
      let store = ReplicaStore(db)
      let found = try db.one("SELECT row, name, ours, theirs FROM replica_disagreement WHERE id = ?", [number]) {
        (row: $0[0] as Int64, field: $0[1] as String, ours: $0[2] as String?, theirs: $0[3] as String?)
      }
      guard let found, let row = try store.row(id: found.row) else { return false }
      let tables = try ReplicaTables(recorder.currentTables(db), db)
      if let table = tables[row.table], let field = table.field(found.field), field.kind == .plain,
        let value = ReplicaValue.read(ours ? found.ours : found.theirs), !(value.isNull && field.isRequired)
      {
        var assignments: [(String, DatabaseValue)] = [(field.name, value)]
        if field.name == "name", table.field("folded") != nil, let name = String.fromDatabaseValue(value) {
          assignments.append(("folded", name.folded.databaseValue))
        }
        let names = assignments.map { "\($0.0.asSQLName) = ?" }.joined(separator: ", ")
        try db.execute(
          sql: "UPDATE \(table.name.asSQLName) SET \(names) WHERE uid = ?",
          arguments: StatementArguments(assignments.map(\.1) + [row.uid.databaseValue]))
      }
      try db.execute(
        sql: "UPDATE replica_disagreement SET settled = ? WHERE id = ?",
        arguments: [recorder.clock?.rawValue, number])
      return true
    }
  }
}
