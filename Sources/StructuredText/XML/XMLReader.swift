import MediaHeaders
import TagarelaKit

/// Reads XML 1.0 as programs write it, piece by piece: elements, attributes, text, CDATA sections, comments, the five named
/// characters and numbered ones. What a document type declares is never looked up, so that no entity can name a file or
/// grow without end.
public struct XMLReader {
  /// What comes next in a text.
  public enum Event: Sendable, Equatable {
    case start(String, attributes: [String: String])
    /// A stretch of what stands directly in an element; a section or a comment parts it.
    case text(String)
    case end(String)
  }

  /// What is let pass.
  public struct Rules: Sendable {
    /// Elements inside each other.
    public var deepest: Int
    /// Of one element.
    public var mostAttributes: Int
    /// Elements and attributes together.
    public var mostParts: Int
    /// A document type is passed over, and what refers to its declarations stays as it is written; else it is a slip.
    public var passesDocumentTypes: Bool

    public init(
      deepest: Int = 64, mostAttributes: Int = 100, mostParts: Int = 500_000, passesDocumentTypes: Bool = false
    ) {
      self.deepest = deepest
      self.mostAttributes = mostAttributes
      self.mostParts = mostParts
      self.passesDocumentTypes = passesDocumentTypes
    }

    /// For what programs write for themselves.
    public static let plain = Rules()
    /// For what follows a public standard with a document type, like SVG.
    public static let passingDocumentTypes = Rules(passesDocumentTypes: true)
  }

  private let source: SourceText
  private let bytes: [UInt8]
  private let rules: Rules
  private var offset: Int
  /// The names of the elements that haven't ended.
  private var open: [String] = []
  /// An element that has begun and ended in one tag, until its end was told.
  private var closed: String?
  private var hasRoot = false
  private var hasDocumentType = false
  private var parts = 0

  /// Reads from the beginning, after a byte order mark.
  public init(_ source: SourceText, rules: Rules = .plain) {
    self.source = source
    bytes = source.bytes
    self.rules = rules
    offset = source.start
  }

  /// - Returns: nil when all has been read and is whole.
  /// - Throws: ``Failure`` `xml.…` with its place.
  public mutating func next() throws -> Event? {
    if let name = closed {
      closed = nil
      return .end(name)
    }
    while let byte = peek {
      if let event = byte == UInt8(ascii: "<") ? try markup() : try text() { return event }
    }
    guard open.isEmpty, hasRoot else { throw failure("xml.end") }
    return nil
  }

  /// The attributes of the outermost element, which alone is read.
  ///
  /// - Throws: ``Failure`` `xml.…` with its place.
  public static func rootAttributes(of source: SourceText, rules: Rules = .plain) throws -> [String: String] {
    var reader = XMLReader(source, rules: rules)
    guard case .start(_, let attributes)? = try reader.next() else { return [:] }
    return attributes
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func failure(_ key: String, _ arguments: KeyValuePairs<String, Value> = [:]) -> Failure {
    Failure(key, arguments, place: source.place(min(offset, bytes.count)..<min(offset + 1, bytes.count)))
  }

  private func misplaced(_ name: String) -> Failure { failure("xml.tag", ["name": .text(name)]) }
}

extension XMLReader {
  // MARK: Markup

  private mutating func markup() throws -> Event? {
    if skip("<!--") {
      _ = try skip(through: "-->")
    } else if skip("<![CDATA[") {
      return try text(skip(through: "]]>"), decoding: false)
    } else if bytes[offset...].starts(with: "<!".utf8) {
      try documentType()
    } else if skip("<?") {
      _ = try skip(through: "?>")
    } else if skip("</") {
      return try endTag()
    } else {
      offset += 1
      return try startTag()
    }
    return nil
  }

  private mutating func documentType() throws {
    guard rules.passesDocumentTypes, !hasRoot, bytes[offset...].starts(with: "<!DOCTYPE".utf8) else {
      throw failure("xml.doctype")
    }
    guard let end = XMLProlog.endOfDoctype(bytes[offset...]) else { throw failure("xml.end") }
    hasDocumentType = true
    offset = end
  }

  private mutating func startTag() throws -> Event {
    let name = try name()
    var attributes: [String: String] = [:]
    while true {
      skipBlanks()
      if skip("/>") {
        try begin(name, attributes)
        closed = open.popLast()
        return .start(name, attributes: attributes)
      }
      if skip(">") {
        try begin(name, attributes)
        return .start(name, attributes: attributes)
      }
      let key = try self.name()
      skipBlanks()
      guard skip("=") else { throw misplaced(name) }
      skipBlanks()
      let value = try attributeValue(of: name)
      if attributes[key] == nil { attributes[key] = value }
      guard attributes.count <= rules.mostAttributes else { throw failure("xml.large") }
    }
  }

  private mutating func attributeValue(of name: String) throws -> String {
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = bytes[(offset + 1)...].firstIndex(of: quote)
    else { throw misplaced(name) }
    let value = try decoded(bytes[(offset + 1)..<end])
    offset = end + 1
    return value
  }

  private mutating func begin(_ name: String, _ attributes: [String: String]) throws {
    guard !hasRoot || !open.isEmpty else { throw misplaced(name) }
    parts += 1 + attributes.count
    guard open.count < rules.deepest, parts <= rules.mostParts else { throw failure("xml.large") }
    open.append(name)
    hasRoot = true
  }

  private mutating func endTag() throws -> Event {
    let name = try name()
    skipBlanks()
    guard skip(">"), open.last == name else { throw misplaced(name) }
    open.removeLast()
    return .end(name)
  }

  private mutating func name() throws -> String {
    let end = bytes[offset...].firstIndex(where: Self.endsName) ?? bytes.count
    guard end > offset, end - offset <= 200 else { throw misplaced("") }
    defer { offset = end }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte <= 0x20 { offset += 1 }
  }

  private mutating func skip(_ sign: StaticString) -> Bool {
    sign.withUTF8Buffer { sign in
      guard bytes[offset...].starts(with: sign) else { return false }
      offset += sign.count
      return true
    }
  }

  /// - Returns: what comes before the sign.
  private mutating func skip(through sign: StaticString) throws -> ArraySlice<UInt8> {
    let start = offset
    while offset < bytes.count {
      let end = offset
      if skip(sign) { return bytes[start..<end] }
      offset += 1
    }
    throw failure("xml.end")
  }
}

extension XMLReader {
  // MARK: Text

  private mutating func text() throws -> Event? {
    let start = offset
    offset = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    return try text(bytes[start..<offset], decoding: true)
  }

  /// Nil for the blanks round the outermost element.
  private func text(_ part: ArraySlice<UInt8>, decoding: Bool) throws -> Event? {
    guard !open.isEmpty else {
      guard part.allSatisfy({ $0 <= 0x20 }) else { throw failure("xml.end") }
      return nil
    }
    return .text(decoding ? try decoded(part) : String(decoding: part, as: UTF8.self))
  }

  /// The text with the characters that `&…;` stand for.
  private func decoded(_ part: ArraySlice<UInt8>) throws -> String {
    guard part.contains(UInt8(ascii: "&")) else { return String(decoding: part, as: UTF8.self) }
    var result = ""
    var rest = part
    while let mark = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += String(decoding: rest[rest.startIndex..<mark], as: UTF8.self)
      if let end = rest[mark...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let character = Self.character(String(decoding: rest[(mark + 1)..<end], as: UTF8.self))
      {
        result.unicodeScalars.append(character)
        rest = rest[(end + 1)...]
      } else {
        guard hasDocumentType else { throw failure("xml.entity") }
        result += "&"
        rest = rest[(mark + 1)...]
      }
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
