import CCairo
import CPango
import Scenes

extension Typesetter {
  func draw(_ text: Scene.Text, with pen: Pen) {
    let frame = text.frame
    guard !text.string.isEmpty, frame.width > 0 else { return }
    let layout = layout(text.string, font: text.font)
    layout.setAlignment(text.alignment)
    var scale = 1.0
    if text.fits, frame.height > 0 {
      scale = layout.fit(width: frame.width, height: frame.height)
    } else {
      layout.setWidth(frame.width)
    }
    let slack = text.alignment == .center ? max(0, frame.height - layout.size.height * scale) / 2 : 0
    pen.saved {
      cairo_translate(pen.cairo, frame.x, frame.y + slack)
      cairo_scale(pen.cairo, scale, scale)
      pen.setColor(text.color)
      draw(layout, with: pen)
    }
  }

  private func draw(_ layout: TextLayout, with pen: Pen) {
    let text = pango_layout_get_text(layout.pointer)
    let lines = pango_layout_get_iter(layout.pointer)
    defer { pango_layout_iter_free(lines) }
    repeat {
      guard let run = pango_layout_iter_get_run_readonly(lines) else { continue }
      var place = PangoRectangle()
      pango_layout_iter_get_run_extents(lines, nil, &place)
      let x = TextLayout.points(place.x)
      let baseline = TextLayout.points(pango_layout_iter_get_baseline(lines))
      if emoji.draws(run.pointee) {
        emoji.draw(run.pointee, x: x, baseline: baseline, with: pen)
      } else {
        cairo_move_to(pen.cairo, x, baseline)
        pango_cairo_show_glyph_item(pen.cairo, text, run)
      }
    } while pango_layout_iter_next_run(lines) != 0
  }
}
