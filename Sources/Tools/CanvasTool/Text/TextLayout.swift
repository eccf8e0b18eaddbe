import CPango
import Scenes

/// A text broken into lines. Lengths are points.
final class TextLayout {
  let pointer: OpaquePointer

  init(_ string: String, font: Scene.Font, context: OpaquePointer) {
    pointer = pango_layout_new(context)
    let description = pango_font_description_from_string(font.joined ? "Ecolier_court, Noto Sans" : "Noto Sans")
    pango_font_description_set_absolute_size(description, min(max(font.size, 0.1), 5_000) * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, font.bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    pango_layout_set_font_description(pointer, description)
    pango_font_description_free(description)
    // Pango stops at a zero byte; a space keeps the offsets.
    let text = string.utf8.contains(0) ? string.replacing("\0", with: " ") : string
    pango_layout_set_text(pointer, text, Int32(clamping: text.utf8.count))
    breakWords(true)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  func setWidth(_ width: Double) {
    pango_layout_set_width(pointer, Self.units(width))
  }

  func setAlignment(_ alignment: Scene.Alignment) {
    switch alignment {
    case .leading: pango_layout_set_alignment(pointer, PANGO_ALIGN_LEFT)
    case .center: pango_layout_set_alignment(pointer, PANGO_ALIGN_CENTER)
    case .trailing: pango_layout_set_alignment(pointer, PANGO_ALIGN_RIGHT)
    }
  }

  /// Whether a word that is wider than the text may be broken anywhere; otherwise it sticks out.
  func breakWords(_ anywhere: Bool) {
    pango_layout_set_wrap(pointer, anywhere ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
  }

  /// Ends the last line that goes into `height` with an ellipsis if there is more text.
  func ellipsize(height: Double) {
    pango_layout_set_height(pointer, Self.units(height))
    pango_layout_set_ellipsize(pointer, PANGO_ELLIPSIZE_END)
  }

  var size: (width: Double, height: Double) {
    var logical = PangoRectangle()
    pango_layout_get_extents(pointer, nil, &logical)
    return (Self.points(logical.width), Self.points(logical.height))
  }

  static func units(_ points: Double) -> Int32 {
    Int32((min(max(points, 0), 1_000_000) * Double(PANGO_SCALE)).rounded())
  }

  static func points(_ units: Int32) -> Double {
    Double(units) / Double(PANGO_SCALE)
  }
}
