import Foundation

/// Base64 as it is found in the wild: with line breaks, with a `data:` address before it, in the alphabet for addresses,
/// without padding.
enum Base64Text {
  /// - Returns: nil when there is anything else in it, or nothing.
  static func bytes(_ text: String) -> Data? {
    var content = Substring(text).utf8
    if content.starts(with: "data:".utf8), let comma = content.prefix(128).firstIndex(of: UInt8(ascii: ",")) {
      content = content[content.index(after: comma)...]
    }
    var digits: [UInt8] = []
    digits.reserveCapacity(content.count + 3)
    var isPadded = false
    for byte in content {
      switch byte {
      case 0, 0x09, 0x0A, 0x0D, 0x20: continue
      case UInt8(ascii: "="): isPadded = true
      case _ where isPadded: return nil
      case UInt8(ascii: "-"): digits.append(UInt8(ascii: "+"))
      case UInt8(ascii: "_"): digits.append(UInt8(ascii: "/"))
      default: digits.append(byte)
      }
    }
    guard !digits.isEmpty, digits.count % 4 != 1 else { return nil }
    while digits.count % 4 != 0 { digits.append(UInt8(ascii: "=")) }
    return Data(base64Encoded: Data(digits))
  }
}
