/// A part of a text for a terminal: what is seen, or one escape sequence.
enum TextPiece: Equatable {
  case text(Substring)
  case escape(Substring)
}

/// Splits a text at its escape sequences (ECMA-48: CSI, the strings OSC, DCS, APC, PM and SOS, and two-byte ones).
func textPieces(of text: String) -> [TextPiece] {
  let bytes = text.utf8
  guard bytes.contains(0x1B) else { return text.isEmpty ? [] : [.text(text[...])] }
  var pieces: [TextPiece] = []
  var start = bytes.startIndex
  var index = start
  while let escape = bytes[index...].firstIndex(of: 0x1B) {
    if start < escape { pieces.append(.text(text[start..<escape])) }
    index = endOfEscape(in: bytes, from: escape)
    pieces.append(.escape(text[escape..<index]))
    start = index
  }
  if start < bytes.endIndex { pieces.append(.text(text[start...])) }
  return pieces
}

private func endOfEscape(in bytes: String.UTF8View, from escape: String.Index) -> String.Index {
  var index = bytes.index(after: escape)
  guard index < bytes.endIndex else { return index }
  let kind = bytes[index]
  index = bytes.index(after: index)
  switch kind {
  case UInt8(ascii: "["):
    while index < bytes.endIndex, !(0x40...0x7E).contains(bytes[index]) { index = bytes.index(after: index) }
    return index < bytes.endIndex ? bytes.index(after: index) : index
  case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
    while index < bytes.endIndex {
      let byte = bytes[index]
      index = bytes.index(after: index)
      if byte == 0x07 { return index }
      if byte == 0x1B, index < bytes.endIndex, bytes[index] == UInt8(ascii: "\\") { return bytes.index(after: index) }
    }
    return index
  case 0x80...:
    return bytes.index(after: escape)
  default:
    return index
  }
}
