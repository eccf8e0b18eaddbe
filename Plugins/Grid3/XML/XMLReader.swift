import TagarelaKit

/// Reads XML 1.0 as programs write it: elements, attributes, text, CDATA sections, comments, the five named characters and
/// numbered ones. A document type is refused, and with it every entity that could name a file or grow without end.
struct XMLReader {
  private let bytes: [UInt8]
  private var offset = 0
  private var open: [XMLElement] = []
  private var root: XMLElement?
  private var count = 0

  /// Bytes of the largest text that is read.
  static let largest = 16 << 20
  private static let deepest = 64
  private static let mostAttributes = 100
  /// Elements and attributes together.
  private static let mostParts = 500_000

  /// - Throws: ``XMLSlip``.
  static func root(of bytes: [UInt8]) throws -> XMLElement {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw XMLSlip(what: Phrase("grid3.xml_text"), line: 1)
    }
    var reader = XMLReader(bytes: bytes)
    return try reader.read()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  private mutating func read() throws -> XMLElement {
    while let next {
      if next == UInt8(ascii: "<") { try markup() } else { try text() }
    }
    guard open.isEmpty, let root else { throw slip(Phrase("grid3.xml_end")) }
    return root
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func slip(_ what: Phrase) -> XMLSlip {
    XMLSlip(what: what, line: bytes[..<min(offset, bytes.count)].count { $0 == 0x0A } + 1)
  }

  // MARK: Markup

  private mutating func markup() throws {
    if skip("<!--") {
      try skip(through: "-->")
    } else if skip("<![CDATA[") {
      let start = offset
      try skip(through: "]]>")
      try append(bytes[start..<offset - 3], decoding: false)
    } else if skip("<!") {
      throw slip(Phrase("grid3.xml_doctype"))
    } else if skip("<?") {
      try skip(through: "?>")
    } else if skip("</") {
      try endTag()
    } else {
      offset += 1
      try startTag()
    }
  }

  private mutating func startTag() throws {
    let name = try name()
    var attributes: [String: String] = [:]
    while true {
      skipBlanks()
      if skip("/>") {
        try begin(XMLElement(name: name, attributes: attributes))
        end()
        return
      }
      if skip(">") { return try begin(XMLElement(name: name, attributes: attributes)) }
      let key = try self.name()
      skipBlanks()
      guard skip("=") else { throw slip(Phrase("grid3.xml_tag", ["name": .text(name)])) }
      skipBlanks()
      let value = try attributeValue(of: name)
      if attributes[key] == nil { attributes[key] = value }
      guard attributes.count <= Self.mostAttributes else { throw slip(Phrase("grid3.xml_large")) }
    }
  }

  private mutating func attributeValue(of name: String) throws -> String {
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = bytes[(offset + 1)...].firstIndex(of: quote)
    else { throw slip(Phrase("grid3.xml_tag", ["name": .text(name)])) }
    let value = try decoded(bytes[(offset + 1)..<end])
    offset = end + 1
    return value
  }

  private mutating func endTag() throws {
    let name = try name()
    skipBlanks()
    guard skip(">"), let last = open.last, last.name == name else {
      throw slip(Phrase("grid3.xml_tag", ["name": .text(name)]))
    }
    end()
  }

  private mutating func begin(_ element: XMLElement) throws {
    guard root == nil else { throw slip(Phrase("grid3.xml_tag", ["name": .text(element.name)])) }
    count += 1 + element.attributes.count
    guard open.count < Self.deepest, count <= Self.mostParts else { throw slip(Phrase("grid3.xml_large")) }
    open.append(element)
  }

  private mutating func end() {
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  private mutating func name() throws -> String {
    let end = bytes[offset...].firstIndex { $0 <= 0x20 || #"<>/="'"#.utf8.contains($0) } ?? bytes.count
    guard end > offset, end - offset <= 200 else { throw slip(Phrase("grid3.xml_tag", ["name": ""])) }
    defer { offset = end }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while let next, next <= 0x20 { offset += 1 }
  }

  private mutating func skip(_ sign: StaticString) -> Bool {
    sign.withUTF8Buffer { sign in
      guard bytes[offset...].starts(with: sign) else { return false }
      offset += sign.count
      return true
    }
  }

  private mutating func skip(through sign: StaticString) throws {
    while offset < bytes.count {
      if skip(sign) { return }
      offset += 1
    }
    throw slip(Phrase("grid3.xml_end"))
  }
}

/// What is wrong with an XML text, and in which line, from 1.
struct XMLSlip: Error {
  let what: Phrase
  let line: Int
}

extension XMLReader {
  // MARK: Text

  private mutating func text() throws {
    let start = offset
    offset = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    try append(bytes[start..<offset], decoding: true)
  }

  private mutating func append(_ part: ArraySlice<UInt8>, decoding: Bool) throws {
    guard !open.isEmpty else {
      guard part.allSatisfy({ $0 <= 0x20 }) else { throw slip(Phrase("grid3.xml_end")) }
      return
    }
    open[open.count - 1].text += decoding ? try decoded(part) : String(decoding: part, as: UTF8.self)
  }

  /// The text with the characters that `&…;` stand for.
  private func decoded(_ part: ArraySlice<UInt8>) throws -> String {
    guard part.contains(UInt8(ascii: "&")) else { return String(decoding: part, as: UTF8.self) }
    var result = ""
    var rest = part
    while let mark = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += String(decoding: rest[rest.startIndex..<mark], as: UTF8.self)
      guard let end = rest[mark...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let character = Self.character(String(decoding: rest[(mark + 1)..<end], as: UTF8.self))
      else { throw slip(Phrase("grid3.xml_entity")) }
      result.unicodeScalars.append(character)
      rest = rest[(end + 1)...]
    }
    return result + String(decoding: rest, as: UTF8.self)
  }

  private static func character(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    default:
      if name.hasPrefix("#x") {
        UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      } else if name.hasPrefix("#") {
        UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
      } else {
        nil
      }
    }
  }
}
