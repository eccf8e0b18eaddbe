import FoundationEssentials
import Glibc
import HelperProtocols

/// A file that is read from its beginning to its end.
final class InputStream {
  private let descriptor: Int32

  /// - Throws: ``SealRefusal`` `.unreadable`.
  init(_ path: String) throws {
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw SealRefusal(.unreadable, detail: String(cString: strerror(errno))) }
  }

  deinit { close(descriptor) }

  /// - Returns: so many bytes; fewer at the end of the file.
  /// - Throws: ``SealRefusal`` `.unreadable`.
  func read(_ count: Int) throws -> Data {
    var data = Data(count: count)
    var filled = 0
    while filled < count {
      let got = data.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { Glibc.read(descriptor, $0 + filled, count - filled) } ?? 0
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw SealRefusal(.unreadable, detail: String(cString: strerror(errno))) }
      if got == 0 { break }
      filled += got
    }
    return data.prefix(filled)
  }
}

/// A new file that is written from its beginning to its end, for its owner alone.
final class OutputStream {
  private let descriptor: Int32

  /// - Throws: ``SealRefusal`` `.unwritable`.
  init(_ path: String) throws {
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.refusal }
  }

  deinit { close(descriptor) }

  /// - Throws: ``SealRefusal`` `.unwritable`.
  func write(_ data: Data) throws {
    var rest = data
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.refusal }
      rest = rest.dropFirst(count)
    }
  }

  private static var refusal: SealRefusal { SealRefusal(.unwritable, detail: String(cString: strerror(errno))) }
}
