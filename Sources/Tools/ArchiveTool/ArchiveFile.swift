import Glibc
import HelperProtocols
import Zip

/// An archive's file, which is read piece by piece.
final class ArchiveFile {
  private let descriptor: Int32
  /// Bytes.
  let count: Int

  /// - Throws: ``ArchiveRefusal`` `unreadable`.
  init(_ path: String) throws(ArchiveRefusal) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var facts = stat()
    guard descriptor >= 0, fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      if descriptor >= 0 { close(descriptor) }
      throw ArchiveRefusal(.unreadable)
    }
    count = Int(facts.st_size)
  }

  deinit { close(descriptor) }

  var bytes: ZipBytes {
    ZipBytes(count: count) { [self] start, count throws(ArchiveRefusal) in try read(start, count) }
  }

  private func read(_ start: Int, _ count: Int) throws(ArchiveRefusal) -> ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let read = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress?.advanced(by: done), count - done, start + done)
      }
      if read > 0 {
        done += read
      } else if read == 0 || errno != EINTR {
        throw ArchiveRefusal(read == 0 ? .damaged : .unreadable)
      }
    }
    return bytes[...]
  }
}
