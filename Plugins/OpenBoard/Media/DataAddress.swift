import Foundation

/// A `data:` address (RFC 2397): a media type and bytes.
struct DataAddress {
  let bytes: Data

  /// Reads one in Base64 or with per cent signs, and Base64 alone.
  ///
  /// - Returns: nil when there are no bytes in it.
  init?(_ text: String) {
    guard text.prefix(5).lowercased() == "data:" else {
      guard let bytes = Self.base64(text[...]), !bytes.isEmpty else { return nil }
      self.bytes = bytes
      return
    }
    guard let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let head = text[text.utf8.index(text.startIndex, offsetBy: 5)..<comma]
    let content = text[text.utf8.index(after: comma)...]
    let parts = head.split(separator: ";", omittingEmptySubsequences: false)
    let isBase64 = parts.dropFirst().contains { $0.trimmingCharacters(in: .whitespaces).lowercased() == "base64" }
    guard let bytes = isBase64 ? Self.base64(content) : Self.percent(content), !bytes.isEmpty else { return nil }
    self.bytes = bytes
  }

  /// The media type with its parameters, without `;base64`; empty for bytes without one.
  static func type(of text: String) -> String {
    guard text.prefix(5).lowercased() == "data:", let end = text.utf8.firstIndex(of: UInt8(ascii: ",")) else {
      return ""
    }
    let parts = text[..<end].dropFirst(5).split(separator: ";", omittingEmptySubsequences: false)
    return parts.filter { !["base64", "utf8"].contains($0.lowercased()) }.joined(separator: ";")
  }

  static func text(type: String, bytes: Data) -> String { "data:\(type);base64,\(bytes.base64EncodedString())" }

  /// With line breaks, in the alphabet for addresses and without padding, too.
  private static func base64(_ text: Substring) -> Data? {
    if let bytes = Data(base64Encoded: Data(text.utf8)) { return bytes }
    var digits: [UInt8] = []
    digits.reserveCapacity(text.utf8.count + 3)
    for byte in text.utf8 where byte > 0x20 && byte != UInt8(ascii: "=") {
      switch byte {
      case UInt8(ascii: "-"): digits.append(UInt8(ascii: "+"))
      case UInt8(ascii: "_"): digits.append(UInt8(ascii: "/"))
      default: digits.append(byte)
      }
    }
    while digits.count % 4 != 0 { digits.append(UInt8(ascii: "=")) }
    return Data(base64Encoded: Data(digits))
  }

  private static func percent(_ text: Substring) -> Data? { text.removingPercentEncoding.map { Data($0.utf8) } }
}
