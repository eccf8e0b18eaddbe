import Files
import Foundation
import TagarelaKit
import Terminal

/// The bytes of a script, which may also come through a pipe: `run <(make-it)`, or from standard input.
///
/// Whatever the path names, this ends: a pipe is waited for only until somebody writes, ^C ends the waiting, and what never
/// ends, as /dev/zero, ends at a size.
struct ScriptFile {
  private let path: String
  private let file: Int32
  private let limit: Int

  /// Seconds until somebody must have begun to write into a pipe that has a name.
  private static let patience = 5.0

  /// - Parameter limit: bytes.
  /// - Throws: ``Failure`` `file.missing`, `file.unreadable`, `file.not_a_file`, `script.pipe_idle`, `file.too_large`,
  ///   `interrupted`.
  static func bytes(of path: String, limit: Int) throws -> Data {
    guard !OpenDatabases.claim(path) else { throw Failure(reading: path, .openDatabase) }
    // Otherwise a pipe is not opened before somebody writes.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { throw Failure("file.missing", ["path": .text(path)]) }
      if errno == ENXIO { throw Failure("file.not_a_file", ["path": .text(path)]) }
      throw Failure("file.unreadable", ["path": .text(path), "reason": .systemError])
    }
    defer { close(file) }
    return try ScriptFile(path: path, file: file, limit: limit).bytes()
  }

  private func bytes() throws -> Data {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw unreadable }
    switch status.st_mode & S_IFMT {
    case S_IFREG: guard status.st_size <= limit else { throw tooLarge(Int(status.st_size)) }
    case S_IFIFO: try awaitWriter()
    case S_IFCHR, S_IFSOCK: break
    case S_IFDIR:
      throw Failure("file.unreadable", ["path": .text(path), "reason": .phrase(Phrase("system.is_folder"))])
    default: throw Failure("file.not_a_file", ["path": .text(path)])
    }
    // What the system itself writes looks like a file, and may have nothing to say for ever.
    let patience = status.st_mode & S_IFMT == S_IFREG ? Self.patience : .infinity
    var all = Data()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      guard try isReady(within: patience) else {
        guard patience < .infinity else { continue }
        throw Failure("script.pipe_idle", ["path": .text(path)])
      }
      let count = chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count == 0 { return all }
      if count > 0 { all.append(contentsOf: chunk.prefix(count)) }
      if count < 0, errno != EINTR, errno != EAGAIN { throw unreadable }
      guard all.count <= limit else { throw tooLarge(all.count) }
    }
  }

  /// Before anybody writes, a pipe reads as if it had ended.
  private func awaitWriter() throws {
    guard try isReady(within: Self.patience) else {
      throw Failure("script.pipe_idle", ["path": .text(path)])
    }
  }

  /// Whether there is something to read, or an end; asked in slices, for ^C.
  private func isReady(within seconds: Double) throws -> Bool {
    let start = ContinuousClock.now
    repeat {
      if Interruption.requested { throw Failure("interrupted") }
      var poller = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      if poll(&poller, 1, 100) > 0 { return true }
    } while ContinuousClock.now - start < .seconds(min(seconds, 1e6))
    return false
  }

  private var unreadable: Failure { Failure("file.unreadable", ["path": .text(path), "reason": .systemError]) }

  private func tooLarge(_ size: Int) -> Failure {
    Failure(
      "file.too_large",
      ["path": .text(path), "size": .real(Double(size) / 1e6), "limit": .real(Double(limit) / 1e6)])
  }
}
