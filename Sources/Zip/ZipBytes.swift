import Glibc
public import HelperProtocols

/// An archive's bytes, of which pieces are looked at wherever they lie: they may be more than the memory holds.
public struct ZipBytes {
  /// How many there are.
  public let count: Int
  private let read: Read

  /// Gives so many bytes from a place on, which lie within the archive.
  public typealias Read = (_ start: Int, _ count: Int) throws(ArchiveRefusal) -> ArraySlice<UInt8>

  public init(count: Int, _ read: @escaping Read) {
    self.count = count
    self.read = read
  }

  /// The whole of a file that was read.
  public init(_ bytes: [UInt8]) {
    self.init(count: bytes.count) { start, count in bytes[start..<start + count] }
  }

  /// - Throws: ``ArchiveRefusal`` `damaged` where there are fewer, and what reading throws.
  public func piece(at start: Int, count: Int) throws(ArchiveRefusal) -> ZipPiece {
    guard start >= 0, count >= 0, start <= self.count, count <= self.count - start else {
      throw ArchiveRefusal(.damaged)
    }
    return ZipPiece(try read(start, count))
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
