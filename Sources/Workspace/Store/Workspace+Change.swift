import GRDB
import Synchronization
public import TagarelaKit

extension Workspace {
  /// Runs a command that only reads, on one state of the data, whatever others write meanwhile.
  public func consult<Result>(_ body: () throws -> Result) throws -> Result {
    try place.requireCurrent()
    let isOutermost = consulted.withLock { waiting in
      defer { waiting = waiting ?? [] }
      return waiting == nil
    }
    guard isOutermost else { return try inOneState(body) }
    var notes: [AuditNote] = []
    let result: Result
    do {
      defer { notes = consulted.withLock { $0.take() } ?? [] }
      result = try inOneState(body)
    }
    for note in notes { try self.note(note) }
    return result
  }

  private func inOneState<Result>(_ body: () throws -> Result) throws -> Result {
    try read { db in
      guard !db.isInsideTransaction else { return try body() }
      try db.cachedStatement(sql: "BEGIN").execute()
      defer { try? db.cachedStatement(sql: "COMMIT").execute() }
      return try body()
    }
  }

  /// Runs a command that changes data: all of it happens, or nothing, and `undo` takes it back as one step. Within another
  /// it belongs to that one.
  ///
  /// What it did is on the disk when this returns, or after ``begin()`` when ``keep()`` does.
  public func change<Result>(_ label: String, _ body: () throws -> Result) throws -> Result {
    try read { db in
      guard !recorder.isRecording else { return try recorder.holding { try inOneTransaction(db, body) } }
      defer { recorder.cancel() }
      return try inOneTransaction(db) {
        try recorder.begin(label, at: place.origin, db)
        let before = db.totalChangesCount
        let result = try body()
        try recorder.finish(isStep: db.totalChangesCount != before, db)
        return result
      }
    }
  }

  /// Takes what comes by itself, from devices: all of it or nothing. It is in the log, and `undo` passes over it; what comes within
  /// a few minutes, with no command in between, is one step there.
  public func arrive<Result>(_ label: String, _ body: () throws -> Result) throws -> Result {
    try read { db in
      defer { recorder.cancel() }
      return try inOneTransaction(db) {
        _ = try recorder.beginArrival(label, goesOn: true, at: place.origin, db)
        let before = db.totalChangesCount
        let result = try body()
        try recorder.finish(isStep: db.totalChangesCount != before, db)
        return result
      }
    }
  }

  /// Writes what belongs together and is no step for `undo`: all of it, or nothing. Within a command it belongs to that one.
  public func together<Result>(_ body: () throws -> Result) throws -> Result {
    try read { db in
      guard recorder.isRecording else { return try inOneTransaction(db, body) }
      return try recorder.holding { try inOneTransaction(db, body) }
    }
  }

  /// - Returns: the label of the step that was taken back, or nil when there is none.
  public func undo() throws -> String? {
    try read { db in try inOneTransaction(db) { try Steps(db: db).undo(recorder.currentTables(db)) } }
  }

  /// How many commands can be undone, or done again.
  public func steps() throws -> Int { try read { db in try Steps(db: db).count() } }

  /// The steps that can be undone, the last first.
  public func stepsToUndo() throws -> [(at: Moment, command: String)] {
    try read { db in try Steps(db: db).done() }
  }

  /// What ``undo()`` and ``redo()`` would do next.
  public struct NextSteps: Sendable {
    public struct Step: Sendable {
      /// No other step ever has it, also when all before were forgotten; of two the later one's is larger.
      public let number: Int64
      /// The line that was given.
      public let line: String
    }

    public let undo: Step?
    public let redo: Step?
  }

  public func nextSteps() throws -> NextSteps { try read { try Steps(db: $0).next() } }

  public func redo() throws -> String? {
    try read { db in try inOneTransaction(db) { try Steps(db: db).redo(recorder.currentTables(db)) } }
  }

  /// A number that grows with each step that is done, undone or done again, whoever does it, and with nothing else.
  public func latestChange() throws -> Int64 { try read { db in try Steps(db: db).latest().rawValue } }

  /// A number that another process's changes make another one, and this one's don't.
  public func foreignChanges() throws -> Int {
    try read { db in try Int.fetchOne(db, sql: "PRAGMA data_version") ?? 0 }
  }

  /// Changes from now on stay together, unsaved, until ``keep()`` or ``drop()``; ones that fail are taken back alone.
  public func begin() throws {
    try read { db in
      if !db.isInsideTransaction {
        try place.require(db)
        try db.execute(sql: "BEGIN IMMEDIATE")
      }
      interruption.isHeldBack.store(true, ordering: .relaxed)
    }
  }

  /// Puts all changes since ``begin()`` on the disk.
  ///
  /// - Throws: ``Failure`` `workspace.lost` when an error in between, such as a full disk, has taken them all back.
  public func keep() throws {
    try read { db in
      let began = interruption.isHeldBack.exchange(false, ordering: .relaxed)
      guard db.isInsideTransaction else {
        if began { throw Failure("workspace.lost") }
        return
      }
      do {
        try SearchIndex.update(db)
        try place.require(db)
        try db.execute(sql: "COMMIT")
      } catch {
        if db.isInsideTransaction { try db.execute(sql: "ROLLBACK") }
        throw error
      }
    }
  }

  /// Takes back all changes since ``begin()``.
  public func drop() throws {
    try read { db in
      interruption.isHeldBack.store(false, ordering: .relaxed)
      if db.isInsideTransaction { try db.execute(sql: "ROLLBACK") }
    }
  }

  /// True while changes since ``begin()`` are not on the disk.
  public var isUnsaved: Bool {
    (try? read { $0.isInsideTransaction }) ?? false
  }

  private func inOneTransaction<Result>(_ db: Database, _ body: () throws -> Result) throws -> Result {
    let nested = db.isInsideTransaction
    if !nested { try place.require(db) }
    try db.cachedStatement(sql: nested ? "SAVEPOINT command" : "BEGIN IMMEDIATE").execute()
    do {
      let result = try body()
      try SearchIndex.update(db)
      if !nested { try place.require(db) }
      try db.cachedStatement(sql: nested ? "RELEASE command" : "COMMIT").execute()
      return result
    } catch {
      // SQLite ends the transaction by itself after some errors, a full disk among them.
      if db.isInsideTransaction {
        try db.execute(sql: nested ? "ROLLBACK TO command; RELEASE command" : "ROLLBACK")
      }
      throw error
    }
  }
}
