import CCairo
import CPixbuf
import FoundationEssentials
import HelperProtocols

/// Makes surfaces of JPEG files.
enum JPEGDecoder {
  /// A surface that has the file's pixels, or, for an output that takes them, its compressed bytes in their place.
  ///
  /// - Throws: ``CanvasFault`` `damaged`.
  static func surface(of file: JPEGFile, for room: PixelRoom) throws -> Surface {
    let size = room.reduced(width: file.width, height: file.height)
    guard room.takesJPEG else { return try Pixbuf(jpeg: file.bytes, size: size).surface() }
    // Four inks may be stored upside down, which cairo 1.16 doesn't tell the PDF.
    if size == nil && file.components != 4 {
      return try surface(around: file.bytes, width: file.width, height: file.height)
    }
    let pixels = try Pixbuf(jpeg: file.bytes, size: size)
    return try surface(around: pixels.jpeg(), width: pixels.width, height: pixels.height)
  }

  private static func surface(around jpeg: Data, width: Int, height: Int) throws -> Surface {
    let surface = try Surface.pixels(width: width, height: height, alpha: false)
    try attach(jpeg, to: surface)
    return surface
  }

  private static func attach(_ jpeg: Data, to surface: Surface) throws {
    guard let copy = malloc(jpeg.count) else { throw CanvasFault(.drawingFailed, "out of memory") }
    jpeg.copyBytes(to: UnsafeMutableRawBufferPointer(start: copy, count: jpeg.count))
    let bytes = copy.assumingMemoryBound(to: UInt8.self)
    try checkCairo(
      cairo_surface_set_mime_data(
        surface.pointer, CAIRO_MIME_TYPE_JPEG, bytes, UInt(jpeg.count), { free($0) }, copy))
  }
}
