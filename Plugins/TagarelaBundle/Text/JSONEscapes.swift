/// The escape sequences of JSON strings (RFC 8259, section 7).
enum JSONEscapes {
  /// - Returns: nil when a backslash begins no escape sequence. Half of a surrogate pair becomes U+FFFD.
  static func removed(from content: ArraySlice<UInt8>) -> [UInt8]? {
    var plain: [UInt8] = []
    plain.reserveCapacity(content.count)
    var rest = content
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        plain.append(byte)
        continue
      }
      guard let letter = rest.popFirst() else { return nil }
      if letter == UInt8(ascii: "u") {
        guard let scalar = scalar(from: &rest) else { return nil }
        plain.append(contentsOf: String(Character(scalar)).utf8)
      } else if let meant = meanings[letter] {
        plain.append(meant)
      } else {
        return nil
      }
    }
    return plain
  }

  static func append(_ text: String, to line: inout [UInt8]) {
    line.append(UInt8(ascii: "\""))
    append(text.utf8, to: &line)
    line.append(UInt8(ascii: "\""))
  }

  /// Without quotation marks around it.
  static func append(_ text: some Sequence<UInt8>, to line: inout [UInt8]) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): line.append(contentsOf: [UInt8(ascii: "\\"), byte])
      case 0x0A: line.append(contentsOf: "\\n".utf8)
      case 0x0D: line.append(contentsOf: "\\r".utf8)
      case 0x09: line.append(contentsOf: "\\t".utf8)
      case ..<0x20: line.append(contentsOf: "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8)
      default: line.append(byte)
      }
    }
  }

  private static let meanings: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// What follows `\u`, with the second half of a surrogate pair if there is one.
  private static func scalar(from rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let first = unit(from: &rest) else { return nil }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) ?? replacement }
    var ahead = rest
    guard ahead.popFirst() == UInt8(ascii: "\\"), ahead.popFirst() == UInt8(ascii: "u"),
      let second = unit(from: &ahead), UTF16.isTrailSurrogate(second)
    else { return replacement }
    rest = ahead
    let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
    return Unicode.Scalar(value) ?? replacement
  }

  private static func unit(from rest: inout ArraySlice<UInt8>) -> UInt16? {
    let digits = rest.prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    rest = rest.dropFirst(4)
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
