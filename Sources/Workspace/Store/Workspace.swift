import Foundation
public import GRDB
import Synchronization
public import TagarelaKit

/// One clinic's data in one SQLite file.
///
/// Every use goes through ``read(_:)`` and ``change(_:_:)``; the records' own files say what can be asked and done.
public final class Workspace: Sendable {
  public let path: String
  /// Whether it is there only meanwhile (``Hooks/isTemporary``).
  public let isTemporary: Bool
  /// ``Hooks/cache``
  public let cache: String?
  let queue: DatabaseQueue
  let place: FilePlace
  let interruption: QueryInterruption
  let patience: Patience
  let recorder = Recorder()
  /// What is noted when the command that only reads has ended; nil where none is under way.
  let consulted = Mutex<[AuditNote]?>(nil)
  private let isClosed = Atomic(false)
  /// The media that a parcel has shown so far, while one is made.
  let shownMedia = Mutex<[Int64: (kind: String, bytes: Data)]?>(nil)

  init(
    path: String, queue: DatabaseQueue, place: FilePlace, interruption: QueryInterruption, patience: Patience,
    hooks: Hooks
  ) {
    self.path = path
    isTemporary = hooks.isTemporary
    cache = hooks.cache
    self.queue = queue
    self.place = place
    self.interruption = interruption
    self.patience = patience
  }

  deinit {
    if !isClosed.load(ordering: .relaxed) { _ = queue.unsafeReentrantWrite { place.leave($0) } }
  }

  /// To be called before the program ends: the file may have been deleted or replaced since the last change.
  ///
  /// - Throws: ``Failure`` `workspace.moved`, with where a copy lies.
  public func leave() throws {
    if let failure = queue.unsafeReentrantWrite({ place.leave($0) }) { throw failure }
  }

  /// Ends the connection of a workspace that is no one's but ours.
  func close() throws {
    isClosed.store(true, ordering: .relaxed)
    try queue.close()
  }

  /// What the workspace tells and asks while it works.
  public struct Hooks: Sendable {
    /// Asked now and then during long queries; true ends the query with the failure `interrupted`.
    public var interrupted: @Sendable () -> Bool
    /// Called once when another program holds the workspace for more than half a second.
    public var waiting: @Sendable () -> Void
    /// How a name is heard, where it was misspelt (``TagarelaKit/Language/byEar``).
    public var byEar: @Sendable (String) -> String
    /// Whether the workspace goes with this program: what is written waits for no disk, so a failure of the machine may spoil it.
    public var isTemporary: Bool
    /// The user's folder for what can be worked out again, where what new workspaces begin as is kept; nil to make it each time.
    public var cache: String?

    public init(
      interrupted: @escaping @Sendable () -> Bool = { false }, waiting: @escaping @Sendable () -> Void = {},
      byEar: @escaping @Sendable (String) -> String = { $0.folded }, isTemporary: Bool = false, cache: String? = nil
    ) {
      self.interrupted = interrupted
      self.waiting = waiting
      self.byEar = byEar
      self.isTemporary = isTemporary
      self.cache = cache
    }
  }

  /// Runs `body` on the workspace. Reading needs no transaction of its own.
  ///
  /// - Throws: ``Failure``; whatever the database says is put into one.
  public func read<Result>(_ body: (Database) throws -> Result) throws -> Result {
    do {
      return try queue.unsafeReentrantWrite { db in
        let before = db.totalChangesCount
        let result = try body(db)
        if recorder.isRecording { try recorder.makeRoom(db) }
        if !db.isInsideTransaction, db.totalChangesCount != before { try SearchIndex.update(db) }
        return result
      }
    } catch let error as DatabaseError {
      throw Failure(error, path: path, interrupted: interruption.isRequested)
    }
  }
}

extension Failure {
  /// What the database's error means to a user.
  ///
  /// - Parameter interrupted: whether the user wants to stop, which also ends the wait for another program.
  init(_ error: DatabaseError, path: String, interrupted: Bool = false) {
    let where_ = Value.text(path)
    self =
      switch error.resultCode {
      case .SQLITE_FULL, .SQLITE_IOERR:
        Failure("workspace.disk", ["path": where_, "reason": .text(error.message ?? "")])
      case .SQLITE_BUSY where interrupted: Failure("interrupted")
      case .SQLITE_BUSY, .SQLITE_LOCKED:
        Failure("workspace.busy", ["path": where_], hint: Phrase("workspace.busy.hint"))
      case .SQLITE_CORRUPT, .SQLITE_NOTADB:
        Failure("workspace.damaged", ["path": where_], hint: Phrase("workspace.damaged.hint"))
      case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH:
        Failure("workspace.read_only", ["path": where_], hint: Phrase("workspace.read_only.hint"))
      case .SQLITE_CANTOPEN: Failure("workspace.unopenable", ["path": where_, "reason": .text(error.message ?? "")])
      case .SQLITE_INTERRUPT: Failure("interrupted")
      case .SQLITE_TOOBIG, .SQLITE_NOMEM: Failure("workspace.too_big")
      default: Failure("workspace.database", ["reason": .text(error.message ?? error.description)])
      }
  }
}
