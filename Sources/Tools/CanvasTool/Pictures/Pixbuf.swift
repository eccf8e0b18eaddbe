import CCairo
import CPixbuf
import FoundationEssentials
import HelperProtocols

/// Decoded pixels as gdk-pixbuf keeps them: red, green, blue, a byte each.
final class Pixbuf {
  private let loader: UnsafeMutablePointer<GdkPixbufLoader>
  private let pixels: OpaquePointer

  /// - Parameter size: pixels to reduce to while decoding, much faster than afterwards.
  /// - Throws: ``CanvasFault`` `damaged`.
  init(jpeg: Data, size: (width: Int, height: Int)? = nil) throws {
    guard let loader = gdk_pixbuf_loader_new_with_type("jpeg", nil) else {
      throw CanvasFault(.drawingFailed, "gdk-pixbuf without JPEG")
    }
    if let size { gdk_pixbuf_loader_set_size(loader, Int32(clamping: size.width), Int32(clamping: size.height)) }
    let written = jpeg.withUnsafeBytes {
      gdk_pixbuf_loader_write(loader, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt($0.count), nil) != 0
    }
    let closed = gdk_pixbuf_loader_close(loader, nil) != 0
    guard written, closed, let pixels = gdk_pixbuf_loader_get_pixbuf(loader),
      gdk_pixbuf_get_n_channels(pixels) == 3, gdk_pixbuf_get_bits_per_sample(pixels) == 8
    else {
      g_object_unref(loader)
      throw CanvasFault(.damaged, "JPEG that can't be decoded")
    }
    self.loader = loader
    self.pixels = pixels
  }

  deinit { g_object_unref(loader) }

  var width: Int { Int(gdk_pixbuf_get_width(pixels)) }
  var height: Int { Int(gdk_pixbuf_get_height(pixels)) }

  /// The same pixels for cairo: a word each.
  func surface() throws -> Surface {
    let surface = try Surface.pixels(width: width, height: height, alpha: false)
    cairo_surface_flush(surface.pointer)
    guard let source = gdk_pixbuf_read_pixels(pixels), let target = cairo_image_surface_get_data(surface.pointer) else {
      throw CanvasFault(.drawingFailed, "no pixels")
    }
    let sourceStride = Int(gdk_pixbuf_get_rowstride(pixels))
    let targetStride = Int(cairo_image_surface_get_stride(surface.pointer))
    for row in 0..<height {
      var from = source + row * sourceStride
      let to = UnsafeMutableRawPointer(target + row * targetStride).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width {
        to[column] = UInt32(from[0]) << 16 | UInt32(from[1]) << 8 | UInt32(from[2])
        from += 3
      }
    }
    cairo_surface_mark_dirty(surface.pointer)
    return surface
  }

  /// Compresses the pixels, at a quality at which prints show no difference.
  func jpeg() throws -> Data {
    var buffer: UnsafeMutablePointer<CChar>?
    var count: UInt = 0
    guard gdk_pixbuf_save_to_bufferv(pixels, &buffer, &count, "jpeg", nil, nil, nil) != 0, let buffer else {
      throw CanvasFault(.drawingFailed, "JPEG can't be written")
    }
    defer { g_free(buffer) }
    return Data(bytes: buffer, count: Int(count))
  }
}
