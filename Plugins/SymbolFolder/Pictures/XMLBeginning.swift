import Foundation

/// The first bytes of what may be XML.
struct XMLBeginning {
  /// The name of the outermost element, without its namespace's prefix; nil when there is none.
  let root: String?

  init(_ bytes: Data) {
    var rest = String(decoding: bytes, as: UTF8.self).utf8[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop { $0 <= 0x20 }
      if rest.starts(with: "<?".utf8) {
        rest = Self.after("?>", in: rest)
      } else if rest.starts(with: "<!--".utf8) {
        rest = Self.after("-->", in: rest)
      } else if rest.starts(with: "<!".utf8) {
        // A document type may have declarations of its own between brackets.
        let end = rest.first { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: ">") }
        rest = Self.after(end == UInt8(ascii: "[") ? "]" : ">", in: rest)
        if end == UInt8(ascii: "[") { rest = Self.after(">", in: rest) }
      } else {
        break
      }
    }
    guard rest.first == UInt8(ascii: "<") else {
      root = nil
      return
    }
    let name = rest.dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    root = name.split(separator: UInt8(ascii: ":")).last.map { String(Substring($0)) }
  }

  /// What follows the next mark; nothing, where there is none.
  private static func after(_ mark: String, in text: Substring.UTF8View) -> Substring.UTF8View {
    var rest = text
    while !rest.isEmpty, !rest.starts(with: mark.utf8) { rest = rest.dropFirst() }
    return rest.dropFirst(mark.utf8.count)
  }
}
