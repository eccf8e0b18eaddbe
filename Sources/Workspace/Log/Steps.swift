import GRDB
import TagarelaKit

/// The commands that changed something, as `undo` and `redo` walk through them.
struct Steps {
  /// What became of a step.
  enum State: Int64 {
    case done = 0
    /// It can be done again.
    case undone
    /// It was undone, and something else was done after that: there is no way to it any more.
    case withdrawn
    /// It was done before the workspace was brought up to date, and can't be undone any more.
    case settled
    /// It came from other workspaces or from devices, and can't be undone here.
    case arrived
  }

  let db: Database

  /// How many commands can be undone at least; older ones are forgotten, so many at a time.
  static let kept: Int64 = 10_000

  /// When and where the next step happens. What was undone can't be done again after it.
  ///
  /// - Parameters:
  ///   - here: the file in which it happens.
  ///   - isArrival: whether it comes from other workspaces, and leaves what can be done again as it is.
  func next(at here: OriginMark, isArrival: Bool = false) throws -> (clock: LogicalTime, origin: Int64) {
    let statement = try db.cachedStatement(
      sql: """
        SELECT max(seen, ifnull((SELECT clock FROM step ORDER BY id DESC LIMIT 1), 0)),
          (SELECT 1 FROM step WHERE state = 1), (SELECT id FROM origin WHERE mark = ? AND inode = ?) FROM clock
        """)
    let found = try db.rows(statement, [here.mark, here.inode]) {
      (seen: $0[0] as Int64, undone: $0[1] as Int64?, origin: $0[2] as Int64?)
    }.first
    if found?.undone != nil, !isArrival {
      try db.execute(sql: "UPDATE step SET state = 2 WHERE state = 1")
    }
    return (LogicalTime.next(after: found?.seen ?? 0), try found?.origin ?? here.claim(db))
  }

  /// - Returns: its number.
  func add(
    _ label: String, _ clock: LogicalTime, _ origin: Int64, _ state: State = .done
  ) throws -> Int64 {
    try db.cachedStatement(sql: "INSERT INTO step(state, clock, origin, at, label) VALUES (?, ?, ?, ?, ?)").execute(
      arguments: [state.rawValue, clock.rawValue, origin, Moment.now.seconds, label])
    let step = db.lastInsertedRowID
    if step % Self.kept == 0 { try trim(before: step) }
    return step
  }

  /// Seconds within which an arrival may go on.
  private static let longest = 600

  /// The last step, if it is an arrival of this label that may go on.
  ///
  /// - Returns: its number, and how many sections its log has.
  func lastArrival(_ label: String, _ origin: Int64) throws -> (number: Int64, sections: Int)? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT id, (SELECT ifnull(max(section) + 1, 0) FROM log WHERE step = id)
        FROM (SELECT * FROM step ORDER BY id DESC LIMIT 1) WHERE label = ? AND origin = ? AND state = ? AND at > ?
        """)
    let earliest = Moment.now.seconds - Self.longest
    return try db.rows(statement, [label, origin, State.arrived.rawValue, earliest]) {
      (number: $0[0] as Int64, sections: $0[1] as Int)
    }.first
  }

  /// Something more happened in a step.
  func note(_ clock: LogicalTime, of step: Int64) throws {
    try db.cachedStatement(sql: "UPDATE step SET clock = ? WHERE id = ?").execute(arguments: [clock.rawValue, step])
  }

  /// Takes back the last step that isn't undone.
  ///
  /// - Returns: its label, or nil when there is none.
  func undo(_ tables: LogTables) throws -> String? {
    try turn(to: .undone, tables, "SELECT id, label FROM step WHERE state = 0 ORDER BY id DESC LIMIT 1")
  }

  /// Does the first undone step again.
  func redo(_ tables: LogTables) throws -> String? {
    try turn(to: .done, tables, "SELECT id, label FROM step WHERE state = 1 ORDER BY id LIMIT 1")
  }

  /// Those that can be undone, the last first.
  func done() throws -> [(at: Moment, command: String)] {
    let statement = try db.cachedStatement(sql: "SELECT at, label FROM step WHERE state = 0 ORDER BY id DESC")
    return try db.rows(statement, []) { (at: Moment(seconds: $0[0]), command: $0[1]) }
  }

  /// The step that would be undone, and the one that would be done again.
  func next() throws -> Workspace.NextSteps {
    func first(_ condition: String) throws -> Workspace.NextSteps.Step? {
      try db.one("SELECT clock, label FROM step WHERE \(condition) LIMIT 1") { .init(number: $0[0], line: $0[1]) }
    }
    return Workspace.NextSteps(
      undo: try first("state = 0 ORDER BY id DESC"), redo: try first("state = 1 ORDER BY id"))
  }

  /// How many can be undone or done again.
  func count() throws -> Int { try Int.fetchOne(db, sql: "SELECT count(*) FROM step WHERE state < 2") ?? 0 }

  /// Forgets the steps beyond the last ``kept``.
  private func trim(before step: Int64) throws {
    try db.execute(sql: "DELETE FROM step WHERE id < ?", arguments: [step - Self.kept])
  }

  /// Forgets them all, with what they could bring back. What is told since an earlier moment isn't complete any more.
  func forget() throws {
    try saw(LogicalTime.next(after: latest().rawValue))
    try db.execute(sql: "DELETE FROM log; DELETE FROM step")
  }

  /// Leaves them to be told, but not to be undone: what they would bring back may not be what the tables now ask for.
  func settle() throws {
    try saw(latest())
    try db.execute(
      sql: "UPDATE step SET state = 3 WHERE state = 0; UPDATE step SET state = 2 WHERE state = 1")
  }

  /// The latest time that was given or seen here.
  func latest() throws -> LogicalTime {
    LogicalTime(
      rawValue: try Int64.fetchOne(
        db, sql: "SELECT max(seen, ifnull((SELECT clock FROM step ORDER BY id DESC LIMIT 1), 0)) FROM clock") ?? 0)
  }

  /// All times that are given from here on are later than this one.
  func saw(_ time: LogicalTime) throws {
    try db.execute(sql: "UPDATE clock SET seen = max(seen, ?)", arguments: [time.rawValue])
  }

  private func turn(to state: State, _ tables: LogTables, _ query: String) throws -> String? {
    let found = try db.rows(db.cachedStatement(sql: query), []) { (id: $0[0] as Int64, label: $0[1] as String) }
    guard let (id, label) = found.first else { return nil }
    let now = try LogicalTime.next(after: latest().rawValue)
    try saw(now)
    try db.execute(
      sql: "UPDATE step SET state = ?, turned = ? WHERE id = ?", arguments: [state.rawValue, now.rawValue, id])
    try Replay(db: db, tables: tables).run(id, backwards: state == .undone)
    return label
  }
}
