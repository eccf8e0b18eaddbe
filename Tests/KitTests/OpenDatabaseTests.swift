import Files
import Foundation
import Testing

final class OpenDatabaseTests {
  private let folder = NSTemporaryDirectory() + "databases-\(UUID().uuidString)"
  private var database: String { file("clinic.tagarela") }

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func file(_ name: String) -> String { folder + "/" + name }

  /// A database with its log, known to be open.
  private func heldDatabase() throws -> DatabaseHold {
    for path in [database, database + "-wal"] { try Data("x".utf8).write(to: URL(filePath: path)) }
    return DatabaseHold(database)
  }

  @Test func `a file that comes where one beside a database was removed is no database`() throws {
    let hold = try heldDatabase()
    defer { withExtendedLifetime(hold) {} }
    // Disks give a new file the number that one has just left.
    try FileManager.default.removeItem(atPath: database + "-wal")
    for index in 0..<20 {
      let path = file("photo\(index).png")
      try Data("picture".utf8).write(to: URL(filePath: path))
      #expect(try FileContents.read(path, limit: 100) == Data("picture".utf8))
      #expect(!OpenDatabases.claim(path))
    }
  }

  @Test func `a database is one under every name, and so is what belongs to it once it has another name`() throws {
    let hold = try heldDatabase()
    defer { withExtendedLifetime(hold) {} }
    try FileManager.default.moveItem(atPath: database + "-wal", toPath: file("moved"))
    #expect(link(database, file("other name")) == 0)
    for name in ["clinic.tagarela", "other name", "moved"] {
      #expect(throws: FileRefusal.openDatabase) { try FileContents.read(file(name), limit: 100) }
    }
  }
}
