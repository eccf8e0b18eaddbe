import Files
import Foundation

/// Bytes of files that belong to others.
enum FileBytes {
  /// - Returns: nil when the file can't be read or doesn't reach so far.
  static func part(of path: String, _ place: ImagePlace) -> [UInt8]? {
    guard place.offset >= 0, place.length > 0,
      let bytes = try? FileContents.part(of: path, from: place.offset, count: place.length),
      bytes.count == place.length
    else { return nil }
    return [UInt8](bytes)
  }
}

extension Sequence<UInt8> {
  /// FNV-1a, 64 bits.
  var checksum: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
