/// What a program has written, for people: bounded, and without what would steer a terminal.
public enum ProgramText {
  /// - Parameter limit: characters at most; what is longer ends in `…`.
  public static func shown(_ text: some StringProtocol, limit: Int = 200) -> String {
    let scalars = text.unicodeScalars.lazy.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
    let plain = String(String.UnicodeScalarView(scalars.prefix(limit * 4 + 1)))
    return plain.count > limit ? plain.prefix(limit) + "…" : plain
  }

  /// The last lines of it, where one says why one has given up.
  static func end(of bytes: [UInt8]) -> String? {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { shown($0.drop(while: \.isWhitespace)) }.filter { !$0.isEmpty }
    return lines.isEmpty ? nil : lines.suffix(3).joined(separator: " · ")
  }
}
