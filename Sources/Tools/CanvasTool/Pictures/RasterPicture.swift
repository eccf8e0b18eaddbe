import CCairo
import Scenes

/// Pixels, with the way they have to be turned.
struct RasterPicture: DrawablePicture {
  let width: Double
  let height: Double
  private let surface: Surface
  private let orientation: Orientation

  init(_ surface: Surface, orientation: Orientation = .upright) {
    self.surface = surface
    self.orientation = orientation
    let (width, height) = (Double(surface.width), Double(surface.height))
    (self.width, self.height) = orientation.swapsSides ? (height, width) : (width, height)
  }

  func fill(_ frame: Scene.Frame, with pen: Pen) {
    pen.saved {
      let cairo = pen.cairo
      cairo_translate(cairo, frame.x, frame.y)
      cairo_scale(cairo, frame.width / width, frame.height / height)
      let (storedWidth, storedHeight) = (Double(surface.width), Double(surface.height))
      var matrix = orientation.matrix(width: storedWidth, height: storedHeight)
      cairo_transform(cairo, &matrix)
      cairo_set_source_surface(cairo, surface.pointer, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cairo), pen.filter)
      if pen.drawsPixels {
        // Otherwise the edge fades into the transparency around the picture.
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
        cairo_rectangle(cairo, 0, 0, storedWidth, storedHeight)
        cairo_fill(cairo)
      } else {
        cairo_paint(cairo)
      }
    }
  }
}
