extension String {
  /// What came from a file or a program as a terminal can show it: U+FFFD stands for what would steer the terminal (C0
  /// except line feed and tab, DEL, C1), end a line or turn the direction of reading (U+200E, U+200F, U+2028 to U+202E,
  /// U+2066 to U+2069).
  public var harmless: String {
    var text = self
    // Nearly all texts hold nothing of the kind, and their bytes are soon looked through.
    guard text.withUTF8({ $0.hasHarm }) else { return self }
    var result = UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.isHarmful ? "\u{FFFD}" : scalar) }
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate var isHarmful: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The same, of valid UTF-8.
  fileprivate var hasHarm: Bool {
    for (place, byte) in enumerated() {
      switch byte {
      case 0x09, 0x0A: continue
      case 0..<0x20, 0x7F: return true
      case 0xC2: if self[place + 1] < 0xA0 { return true }
      case 0xE2:
        switch (self[place + 1], self[place + 2]) {
        case (0x80, 0x8E...0x8F), (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9): return true
        default: continue
        }
      default: continue
      }
    }
    return false
  }
}
