import CCairo
import FoundationEssentials
import HelperProtocols
import Scenes

/// Makes pictures smaller: for a screen, a page, a row of many.
enum PictureScaling {
  /// - Parameter side: pixels that the longer side has at most.
  /// - Throws: ``CanvasFault`` `notAPicture`, `unsupportedFormat`, `damaged`, `tooLarge`.
  static func scaled(_ file: Data, within side: Int) throws -> KeepablePicture {
    guard side > 0 else { throw CanvasFault(.drawingFailed, "a picture of \(side) pixels") }
    switch try PictureFormat(of: file) {
    case .svg:
      return KeepablePicture(bytes: file, facts: try PictureInspection.facts(of: file))
    case .png:
      let png = try PNGFile(file)
      guard let size = reduced(png.width, png.height, within: side) else {
        return picture(png.bytes, .png, png.width, png.height)
      }
      let surface = try PictureReading.reduce(PNGDecoder.surface(of: png), to: size)
      return picture(try surface.png(), .png, size.width, size.height)
    case .jpeg:
      let jpeg = try JPEGFile(file)
      let size = reduced(jpeg.width, jpeg.height, within: side)
      if size == nil, jpeg.orientation == .upright { return picture(jpeg.bytes, .jpeg, jpeg.width, jpeg.height) }
      let pixels = try Pixbuf(jpeg: jpeg.bytes, size: size).upright(jpeg.orientation)
      return picture(try pixels.jpeg(), .jpeg, pixels.width, pixels.height)
    }
  }

  private static func picture(_ bytes: Data, _ format: PictureFormat, _ width: Int, _ height: Int) -> KeepablePicture {
    KeepablePicture(bytes: bytes, facts: PictureFacts(format: format, width: Double(width), height: Double(height)))
  }

  /// Nil for one that is no larger.
  private static func reduced(_ width: Int, _ height: Int, within side: Int) -> (width: Int, height: Int)? {
    let longer = max(width, height)
    guard longer > side else { return nil }
    return (max(1, width * side / longer), max(1, height * side / longer))
  }
}

extension Surface {
  /// The file of its pixels.
  fileprivate func png() throws -> Data {
    let sink = ByteSink()
    try withExtendedLifetime(sink) {
      try checkCairo(cairo_surface_write_to_png_stream(pointer, { ByteSink.receive($0, $1, $2) }, sink.reference))
    }
    return sink.bytes
  }
}
