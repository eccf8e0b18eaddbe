import Files
import Foundation
import GRDB
import TagarelaKit

extension Workspace {
  static let applicationID = ClinicFile.mark

  /// Opens the workspace at `path`, which is made if it isn't there, and brings it up to this version.
  ///
  /// The file is readable and writable by its owner alone. Before an older workspace is migrated, a copy is kept beside
  /// it, named after its version. One that this user may only read is opened for reading (``isReadOnly``).
  ///
  /// - Parameter tables: the modules' tables.
  /// - Throws: ``Failure`` `workspace.foreign` when it is some other file, `workspace.newer` when it was made by a later
  ///   version, `workspace.older` for one of an earlier version that can only be read, and what the database says.
  public static func open(_ path: String, tables: [WorkspaceTables] = [], hooks: Hooks = Hooks()) throws -> Workspace {
    try open(path, migrations: Schema.migrations, tables: tables, hooks: hooks)
  }

  static func open(
    _ path: String, migrations: [TableMigration], tables: [WorkspaceTables], hooks: Hooks, keepsCopy: Bool = true
  ) throws -> Workspace {
    if let cache = hooks.cache { BlankWorkspace(core: migrations, modules: tables, cache: cache).place(at: path) }
    let access = try prepareFile(path)
    do {
      let patience = Patience(hooks: hooks)
      let queue = try DatabaseQueue(
        path: access.name, configuration: configuration(patience, access, isTemporary: hooks.isTemporary))
      let workspace = Workspace(
        path: path, queue: queue, place: FilePlace(path, access, isTemporary: hooks.isTemporary),
        interruption: QueryInterruption(hooks.interrupted), patience: patience, hooks: hooks)
      let migrator = Migrator(path: path, core: migrations, modules: tables, keepsCopy: keepsCopy)
      try workspace.read { db in
        if access.isReadOnly {
          guard try isWorkspace(db, path: path) else { throw foreign(path) }
          try workspace.place.note(db)
          try migrator.requireNothing(db)
        } else {
          try claim(db, path: path, patience)
          try mark(db)
          try workspace.place.note(db)
          try migrator.run(db)
          try workspace.finishChores(db)
        }
        workspace.recorder.watch(db)
        workspace.interruption.watch(db)
      }
      return workspace
    } catch let error as DatabaseError {
      throw Failure(error, path: path, interrupted: hooks.interrupted())
    }
  }

  /// Whether this user may read the file and not write it: then every change fails with `workspace.read_only`.
  public var isReadOnly: Bool { place.isReadOnly }

  /// Eight digits that no other workspace's file has, nor a copy of this one.
  public var mark: String {
    let digits = String(UInt32(bitPattern: place.origin.mark), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Whether a path leads to the file that is open here.
  public func isOpen(at path: String) -> Bool { place.isFile(at: path) }

  /// Whether others than its owner can read the workspace: a file of somebody else's, or on a disk that knows no owners.
  public var isOpenToOthers: Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & 0o077 != 0
  }

  private static func configuration(
    _ patience: Patience, _ access: FileAccess, isTemporary: Bool
  ) -> Configuration {
    var configuration = Configuration()
    configuration.readonly = access.isReadOnly
    configuration.allowsUnsafeTransactions = true
    configuration.observesSuspensionNotifications = false
    configuration.busyMode = .callback { tries in patience.wait(tries) }
    configuration.prepareDatabase { db in
      try Defences.set(db)
      try db.execute(
        sql: """
          PRAGMA synchronous = \(isTemporary ? "OFF" : "FULL"); PRAGMA foreign_keys = ON; PRAGMA cache_size = -8000;
          PRAGMA temp_store = MEMORY
          """)
    }
    return configuration
  }

  /// Makes the file where there is none, and refuses one that can be no workspace, before SQLite sees it.
  private static func prepareFile(_ path: String) throws -> FileAccess {
    var facts = stat()
    guard !path.isEmpty, !path.utf8.contains(0) else { throw unopenable(path, .systemError(EINVAL)) }
    guard stat(path, &facts) == 0 else {
      let file = Foundation.open(path, O_RDWR | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o600)
      guard file >= 0 else { throw unopenable(path, .systemError) }
      Foundation.close(file)
      return FileAccess(path)
    }
    guard facts.st_mode & S_IFMT == S_IFREG else {
      let isFolder = facts.st_mode & S_IFMT == S_IFDIR
      throw unopenable(path, .phrase(Phrase(isFolder ? "system.is_folder" : "system.not_a_file")))
    }
    // SQLite keeps the log under the name by which it was opened: under two names there would be two.
    guard facts.st_nlink <= 1 else { throw FilePlace.severalNames(path) }
    guard access(path, R_OK) == 0 else { throw unopenable(path, .systemError) }
    let way = FileAccess(path)
    for ending in ["", "-wal", "-shm"] where stat(path + ending, &facts) == 0 && facts.st_mode & 0o077 != 0 {
      chmod(path + ending, 0o600)
    }
    // One that is open in this process already is none of another kind.
    guard !OpenDatabases.claim(path) else { return way }
    // Text or a picture is not a damaged workspace but another file; SQLite would not tell.
    do {
      let beginning = try FileContents.part(of: path, count: 16)
      guard beginning.isEmpty || beginning.starts(with: "SQLite format 3".utf8) else { throw foreign(path) }
    } catch let refusal as FileRefusal {
      throw Failure(reading: path, refusal)
    }
    return way
  }

  private static func unopenable(_ path: String, _ reason: Value) -> Failure {
    Failure("workspace.unopenable", ["path": .text(path), "reason": reason])
  }

  private static func foreign(_ path: String) -> Failure {
    Failure("workspace.foreign", ["path": .text(path)], hint: Phrase("workspace.foreign.hint"))
  }

  /// Makes an empty file a workspace, and refuses any other that isn't one.
  private static func claim(_ db: Database, path: String, _ patience: Patience) throws {
    var tries = 0
    while try !isWorkspace(db, path: path) {
      do {
        try db.execute(sql: "PRAGMA journal_mode = WAL")
        try db.execute(sql: "PRAGMA application_id = \(applicationID)")
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
        // Where two programs make it at the same time, SQLite lets neither wait for the other.
        guard patience.wait(tries) else { throw error }
        tries += 1
      }
    }
  }

  /// Gives a file without a mark one, once, whoever comes first.
  private static func mark(_ db: Database) throws {
    guard try FileMark.current(of: db) == 0 else { return }
    try db.execute(sql: "BEGIN IMMEDIATE")
    do {
      if try FileMark.current(of: db) == 0 { try FileMark.draw(for: db) }
      try db.execute(sql: "COMMIT")
    } catch {
      if db.isInsideTransaction { try db.execute(sql: "ROLLBACK") }
      throw error
    }
    // So that the file itself has it, not its log alone.
    try db.execute(sql: "PRAGMA wal_checkpoint(PASSIVE)")
  }

  /// - Returns: false for a file in which nothing is yet.
  private static func isWorkspace(_ db: Database, path: String) throws -> Bool {
    // In this order: another program that makes it now marks it before it makes its tables.
    let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") ?? 0
    let mark = try Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    if mark == applicationID { return true }
    guard mark == 0, tables == 0 else { throw foreign(path) }
    return false
  }
}
