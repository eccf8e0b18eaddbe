import Files
import Foundation
import GRDBSQLite
public import TagarelaKit

/// An SQLite database that somebody gave us, read with nothing in it being trusted: only its tables' own columns are looked at, no
/// view, no trigger and no computed column comes to work, and whatever it does ends at a deadline.
public final class ForeignDatabase {
  /// What is said of one that can't be read, in the words of the format whose files hold it.
  public struct Refusals: Sendable {
    /// It is none, or broken.
    public let damaged: Failure
    /// It takes more time or memory than any real one.
    public let tooLarge: Failure
    /// It can't be opened, for the reason that SQLite gives.
    public let unreadable: @Sendable (_ reason: String) -> Failure

    public init(damaged: Failure, tooLarge: Failure, unreadable: @escaping @Sendable (_ reason: String) -> Failure) {
      self.damaged = damaged
      self.tooLarge = tooLarge
      self.unreadable = unreadable
    }
  }

  private let connection: OpaquePointer
  private let refusals: Refusals
  private let deadline: Deadline
  private let hold: DatabaseHold
  private var textLeft = 64 << 20

  /// Bytes of the largest picture or sound, and of anything else in one row.
  private static let largestValue: Int32 = 32 << 20
  private static let mostRows = 500_000
  private static let longestText = 10_000

  /// Opens a file; no other is made or looked at beside it.
  ///
  /// - Parameter seconds: from now on, after which reading ends as of one that is too large.
  /// - Throws: one of the refusals.
  public init(_ path: String, refusals: Refusals, seconds: Double = 30) throws {
    self.refusals = refusals
    // Immutable: neither locks nor files beside it are made, and a journal that lies there is not played.
    let url = URL(fileURLWithPath: path).absoluteString + "?immutable=1"
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(url, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      sqlite3_close_v2(opened)
      throw Self.failure(code, refusals)
    }
    connection = opened
    hold = DatabaseHold(path)
    deadline = Deadline(seconds)
    for (limit, value) in [
      (SQLITE_LIMIT_LENGTH, Self.largestValue), (SQLITE_LIMIT_SQL_LENGTH, 1 << 20), (SQLITE_LIMIT_EXPR_DEPTH, 100),
      (SQLITE_LIMIT_COMPOUND_SELECT, 10), (SQLITE_LIMIT_ATTACHED, 0), (SQLITE_LIMIT_TRIGGER_DEPTH, 1),
    ] {
      sqlite3_limit(connection, limit, value)
    }
    sqlite3_progress_handler(
      connection, 5_000,
      { context in
        guard let context else { return 0 }
        return Unmanaged<Deadline>.fromOpaque(context).takeUnretainedValue().isOver ? 1 : 0
      }, Unmanaged.passUnretained(deadline).toOpaque())
    for pragma in ["trusted_schema = OFF", "query_only = ON", "cell_size_check = ON", "mmap_size = 0"] {
      sqlite3_exec(connection, "PRAGMA \(pragma)", nil, nil, nil)
    }
  }

  deinit { sqlite3_close_v2(connection) }

  /// Gives each row of a table to `body`, with those of the columns that the table has. A table that isn't there has none.
  ///
  /// - Throws: one of the refusals, and what `body` throws.
  public func each(_ table: String, _ columns: [String], _ body: (ForeignRow) throws -> Void) throws {
    try each(table, columns, key: nil, body)
  }

  /// What `body` makes of the row with this `Id`; nil where there is none.
  ///
  /// - Throws: as ``each(_:_:_:)``.
  public func row<Value>(_ table: String, _ columns: [String], id: Int, _ body: (ForeignRow) throws -> Value?) throws
    -> Value?
  {
    var found: Value?
    try each(table, columns, key: id) { found = try body($0) }
    return found
  }

  private func each(
    _ table: String, _ columns: [String], key: Int?, _ body: (ForeignRow) throws -> Void
  ) throws {
    let own = try ownColumns(of: table)
    let there = columns.filter { own.contains($0.lowercased()) }
    guard !there.isEmpty, key == nil || own.contains("id") else { return }
    let list = there.map { "\"\($0)\"" }.joined(separator: ", ")
    let condition = key.map { " WHERE \"Id\" = \($0) LIMIT 1" } ?? ""
    let places = Dictionary(uniqueKeysWithValues: zip(there, (0 as Int32)...))
    // An index may say other things than its table.
    let index = key == nil ? " NOT INDEXED" : ""
    try run("SELECT \(list) FROM \"\(table)\"\(index)\(condition)") { statement in
      let row = ForeignRow(statement: statement, places: places, longestText: Self.longestText)
      try body(row)
      textLeft -= row.textCount
      guard textLeft >= 0 else { throw refusals.tooLarge }
    }
  }

  private var known: [String: Set<String>] = [:]

  /// The columns of a table that holds them itself, in lower case; none for a view or what a program computes.
  private func ownColumns(of table: String) throws -> Set<String> {
    if let columns = known[table] { return columns }
    var isTable = false
    try run(
      "SELECT 1 FROM sqlite_master WHERE type = 'table' AND rootpage > 0 AND lower(name) = '\(table.lowercased())'"
    ) { _ in isTable = true }
    var columns: Set<String> = []
    if isTable {
      // Computed columns are not among these.
      try run("PRAGMA table_info(\"\(table)\")") { statement in
        if let name = sqlite3_column_text(statement, 1) { columns.insert(String(cString: name).lowercased()) }
      }
    }
    known[table] = columns
    return columns
  }

  private func run(_ sql: String, _ body: (OpaquePointer) throws -> Void) throws {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v2(connection, sql, -1, &prepared, nil)
    guard code == SQLITE_OK, let statement = prepared else { throw Self.failure(code, refusals) }
    defer { sqlite3_finalize(statement) }
    var count = 0
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { throw Self.failure(code, refusals) }
      count += 1
      guard count <= Self.mostRows else { throw refusals.tooLarge }
      try body(statement)
    }
  }

  private static func failure(_ code: Int32, _ refusals: Refusals) -> Failure {
    switch code & 0xFF {
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR: refusals.damaged
    case SQLITE_INTERRUPT, SQLITE_TOOBIG, SQLITE_NOMEM: refusals.tooLarge
    default: refusals.unreadable(String(cString: sqlite3_errstr(code)))
    }
  }
}

/// When reading ends, whatever a file would have us do.
private final class Deadline: Sendable {
  private let end: ContinuousClock.Instant

  init(_ seconds: Double) { end = .now + .seconds(seconds) }

  var isOver: Bool { .now > end }
}
