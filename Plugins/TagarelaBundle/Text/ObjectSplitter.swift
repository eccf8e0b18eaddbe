/// Finds JSON objects that stand one after another, in one pass, without recursion and without reading what is in them.
///
/// Blanks, commas, NULs, the brackets of an enclosing array and a byte order mark between them are passed over.
struct ObjectSplitter {
  let bytes: [UInt8]
  private(set) var position = 0
  /// True once there was something between objects that doesn't belong there.
  private(set) var metStrayText = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  enum Piece: Equatable {
    /// Braces and all; the object's nesting is within ``deepest``.
    case whole(Range<Int>)
    case tooDeep(Range<Int>)
    /// The file ended inside it.
    case cut(Range<Int>)
  }

  /// How deep objects and arrays may nest; a bundle's own don't nest at all.
  static let deepest = 64

  mutating func next() -> Piece? {
    while position < bytes.count, bytes[position] != UInt8(ascii: "{") {
      if !Self.separators.contains(bytes[position]) { metStrayText = true }
      position += 1
    }
    guard position < bytes.count else { return nil }
    return object()
  }

  private static let separators = Set("\u{FEFF} \t\r\n\0,;[]".utf8)

  private mutating func object() -> Piece {
    let start = position
    var braces = 0
    var brackets = 0
    var isTooDeep = false
    var isInString = false
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if isInString {
        if byte == UInt8(ascii: "\\") {
          position += 1
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: "{"): braces += 1
      case UInt8(ascii: "}"):
        braces -= 1
        if braces == 0 { return isTooDeep ? .tooDeep(start..<position) : .whole(start..<position) }
      default: continue
      }
      if braces + brackets > Self.deepest { isTooDeep = true }
    }
    position = bytes.count
    return .cut(start..<position)
  }
}
