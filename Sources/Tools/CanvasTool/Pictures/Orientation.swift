import CCairo
import FoundationEssentials

/// How a camera was held: what has to be done to the stored pixels to see the picture upright (Exif 2.32, tag 0x0112).
enum Orientation: Int {
  case upright = 1
  case mirrored, upsideDown, flipped, transposed, turnedRight, transversed, turnedLeft

  /// Reads the tag from the body of a JPEG's APP1 segment; nil when it isn't Exif or doesn't say.
  init?(exif segment: Data) {
    guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let tiff = segment.dropFirst(6)
    let little = tiff.starts(with: "II".utf8)
    guard little || tiff.starts(with: "MM".utf8),
      let directory = tiff.number(at: 4, bytes: 4, littleEndian: little),
      let entries = tiff.number(at: directory, bytes: 2, littleEndian: little)
    else { return nil }
    for entry in 0..<entries {
      let offset = directory + 2 + entry * 12
      guard let tag = tiff.number(at: offset, bytes: 2, littleEndian: little) else { return nil }
      if tag == 0x0112 {
        guard let value = tiff.number(at: offset + 8, bytes: 2, littleEndian: little) else { return nil }
        self.init(rawValue: value)
        return
      }
    }
    return nil
  }

  /// Whether width and height change places.
  var swapsSides: Bool { rawValue >= Orientation.transposed.rawValue }

  /// Maps stored pixels to where they belong, for `width` by `height` stored pixels.
  func matrix(width: Double, height: Double) -> cairo_matrix_t {
    let (w, h) = (width, height)
    return switch self {
    case .upright: cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    case .mirrored: cairo_matrix_t(xx: -1, yx: 0, xy: 0, yy: 1, x0: w, y0: 0)
    case .upsideDown: cairo_matrix_t(xx: -1, yx: 0, xy: 0, yy: -1, x0: w, y0: h)
    case .flipped: cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: -1, x0: 0, y0: h)
    case .transposed: cairo_matrix_t(xx: 0, yx: 1, xy: 1, yy: 0, x0: 0, y0: 0)
    case .turnedRight: cairo_matrix_t(xx: 0, yx: 1, xy: -1, yy: 0, x0: h, y0: 0)
    case .transversed: cairo_matrix_t(xx: 0, yx: -1, xy: -1, yy: 0, x0: h, y0: w)
    case .turnedLeft: cairo_matrix_t(xx: 0, yx: -1, xy: 1, yy: 0, x0: 0, y0: w)
    }
  }
}
