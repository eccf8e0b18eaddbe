extension String {
  /// What came from a file or a program as a terminal can show it: U+FFFD stands for each scalar that is unseen
  /// (``Unicode/Scalar/isUnseen``), but for line feeds and tabs. Emoji stay whole.
  public var harmless: String {
    guard mayHoldUnseen else { return self }
    var result = UnicodeScalarView()
    eachScalar { scalar, isUnseen in
      result.append(isUnseen && scalar != "\t" && scalar != "\n" ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }

  /// The same for what stands on one row and is typed on one line: U+FFFD in place of line feeds and tabs too.
  public var onOneRow: String {
    guard mayHoldUnseen || utf8.contains(0x0A) || utf8.contains(0x09) else { return self }
    var result = UnicodeScalarView()
    eachScalar { scalar, isUnseen in result.append(isUnseen ? "\u{FFFD}" : scalar) }
    return String(result)
  }
}
