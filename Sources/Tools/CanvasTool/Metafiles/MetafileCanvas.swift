import CCairo
import HelperProtocols

/// The drawing that a metafile's records work on: the state that they change, and what they draw with it.
final class MetafileCanvas {
  struct State {
    var pen: MetafilePen? = MetafilePen()
    var brush: MetafileColor? = .white
    var font = MetafileFont()
    var textColor = MetafileColor.black
    /// What lies behind texts; nil for nothing.
    var textGround: MetafileColor? { hasTextGround ? groundColor : nil }
    var groundColor = MetafileColor.white
    /// Only where the drawing says so: most are for whatever ground there is.
    var hasTextGround = false
    var textAlignment = 0
    var fillRule = CAIRO_FILL_RULE_EVEN_ODD
    var position = MetafilePoint()
    var drawsNothing = false
    var turnsClockwise = false
    var miterLimit = 10.0
    /// From the records' coordinates to those of the page.
    var matrix = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
  }

  var state = State()
  private var saved: [State] = []
  private let pen: Pen
  /// From the device that the metafile was made for to the page.
  let page: cairo_matrix_t
  /// The width of the thinnest line, on the page.
  private let hairline: Double
  /// Figures are gathered until the path ends.
  private(set) var isInPath = false
  private var pointsLeft = 1_000_000
  /// Pixels of all bitmaps together.
  private var pixelsLeft = 16_000_000
  private(set) var hasDrawn = false
  /// Whether something that would show wasn't drawn, because nothing here draws it.
  private(set) var hasPassedOver = false

  var cairo: OpaquePointer { pen.cairo }

  /// - Parameter hairline: the width of the thinnest line, on the page.
  init(on surface: Surface, page: cairo_matrix_t, hairline: Double) throws {
    pen = try Pen(on: surface)
    self.page = page
    self.hairline = hairline
    state.matrix = page
  }

  /// Throws what went wrong.
  func check() throws { try pen.check() }

  // MARK: State

  /// As many states as are kept at a time; drawings have a handful.
  private static let mostSaved = 256

  func save() throws {
    guard saved.count < Self.mostSaved else { throw CanvasFault(.damaged, "a metafile that saves without end") }
    saved.append(state)
    cairo_save(cairo)
  }

  /// - Parameter level: below 0 counted from the last, above 0 from the first.
  func restore(_ level: Int) {
    let target = level < 0 ? saved.count + level : level - 1
    guard saved.indices.contains(target) else { return }
    while saved.count > target, let last = saved.popLast() {
      state = last
      cairo_restore(cairo)
    }
  }

  /// Chooses coordinates that `matrix` brings to the device.
  ///
  /// - Throws: ``CanvasFault`` `damaged` when all of it would be a line or a point.
  func map(_ matrix: cairo_matrix_t) throws {
    var (matrix, page, both) = (matrix, page, cairo_matrix_t())
    cairo_matrix_multiply(&both, &matrix, &page)
    let area = both.xx * both.yy - both.xy * both.yx
    guard area.isFinite, abs(area) > 1e-12, both.x0.isFinite, both.y0.isFinite else {
      throw CanvasFault(.damaged, "a metafile without extent")
    }
    state.matrix = both
  }

  func select(_ object: MetafileObject?) {
    switch object {
    case .pen(let pen): state.pen = pen
    case .brush(let brush): state.brush = brush
    case .font(let font): state.font = font
    case .other, nil: break
    }
  }

  /// - Throws: ``CanvasFault`` `tooLarge` when a drawing has more points than any picture.
  func count(_ points: Int) throws {
    pointsLeft -= points
    guard pointsLeft >= 0 else { throw CanvasFault(.tooLarge, "a metafile of too many points") }
  }

  /// - Throws: ``CanvasFault`` `tooLarge`.
  func count(pixels: Int) throws {
    pixelsLeft -= pixels
    guard pixelsLeft >= 0 else { throw CanvasFault(.tooLarge, "a metafile of too many pixels") }
  }

  // MARK: Paths

  func beginPath() {
    cairo_new_path(cairo)
    isInPath = true
  }

  func endPath() { isInPath = false }

  /// Adds figures, and outside of a path draws them.
  func figure(isFilled: Bool, isStroked: Bool = true, _ draw: () throws -> Void) throws {
    if !isInPath { cairo_new_path(cairo) }
    cairo_set_matrix(cairo, &state.matrix)
    try draw()
    if !isInPath { paint(isFilled: isFilled, isStroked: isStroked) }
  }

  /// Fills and strokes the path, which is over then.
  func paint(isFilled: Bool, isStroked: Bool) {
    defer { cairo_new_path(cairo) }
    guard !state.drawsNothing else { return }
    markDrawn()
    if isFilled, let brush = state.brush {
      setColor(brush)
      cairo_set_fill_rule(cairo, state.fillRule)
      cairo_fill_preserve(cairo)
    }
    if isStroked, let pen = state.pen { stroke(pen) }
  }

  func markDrawn() { hasDrawn = true }

  func passOver() { hasPassedOver = true }

  func setColor(_ color: MetafileColor) {
    cairo_set_source_rgb(cairo, color.red, color.green, color.blue)
  }

  private func stroke(_ pen: MetafilePen) {
    setColor(pen.color)
    let matrix = state.matrix
    let scale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    let width = max(pen.width * scale, hairline)
    cairo_identity_matrix(cairo)
    cairo_set_line_width(cairo, width)
    cairo_set_line_cap(cairo, pen.cap)
    cairo_set_line_join(cairo, pen.join)
    cairo_set_miter_limit(cairo, max(1, state.miterLimit))
    cairo_set_dash(cairo, pen.dashes.map { $0 * width }, Int32(pen.dashes.count), 0)
    cairo_stroke_preserve(cairo)
    cairo_set_matrix(cairo, &state.matrix)
  }

  /// Draws from here on only within the path.
  func clipToPath() {
    cairo_set_fill_rule(cairo, state.fillRule)
    cairo_clip(cairo)
  }

  func clip(to box: MetafileBox) {
    cairo_set_matrix(cairo, &state.matrix)
    cairo_new_path(cairo)
    cairo_rectangle(cairo, box.left, box.top, box.width, box.height)
    cairo_clip(cairo)
  }

  /// - Parameter boxes: in pixels of the device.
  func clip(toPixels boxes: [MetafileBox]) {
    var page = page
    cairo_set_matrix(cairo, &page)
    cairo_new_path(cairo)
    for box in boxes { cairo_rectangle(cairo, box.left, box.top, box.width, box.height) }
    cairo_clip(cairo)
  }

  func clipNothing() { cairo_reset_clip(cairo) }
}
