import CPixbuf
import FoundationEssentials
import HelperProtocols

extension Pixbuf {
  /// What its loader says of its colours, where these are others than those of sRGB; lost when it is turned.
  var otherColors: ColorProfile? {
    gdk_pixbuf_get_option(pixels, "icc-profile").flatMap { Data(base64Encoded: String(cString: $0)) }
      .flatMap(ColorProfile.init(otherThanStandard:))
  }

  /// Makes its colours those of sRGB, which is what screens, pages and printers take a picture without a profile for.
  ///
  /// - Throws: ``CanvasFault`` `drawingFailed`.
  func convert(from profile: ColorProfile) throws {
    guard let bytes = gdk_pixbuf_get_pixels(pixels) else { throw CanvasFault(.drawingFailed, "no pixels") }
    let stride = Int(gdk_pixbuf_get_rowstride(pixels))
    for row in 0..<height {
      for column in 0..<width {
        profile.convert(.init(start: bytes + row * stride + column * channels, count: 3))
      }
    }
  }
}
