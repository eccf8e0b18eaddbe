import FoundationEssentials
import HelperProtocols

/// What the header of a picture tells before its pixels are decoded. Each initializer throws ``CanvasFault`` `damaged` and
/// `tooLarge`.
struct ForeignHeader {
  private(set) var orientation = Orientation.upright
  /// What the file itself says of its colours, where its loader does not.
  private(set) var profile: Data?
  private(set) var isPhoto = false

  private static func check(_ width: Int?, _ height: Int?) throws {
    guard let width, let height, width > 0, height > 0 else { throw CanvasFault(.damaged, "a picture without a size") }
    try PixelCount.check(width, height)
  }

  init(gif file: Data) throws {
    try Self.check(
      file.number(at: 6, bytes: 2, littleEndian: true), file.number(at: 8, bytes: 2, littleEndian: true))
  }

  /// Rows may go from the top down: then the height is below 0.
  init(bmp file: Data) throws {
    func number(_ place: Int, _ bytes: Int) -> Int? { file.number(at: place, bytes: bytes, littleEndian: true) }
    let isOld = number(14, 4) == 12
    let height = isOld ? number(20, 2) : number(22, 4).map { abs(Int(Int32(truncatingIfNeeded: $0))) }
    try Self.check(isOld ? number(18, 2) : number(18, 4), height)
  }

  /// The first of its pictures: a table of entries of 12 bytes, each a tag, a type, a count and a value. How it has to be turned the
  /// loader knows.
  init(tiff file: Data) throws {
    let isLittle = file.starts(with: "II".utf8)
    func number(_ place: Int, _ bytes: Int) -> Int? { file.number(at: place, bytes: bytes, littleEndian: isLittle) }
    guard let table = number(4, 4), let count = number(table, 2) else {
      throw CanvasFault(.damaged, "TIFF without a picture")
    }
    var values: [Int: Int] = [:]
    for place in (0..<count).map({ table + 2 + $0 * 12 }) {
      guard let tag = number(place, 2), let type = number(place + 2, 2) else {
        throw CanvasFault(.damaged, "TIFF cut short")
      }
      values[tag] = values[tag] ?? number(place + 8, type == 3 ? 2 : 4)
    }
    try Self.check(values[256], values[257])
    // Compressed as a JPEG, in the old way and the new.
    isPhoto = [6, 7].contains(values[259])
  }

  /// Goes through the chunks: each a name of four letters, a length, and so many bytes, padded to an even number.
  init(webP file: Data) throws {
    var offset = 12
    var isSized = false
    isPhoto = true
    while let length = file.number(at: offset + 4, bytes: 4, littleEndian: true) {
      let body = offset + 8
      func small(_ place: Int, _ bytes: Int) -> Int? { file.number(at: body + place, bytes: bytes, littleEndian: true) }
      switch file.dropFirst(offset).prefix(4) {
      case Data("VP8X".utf8):
        try Self.check(small(4, 3).map { $0 + 1 }, small(7, 3).map { $0 + 1 })
        isSized = true
      case Data("VP8 ".utf8):
        // Twice 14 bits, with two of scaling above them (RFC 6386, 9.1).
        try Self.check(small(6, 2).map { $0 & 0x3FFF }, small(8, 2).map { $0 & 0x3FFF })
        isSized = true
      case Data("VP8L".utf8):
        // Twice 14 bits of width and height, less one.
        let sizes = small(1, 4)
        try Self.check(sizes.map { $0 & 0x3FFF + 1 }, sizes.map { $0 >> 14 & 0x3FFF + 1 })
        isPhoto = false
        isSized = true
      case Data("ICCP".utf8): profile = Data(file.dropFirst(body).prefix(length))
      case Data("EXIF".utf8):
        let exif = file.dropFirst(body).prefix(length)
        let mark = Data("Exif\0\0".utf8)
        orientation = Orientation(exif: exif.starts(with: mark) ? Data(exif) : mark + exif) ?? .upright
      default: break
      }
      guard length <= file.count - body else { throw CanvasFault(.damaged, "WebP cut short") }
      offset = body + length + length % 2
    }
    guard isSized else { throw CanvasFault(.damaged, "WebP without pixels") }
  }

  /// The largest picture of which the file speaks: each has a property `ispe` with its width and height. How it has to be
  /// turned the loader knows.
  init(heif file: Data) throws {
    let mark = Data("ispe".utf8)
    var rest = file.prefix(Self.mostHeader)
    var isSized = false
    isPhoto = true
    while let found = rest.firstRange(of: mark) {
      rest = rest[found.upperBound...]
      let place = found.upperBound - file.startIndex
      try Self.check(file.number(at: place + 4, bytes: 4), file.number(at: place + 8, bytes: 4))
      isSized = true
    }
    guard isSized else { throw CanvasFault(.damaged, "HEIF without a size") }
  }

  /// Bytes within which the properties of a phone's picture stand, before its pixels.
  private static let mostHeader = 1 << 20
}
