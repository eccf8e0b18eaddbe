import CCairo
import CRsvg
import FoundationEssentials
import HelperProtocols
import MediaHeaders
import Scenes

/// An SVG. It is read without a base address, so that it can refer to nothing outside itself.
final class VectorPicture: DrawablePicture {
  let width: Double
  let height: Double
  private let handle: UnsafeMutablePointer<RsvgHandle>
  private let room: PixelRoom
  private var recording: Surface?

  /// - Parameter room: how finely parts that have to become pixels are drawn in a PDF.
  /// - Throws: ``CanvasFault`` `damaged`.
  init(_ file: Data, room: PixelRoom) throws {
    try XMLProlog(file)?.checkEntities(of: file)
    let handle = file.withUnsafeBytes {
      rsvg_handle_new_from_data($0.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt($0.count), nil)
    }
    guard let handle else { throw CanvasFault(.damaged, "SVG that can't be read") }
    self.handle = handle
    self.room = room
    rsvg_handle_set_dpi(handle, 96)
    (width, height) = Self.naturalSize(handle)
    guard width > 0, height > 0, width.isFinite, height.isFinite, (1e-4...1e4).contains(width / height) else {
      throw CanvasFault(.damaged, "SVG of \(width) x \(height)")
    }
  }

  deinit { g_object_unref(handle) }

  func fill(_ frame: Scene.Frame, with pen: Pen) throws {
    guard !pen.drawsPixels else { return try WorkLimit.watch(WorkLimit.forPage) { try render(into: frame, with: pen) } }
    let recording = try self.recording ?? WorkLimit.watch(WorkLimit.forPage) { try record() }
    self.recording = recording
    let area = Self.area(of: room, width: width, height: height)
    pen.saved {
      cairo_translate(pen.cairo, frame.x, frame.y)
      cairo_scale(pen.cairo, frame.width / area.width, frame.height / area.height)
      cairo_set_source_surface(pen.cairo, recording.pointer, 0, 0)
      cairo_paint(pen.cairo)
    }
  }

  private func render(into frame: Scene.Frame, with pen: Pen) throws {
    var viewport = RsvgRectangle(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    try pen.saved {
      // Without a view box librsvg draws beyond the viewport.
      cairo_rectangle(pen.cairo, frame.x, frame.y, frame.width, frame.height)
      cairo_clip(pen.cairo)
      guard rsvg_handle_render_document(handle, pen.cairo, &viewport, nil) != 0 else {
        throw CanvasFault(.damaged, "SVG that can't be drawn")
      }
    }
  }

  /// Draws once at the printer's resolution: librsvg turns masks and filters into pixels of the surface that it draws on,
  /// and those of a PDF are points, far too coarse. All else stays vectors.
  private func record() throws -> Surface {
    let area = Self.area(of: room, width: width, height: height)
    var extents = cairo_rectangle_t(x: 0, y: 0, width: area.width, height: area.height)
    let surface = try Surface(owning: cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents))
    let pen = try Pen(on: surface)
    try render(into: area, with: pen)
    try pen.check()
    return surface
  }

  /// A side; filters take several times the memory of the whole picture.
  private static let mostPixels = 4_000.0

  private static func area(of room: PixelRoom, width: Double, height: Double) -> Scene.Frame {
    let scale = min(max(room.width, 1) / width, max(room.height, 1) / height, mostPixels / max(width, height))
    return Scene.Frame(x: 0, y: 0, width: width * scale, height: height * scale)
  }

  private static func naturalSize(_ handle: UnsafeMutablePointer<RsvgHandle>) -> (width: Double, height: Double) {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0, height > 0 {
      return (width, height)
    }
    var (hasWidth, hasHeight, hasViewBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
    var (ownWidth, ownHeight) = (RsvgLength(), RsvgLength())
    var viewBox = RsvgRectangle()
    rsvg_handle_get_intrinsic_dimensions(
      handle, &hasWidth, &ownWidth, &hasHeight, &ownHeight, &hasViewBox, &viewBox)
    if hasViewBox != 0 { return (viewBox.width, viewBox.height) }
    var ink = RsvgRectangle()
    var ground = RsvgRectangle(x: 0, y: 0, width: 100, height: 100)
    guard rsvg_handle_get_geometry_for_layer(handle, nil, &ground, &ink, nil, nil) != 0 else { return (0, 0) }
    return (ink.x + ink.width, ink.y + ink.height)
  }
}
