import CCairo
import Canvas
import Foundation
import TagarelaKit
import Testing

/// The pixels of a PNG, to look at.
struct Pixels {
  let width: Int
  let height: Int
  /// Blue, green, red, alpha, multiplied by alpha.
  private let bytes: [UInt8]

  init(_ png: Data) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "canvas-\(UUID().uuidString).png")
    try png.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let surface = try #require(cairo_image_surface_create_from_png(file.path))
    defer { cairo_surface_destroy(surface) }
    try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    try #require(stride == width * 4)
    bytes = Array(UnsafeBufferPointer(start: cairo_image_surface_get_data(surface), count: stride * height))
  }

  /// The first page of a document, a pixel a point.
  init(drawing scene: Scene, pictures: [Data] = []) throws {
    try self.init(DrawingTool.canvas.render(Document([scene], pictures: pictures), as: .png, scale: 1))
  }

  func isClear(_ x: Int, _ y: Int) -> Bool { bytes[(y * width + x) * 4 + 3] < 8 }

  /// Whether the pixel is opaque and near to `color`; JPEG is not exact.
  func isColor(_ color: Scene.Color, _ x: Int, _ y: Int) -> Bool {
    let pixel = bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4].map { Double($0) / 255 }
    return zip(pixel, [color.blue, color.green, color.red, 1]).allSatisfy { abs($0 - $1) < 0.1 }
  }

  /// The smallest rectangle around all that is drawn; nil when nothing is.
  var ink: (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
    let columns = (0..<width).filter { x in (0..<height).contains { !isClear(x, $0) } }
    let rows = (0..<height).filter { y in (0..<width).contains { !isClear($0, y) } }
    guard let left = columns.first, let right = columns.last, let top = rows.first, let bottom = rows.last else {
      return nil
    }
    return (left...right, top...bottom)
  }
}
