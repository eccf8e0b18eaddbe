import CCairo
import CRsvg

/// Ink on a grid of eight pixels a matrix unit.
struct Raster {
  let width: Int
  let height: Int
  private var ink: [Bool]

  static let pixelsPerUnit = 8.0

  /// Draws an SVG document as large as the view that its `viewBox` opens, in matrix units.
  init?(svg: String, units: (width: Double, height: Double)) {
    width = Int((units.width * Self.pixelsPerUnit).rounded(.up))
    height = Int((units.height * Self.pixelsPerUnit).rounded(.up))
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard let pen = cairo_create(surface) else { return nil }
    defer { cairo_destroy(pen) }
    let bytes = Array(svg.utf8)
    guard let handle = rsvg_handle_new_from_data(bytes, UInt(bytes.count), nil) else { return nil }
    defer { g_object_unref(handle) }
    var view = RsvgRectangle(
      x: 0, y: 0, width: units.width * Self.pixelsPerUnit, height: units.height * Self.pixelsPerUnit)
    guard rsvg_handle_render_document(handle, pen, &view, nil) != 0 else { return nil }
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    ink = [Bool](repeating: false, count: width * height)
    for y in 0..<height {
      for x in 0..<width { ink[y * width + x] = pixels[y * stride + x] >= 128 }
    }
  }

  /// With all pixels that touch ink.
  func dilated() -> Raster {
    var result = self
    for y in 0..<height {
      for x in 0..<width where ink[y * width + x] {
        for row in max(0, y - 1)...min(height - 1, y + 1) {
          for column in max(0, x - 1)...min(width - 1, x + 1) { result.ink[row * width + column] = true }
        }
      }
    }
    return result
  }

  /// The ink that both have as a share of the ink that either has; nil for rasters of different sizes.
  func likeness(to other: Raster) -> Double? {
    guard width == other.width, height == other.height else { return nil }
    var both = 0
    var either = 0
    for (a, b) in zip(ink, other.ink) {
      if a && b { both += 1 }
      if a || b { either += 1 }
    }
    return either == 0 ? 1 : Double(both) / Double(either)
  }
}
