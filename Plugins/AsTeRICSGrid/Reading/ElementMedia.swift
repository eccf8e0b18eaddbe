import Foundation
import JSONText
import TagarelaKit

/// A picture or a sound that stands in a file as text.
enum ElementMedia {
  /// The bytes of a `data:` address (RFC 2397), or of base64 alone.
  ///
  /// - Returns: nil when it can't be read, or holds nothing.
  static func bytes(_ text: String) -> Data? {
    guard text.hasPrefix("data:") else { return base64(Substring(text)) }
    guard let comma = text.utf8.prefix(256).firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let content = text[text.utf8.index(after: comma)...]
    if text[..<comma].lowercased().hasSuffix(";base64") { return base64(content) }
    guard let plain = String(content).removingPercentEncoding, !plain.isEmpty else { return nil }
    return Data(plain.utf8)
  }

  /// Also without padding, as some drawings of the program itself are written.
  private static func base64(_ text: Substring) -> Data? {
    var digits = text.utf8.filter { $0 > 0x20 }
    while digits.last == UInt8(ascii: "=") { digits.removeLast() }
    guard !digits.isEmpty, digits.count % 4 != 1 else { return nil }
    digits += Array(repeating: UInt8(ascii: "="), count: (4 - digits.count % 4) % 4)
    return Data(base64Encoded: Data(digits))
  }
}

extension Picture {
  /// By the first bytes, for what a file says of itself may be wrong.
  ///
  /// - Returns: nil when they begin no PNG, JPEG or SVG.
  init?(_ bytes: Data) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self.init(format: .png, bytes: bytes)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self.init(format: .jpeg, bytes: bytes)
    } else if bytes.first(where: { $0 > 0x20 && $0 < 0x80 }) == UInt8(ascii: "<"),
      String(decoding: bytes.prefix(4096), as: UTF8.self).contains("<svg")
    {
      self.init(format: .svg, bytes: bytes)
    } else {
      return nil
    }
  }
}

/// What a WAV file tells of itself: chunks of a name, a length and contents.
struct WaveFacts {
  let seconds: Double

  /// - Returns: nil when it is no WAV file, or says no length.
  init?(_ bytes: Data) {
    guard bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WAVE".utf8) else { return nil }
    var rest = bytes.dropFirst(12)
    var bytesPerSecond = 0
    while rest.count >= 8 {
      let name = String(decoding: rest.prefix(4), as: UTF8.self)
      let length = Self.number(rest.dropFirst(4))
      let content = rest.dropFirst(8)
      if name == "fmt ", content.count >= 16 { bytesPerSecond = Self.number(content.dropFirst(8)) }
      if name == "data" {
        guard bytesPerSecond > 0 else { return nil }
        seconds = Double(min(length, content.count)) / Double(bytesPerSecond)
        return
      }
      rest = content.dropFirst(length + length % 2)
    }
    return nil
  }

  /// Four bytes, the lowest first.
  private static func number(_ bytes: Data) -> Int {
    bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
