import Foundation
import GRDB
import TagarelaKit

/// A consistent copy of a whole workspace in one file.
enum Copy {
  /// The copy appears whole or not at all, and is its owner's alone.
  static func write(_ db: Database, to path: String) throws {
    let partial = "\(path).part"
    unlink(partial)
    let file = open(partial, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw unwritable(path) }
    close(file)
    do {
      try db.execute(sql: "VACUUM INTO ?", arguments: [partial])
      try sync(partial)
    } catch let error as DatabaseError {
      unlink(partial)
      throw Failure(error, path: path)
    } catch {
      unlink(partial)
      throw error
    }
    guard rename(partial, path) == 0 else {
      unlink(partial)
      throw unwritable(path)
    }
  }

  /// Now, for a file's name: `20261105-091500`.
  static func stamp() -> String {
    Moment.now.iso.replacing("-", with: "").replacing(":", with: "").replacing(" ", with: "-")
  }

  /// A path where nothing is yet: of two copies in one second, the first is not lost.
  static func freePath(_ path: String, ending: String) -> String {
    var (free, number) = (path + ending, 2)
    while access(free, F_OK) == 0 {
      free = "\(path)-\(number)\(ending)"
      number += 1
    }
    return free
  }

  private static func sync(_ path: String) throws {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw unwritable(path) }
    defer { close(file) }
    guard fsync(file) == 0 else { throw unwritable(path) }
  }

  static func unwritable(_ path: String) -> Failure {
    Failure("file.unwritable", ["path": .text(path), "reason": .systemError])
  }
}
