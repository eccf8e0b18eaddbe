import CCairo
import FoundationEssentials
import HelperProtocols
import Scenes

/// A picture as one sees it from afar.
enum PictureLook {
  /// Rows, and dots in each.
  private static let side = 8

  /// Red, green and blue of each dot, on white paper; the picture lies in the middle, as large as it goes.
  static func dots(of file: Data) throws -> [UInt8] {
    // Drawn larger at first, so that each dot is the mean of what lies in it.
    let large = try paper(side * 8, showing: file).0
    let small = try PictureReading.reduce(large, to: (side, side))
    cairo_surface_flush(small.pointer)
    guard let pixels = cairo_image_surface_get_data(small.pointer) else {
      throw CanvasFault(.drawingFailed, "no pixels")
    }
    let stride = Int(cairo_image_surface_get_stride(small.pointer))
    return (0..<side).flatMap { row in
      (0..<side).flatMap { column -> [UInt8] in
        // Blue, green, red, and what isn't used, on machines that put the lowest byte first.
        let dot = pixels + row * stride + column * 4
        return [dot[2], dot[1], dot[0]]
      }
    }
  }

  /// Whether its corners are black.
  static func isOnBlack(_ file: Data) throws -> Bool {
    let (surface, frame) = try paper(side * 4, showing: file)
    return surface.isBlack(atCornersOf: frame)
  }

  private static func paper(_ side: Int, showing file: Data) throws -> (Surface, picture: Scene.Frame) {
    let room = PixelRoom(width: Double(side), height: Double(side))
    let picture = try PictureReading.picture(file, for: room)
    let surface = try Surface.pixels(width: side, height: side)
    let pen = try Pen(on: surface)
    let paper = Scene.Frame(x: 0, y: 0, width: Double(side), height: Double(side))
    pen.draw(Scene.Box(frame: paper, fill: .white))
    let frame = paper.fitting(width: picture.width, height: picture.height)
    try picture.fill(frame, with: pen)
    try pen.check()
    return (surface, frame)
  }
}
