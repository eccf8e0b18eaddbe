import CCairo
import Scenes

extension Surface {
  /// Whether all four corners of what lies there are black.
  func isBlack(atCornersOf frame: Scene.Frame) -> Bool {
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else { return false }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    // The outermost pixels are mixed with the paper's.
    let columns = [frame.x + Self.edge, frame.x + frame.width - 1 - Self.edge].map { min(max(0, Int($0)), width - 1) }
    let rows = [frame.y + Self.edge, frame.y + frame.height - 1 - Self.edge].map { min(max(0, Int($0)), height - 1) }
    return rows.allSatisfy { row in
      columns.allSatisfy { column in (0..<3).allSatisfy { data[row * stride + column * 4 + $0] <= Self.black } }
    }
  }

  /// Pixels.
  private static let edge = 1.0
  /// Red, green and blue up to so much of 255 are black.
  private static let black: UInt8 = 16
}
