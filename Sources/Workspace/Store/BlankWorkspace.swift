import Files
import Foundation
import GRDB

/// What a new workspace begins as: all tables of this version and its modules, with nothing in them. Making them takes four times as
/// long as all else at start, and is the same each time.
struct BlankWorkspace {
  let core: [TableMigration]
  let modules: [WorkspaceTables]
  /// The user's folder for what can be worked out again.
  let cache: String

  /// Puts one where no file is; where that fails, whoever opens the path makes it step by step, and says what is wrong.
  func place(at path: String) {
    var facts = stat()
    guard stat(path, &facts) != 0, errno == ENOENT,
      let bytes = try? CacheFile(in: cache, named: "blank.tagarela").contents(for: fingerprint, make: made),
      let file = try? NewFile(at: path, replacing: false), (try? file.write(bytes)) != nil
    else { return }
    try? file.finish()
  }

  /// The steps themselves, since one that is not released yet may still change.
  private var fingerprint: String {
    let steps = core + modules.flatMap(\.migrations)
    return steps.map { "\($0.id) \($0.sql) \($0.undoable.joined(separator: " "))" }.joined(separator: "\n")
      + modules.map(\.id).joined(separator: " ")
  }

  private func made() throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tagarela-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let unfinished = Unfinished(folder.path)
    defer { withExtendedLifetime(unfinished) { _ = try? FileManager.default.removeItem(at: folder) } }
    let path = folder.path + "/blank"
    try make(path)
    return try FileContents.read(path, limit: 64 << 20)
  }

  private func make(_ path: String) throws {
    let workspace = try Workspace.open(
      path, migrations: core, tables: modules, hooks: Workspace.Hooks(isTemporary: true))
    // Each that comes of it draws a mark of its own.
    try workspace.read { try $0.execute(sql: "PRAGMA user_version = 0; PRAGMA wal_checkpoint(TRUNCATE)") }
    try workspace.close()
  }
}
