import FoundationEssentials
import Glibc
import HelperProtocols

/// An archive's file, of which pieces are looked at wherever they lie: the file may be larger than the memory.
final class ZipBytes {
  private let file: Int32
  let count: Int

  /// - Throws: ``ArchiveRefusal`` `unreadable`.
  init(_ path: String) throws {
    file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var facts = stat()
    guard file >= 0, fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      if file >= 0 { close(file) }
      throw ArchiveRefusal(.unreadable)
    }
    count = Int(facts.st_size)
  }

  deinit { close(file) }

  /// - Throws: ``ArchiveRefusal`` `damaged` where the file has fewer bytes.
  func piece(at start: Int, count: Int) throws -> ZipPiece {
    guard start >= 0, count >= 0, start <= self.count, count <= self.count - start else {
      throw ArchiveRefusal(.damaged)
    }
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let read = bytes.withUnsafeMutableBytes {
        pread(file, $0.baseAddress?.advanced(by: done), count - done, start + done)
      }
      if read > 0 {
        done += read
      } else if read == 0 || errno != EINTR {
        throw ArchiveRefusal(read == 0 ? .damaged : .unreadable)
      }
    }
    return ZipPiece(bytes)
  }
}

/// Bytes in which numbers lie with their lowest byte first.
struct ZipPiece {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A number of so many bytes; nil where the piece ends before.
  func number(at place: Int, bytes count: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    let value = bytes[place..<place + count].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }

  func begins(with mark: ZipMark, at place: Int = 0) -> Bool {
    guard place >= 0, place + 4 <= bytes.count, bytes[place] == 0x50, bytes[place + 1] == 0x4B else { return false }
    return mark.rest == (bytes[place + 2], bytes[place + 3])
  }
}

/// What each record of a zip archive begins with (APPNOTE 4.3), behind `PK`.
enum ZipMark {
  case entry, listed, end, longEnd, longEndPlace, onlyPart

  var rest: (UInt8, UInt8) {
    switch self {
    case .entry: (3, 4)
    case .listed: (1, 2)
    case .end: (5, 6)
    case .longEnd: (6, 6)
    case .longEndPlace: (6, 7)
    case .onlyPart: (0x30, 0x30)
    }
  }
}
