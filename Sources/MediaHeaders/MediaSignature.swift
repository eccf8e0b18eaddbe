public import FoundationEssentials

/// The bytes by which a kind of picture or sound is known that can't be shown or played, so that a message can name it.
public struct MediaSignature: Sendable {
  /// As people call it: `GIF`.
  public let name: String
  private let bytes: [UInt8]
  private let offset: Int

  private init(_ name: String, _ text: String, at offset: Int = 0) {
    self.init(name, Array(text.utf8), at: offset)
  }

  private init(_ name: String, _ bytes: [UInt8], at offset: Int = 0) {
    self.name = name
    self.bytes = bytes
    self.offset = offset
  }

  private func matches(_ file: Data) -> Bool { file.dropFirst(offset).starts(with: bytes) }

  /// The first of these kinds that a file begins like.
  public static func name(of file: Data, among kinds: [MediaSignature]) -> String? {
    kinds.first { $0.matches(file) }?.name
  }

  /// Pictures and pages.
  public static let pictures = [
    MediaSignature("GIF", "GIF8"), MediaSignature("WebP", "WEBP", at: 8), MediaSignature("TIFF", "II*\0"),
    MediaSignature("TIFF", "MM\0*"), MediaSignature("HEIF or AVIF", "ftyphei", at: 4),
    MediaSignature("HEIF or AVIF", "ftyphev", at: 4), MediaSignature("HEIF or AVIF", "ftypmif1", at: 4),
    MediaSignature("HEIF or AVIF", "ftypmsf1", at: 4), MediaSignature("HEIF or AVIF", "ftypavi", at: 4),
    MediaSignature("Photoshop", "8BPS"), MediaSignature("PDF", "%PDF-"), MediaSignature("PostScript", "%!PS"),
    MediaSignature("EMF", " EMF", at: 40), MediaSignature("BMP", "BM"), MediaSignature("icon", [0, 0, 1, 0]),
    MediaSignature("gzip, perhaps SVGZ", [0x1F, 0x8B]), MediaSignature("WMF", [0xD7, 0xCD, 0xC6, 0x9A]),
    MediaSignature("JPEG XL", [0xFF, 0x0A]), MediaSignature("JPEG 2000 or JPEG XL", [0, 0, 0, 0x0C]),
  ]

  /// Recordings and films; WAV among them, for one that is too long or damaged.
  public static let sounds = [
    MediaSignature("MP3", "ID3"), MediaSignature("Ogg", "OggS"), MediaSignature("MPEG-4", "ftyp", at: 4),
    MediaSignature("FLAC", "fLaC"), MediaSignature("WAV", "WAVE", at: 8),
  ]
}
