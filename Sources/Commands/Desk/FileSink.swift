import Foundation
import TagarelaKit

/// A new file that takes what is written as it comes.
final class FileSink: ByteSink {
  private let descriptor: Int32
  private let path: String

  /// - Parameters:
  ///   - place: where it lies until it is whole; what is there is replaced.
  ///   - path: as messages name it.
  /// - Throws: ``Failure`` `file.unwritable`.
  init(_ place: String, for path: String) throws {
    self.path = path
    unlink(place)
    descriptor = open(place, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.unwritable(path) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Has it written, and waits until it is on the disk.
  func write(_ body: (any ByteSink) throws -> Void) throws {
    try body(self)
    guard fsync(descriptor) == 0 else { throw Self.unwritable(path) }
  }

  func write(_ part: Data) throws {
    try part.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          throw Self.unwritable(path)
        }
      }
    }
  }

  private static func unwritable(_ path: String) -> Failure {
    Failure("file.unwritable", ["path": .text(path), "reason": .systemError])
  }
}
