import CCairo
import FoundationEssentials
import HelperProtocols
import Moments
import Scenes

/// A document on its way to the bytes of a file.
struct Rendering {
  private let document: Document
  private let output: RenderOutput
  private let scale: Double
  private let typesetter: Typesetter
  private let shelf: PictureShelf
  private let firstPage: Scene

  /// - Parameter scale: pixels a point, for PNG.
  init(_ document: Document, as output: RenderOutput, scale: Double, typesetter: Typesetter) throws {
    guard let firstPage = document.pages.first else { throw CanvasFault(.drawingFailed, "no page") }
    guard document.pages.allSatisfy({ Self.sides.contains($0.width) && Self.sides.contains($0.height) }) else {
      throw CanvasFault(.drawingFailed, "a page must have 1 to 14400 points a side")
    }
    guard (0.01...100).contains(scale) else { throw CanvasFault(.drawingFailed, "a scale of \(scale)") }
    self.document = document
    self.output = output
    self.scale = scale
    self.typesetter = typesetter
    self.firstPage = firstPage
    let drawn = output == .pdf ? document.pages : [firstPage]
    let printed = 300.0 / 72
    shelf = try PictureShelf(
      document.pictures, for: drawn, pixelsPerPoint: output == .png ? scale : printed, takesJPEG: output != .png)
  }

  /// What PDF can say: 200 inches.
  private static let sides = 1.0...14_400.0

  func bytes() throws -> Data {
    typesetter.language = document.language
    let sink = ByteSink()
    try withExtendedLifetime(sink) {
      switch output {
      case .pdf: try drawPDF(to: sink)
      case .png: try drawPNG(to: sink)
      case .svg: try drawSVG(to: sink)
      }
    }
    return output == .svg ? SVGNumbering.restart(sink.bytes) : sink.bytes
  }

  private func drawPDF(to sink: ByteSink) throws {
    let surface = try Surface(
      owning: cairo_pdf_surface_create_for_stream(
        { ByteSink.receive($0, $1, $2) }, sink.reference, firstPage.width, firstPage.height))
    let created = document.created.iso.replacing(" ", with: "T")
    for (key, value) in [
      (CAIRO_PDF_METADATA_TITLE, document.title), (CAIRO_PDF_METADATA_AUTHOR, document.author),
      (CAIRO_PDF_METADATA_CREATOR, "Tagarela"), (CAIRO_PDF_METADATA_CREATE_DATE, created),
    ] where !value.isEmpty {
      cairo_pdf_surface_set_metadata(surface.pointer, key, value)
    }
    try PDFNavigation.add(document.outline, of: document.pages.count, to: surface)
    let pen = try Pen(on: surface)
    for (index, page) in document.pages.enumerated() {
      cairo_pdf_surface_set_size(surface.pointer, page.width, page.height)
      try draw(page, with: pen)
      try PDFNavigation.link(page.links, of: document.pages.count, with: pen)
      cairo_show_page(pen.cairo)
      shelf.finished(page: index)
    }
    try finish(surface, pen)
  }

  private func drawSVG(to sink: ByteSink) throws {
    let surface = try Surface(
      owning: cairo_svg_surface_create_for_stream(
        { ByteSink.receive($0, $1, $2) }, sink.reference, firstPage.width, firstPage.height))
    let pen = try Pen(on: surface)
    try draw(firstPage, with: pen)
    try finish(surface, pen)
  }

  private func drawPNG(to sink: ByteSink) throws {
    let surface = try Surface.pixels(
      width: Int((firstPage.width * scale).rounded(.up)), height: Int((firstPage.height * scale).rounded(.up)))
    let pen = try Pen(on: surface)
    cairo_scale(pen.cairo, scale, scale)
    try draw(firstPage, with: pen)
    try checkCairo(
      cairo_surface_write_to_png_stream(surface.pointer, { ByteSink.receive($0, $1, $2) }, sink.reference))
  }

  private func draw(_ page: Scene, with pen: Pen) throws {
    for element in page.elements {
      switch element {
      case .box(let box): pen.draw(box)
      case .line(let line): pen.draw(line)
      case .text(let text): typesetter.draw(text, with: pen)
      case .picture(let place):
        if place.spreadsBlack, try shelf.isOnBlack(place.picture) {
          pen.draw(Scene.Box(frame: place.frame, fill: .black))
        }
        try shelf.picture(place.picture).draw(in: place.frame, with: pen)
      }
    }
    try pen.check()
  }

  private func finish(_ surface: Surface, _ pen: Pen) throws {
    try pen.check()
    cairo_surface_finish(surface.pointer)
    try surface.check()
  }
}
