import FoundationEssentials

/// What comes before the first element of an SVG file.
struct SVGProlog {
  private(set) var doctype = Data()
  /// The file from its first element on.
  let body: Data

  /// Nil when the first element isn't `svg`, with or without a namespace prefix.
  init?(_ file: Data) {
    var rest = file.prefix(1 << 20)
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
      if rest.starts(with: "<?".utf8) {
        guard let after = rest.firstRange(of: Data("?>".utf8))?.upperBound else { return nil }
        rest = rest[after...]
      } else if rest.starts(with: "<!--".utf8) {
        guard let after = rest.firstRange(of: Data("-->".utf8))?.upperBound else { return nil }
        rest = rest[after...]
      } else if rest.starts(with: "<!DOCTYPE".utf8) {
        guard let after = Self.endOfDoctype(rest) else { return nil }
        doctype = rest[..<after]
        rest = rest[after...]
      } else {
        guard rest.first == UInt8(ascii: "<"), Self.isSVG(rest.dropFirst()) else { return nil }
        body = file[rest.startIndex...]
        return
      }
    }
  }

  private static func isSVG(_ tag: Data) -> Bool {
    let name = tag.prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    return name.split(separator: UInt8(ascii: ":")).last.map { $0.elementsEqual("svg".utf8) } ?? false
  }

  private static func endOfDoctype(_ rest: Data) -> Data.Index? {
    var depth = 0
    var quote: UInt8?
    for index in rest.indices {
      let byte = rest[index]
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">"):
        depth -= 1
        if depth == 0 { return rest.index(after: index) }
      default: break
      }
    }
    return nil
  }
}
