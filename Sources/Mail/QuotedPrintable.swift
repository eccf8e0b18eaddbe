import Foundation

/// Quoted-printable (RFC 2045, section 6.7). Lines that a mail program or server would take for something else, by their
/// first `From ` or `.`, are encoded there.
enum QuotedPrintable {
  /// Lines of at most 76 characters with CRLF between them; any kind of line end in the text is one.
  static func encoded(_ text: String) -> Data {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count * 9 / 8)
    let unified = text.utf8.contains(0x0D) ? Array(text.utf8).withOneKindOfLineEnd : Array(text.utf8)
    var isFirst = true
    for line in unified.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if !isFirst { result.append(contentsOf: [0x0D, 0x0A]) }
      isFirst = false
      append(line, to: &result)
    }
    return Data(result)
  }

  private static func append(_ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
    var column = 0
    var rest = line
    while let byte = rest.first {
      let isAtStart = column == 0 && (byte == UInt8(ascii: ".") || rest.starts(with: "From ".utf8))
      let isBlankAtEnd = rest.count == 1 && (byte == 0x20 || byte == 0x09)
      let isPlain = (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "=") || byte == 0x09
      let piece = isPlain && !isAtStart && !isBlankAtEnd ? [byte] : escaped(byte)
      // A column stays free for the `=` that breaks the line.
      if column + piece.count > (rest.count == 1 ? 76 : 75) {
        result.append(contentsOf: [UInt8(ascii: "="), 0x0D, 0x0A])
        column = 0
        continue
      }
      result.append(contentsOf: piece)
      column += piece.count
      rest.removeFirst()
    }
  }

  private static func escaped(_ byte: UInt8) -> [UInt8] {
    [UInt8(ascii: "="), hexDigit(byte >> 4), hexDigit(byte & 15)]
  }
}

/// The upper-case digit of a number below 16.
func hexDigit(_ number: UInt8) -> UInt8 {
  number < 10 ? UInt8(ascii: "0") + number : UInt8(ascii: "A") + number - 10
}

extension [UInt8] {
  /// With LF for each CRLF and each CR.
  fileprivate var withOneKindOfLineEnd: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var last: UInt8 = 0
    for byte in self {
      if byte != 0x0A || last != 0x0D { result.append(byte == 0x0D ? 0x0A : byte) }
      last = byte
    }
    return result
  }
}
