import CCairo
import CPango

/// Draws runs of colour emoji. Their font has bitmaps, which cairo would put into a PDF at 72 pixels an inch; so each is
/// drawn once at its own size in pixels and placed as a picture.
final class EmojiImages {
  private struct Key: Hashable {
    var family: String
    var glyph: UInt32
  }

  /// The glyph's pixels and where they lie from its origin, in ems.
  private struct Image {
    var surface: Surface
    var left: Double
    var top: Double
    /// Pixels an em.
    var pixels: Double
  }

  private var images: [Key: Image] = [:]

  func draws(_ run: PangoLayoutRun) -> Bool {
    guard let font = run.item.pointee.analysis.font, let sized = pango_font_get_hb_font(font) else { return false }
    return hb_ot_color_has_png(hb_font_get_face(sized)) != 0
  }

  func draw(_ run: PangoLayoutRun, x: Double, baseline: Double, with pen: Pen) {
    guard let font = run.item.pointee.analysis.font else { return }
    let description = pango_font_describe(font)
    defer { pango_font_description_free(description) }
    let size = Self.size(of: font)
    let family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    let glyphs = UnsafeBufferPointer(start: run.glyphs.pointee.glyphs, count: Int(run.glyphs.pointee.num_glyphs))
    var penX = x
    for glyph in glyphs {
      let geometry = glyph.geometry
      let origin = (x: penX + TextLayout.points(geometry.x_offset), y: baseline + TextLayout.points(geometry.y_offset))
      if let image = image(of: glyph, font, size, Key(family: family, glyph: glyph.glyph)) {
        pen.saved {
          cairo_translate(pen.cairo, origin.x + image.left * size, origin.y + image.top * size)
          cairo_scale(pen.cairo, size / image.pixels, size / image.pixels)
          cairo_set_source_surface(pen.cairo, image.surface.pointer, 0, 0)
          cairo_paint(pen.cairo)
        }
      }
      penX += TextLayout.points(geometry.width)
    }
  }

  /// Points an em. The font's description would tell the size of its bitmaps.
  private static func size(of font: UnsafeMutablePointer<PangoFont>) -> Double {
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(pango_cairo_font_get_scaled_font(OpaquePointer(font)), &matrix)
    return matrix.yy
  }

  private func image(of glyph: PangoGlyphInfo, _ font: UnsafeMutablePointer<PangoFont>, _ size: Double, _ key: Key)
    -> Image?
  {
    if let known = images[key] { return known }
    guard size > 0, glyph.glyph < Self.emptyGlyph, let image = try? drawImage(of: glyph, font, size) else { return nil }
    if images.count >= Self.most { images.removeAll() }
    images[key] = image
    return image
  }

  private func drawImage(of glyph: PangoGlyphInfo, _ font: UnsafeMutablePointer<PangoFont>, _ size: Double) throws
    -> Image
  {
    var ink = PangoRectangle()
    pango_font_get_glyph_extents(font, glyph.glyph, &ink, nil)
    let zoom = Self.pixelsPerEm / size
    let (left, top) = (TextLayout.points(ink.x), TextLayout.points(ink.y))
    let surface = try Surface.pixels(
      width: Int((TextLayout.points(ink.width) * zoom).rounded(.up)) + 2,
      height: Int((TextLayout.points(ink.height) * zoom).rounded(.up)) + 2)
    let pen = try Pen(on: surface)
    cairo_translate(pen.cairo, 1, 1)
    cairo_scale(pen.cairo, zoom, zoom)
    cairo_set_scaled_font(pen.cairo, pango_cairo_font_get_scaled_font(OpaquePointer(font)))
    var placed = cairo_glyph_t(index: UInt(glyph.glyph), x: -left, y: -top)
    cairo_show_glyphs(pen.cairo, &placed, 1)
    try pen.check()
    let margin = 1 / Self.pixelsPerEm
    return Image(surface: surface, left: left / size - margin, top: top / size - margin, pixels: Self.pixelsPerEm)
  }

  /// PANGO_GLYPH_EMPTY; what is greater marks glyphs that the font doesn't have.
  private static let emptyGlyph: UInt32 = 0x0FFF_FFFF
  /// The size of Noto Color Emoji's bitmaps.
  private static let pixelsPerEm = 109.0
  /// Images kept: 70 kB each.
  private static let most = 200
}
