import CCairo
import CChafa
import CPango
import HelperProtocols

/// libchafa's canvas: pixels in, text for a terminal out.
final class ChafaDrawing {
  private let canvas: OpaquePointer

  init(columns: Int, rows: Int, cell: (width: Int, height: Int), mode: TerminalPictureMode) {
    let config = chafa_canvas_config_new()
    defer { chafa_canvas_config_unref(config) }
    chafa_canvas_config_set_geometry(config, Int32(clamping: columns), Int32(clamping: rows))
    chafa_canvas_config_set_cell_geometry(config, Int32(clamping: cell.width), Int32(clamping: cell.height))
    chafa_canvas_config_set_pixel_mode(config, Self.pixelMode(mode))
    chafa_canvas_config_set_canvas_mode(
      config, mode == .blocks256 ? CHAFA_CANVAS_MODE_INDEXED_240 : CHAFA_CANVAS_MODE_TRUECOLOR)
    chafa_canvas_config_set_optimizations(config, CHAFA_OPTIMIZATION_REUSE_ATTRIBUTES)
    let symbols = chafa_symbol_map_new()
    defer { chafa_symbol_map_unref(symbols) }
    for tag in Self.symbols { chafa_symbol_map_add_by_tags(symbols, tag) }
    chafa_canvas_config_set_symbol_map(config, symbols)
    canvas = chafa_canvas_new(config)
  }

  deinit { chafa_canvas_unref(canvas) }

  func text(of surface: Surface) -> String {
    cairo_surface_flush(surface.pointer)
    chafa_canvas_draw_all_pixels(
      canvas, CHAFA_PIXEL_BGRA8_PREMULTIPLIED, cairo_image_surface_get_data(surface.pointer),
      Int32(clamping: surface.width), Int32(clamping: surface.height), cairo_image_surface_get_stride(surface.pointer))
    guard let text = chafa_canvas_print(canvas, chafa_term_db_get_fallback_info(chafa_term_db_get_default())) else {
      return ""
    }
    defer { g_string_free(text, 1) }
    return text.pointee.str.map { String(cString: $0) } ?? ""
  }

  private static var symbols: [ChafaSymbolTags] {
    [
      CHAFA_SYMBOL_TAG_SPACE, CHAFA_SYMBOL_TAG_SOLID, CHAFA_SYMBOL_TAG_HALF, CHAFA_SYMBOL_TAG_QUAD,
      CHAFA_SYMBOL_TAG_BLOCK,
    ]
  }

  private static func pixelMode(_ mode: TerminalPictureMode) -> ChafaPixelMode {
    switch mode {
    case .blocks256, .blocksTruecolor: CHAFA_PIXEL_MODE_SYMBOLS
    case .sixel: CHAFA_PIXEL_MODE_SIXELS
    case .kitty: CHAFA_PIXEL_MODE_KITTY
    }
  }
}
