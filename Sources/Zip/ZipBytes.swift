import Glibc
public import HelperProtocols

/// An archive's file, of which pieces are looked at wherever they lie: the file may be larger than the memory.
public final class ZipBytes {
  private let source: Source
  /// Bytes of the file.
  public let count: Int

  private enum Source {
    case file(Int32)
    case memory([UInt8])
  }

  /// - Throws: ``ArchiveRefusal`` `unreadable`.
  public init(_ path: String) throws(ArchiveRefusal) {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var facts = stat()
    guard file >= 0, fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      if file >= 0 { close(file) }
      throw ArchiveRefusal(.unreadable)
    }
    source = .file(file)
    count = Int(facts.st_size)
  }

  /// The whole of a file that was read.
  public init(_ bytes: [UInt8]) {
    source = .memory(bytes)
    count = bytes.count
  }

  deinit { if case .file(let file) = source { close(file) } }

  /// - Throws: ``ArchiveRefusal`` `damaged` where the file has fewer bytes.
  public func piece(at start: Int, count: Int) throws(ArchiveRefusal) -> ZipPiece {
    guard start >= 0, count >= 0, start <= self.count, count <= self.count - start else {
      throw ArchiveRefusal(.damaged)
    }
    switch source {
    case .file(let file): return ZipPiece(try Self.read(file, at: start, count: count)[...])
    case .memory(let bytes): return ZipPiece(bytes[start..<start + count])
    }
  }

  private static func read(_ file: Int32, at start: Int, count: Int) throws(ArchiveRefusal) -> [UInt8] {
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
    return bytes
  }
}

/// Bytes in which numbers lie with their lowest byte first.
public struct ZipPiece {
  /// Not counted from 0.
  public let bytes: ArraySlice<UInt8>

  /// - Parameter bytes: counted from anywhere.
  public init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// A number of so many bytes, from a place counted from 0; nil where the piece ends before.
  func number(at place: Int, bytes count: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    var value: UInt64 = 0
    let start = bytes.startIndex + place
    for index in stride(from: start + count - 1, through: start, by: -1) { value = value << 8 | UInt64(bytes[index]) }
    return Int(exactly: value)
  }

  /// Whether a record of this kind begins at a place counted from 0.
  func begins(with mark: ZipMark, at place: Int = 0) -> Bool {
    guard place >= 0, place + 4 <= bytes.count, case let start = bytes.startIndex + place,
      bytes[start] == ZipMark.first, bytes[start + 1] == 0x4B
    else { return false }
    return mark.rest == (bytes[start + 2], bytes[start + 3])
  }

  /// Where records of this kind begin, counted from 0, with room for so many bytes behind.
  func places(of mark: ZipMark, length: Int) -> [Int] {
    var found: [Int] = []
    bytes.withUnsafeBytes { all in
      guard let start = all.baseAddress else { return }
      var place = 0
      while place <= all.count - length,
        let next = memchr(start + place, Int32(ZipMark.first), all.count - length - place + 1)
      {
        place = UnsafeRawPointer(next) - start
        if begins(with: mark, at: place) { found.append(place) }
        place += 1
      }
    }
    return found
  }
}

/// What each record of a zip archive begins with (APPNOTE 4.3), behind `PK`.
enum ZipMark {
  case entry, listed, end, longEnd, longEndPlace, onlyPart

  static let first = UInt8(ascii: "P")

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
