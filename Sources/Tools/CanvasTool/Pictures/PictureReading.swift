import CCairo
import FoundationEssentials
import HelperProtocols
import Scenes

/// Makes pictures of files.
enum PictureReading {
  static func picture(_ file: Data, for room: PixelRoom) throws -> any DrawablePicture {
    switch try PictureFormat(of: file) {
    case .png:
      let surface = try PNGDecoder.surface(of: PNGFile(file))
      guard let size = room.reduced(width: surface.width, height: surface.height) else { return RasterPicture(surface) }
      return RasterPicture(try reduce(surface, to: size))
    case .jpeg:
      let jpeg = try JPEGFile(file)
      let room = jpeg.orientation.swapsSides ? room.turned : room
      return RasterPicture(try JPEGDecoder.surface(of: jpeg, for: room), orientation: jpeg.orientation)
    case .svg:
      return try WorkLimit.watch(WorkLimit.forPage) { try VectorPicture(file, room: room) }
    }
  }

  static func reduce(_ surface: Surface, to size: (width: Int, height: Int)) throws -> Surface {
    let opaque = cairo_surface_get_content(surface.pointer) == CAIRO_CONTENT_COLOR
    let reduced = try Surface.pixels(width: size.width, height: size.height, alpha: !opaque)
    let pen = try Pen(on: reduced)
    let whole = Scene.Frame(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    RasterPicture(surface).fill(whole, with: pen)
    try pen.check()
    return reduced
  }
}
