import FoundationEssentials
import HelperProtocols
import MediaHeaders
import Scenes

/// Makes of a picture what is kept of it: a PNG, JPEG or SVG that is upright, in the colours of sRGB, and says nothing of place, time and
/// camera.
enum PictureKeeping {
  /// - Throws: ``CanvasFault`` `notAPicture`, `unsupportedFormat`, `packageMissing`, `damaged`, `tooLarge`.
  static func keepable(_ file: Data) throws -> KeepablePicture {
    if let foreign = try ForeignPicture(file) {
      let pixels = try foreign.pixels()
      return try written(pixels, as: foreign.isPhoto && !pixels.hasAlpha ? .jpeg : .png)
    }
    if let drawn = try Metafile.drawn(file) {
      return KeepablePicture(
        bytes: drawn.svg, facts: try PictureInspection.facts(of: drawn.svg), isPartial: drawn.isPartial)
    }
    let facts = try PictureInspection.facts(of: file)
    switch facts.format {
    case .svg: return KeepablePicture(bytes: file, facts: facts)
    case .png:
      let png = try PNGFile(file)
      if png.hasProfile {
        let pixels = try Pixbuf(png: file)
        if let colors = pixels.otherColors {
          try pixels.convert(from: colors)
          return try written(pixels, as: .png)
        }
      }
      return KeepablePicture(bytes: png.bytes, facts: facts)
    case .jpeg:
      let jpeg = try JPEGFile(file)
      // Four inks are for printers; browsers and old readers show them in wrong colours.
      let isPlain = jpeg.orientation == .upright && jpeg.components != 4
      let colors = jpeg.components == 4 ? nil : jpeg.profile.flatMap(ColorProfile.init(otherThanStandard:))
      if isPlain, colors == nil { return KeepablePicture(bytes: jpeg.bytes, facts: facts) }
      let pixels = try Pixbuf(jpeg: jpeg.bytes)
      if let colors { try pixels.convert(from: colors) }
      return try written(pixels.upright(jpeg.orientation), as: .jpeg)
    }
  }

  private static func written(_ pixels: Pixbuf, as format: PictureFormat) throws -> KeepablePicture {
    let bytes = try format == .jpeg ? pixels.jpeg() : pixels.png()
    guard bytes.count <= largest else {
      // A drawing of so many pixels is a photo to anybody who looks at it.
      guard format == .png, !pixels.hasAlpha else { throw CanvasFault(.tooLarge, "\(bytes.count) bytes") }
      return try written(pixels, as: .jpeg)
    }
    // What is written here is whole, and says nothing but its pixels.
    let facts = PictureFacts(format: format, width: Double(pixels.width), height: Double(pixels.height))
    return KeepablePicture(bytes: bytes, facts: facts)
  }

  /// Bytes of the largest picture that is kept, as of the largest that is taken in.
  private static let largest = 20_000_000
}
