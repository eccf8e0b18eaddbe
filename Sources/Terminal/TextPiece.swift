/// A part of a text for a terminal: what is seen, or one escape sequence.
enum TextPiece: Equatable {
  case text(Substring)
  case escape(Substring)
}

/// Splits a text at its escape sequences (ECMA-48: CSI, the strings OSC, DCS, APC, PM and SOS, and two-byte ones).
///
/// - Parameter introducer: what stands for ESC; what else begins with ESC is text.
func textPieces(of text: String, introducer: String = OwnEscape.mark) -> [TextPiece] {
  let bytes = text.utf8
  let length = introducer.utf8.count
  var pieces: [TextPiece] = []
  var start = bytes.startIndex
  while let escape = nextIntroducer(introducer, in: bytes[start...]) {
    if start < escape { pieces.append(.text(text[start..<escape])) }
    start = endOfEscape(in: bytes[bytes.index(escape, offsetBy: length)...], introducer)
    pieces.append(.escape(text[escape..<start]))
  }
  if start < bytes.endIndex { pieces.append(.text(text[start...])) }
  return pieces
}

private func nextIntroducer(_ introducer: String, in bytes: Substring.UTF8View) -> String.Index? {
  introducer == OwnEscape.mark ? OwnEscape.next(in: bytes) : bytes.firstIndex(of: 0x1B)
}

/// - Parameter bytes: what follows the introducer.
private func endOfEscape(in bytes: Substring.UTF8View, _ introducer: String) -> String.Index {
  guard let kind = bytes.first else { return bytes.endIndex }
  var rest = bytes.dropFirst()
  switch kind {
  case UInt8(ascii: "["):
    rest = rest.drop { !(0x40...0x7E).contains($0) }
    return rest.isEmpty ? bytes.endIndex : rest.dropFirst().startIndex
  case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
    let end = Array(introducer.utf8) + [UInt8(ascii: "\\")]
    while let byte = rest.first {
      if byte == end[0], rest.starts(with: end) { return rest.dropFirst(end.count).startIndex }
      rest = rest.dropFirst()
      if byte == 0x07 { break }
    }
    return rest.startIndex
  case 0x80...: return bytes.startIndex
  default: return rest.startIndex
  }
}
