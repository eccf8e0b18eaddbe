import FoundationEssentials
import HelperProtocols

/// A picture of pixels in a format that isn't kept: of phones, messengers and old programs. Its header tells how many pixels it
/// has, before anything is decoded.
struct ForeignPicture {
  enum Format {
    /// RIFF container (RFC 9649).
    case webP
    /// ISO base media file format with a still picture (ISO/IEC 23008-12).
    case heif
    /// GIF89a.
    case gif
    /// Device-independent bitmap of Windows ([MS-WMF] 2.2.2.9) behind a header of 14 bytes.
    case bmp
    /// TIFF 6.0.
    case tiff

    var mediaType: String {
      switch self {
      case .webP: "image/webp"
      case .heif: "image/heif"
      case .gif: "image/gif"
      case .bmp: "image/bmp"
      case .tiff: "image/tiff"
      }
    }

    /// The Debian package with what reads it.
    var package: String {
      switch self {
      case .webP: "webp-pixbuf-loader"
      case .heif: "heif-gdk-pixbuf"
      case .gif, .bmp, .tiff: "libgdk-pixbuf-2.0-0"
      }
    }
  }

  let format: Format
  private let file: Data
  private let header: ForeignHeader

  /// Whether it was compressed as photos are; else lines in it are sharp.
  var isPhoto: Bool { header.isPhoto }

  /// - Returns: nil for what begins like none of them.
  /// - Throws: ``CanvasFault`` `damaged`, `tooLarge`.
  init?(_ file: Data) throws {
    self.file = file
    if file.starts(with: "GIF8".utf8) {
      format = .gif
      header = try ForeignHeader(gif: file)
    } else if file.starts(with: "RIFF".utf8), file.dropFirst(8).starts(with: "WEBP".utf8) {
      format = .webP
      header = try ForeignHeader(webP: file)
    } else if file.dropFirst(4).starts(with: "ftyp".utf8), Self.stills.contains(where: file.dropFirst(8).starts) {
      format = .heif
      header = try ForeignHeader(heif: file)
    } else if file.starts(with: "BM".utf8) {
      format = .bmp
      header = try ForeignHeader(bmp: file)
    } else if file.starts(with: "II*\0".utf8) || file.starts(with: "MM\0*".utf8) {
      format = .tiff
      header = try ForeignHeader(tiff: file)
    } else {
      return nil
    }
  }

  /// Brands of still pictures; films begin alike.
  private static let stills = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis"]
    .map { Data($0.utf8) }

  /// The pixels, upright and in the colours of sRGB.
  ///
  /// - Throws: ``CanvasFault`` `packageMissing`, `damaged`, `tooLarge`.
  func pixels() throws -> Pixbuf {
    let stored = try Pixbuf(file, of: format)
    let colors = header.profile.flatMap(ColorProfile.init(otherThanStandard:)) ?? stored.otherColors
    if let colors { try stored.convert(from: colors) }
    let pixels = try stored.turned()
    try PixelCount.check(pixels.width, pixels.height)
    return try pixels.upright(header.orientation)
  }
}
