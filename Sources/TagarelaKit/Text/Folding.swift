import Foundation

extension String {
  /// The form in which names are compared: lower case, without accents and the middle dot, blanks joined to one.
  public var folded: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      guard byte < 0x80 else { return foldedBeyondASCII }
      if byte == 0x20 || byte == 0x09 {
        if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
      } else {
        bytes.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      }
    }
    if bytes.last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private var foldedBeyondASCII: String {
    var result = String.UnicodeScalarView()
    var blank = false
    for scalar in decomposedStringWithCompatibilityMapping.unicodeScalars {
      let properties = scalar.properties
      if properties.isWhitespace {
        blank = !result.isEmpty
      } else if scalar == "\u{B7}" || properties.canonicalCombiningClass != .notReordered {
        continue
      } else {
        if blank { result.append(" ") }
        blank = false
        result.append(contentsOf: properties.lowercaseMapping.unicodeScalars)
      }
    }
    return String(result)
  }
}
