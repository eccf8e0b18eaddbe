extension String {
  /// Without control characters, on one line with single blanks.
  public var oneLine: String {
    // Nearly all texts are.
    if isEmpty || isOneLine { return self }
    return split { $0.isWhitespace || $0.unicodeScalars.allSatisfy(\.isControl) }.joined(separator: " ")
  }

  /// Whether it is words with single blanks between them, of signs up to U+02FF: among those are no other blanks and none that
  /// join the sign before them. Of other texts nothing is said.
  public var isOneLine: Bool {
    let bytes = utf8.span
    var last = UInt8(ascii: " ")
    for place in bytes.indices {
      switch bytes[place] {
      case UInt8(ascii: " "): if last == UInt8(ascii: " ") { return false }
      // All of two bytes but U+0080 to U+00BF.
      case 0x21...0x7E, 0x80...0xBF, 0xC3...0xCB: break
      default: return false
      }
      last = bytes[place]
    }
    return last != UInt8(ascii: " ")
  }
}

extension StringProtocol {
  /// Without control characters, on one line with single blanks.
  public var oneLine: String { String(self).oneLine }

  /// With a blank in place of what steers a terminal or ends a line (C0, DEL, C1); other blanks stay as they are.
  public var withoutControls: String {
    // Nearly all texts hold nothing of the kind.
    guard unicodeScalars.contains(where: \.isControl) else { return String(self) }
    return split { $0.unicodeScalars.contains(where: \.isControl) }.joined(separator: " ")
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }
}
