import CSQLite
import Foundation
import GRDB
import GRDBSQLite

/// Notes which rows of the logged tables a command touches, and how they were before it.
///
/// SQLite says so before each change of a row (its pre-update hook), whatever makes it: a statement, a trigger, a reference's
/// action. What the rows have become is looked up when the command ends, so that a row that was touched often has one entry,
/// and what a failed statement has taken back has none.
///
/// It is not locked: the workspace's connection is used by one thread at a time, and so is this.
final class Recorder: @unchecked Sendable {
  private struct Key: Hashable {
    let table: Int
    let row: Int64
  }

  private struct Touched {
    let key: Key
    /// Its former fields in ``before``; nil for a row that is new.
    let before: Range<Int>?
  }

  /// The command that is under way.
  private struct Step {
    let label: String
    let clock: LogicalTime
    let origin: Int64
    var state = Steps.State.done
    /// Nil until something is written of it.
    var number: Int64?
    /// How many sections of its log have been written.
    var sections = 0
    var letter: Departure?
  }

  private var tables: LogTables?
  private var step: Step?
  /// What the log itself changes isn't noted.
  private var isPaused = false
  private var isHeld = false
  private var touched: [Touched] = []
  private var known: Set<Key> = []
  private var before = LogWriter()

  /// To be called once, when the connection is made.
  func watch(_ db: Database) {
    csqlite_watch(
      db.sqliteConnection,
      { recorder, connection, operation, schema, table, old, new in
        guard let recorder, let connection, let table, let schema, strcmp(schema, "main") == 0 else { return }
        Unmanaged<Recorder>.fromOpaque(recorder).takeUnretainedValue()
          .note(operation, table: table, old: old, new: new, connection)
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// The logged tables as they are now.
  func currentTables(_ db: Database) throws -> LogTables {
    if let tables, try tables.state == LogTables.state(db) { return tables }
    let read = try LogTables(db)
    tables = read
    return read
  }

  /// To be called when the whole file has become another.
  func forgetTables() { tables = nil }

  /// Whether a command is under way.
  var isRecording: Bool { step != nil }

  /// What changes from here on belongs to a command.
  func begin(_ label: String, at here: OriginMark, _ db: Database) throws {
    let (clock, origin) = try Steps(db: db).next(at: here)
    _ = try currentTables(db)
    step = Step(label: label, clock: clock, origin: origin)
  }

  /// What changes from here on has come from elsewhere: it is logged, and nothing that `undo` takes back.
  ///
  /// - Parameter goesOn: whether it may belong to the last step, if that was such an arrival a few minutes ago.
  /// - Returns: when it happens.
  func beginArrival(_ label: String, goesOn: Bool = false, at here: OriginMark, _ db: Database) throws -> LogicalTime {
    let steps = Steps(db: db)
    let (clock, origin) = try steps.next(at: here, isArrival: true)
    _ = try currentTables(db)
    let former = goesOn ? try steps.lastArrival(label, origin) : nil
    step = Step(
      label: label, clock: clock, origin: origin, state: .arrived, number: former?.number,
      sections: former?.sections ?? 0)
    return clock
  }

  /// When the command that is under way happens; nil where none is.
  var clock: LogicalTime? { step?.clock }

  /// Whether the command that is under way has touched a logged row.
  var hasTouched: Bool { !touched.isEmpty || step?.number != nil }

  /// Of the command that is under way; nothing where none is.
  func note(_ departure: Departure) { step?.letter = departure }

  /// Writes the command and what it did.
  ///
  /// - Parameter isStep: false for one that has changed nothing at all, which is none that can be undone.
  func finish(isStep: Bool, _ db: Database) throws {
    if isStep { try write(db) }
    if let number = step?.number, let letter = step?.letter {
      try db.execute(
        sql: "UPDATE step SET letter = ?, letter_folder = ? WHERE id = ?",
        arguments: [letter.subject, letter.folder, number])
    }
    cancel()
  }

  /// Forgets what was noted.
  func cancel() {
    step = nil
    isPaused = false
    clear()
  }

  /// Writes what is noted so far, where it is so much that memory would fill up.
  func makeRoom(_ db: Database) throws {
    guard !isHeld, touched.count >= Self.mostRows || before.bytes.count >= Self.mostBytes else { return }
    let last = db.lastInsertedRowID
    try write(db)
    sqlite3_set_last_insert_rowid(db.sqliteConnection, last)
  }

  /// Runs `body`, which may be taken back as a whole: until its end nothing is written.
  func holding<Result>(_ body: () throws -> Result) rethrows -> Result {
    let wasHeld = isHeld
    isHeld = true
    defer { isHeld = wasHeld }
    return try body()
  }

  private static let mostRows = 4096
  private static let mostBytes = 1 << 20

  private func write(_ db: Database) throws {
    guard let tables, var step else { return }
    isPaused = true
    defer { isPaused = false }
    let number = try step.number ?? Steps(db: db).add(step.label, step.clock, step.origin, step.state)
    step.number = number
    if step.sections > 0 { try Steps(db: db).note(step.clock, of: number) }
    var isWritten = false
    for place in Set(touched.map(\.key.table)).sorted() {
      var part = LogWriter()
      let table = tables.tables[place]
      let query = try db.cachedStatement(sql: table.query)
      for row in touched where row.key.table == place { try add(row, of: table, query, to: &part) }
      guard !part.bytes.isEmpty else { continue }
      try Self.insert(part.bytes, of: table.number, section: step.sections, number, db)
      isWritten = true
    }
    if isWritten { step.sections += 1 }
    self.step = step
    clear()
  }

  static func insert(_ part: [UInt8], of table: Int64, section: Int, _ step: Int64, _ db: Database) throws {
    let insertion = try db.cachedStatement(sql: "INSERT INTO log(step, section, tab, rows) VALUES (?, ?, ?, ?)")
    let raw = insertion.sqliteStatement
    defer {
      sqlite3_reset(raw)
      sqlite3_clear_bindings(raw)
    }
    sqlite3_bind_int64(raw, 1, step)
    sqlite3_bind_int64(raw, 2, Int64(section))
    sqlite3_bind_int64(raw, 3, table)
    try part.withUnsafeBytes { bytes in
      sqlite3_bind_blob64(raw, 4, bytes.baseAddress, sqlite3_uint64(bytes.count), nil)
      let code = sqlite3_step(raw)
      guard code == SQLITE_DONE else {
        throw DatabaseError(resultCode: ResultCode(rawValue: code), message: db.lastErrorMessage)
      }
    }
  }

  private func clear() {
    touched.removeAll(keepingCapacity: true)
    known.removeAll(keepingCapacity: true)
    before.removeAll()
  }

  private func note(
    _ operation: Int32, table name: UnsafePointer<CChar>, old: Int64, new: Int64, _ connection: OpaquePointer
  ) {
    guard step != nil, !isPaused, let tables, let table = tables.place(of: name) else { return }
    if operation != SQLITE_INSERT, known.insert(Key(table: table, row: old)).inserted {
      let start = before.bytes.count
      for field in tables.tables[table].fields {
        before.add(value: csqlite_old_value(connection, field.column))
      }
      touched.append(Touched(key: Key(table: table, row: old), before: start..<before.bytes.count))
    }
    if operation != SQLITE_DELETE, known.insert(Key(table: table, row: new)).inserted {
      touched.append(Touched(key: Key(table: table, row: new), before: nil))
    }
  }

  /// Compares a row with what it was, and writes the difference.
  private func add(_ row: Touched, of table: LogTables.Table, _ query: Statement, to part: inout LogWriter) throws {
    let raw = query.sqliteStatement
    defer { sqlite3_reset(raw) }
    sqlite3_bind_int64(raw, 1, row.key.row)
    var after: LogWriter?
    switch sqlite3_step(raw) {
    case SQLITE_ROW:
      var values = LogWriter()
      for index in table.fields.indices { values.add(value: sqlite3_column_value(raw, Int32(index))) }
      after = values
    case SQLITE_DONE: break
    case let code: throw DatabaseError(resultCode: ResultCode(rawValue: code), sql: query.sql)
    }
    let was = row.before.map { Values(Array(before.bytes[$0]), count: table.fields.count) }
    let became = after.map { Values($0.bytes, count: table.fields.count) }
    switch (was, became) {
    case (nil, nil): break
    case (nil, let new?): new.write(.insert, of: table, to: &part)
    case (let old?, nil): old.write(.delete, of: table, to: &part)
    case (let old?, let new?):
      guard old[table.uid] == new[table.uid] else {
        // Another row that got the number of one that is gone.
        old.write(.delete, of: table, to: &part)
        new.write(.insert, of: table, to: &part)
        return
      }
      old.write(to: &part, of: table, asChangedTo: new)
    }
  }
}

/// A row's values in the log's form, one after the other.
private struct Values {
  private let bytes: [UInt8]
  private var spans: [Range<Int>] = []

  init(_ bytes: [UInt8], count: Int) {
    self.bytes = bytes
    spans.reserveCapacity(count)
    var reader = LogReader(bytes)
    while let span = reader.span() { spans.append(span) }
  }

  subscript(_ index: Int) -> ArraySlice<UInt8> { bytes[spans[index]] }

  private func isNull(_ index: Int) -> Bool { spans[index].count == 1 && bytes[spans[index].lowerBound] == 0 }

  func write(_ deed: LoggedChange.Deed, of table: LogTables.Table, to part: inout LogWriter) {
    part.add(number: deed.rawValue)
    part.add(number: UInt64(spans.indices.count { !isNull($0) }))
    for (index, field) in table.fields.enumerated() where !isNull(index) {
      part.add(number: field.number)
      part.add(written: self[index])
    }
  }

  func write(to part: inout LogWriter, of table: LogTables.Table, asChangedTo new: Values) {
    let changed = table.fields.indices.filter { self[$0] != new[$0] }
    guard !changed.isEmpty else { return }
    part.add(number: LoggedChange.Deed.update.rawValue)
    part.add(written: self[table.uid])
    part.add(number: UInt64(changed.count))
    for index in changed {
      part.add(number: table.fields[index].number)
      part.add(written: self[index])
      part.add(written: new[index])
    }
  }
}
