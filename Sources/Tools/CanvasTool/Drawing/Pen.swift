import CCairo
import HelperProtocols
import Scenes

/// What draws on a surface: a cairo context, given back with its last owner.
final class Pen {
  let cairo: OpaquePointer
  /// Raster pictures are smoothed into the pixels of an image, but stay whole in a PDF or SVG.
  let drawsPixels: Bool
  /// How pixels become others in size: well, or fast where what is drawn is looked at from afar.
  let filter: cairo_filter_t
  private let surface: Surface

  init(on surface: Surface, filter: cairo_filter_t = CAIRO_FILTER_GOOD) throws {
    guard let cairo = cairo_create(surface.pointer) else { throw CanvasFault(.drawingFailed, "no context") }
    self.cairo = cairo
    self.surface = surface
    self.filter = filter
    drawsPixels = cairo_surface_get_type(surface.pointer) == CAIRO_SURFACE_TYPE_IMAGE
    try check()
  }

  deinit { cairo_destroy(cairo) }

  /// Throws what went wrong since the pen was made.
  func check() throws {
    try checkCairo(cairo_status(cairo))
  }

  /// Draws with the state of now, and comes back to it.
  func saved(_ draw: () throws -> Void) rethrows {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    try draw()
  }

  func setColor(_ color: Scene.Color) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }
}
