import Glibc
import HelperProtocols

/// A file of the user's alone into which contents are written, and with which those that come again are compared.
struct OutputFile: ~Copyable {
  private let descriptor: Int32
  /// As a refusal names it.
  private let name: String

  /// - Throws: ``ArchiveRefusal`` `unwritable`, also where something of this name is there.
  init(new path: String, named name: String) throws { try self.init(path, O_RDWR | O_CREAT | O_EXCL, name) }

  /// - Throws: ``ArchiveRefusal`` `unwritable`.
  init(written path: String, named name: String) throws { try self.init(path, O_RDONLY, name) }

  private init(_ path: String, _ mode: Int32, _ name: String) throws {
    descriptor = open(path, mode | O_NOFOLLOW | O_CLOEXEC, 0o600)
    self.name = name
    guard descriptor >= 0 else { throw Self.unwritable(name) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  func append(_ piece: UnsafeRawBufferPointer) throws {
    var done = 0
    while done < piece.count {
      let written = write(
        descriptor, UnsafeRawBufferPointer(rebasing: piece[done...]).baseAddress, piece.count - done)
      if written > 0 {
        done += written
      } else if errno != EINTR {
        throw Self.unwritable(name)
      }
    }
  }

  /// Whether these bytes stand there.
  func holds(_ piece: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: max(piece.count, 1), alignment: 1) { known in
      var done = 0
      while done < piece.count {
        let rest = UnsafeMutableRawBufferPointer(rebasing: known[..<(piece.count - done)])
        let count = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
        if count < 0, errno == EINTR { continue }
        guard count > 0, let here = piece.baseAddress, let there = rest.baseAddress,
          memcmp(there, here + done, count) == 0
        else { return false }
        done += count
      }
      return true
    }
  }

  private static func unwritable(_ name: String) -> ArchiveRefusal {
    ArchiveRefusal(.unwritable, entry: name, detail: String(cString: strerror(errno)))
  }
}
