import CCairo
import FoundationEssentials
import HelperProtocols

/// A picture as the drawing orders of Windows (WMF, EMF). It becomes an SVG, so that it stays sharp at any size.
enum Metafile {
  /// Points of the longer side, at least and at most; what a file says goes from dots to posters.
  private static let sides = 36.0...1_440.0
  /// Of bytes; a drawing seldom has more than some hundred thousand.
  private static let largest = 20_000_000

  /// A drawing, and whether there were orders among it that aren't drawn here.
  struct Drawn {
    let svg: Data
    let isPartial: Bool
  }

  /// - Returns: nil for what isn't a metafile.
  /// - Throws: ``CanvasFault`` `damaged`, `tooLarge`, `unsupportedFormat`. One that takes too much work ends the program (``WorkLimit``).
  static func drawn(_ file: Data) throws -> Drawn? {
    guard isBeginning(file) else { return nil }
    let bytes = [UInt8](file)
    return try WorkLimit.watch(WorkLimit.forPage) {
      if let metafile = try EnhancedMetafile(bytes) {
        return try drawn(metafile.box, points: metafile.points, metafile.draw)
      }
      guard let metafile = try WindowsMetafile(bytes) else { return nil }
      if let (box, points) = try metafile.extent { return try drawn(box, points: points, metafile.draw) }
      guard let box = try ink(metafile.draw) else { throw drawsNothing }
      return try drawn(box, points: 216 / max(box.width, box.height), metafile.draw)
    }
  }

  private static func isBeginning(_ file: Data) -> Bool {
    file.starts(with: [0xD7, 0xCD, 0xC6, 0x9A]) || file.dropFirst().starts(with: [0, 9, 0, 0])
      || file.dropFirst(40).starts(with: " EMF".utf8)
  }

  private static let drawsNothing = CanvasFault(.damaged, "a metafile that draws nothing")

  private static func drawn(_ box: MetafileBox, points: Double, _ draw: (MetafileCanvas) throws -> Void) throws -> Drawn
  {
    let longer = max(box.width, box.height) * points
    guard longer.isFinite, longer > 0 else { throw CanvasFault(.damaged, "a metafile without a size") }
    let scale = points * min(max(longer, sides.lowerBound), sides.upperBound) / longer
    let sink = ByteSink()
    var isPartial = false
    try withExtendedLifetime(sink) {
      let surface = try Surface(
        owning: cairo_svg_surface_create_for_stream(
          { ByteSink.receive($0, $1, $2) }, sink.reference, box.width * scale, box.height * scale))
      let page = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: -box.left * scale, y0: -box.top * scale)
      let canvas = try MetafileCanvas(
        on: surface, page: page, hairline: max(box.width, box.height) * scale / linesAcross)
      try draw(canvas)
      guard canvas.hasDrawn else { throw drawsNothing }
      isPartial = canvas.hasPassedOver
      try canvas.check()
      cairo_surface_finish(surface.pointer)
      try surface.check()
    }
    guard sink.bytes.count <= largest else { throw CanvasFault(.tooLarge, "\(sink.bytes.count) bytes") }
    return Drawn(svg: SVGNumbering.restart(sink.bytes), isPartial: isPartial)
  }

  /// As many of the thinnest lines lie side by side.
  private static let linesAcross = 400.0

  /// What is drawn on, by drawing it once.
  private static func ink(_ draw: (MetafileCanvas) throws -> Void) throws -> MetafileBox? {
    let surface = try Surface(owning: cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil))
    let same = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    let canvas = try MetafileCanvas(on: surface, page: same, hairline: 1)
    try draw(canvas)
    try canvas.check()
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    cairo_recording_surface_ink_extents(surface.pointer, &x, &y, &width, &height)
    guard [x, y, width, height].allSatisfy({ abs($0) < 1e6 }) else { throw drawsNothing }
    return MetafileBox(Int(x), Int(y), Int((x + width).rounded(.up)), Int((y + height).rounded(.up)))
  }
}
