import FoundationEssentials
import HelperProtocols

/// A picture in one of the formats that phones and messengers make, of which the header tells how many pixels it has:
/// known before anything is decoded.
struct PhonePicture {
  enum Format {
    /// RIFF container (RFC 9649).
    case webP
    /// ISO base media file format with a still picture (ISO/IEC 23008-12).
    case heif
    /// GIF89a.
    case gif

    var mediaType: String {
      switch self {
      case .webP: "image/webp"
      case .heif: "image/heif"
      case .gif: "image/gif"
      }
    }

    /// The Debian package with what reads it.
    var package: String {
      switch self {
      case .webP: "webp-pixbuf-loader"
      case .heif: "heif-gdk-pixbuf"
      case .gif: "libgdk-pixbuf-2.0-0"
      }
    }
  }

  let format: Format
  private let file: Data
  private var orientation = Orientation.upright
  /// Whether it was compressed as photos are; else lines in it are sharp.
  private(set) var isPhoto = true

  /// - Returns: nil for what begins like none of them.
  /// - Throws: ``CanvasFault`` `damaged`, `tooLarge`.
  init?(_ file: Data) throws {
    self.file = file
    if file.starts(with: "GIF8".utf8) {
      format = .gif
      isPhoto = false
      try Self.check(
        file.number(at: 6, bytes: 2, littleEndian: true), file.number(at: 8, bytes: 2, littleEndian: true))
    } else if file.starts(with: "RIFF".utf8), file.dropFirst(8).starts(with: "WEBP".utf8) {
      format = .webP
      try readWebP()
    } else if file.dropFirst(4).starts(with: "ftyp".utf8), Self.stills.contains(where: file.dropFirst(8).starts) {
      format = .heif
      try readHEIF()
    } else {
      return nil
    }
  }

  /// Brands of still pictures; films begin alike.
  private static let stills = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis"]
    .map { Data($0.utf8) }

  /// The pixels, upright.
  ///
  /// - Throws: ``CanvasFault`` `packageMissing`, `damaged`, `tooLarge`.
  func pixels() throws -> Pixbuf {
    let pixels = try Pixbuf(file, of: format)
    try PixelCount.check(pixels.width, pixels.height)
    return try pixels.upright(orientation)
  }

  private static func check(_ width: Int?, _ height: Int?) throws {
    guard let width, let height, width > 0, height > 0 else { throw CanvasFault(.damaged, "a picture without a size") }
    try PixelCount.check(width, height)
  }

  /// Goes through the chunks: each a name of four letters, a length, and so many bytes, padded to an even number.
  private mutating func readWebP() throws {
    var offset = 12
    var isSized = false
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
  private func readHEIF() throws {
    let mark = Data("ispe".utf8)
    var rest = file.prefix(Self.mostHeader)
    var isSized = false
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
