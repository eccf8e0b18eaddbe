import Foundation
import TagarelaKit

/// Files that users name: read whole within limits, written whole or not at all.
enum Files {
  /// A large file is mapped: what nobody looks at takes no memory.
  ///
  /// - Parameter limit: bytes.
  /// - Throws: ``Failure`` `file.missing`, `file.not_a_file`, `file.too_large`, `file.unreadable`.
  static func read(_ path: String, limit: Int) throws -> Data {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { throw Failure("file.missing", ["path": .text(path)]) }
      throw unreadable(path)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure("file.not_a_file", ["path": .text(path)]) }
    guard status.st_size <= limit else {
      throw Failure(
        "file.too_large",
        ["path": .text(path), "size": .real(Double(status.st_size) / 1e6), "limit": .real(Double(limit) / 1e6)])
    }
    do {
      let isLarge = status.st_size > 4 << 20
      return try Data(contentsOf: URL(fileURLWithPath: path), options: isLarge ? .alwaysMapped : [])
    } catch {
      throw unreadable(path)
    }
  }

  /// Writes by way of a file beside it, so that a full disk or a crash leaves what was there.
  ///
  /// - Throws: ``Failure`` `file.unwritable`.
  static func write(_ data: Data, to path: String) throws {
    try write([(path: path, data: data)])
  }

  /// Writes files that belong together: none appears before all are on the disk.
  ///
  /// - Throws: ``Failure`` `file.unwritable`.
  static func write(_ files: [(path: String, data: Data)]) throws {
    defer { for file in files { unlink(partial(file.path)) } }
    for file in files { try writePartial(file.data, of: file.path) }
    for file in files where rename(partial(file.path), file.path) != 0 { throw unwritable(file.path) }
  }

  private static func partial(_ path: String) -> String { path + ".part" }

  private static func writePartial(_ data: Data, of path: String) throws {
    unlink(partial(path))
    let descriptor = open(partial(path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw unwritable(path) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    defer { close(descriptor) }
    do {
      try file.write(contentsOf: data)
      try file.synchronize()
    } catch {
      throw unwritable(path)
    }
  }

  /// Makes a folder and those above it, for its owner alone.
  static func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw unwritable(path)
    }
  }

  private static func unreadable(_ path: String) -> Failure {
    Failure("file.unreadable", ["path": .text(path), "reason": .systemError])
  }

  private static func unwritable(_ path: String) -> Failure {
    Failure("file.unwritable", ["path": .text(path), "reason": .systemError])
  }
}
