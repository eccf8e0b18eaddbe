import Foundation

extension String {
  /// As names are kept, wherever they come from: on one line, in Normalization Form C, single blanks in place of control
  /// characters and line ends, none at the ends, without what can't be seen (``Unicode/Scalar/isUnseen``), and of marks in
  /// a row at most thirty (Unicode's Stream-Safe Text Format, UAX #15). Empty where nothing is left.
  public var asName: String {
    guard !isPlain || utf8.first == 0x20 || utf8.last == 0x20 || utf8.containsTwoBlanks else { return self }
    var result = UnicodeScalarView()
    var needsBlank = false
    var marks = 0
    precomposedStringWithCanonicalMapping.eachScalar { scalar, isUnseen in
      if scalar == " " || scalar.endsLine {
        needsBlank = !result.isEmpty
        marks = 0
      } else if !isUnseen {
        marks = scalar.isMark ? marks + 1 : 0
        if marks > String.mostMarks { return }
        if needsBlank { result.append(" ") }
        needsBlank = false
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// As many whole characters from the beginning as have at most so many scalars together: a character may have any
  /// number of them, and the first is cut where it alone has more.
  public func prefix(ofScalars limit: Int) -> String {
    guard utf8.count > limit, unicodeScalars.count > limit else { return self }
    var count = 0
    let whole = prefix { character in
      count += character.unicodeScalars.count
      return count <= limit
    }
    return whole.isEmpty ? String(unicodeScalars.prefix(limit)) : String(whole)
  }

  private static let mostMarks = 30

  /// As longer texts are kept: in Normalization Form C, line ends as line feeds, without other control characters and
  /// noncharacters. Blanks stay as they are.
  public var asText: String {
    guard !isPlain else { return self }
    var result = UnicodeScalarView()
    var follows = false
    for scalar in precomposedStringWithCanonicalMapping.unicodeScalars {
      defer { follows = scalar == "\r" }
      switch scalar {
      case "\t": result.append(scalar)
      case "\n": if !follows { result.append(scalar) }
      case "\r", "\u{85}", "\u{2028}", "\u{2029}": result.append("\n")
      default:
        let category = scalar.properties.generalCategory
        if category != .control, !scalar.properties.isNoncharacterCodePoint { result.append(scalar) }
      }
    }
    return String(result)
  }

  /// Without control characters, and of letters that have but one form, as nearly all names are: what stands before the
  /// combining marks in Unicode (U+0300).
  private var isPlain: Bool {
    var text = self
    return text.withUTF8 { bytes in
      for (place, byte) in bytes.enumerated() {
        switch byte {
        case 0x20..<0x7F, 0x80..<0xC2, 0xC3..<0xCC: continue
        case 0xC2 where bytes[place + 1] >= 0xA0: continue
        default: return false
        }
      }
      return true
    }
  }
}

extension String.UTF8View {
  fileprivate var containsTwoBlanks: Bool { zip(self, dropFirst()).contains { $0 == 0x20 && $1 == 0x20 } }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    guard value >= 0x300 else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return true
    default: return false
    }
  }

  /// A control character or a line end: words that it stands between are two words.
  fileprivate var endsLine: Bool {
    switch value {
    case 0x01..<0x20, 0x7F..<0xA0, 0x2028...0x2029: true
    default: false
    }
  }
}
