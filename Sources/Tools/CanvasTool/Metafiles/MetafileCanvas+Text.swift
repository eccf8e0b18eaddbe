import CCairo

extension MetafileCanvas {
  private enum Alignment {
    static let fromPosition = 1
    static let right = 2
    static let middle = 6
    static let bottom = 8
    static let baseline = 24
  }

  /// Writes a line of text, whose letters become outlines.
  ///
  /// - Parameter place: what of the text stands there is told by the state's alignment ([MS-WMF] 2.1.2.3).
  func write(_ text: String, at place: MetafilePoint) throws {
    let text = String(text.unicodeScalars.filter { $0.value >= 0x20 })
    guard !text.isEmpty, !state.drawsNothing, !isInPath else { return }
    try count(text.utf8.count)
    let (font, alignment) = (state.font, state.textAlignment)
    let place = alignment & Alignment.fromPosition == 0 ? place : state.position
    cairo_set_matrix(cairo, &state.matrix)
    cairo_select_font_face(
      cairo, font.family, font.isItalic ? CAIRO_FONT_SLANT_ITALIC : CAIRO_FONT_SLANT_NORMAL,
      font.isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
    cairo_set_font_size(cairo, font.size)
    var (extent, line) = (cairo_text_extents_t(), cairo_font_extents_t())
    cairo_text_extents(cairo, text, &extent)
    cairo_font_extents(cairo, &line)
    var (x, y) = (place.x, place.y)
    if alignment & Alignment.middle == Alignment.middle {
      x -= extent.x_advance / 2
    } else if alignment & Alignment.right != 0 {
      x -= extent.x_advance
    }
    if alignment & Alignment.baseline == Alignment.baseline {
      // It stands there.
    } else if alignment & Alignment.bottom != 0 {
      y -= line.descent
    } else {
      y += line.ascent
    }
    // Where coordinates go up, letters still do not stand on their heads.
    cairo_save(cairo)
    cairo_translate(cairo, x, y)
    if state.matrix.yy < 0 { cairo_scale(cairo, 1, -1) }
    if let ground = state.textGround {
      setColor(ground)
      cairo_rectangle(cairo, 0, -line.ascent, extent.x_advance, line.ascent + line.descent)
      cairo_fill(cairo)
    }
    setColor(state.textColor)
    cairo_move_to(cairo, 0, 0)
    cairo_show_text(cairo, text)
    cairo_restore(cairo)
    cairo_new_path(cairo)
    markDrawn()
    if alignment & Alignment.fromPosition != 0 { state.position.x = x + extent.x_advance }
  }
}
