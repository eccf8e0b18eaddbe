import FoundationEssentials
import HelperProtocols
import Scenes

extension PictureFormat {
  /// Tells the format from the first bytes; names lie.
  init(of picture: Data) throws {
    if picture.starts(with: PNGFile.signature) {
      self = .png
    } else if picture.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if SVGProlog(picture) != nil {
      self = .svg
    } else if let name = Self.others.first(where: { $0.matches(picture) })?.name {
      throw CanvasFault(.unsupportedFormat, name)
    } else {
      throw CanvasFault(.notAPicture, "\(picture.count) bytes of no known picture format")
    }
  }

  private static let others = [
    Signature("GIF", "GIF8"), Signature("WebP", "WEBP", at: 8), Signature("TIFF", "II*\0"),
    Signature("TIFF", "MM\0*"), Signature("HEIF or AVIF", "ftyp", at: 4), Signature("Photoshop", "8BPS"),
    Signature("PDF", "%PDF-"), Signature("PostScript", "%!PS"), Signature("EMF", " EMF", at: 40),
    Signature("BMP", "BM"), Signature("icon", [0, 0, 1, 0]), Signature("gzip, perhaps SVGZ", [0x1F, 0x8B]),
    Signature("WMF", [0xD7, 0xCD, 0xC6, 0x9A]), Signature("JPEG XL", [0xFF, 0x0A]),
    Signature("JPEG 2000 or JPEG XL", [0, 0, 0, 0x0C]),
  ]

  /// Bytes by which a format that can't be drawn is known.
  private struct Signature {
    let name: String
    let bytes: [UInt8]
    let offset: Int

    init(_ name: String, _ text: String, at offset: Int = 0) {
      self.init(name, Array(text.utf8), at: offset)
    }

    init(_ name: String, _ bytes: [UInt8], at offset: Int = 0) {
      self.name = name
      self.bytes = bytes
      self.offset = offset
    }

    func matches(_ picture: Data) -> Bool { picture.dropFirst(offset).starts(with: bytes) }
  }
}
