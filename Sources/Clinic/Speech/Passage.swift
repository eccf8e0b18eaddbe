import TagarelaKit

/// A text to be said, in the pieces that are made and heard one after the other.
struct Passage {
  /// UTF-8 ranges of the text, without the blanks around them.
  let pieces: [Range<Int>]
  private let bytes: [UInt8]

  /// Bytes after which a piece ends at the next comma, and at the next blank.
  private static let commaFrom = 120
  private static let blankFrom = 240

  init(_ text: String) {
    bytes = Array(text.utf8)
    pieces = Self.pieces(of: bytes)
  }

  func text(_ piece: Range<Int>) -> String { String(decoding: bytes[piece], as: UTF8.self) }

  private static func pieces(of bytes: [UInt8]) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    for index in bytes.indices where ends(bytes, from: start, at: index) {
      add(start..<index + 1, of: bytes, to: &pieces)
      start = index + 1
    }
    add(start..<bytes.count, of: bytes, to: &pieces)
    return pieces
  }

  /// Whether a piece that began at `start` ends with the byte at `index`: with a sentence, a line, or where it is long.
  private static func ends(_ bytes: [UInt8], from start: Int, at index: Int) -> Bool {
    let byte = bytes[index]
    if byte == UInt8(ascii: "\n") { return true }
    let isBeforeBlank = index + 1 < bytes.count && isBlank(bytes[index + 1])
    let length = index - start
    if isBlank(byte) { return length >= blankFrom }
    guard isBeforeBlank else { return false }
    if ".!?".utf8.contains(byte) || isEllipsis(bytes, at: index) { return true }
    return length >= commaFrom && ",;:".utf8.contains(byte)
  }

  /// U+2026.
  private static func isEllipsis(_ bytes: [UInt8], at index: Int) -> Bool {
    index >= 2 && bytes[index] == 0xA6 && bytes[index - 1] == 0x80 && bytes[index - 2] == 0xE2
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A }

  private static func add(_ range: Range<Int>, of bytes: [UInt8], to pieces: inout [Range<Int>]) {
    guard let first = range.first(where: { !isBlank(bytes[$0]) }), let last = range.last(where: { !isBlank(bytes[$0]) })
    else { return }
    pieces.append(first..<last + 1)
  }
}
