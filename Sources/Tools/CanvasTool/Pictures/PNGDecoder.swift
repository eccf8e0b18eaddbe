import CCairo
import FoundationEssentials
import HelperProtocols

/// Reads the pixels of a PNG.
enum PNGDecoder {
  /// - Throws: ``CanvasFault`` `damaged`.
  static func surface(of file: PNGFile) throws -> Surface {
    try file.bytes.withUnsafeBytes { bytes in
      var reader = Reader(rest: bytes[...])
      let pointer = cairo_image_surface_create_from_png_stream({ Reader.read($0, $1, $2) }, &reader)
      // cairo 1.16 calls every fault of libpng lack of memory.
      guard let surface = try? Surface(owning: pointer) else {
        throw CanvasFault(.damaged, "PNG that can't be decoded")
      }
      return surface
    }
  }

  private struct Reader {
    var rest: Slice<UnsafeRawBufferPointer>

    static func read(
      _ reader: UnsafeMutableRawPointer?, _ target: UnsafeMutablePointer<UInt8>?, _ count: UInt32
    ) -> cairo_status_t {
      guard let reader = reader?.assumingMemoryBound(to: Reader.self), let target,
        reader.pointee.rest.count >= Int(count)
      else { return CAIRO_STATUS_READ_ERROR }
      let taken = UnsafeRawBufferPointer(rebasing: reader.pointee.rest.prefix(Int(count)))
      UnsafeMutableRawBufferPointer(start: target, count: Int(count)).copyMemory(from: taken)
      reader.pointee.rest = reader.pointee.rest.dropFirst(Int(count))
      return CAIRO_STATUS_SUCCESS
    }
  }
}
