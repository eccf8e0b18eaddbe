import GRDB
public import TagarelaKit

extension Workspace {
  /// Something that was done to a board.
  public struct BoardChange: Sendable {
    /// Nil where it was done before moments were kept.
    public let at: Moment?
    /// The command, as it was given.
    public let command: String
  }

  /// What was done to a board and can still be undone, the earliest first.
  public func history(of board: BoardRecord) throws -> [BoardChange] {
    try read { db in
      let cells = try Int64.fetchAll(db, sql: "SELECT id FROM cell WHERE board = ?", arguments: [board.id])
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT step.id, step.at, step.label, step_log.statement FROM step JOIN step_log ON step_log.step = step.id
          WHERE step.undone = 0 AND (statement LIKE '%"board"%' OR statement LIKE '%"cell"%') ORDER BY step.id
          """)
      let trace = BoardTrace(board: board.id, cells: Set(cells))
      var seen: Set<Int64> = []
      return rows.compactMap { row in
        guard trace.concerns(row[3]), seen.insert(row[0]).inserted else { return nil }
        return BoardChange(at: (row[1] as String?).flatMap { Moment($0) }, command: row[2])
      }
    }
  }
}

/// Tells whether a statement that takes a change back is about a board: its own row, one of its cells, or a cell that it
/// had.
private struct BoardTrace {
  let board: Int64
  let cells: Set<Int64>

  func concerns(_ statement: String) -> Bool {
    if isAbout("board", statement, [board]) { return true }
    if statement.contains("\"cell\"") {
      return isAbout("cell", statement, cells) || names(board, in: statement)
    }
    return false
  }

  /// `DELETE FROM "cell" WHERE rowid=7`, and the others that end or begin with the row's number.
  private func isAbout(_ table: String, _ statement: String, _ rows: Set<Int64>) -> Bool {
    let quoted = "\"\(table)\""
    if statement.hasPrefix("DELETE FROM \(quoted)") || statement.hasPrefix("UPDATE \(quoted)") {
      return statement.split(separator: "=").last.flatMap { Int64($0) }.map(rows.contains) ?? false
    }
    guard statement.hasPrefix("INSERT INTO \(quoted)"), let values = statement.firstRange(of: "VALUES(") else {
      return false
    }
    return Int64(statement[values.upperBound...].prefix { $0 != "," }).map(rows.contains) ?? false
  }

  /// The cell's columns are row number, `id` and `board`, in this order; an update says `"board"=7`.
  private func names(_ board: Int64, in statement: String) -> Bool {
    if statement.contains("\"board\"=\(board),") { return true }
    guard let values = statement.firstRange(of: "VALUES(") else { return false }
    let first = statement[values.upperBound...].split(separator: ",", maxSplits: 3)
    return first.count > 2 && first[2] == "\(board)"
  }
}
