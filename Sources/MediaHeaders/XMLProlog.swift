public import FoundationEssentials

/// What comes before the first element of an XML text (XML 1.0, section 2.8), by which an SVG is known before it is read.
public struct XMLProlog: Sendable, Equatable {
  /// The name of the first element, without its namespace's prefix.
  public let root: String
  /// Of the document type and the declarations in it; empty where there is none.
  public let doctype: Range<Data.Index>
  /// Where the first element begins.
  public let body: Data.Index

  /// Bytes within which the first element must begin.
  private static let longest = 1 << 20

  /// - Parameter file: the whole or its beginning.
  /// - Returns: nil when there is no element, or something else before it.
  public init?(_ file: Data) {
    var rest = file.prefix(Self.longest)
    var doctype = rest.startIndex..<rest.startIndex
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
        doctype = rest.startIndex..<after
        rest = rest[after...]
      } else {
        guard let root = Self.name(of: rest) else { return nil }
        self.root = root
        self.doctype = doctype
        body = rest.startIndex
        return
      }
    }
  }

  private static func name(of tag: Data) -> String? {
    guard tag.first == UInt8(ascii: "<") else { return nil }
    let name = tag.dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    return name.split(separator: UInt8(ascii: ":")).last.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Where a document type ends that the bytes begin with; nil when it doesn't.
  public static func endOfDoctype<Bytes: Collection<UInt8>>(_ bytes: Bytes) -> Bytes.Index? {
    var depth = 0
    var quote: UInt8?
    for index in bytes.indices {
      let byte = bytes[index]
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
        if depth == 0 { return bytes.index(after: index) }
      default: break
      }
    }
    return nil
  }
}
