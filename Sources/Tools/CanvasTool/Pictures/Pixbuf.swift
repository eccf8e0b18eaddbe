import CCairo
import CPixbuf
import FoundationEssentials
import HelperProtocols

/// Decoded pixels as gdk-pixbuf keeps them: red, green, blue, a byte each.
final class Pixbuf {
  let pixels: OpaquePointer

  /// - Parameter size: pixels to reduce to while decoding, much faster than afterwards.
  /// - Throws: ``CanvasFault`` `damaged`.
  convenience init(jpeg: Data, size: (width: Int, height: Int)? = nil) throws {
    guard let loader = gdk_pixbuf_loader_new_with_type("jpeg", nil) else {
      throw CanvasFault(.drawingFailed, "gdk-pixbuf without JPEG")
    }
    if let size { gdk_pixbuf_loader_set_size(loader, Int32(clamping: size.width), Int32(clamping: size.height)) }
    try self.init(jpeg, with: loader)
  }

  /// - Throws: ``CanvasFault`` `damaged`.
  convenience init(png: Data) throws {
    guard let loader = gdk_pixbuf_loader_new_with_type("png", nil) else {
      throw CanvasFault(.drawingFailed, "gdk-pixbuf without PNG")
    }
    try self.init(png, with: loader)
  }

  /// A picture of a foreign format, by the library's loader for its media type. Of an animation it is the first picture.
  ///
  /// - Throws: ``CanvasFault`` `packageMissing`, `damaged`.
  convenience init(_ file: Data, of format: ForeignPicture.Format) throws {
    guard let loader = gdk_pixbuf_loader_new_with_mime_type(format.mediaType, nil) else {
      throw CanvasFault(.packageMissing, format.package)
    }
    try self.init(file, with: loader)
  }

  /// Takes over the loader.
  private init(_ file: Data, with loader: UnsafeMutablePointer<GdkPixbufLoader>) throws {
    defer { g_object_unref(loader) }
    let written = file.withUnsafeBytes {
      gdk_pixbuf_loader_write(loader, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt($0.count), nil) != 0
    }
    let closed = gdk_pixbuf_loader_close(loader, nil) != 0
    guard written, closed, let pixels = gdk_pixbuf_loader_get_pixbuf(loader),
      gdk_pixbuf_get_bits_per_sample(pixels) == 8
    else { throw CanvasFault(.damaged, "a picture that can't be decoded") }
    g_object_ref(UnsafeMutableRawPointer(pixels))
    self.pixels = pixels
  }

  /// Takes over the pixels.
  private init(_ pixels: OpaquePointer) {
    self.pixels = pixels
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pixels)) }

  /// Bytes of a pixel. Those of a JPEG in four inks have a fourth that says nothing.
  var channels: Int { Int(gdk_pixbuf_get_n_channels(pixels)) }

  var hasAlpha: Bool { channels == 4 }
  var width: Int { Int(gdk_pixbuf_get_width(pixels)) }
  var height: Int { Int(gdk_pixbuf_get_height(pixels)) }

  /// The same pixels for cairo: a word each.
  func surface() throws -> Surface {
    let surface = try Surface.pixels(width: width, height: height, alpha: false)
    cairo_surface_flush(surface.pointer)
    guard let source = gdk_pixbuf_read_pixels(pixels), let target = cairo_image_surface_get_data(surface.pointer) else {
      throw CanvasFault(.drawingFailed, "no pixels")
    }
    let channels = channels
    let sourceStride = Int(gdk_pixbuf_get_rowstride(pixels))
    let targetStride = Int(cairo_image_surface_get_stride(surface.pointer))
    for row in 0..<height {
      var from = source + row * sourceStride
      let to = UnsafeMutableRawPointer(target + row * targetStride).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width {
        to[column] = UInt32(from[0]) << 16 | UInt32(from[1]) << 8 | UInt32(from[2])
        from += channels
      }
    }
    cairo_surface_mark_dirty(surface.pointer)
    return surface
  }

  /// Compresses the pixels, at a quality at which prints show no difference.
  func jpeg() throws -> Data { try written(as: "jpeg") }

  func png() throws -> Data { try written(as: "png") }

  private func written(as type: String) throws -> Data {
    var buffer: UnsafeMutablePointer<CChar>?
    var count: UInt = 0
    guard gdk_pixbuf_save_to_bufferv(pixels, &buffer, &count, type, nil, nil, nil) != 0, let buffer else {
      throw CanvasFault(.drawingFailed, "\(type) can't be written")
    }
    defer { g_free(buffer) }
    return Data(bytes: buffer, count: Int(count))
  }

  /// The picture as it was seen.
  ///
  /// - Throws: ``CanvasFault`` `drawingFailed`.
  func upright(_ orientation: Orientation) throws -> Pixbuf {
    switch orientation {
    case .upright: self
    case .mirrored: try flipped(horizontally: true)
    case .upsideDown: try turned(GDK_PIXBUF_ROTATE_UPSIDEDOWN)
    case .flipped: try flipped(horizontally: false)
    case .transposed: try turned(GDK_PIXBUF_ROTATE_CLOCKWISE).flipped(horizontally: true)
    case .turnedRight: try turned(GDK_PIXBUF_ROTATE_CLOCKWISE)
    case .transversed: try turned(GDK_PIXBUF_ROTATE_CLOCKWISE).flipped(horizontally: false)
    case .turnedLeft: try turned(GDK_PIXBUF_ROTATE_COUNTERCLOCKWISE)
    }
  }

  /// The picture as its loader says that it was seen, where it says so.
  ///
  /// - Throws: ``CanvasFault`` `drawingFailed`.
  func turned() throws -> Pixbuf {
    guard let pixels = gdk_pixbuf_apply_embedded_orientation(pixels) else { throw Self.outOfMemory }
    return Pixbuf(pixels)
  }

  private func turned(_ way: GdkPixbufRotation) throws -> Pixbuf {
    guard let pixels = gdk_pixbuf_rotate_simple(pixels, way) else { throw Self.outOfMemory }
    return Pixbuf(pixels)
  }

  private func flipped(horizontally: Bool) throws -> Pixbuf {
    guard let pixels = gdk_pixbuf_flip(pixels, horizontally ? 1 : 0) else { throw Self.outOfMemory }
    return Pixbuf(pixels)
  }

  private static let outOfMemory = CanvasFault(.drawingFailed, "out of memory")
}
