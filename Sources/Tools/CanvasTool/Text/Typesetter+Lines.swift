import CPango
import Scenes

extension Typesetter {
  /// The lines that ``draw(_:with:)`` makes of a text that doesn't have to fit. Each starts where the one before ends.
  func lines(of text: MeasuredText, width: Double) -> [TextLine] {
    let layout = layout(text.string, font: text.font)
    layout.setWidth(width)
    let iterator = pango_layout_get_iter(layout.pointer)
    defer { pango_layout_iter_free(iterator) }
    var lines: [TextLine] = []
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
      var extents = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &extents)
      let start = Int(line.pointee.start_index)
      if !lines.isEmpty { lines[lines.count - 1].end = start }
      lines.append(TextLine(start: start, end: text.string.utf8.count, height: TextLayout.points(extents.height)))
    } while pango_layout_iter_next_line(iterator) != 0
    return lines
  }
}
