import CCairo
import CPango
import Scenes

/// Lays out text with Pango. Fonts are found once and kept; glyphs are never fitted to pixels, so that lines break alike
/// in every output and at every scale.
final class Typesetter {
  /// BCP 47; an empty one is that of the system.
  var language = "" {
    didSet {
      pango_context_set_language(
        context, language.isEmpty ? pango_language_get_default() : pango_language_from_string(language))
    }
  }

  private let context: OpaquePointer
  let emoji = EmojiImages()

  init() {
    let fonts = pango_cairo_font_map_new()
    context = pango_font_map_create_context(fonts)
    g_object_unref(fonts)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(context)) }

  func layout(_ string: String, font: Scene.Font) -> TextLayout {
    TextLayout(string, font: font, context: context)
  }
}
