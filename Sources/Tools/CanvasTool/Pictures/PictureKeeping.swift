import FoundationEssentials
import HelperProtocols
import MediaHeaders
import Scenes

/// Makes of a picture what is kept of it: a PNG, JPEG or SVG that is upright and says nothing of place, time and camera.
enum PictureKeeping {
  /// - Throws: ``CanvasFault`` `notAPicture`, `unsupportedFormat`, `packageMissing`, `damaged`, `tooLarge`.
  static func keepable(_ file: Data) throws -> KeepablePicture {
    if let phone = try PhonePicture(file) { return try written(phone.pixels(), isPhoto: phone.isPhoto) }
    let facts = try PictureInspection.facts(of: file)
    switch facts.format {
    case .svg: return KeepablePicture(bytes: file, facts: facts)
    case .png: return KeepablePicture(bytes: try PNGFile(file).bytes, facts: facts)
    case .jpeg:
      let jpeg = try JPEGFile(file)
      // Four inks are for printers; browsers and old readers show them in wrong colours.
      if jpeg.orientation == .upright, jpeg.components != 4 { return KeepablePicture(bytes: jpeg.bytes, facts: facts) }
      return try written(Pixbuf(jpeg: jpeg.bytes).upright(jpeg.orientation), isPhoto: true)
    }
  }

  /// - Parameter isPhoto: whether nothing is lost that anybody sees when it is compressed as photos are.
  private static func written(_ pixels: Pixbuf, isPhoto: Bool) throws -> KeepablePicture {
    let format: PictureFormat = isPhoto && !pixels.hasAlpha ? .jpeg : .png
    let bytes = try format == .jpeg ? pixels.jpeg() : pixels.png()
    // What is written here is whole, and says nothing but its pixels.
    let facts = PictureFacts(format: format, width: Double(pixels.width), height: Double(pixels.height))
    guard bytes.count > largest, format == .png, !pixels.hasAlpha else {
      guard bytes.count <= largest else { throw CanvasFault(.tooLarge, "\(bytes.count) bytes") }
      return KeepablePicture(bytes: bytes, facts: facts)
    }
    return try written(pixels, isPhoto: true)
  }

  /// Bytes of the largest picture that is kept, as of the largest that is taken in.
  private static let largest = 20_000_000
}
