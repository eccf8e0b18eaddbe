import Foundation
import TagarelaKit

/// By which the bytes of a picture or a voice are known again: their number and a checksum of 64 bits.
enum ContentSum {
  static func text(of data: Data) -> String {
    // A set has many pictures, and all are gone through before the first is wanted.
    defer { data.letGo() }
    let sum = data.withUnsafeBytes { bytes -> UInt64 in
      var state: UInt64 = 0x9E37_79B9_7F4A_7C15
      var offset = 0
      while offset + 8 <= bytes.count {
        state = mixed(state ^ UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        offset += 8
      }
      while offset < bytes.count {
        state = mixed(state ^ UInt64(bytes[offset]))
        offset += 1
      }
      return state
    }
    return "\(data.count)-" + String(sum, radix: 16)
  }

  /// A step of SplitMix64 (Steele, Lea and Flood, 2014).
  private static func mixed(_ state: UInt64) -> UInt64 {
    var z = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
