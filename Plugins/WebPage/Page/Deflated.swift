import CZlib
import Foundation
import TagarelaKit

/// Bytes deflated without a frame (RFC 1951), as base64: browsers inflate them by themselves.
enum Deflated {
  /// - Throws: ``Failure`` `page.too_much` where there is no memory for it.
  static func base64(of bytes: some Sequence<UInt8>) throws -> String {
    try deflated(Array(bytes)).base64EncodedString()
  }

  private static func deflated(_ bytes: [UInt8]) throws -> Data {
    var stream = z_stream()
    let version = ZLIB_VERSION
    guard
      deflateInit2_(
        &stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY, version,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { throw Failure("page.too_much") }
    defer { deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
    let status = input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        stream.next_in = source.baseAddress
        stream.avail_in = UInt32(source.count)
        stream.next_out = target.baseAddress
        stream.avail_out = UInt32(target.count)
        return deflate(&stream, Z_FINISH)
      }
    }
    guard status == Z_STREAM_END else { throw Failure("page.too_much") }
    return Data(output.prefix(Int(stream.total_out)))
  }
}
