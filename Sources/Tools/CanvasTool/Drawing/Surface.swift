import CCairo
import HelperProtocols

/// A cairo surface, given back with its last owner.
final class Surface {
  let pointer: OpaquePointer

  /// - Parameter pointer: what a `…_create` function of cairo returned; ownership passes to the new value.
  init(owning pointer: OpaquePointer?) throws {
    guard let pointer else { throw CanvasFault(.drawingFailed, "no surface") }
    self.pointer = pointer
    try check()
  }

  /// Transparent pixels, or without `alpha` black ones.
  static func pixels(width: Int, height: Int, alpha: Bool = true) throws -> Surface {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767, width * height <= CanvasFault.mostPixels else {
      throw CanvasFault(.drawingFailed, "\(width) x \(height) pixels")
    }
    let format = alpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24
    return try Surface(owning: cairo_image_surface_create(format, Int32(width), Int32(height)))
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Throws what went wrong since the surface was made.
  func check() throws {
    try checkCairo(cairo_surface_status(pointer))
  }

  var width: Int { Int(cairo_image_surface_get_width(pointer)) }
  var height: Int { Int(cairo_image_surface_get_height(pointer)) }
}

func checkCairo(_ status: cairo_status_t) throws {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  throw CanvasFault(.drawingFailed, String(cString: cairo_status_to_string(status)))
}
