import CCairo
import FoundationEssentials

/// Where cairo writes a file.
final class ByteSink {
  private(set) var bytes = Data()

  /// What cairo hands back to ``receive(_:_:_:)``; the sink must outlive the writing.
  var reference: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static func receive(
    _ sink: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: UInt32
  ) -> cairo_status_t {
    guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue().bytes.append(bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }
}
