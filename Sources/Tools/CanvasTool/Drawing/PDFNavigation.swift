import CCairo
import HelperProtocols
import Scenes

/// What leads from one page of a PDF to another: its outline, and parts of pages that can be clicked.
enum PDFNavigation {
  /// - Parameter count: pages of the document.
  /// - Throws: ``CanvasFault`` `drawingFailed` for a page that there isn't.
  static func add(_ outline: [Document.OutlineEntry], of count: Int, to surface: Surface) throws {
    for entry in outline {
      let flags = cairo_pdf_outline_flags_t(rawValue: 0)
      _ = try cairo_pdf_surface_add_outline(
        surface.pointer, CAIRO_PDF_OUTLINE_ROOT, entry.title, target(entry.page, of: count), flags)
    }
  }

  /// - Throws: ``CanvasFault`` `drawingFailed` for a page that there isn't.
  static func link(_ links: [Scene.Link], of count: Int, with pen: Pen) throws {
    for link in links {
      let frame = link.frame
      let rectangle = "rect=[\(frame.x) \(frame.y) \(frame.width) \(frame.height)]"
      try cairo_tag_begin(pen.cairo, "Link", "\(rectangle) \(target(link.page, of: count))")
      cairo_tag_end(pen.cairo, "Link")
    }
  }

  /// Cairo counts pages from 1.
  private static func target(_ page: Int, of count: Int) throws -> String {
    guard (0..<count).contains(page) else { throw CanvasFault(.drawingFailed, "page \(page) of \(count)") }
    return "page=\(page + 1) pos=[0 0]"
  }
}
