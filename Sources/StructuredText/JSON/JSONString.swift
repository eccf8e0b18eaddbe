import TagarelaKit

extension [UInt8] {
  /// Appends a string of JSON (RFC 8259), in quotation marks. What can't be seen, steers a terminal or turns the direction
  /// of reading is escaped (`\u202e`), beyond the Basic Multilingual Plane as two surrogates.
  public mutating func append(json text: String) {
    append(UInt8(ascii: "\""))
    if text.mayHoldUnseen { append(escaping: text) } else { append(plain: text) }
    append(UInt8(ascii: "\""))
  }

  /// Appends what stands between the values: brackets, commas, `null`.
  public mutating func append(signs text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  private mutating func append(plain text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var place = 0
      while place < utf8.count {
        let end = utf8.span.plainEnd(from: place)
        append(contentsOf: utf8[place..<end])
        if end < utf8.count { append(escape: utf8[end]) }
        place = end + 1
      }
    }
  }

  private mutating func append(escape byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append(signs: "\\\"")
    case UInt8(ascii: "\\"): append(signs: "\\\\")
    case 0x0A: append(signs: "\\n")
    case 0x09: append(signs: "\\t")
    default: append(byte)
    }
  }

  private mutating func append(escaping text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r": append(signs: "\\r")
      case "\n", "\t": append(plain: String(scalar))
      case _ where scalar.isUnseen: for unit in UTF16.encode(scalar) ?? .init() { append(unit: unit) }
      default: append(plain: String(scalar))
      }
    }
  }

  /// `\u001b`
  private mutating func append(unit: UInt16) {
    append(signs: "\\u")
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(unit >> UInt16(shift) & 15)
      append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
  }
}
