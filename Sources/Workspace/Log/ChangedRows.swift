import GRDB
import TagarelaKit

extension Workspace {
  /// Which rows have been changed since a moment, be it by a step or because one was undone or done again.
  public struct ChangedRows: Sendable {
    /// As ``Workspace/latestChange()``: until when it holds.
    public let until: Int64
    /// Of all steps together in the order of the steps, each as often as it was changed.
    public let rows: [LoggedRow]
    /// False where there were more, or the log doesn't reach back so far: then anything may be otherwise.
    public let isComplete: Bool
  }

  /// - Parameters:
  ///   - moment: as ``latestChange()``.
  ///   - most: rows that are told.
  /// - Throws: ``Failure`` `undo.foreign` for a log that is none of ours.
  public func rowsChanged(since moment: Int64, atMost most: Int) throws -> ChangedRows {
    try read { db in
      let latest = try Steps(db: db).latest().rawValue
      let earliest = try db.one("SELECT id, clock FROM step ORDER BY id LIMIT 1") {
        (id: $0[0] as Int64, clock: $0[1] as Int64)
      }
      // The first of all has nothing before it, unless others were forgotten.
      let reachesBack = moment >= latest || earliest.map { $0.clock <= moment || ($0.id == 1 && moment == 0) } ?? false
      let names = try LogNames(db)
      let steps = try db.rows(
        db.cachedStatement(sql: "SELECT id FROM step WHERE clock > ? OR turned > ? ORDER BY id"), [moment, moment]
      ) { $0[0] as Int64 }
      var rows: [LoggedRow] = []
      for step in steps where rows.count <= most { rows += try names.rows(of: step, db) }
      return ChangedRows(
        until: latest, rows: Array(rows.prefix(most)), isComplete: reachesBack && rows.count <= most)
    }
  }
}
