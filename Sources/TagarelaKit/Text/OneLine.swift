extension StringProtocol {
  /// Without control characters, on one line with single blanks.
  public var oneLine: String {
    split { $0.isWhitespace || $0.unicodeScalars.allSatisfy(\.isControl) }.joined(separator: " ")
  }

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
