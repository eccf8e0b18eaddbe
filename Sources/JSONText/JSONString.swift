extension [UInt8] {
  /// Appends a string of JSON (RFC 8259), in quotation marks.
  public mutating func append(json text: String) {
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append(signs: "\\\"")
      case UInt8(ascii: "\\"): append(signs: "\\\\")
      case 0x0A: append(signs: "\\n")
      case 0x0D: append(signs: "\\r")
      case 0x09: append(signs: "\\t")
      case 0..<0x20:
        append(signs: "\\u00")
        append(hex(byte >> 4))
        append(hex(byte & 15))
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }

  /// Appends what stands between the values: brackets, commas, `null`.
  public mutating func append(signs text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  private func hex(_ digit: UInt8) -> UInt8 { digit < 10 ? 0x30 + digit : 0x57 + digit }
}
