import TagarelaKit

/// Reads JSON, by hand or by other programs, and says of each slip what it is and where.
public struct JSONReader {
  private let source: SourceText
  private let rules: Rules
  private var offset: Int
  private var depth = 0

  /// What is let pass.
  public struct Rules: Sendable {
    /// Brackets inside each other.
    public var deepest: Int
    /// Of a key that an object has twice the last counts, as most programs have it; else it is a slip.
    public var allowsRepeatedKeys: Bool

    public init(deepest: Int, allowsRepeatedKeys: Bool) {
      self.deepest = deepest
      self.allowsRepeatedKeys = allowsRepeatedKeys
    }

    /// For what people write by hand.
    public static let byHand = Rules(deepest: 32, allowsRepeatedKeys: false)
    /// For what other programs have written.
    public static let byProgram = Rules(deepest: 200, allowsRepeatedKeys: true)
  }

  /// - Throws: ``Failure`` `json.…` with its place.
  public static func value(of source: SourceText, rules: Rules = .byHand) throws -> JSONValue {
    var reader = JSONReader(source: source, rules: rules, offset: source.start)
    let value = try reader.value()
    reader.skipBlanks()
    guard reader.next == nil else { throw reader.failure("json.rest", reader.wordRange) }
    return value
  }

  private init(source: SourceText, rules: Rules, offset: Int) {
    self.source = source
    self.rules = rules
    self.offset = offset
  }

  private var next: UInt8? { offset < source.bytes.count ? source.bytes[offset] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  /// What stands here, up to a blank or a sign of the form, for the mark under it.
  private var wordRange: Range<Int> {
    let rest = source.bytes[offset...]
    let end = rest.dropFirst().firstIndex { $0 <= 0x20 || #"{}[],:""#.utf8.contains($0) } ?? source.bytes.count
    return offset..<max(end, min(offset + 1, source.bytes.count))
  }

  private func failure(_ key: String, _ range: Range<Int>) -> Failure {
    // What would steer a terminal is not shown.
    let text = String(decoding: source.bytes[range].filter { $0 >= 0x20 && $0 != 0x7F }, as: UTF8.self)
    return Failure(key, ["text": .text(text)], place: source.place(range))
  }

  private mutating func value() throws -> JSONValue {
    skipBlanks()
    let start = offset
    switch next {
    case UInt8(ascii: "{"): return JSONValue(content: .object(try members()), range: start..<offset)
    case UInt8(ascii: "["): return JSONValue(content: .list(try elements()), range: start..<offset)
    case UInt8(ascii: "\""): return JSONValue(content: .string(try string()), range: start..<offset)
    case nil: throw failure("json.end", offset..<offset)
    default: return JSONValue(content: try bareWord(), range: start..<offset)
    }
  }

  private mutating func bareWord() throws -> JSONValue.Content {
    let range = wordRange
    let word = String(decoding: source.bytes[range], as: UTF8.self)
    offset = range.upperBound
    switch word {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .null
    case ",", "]", "}": throw failure("json.value_missing", range)
    default:
      if Self.isNumber(word) { return .number(word) }
      throw failure(Self.isQuoted(word) ? "json.quotes" : "json.value", range)
    }
  }

  private static func isNumber(_ word: String) -> Bool {
    let digits = word.utf8.first == UInt8(ascii: "-") ? word.dropFirst() : word[...]
    let isPadded = digits.utf8.first == UInt8(ascii: "0") && digits.utf8.dropFirst().first.map(isDigit) == true
    return digits.utf8.first.map(isDigit) == true && digits.utf8.last.map(isDigit) == true && !isPadded
      && word.utf8.allSatisfy { isDigit($0) || "+-.eE".utf8.contains($0) } && Double(word) != nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Word processors turn straight quotes into others.
  private static func isQuoted(_ word: String) -> Bool { word.first.map { "“”„‘’'«»‟″".contains($0) } ?? false }

  private mutating func members() throws -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var places: [String: Int] = [:]
    try items(until: UInt8(ascii: "}")) { reader in
      let start = reader.offset
      guard reader.next == UInt8(ascii: "\"") else {
        let range = reader.wordRange
        let isQuoted = Self.isQuoted(String(decoding: reader.source.bytes[range], as: UTF8.self))
        throw reader.failure(isQuoted ? "json.quotes" : "json.key", range)
      }
      let key = try reader.string()
      let keyRange = start..<reader.offset
      let earlier = places[key]
      if earlier != nil, !reader.rules.allowsRepeatedKeys { throw reader.failure("json.twice", keyRange) }
      reader.skipBlanks()
      guard reader.next == UInt8(ascii: ":") else { throw reader.failure("json.colon", keyRange) }
      reader.offset += 1
      let member = JSONValue.Member(key: key, keyRange: keyRange, value: try reader.value())
      if let earlier {
        members[earlier] = member
      } else {
        places[key] = members.count
        members.append(member)
      }
    }
    return members
  }

  private mutating func elements() throws -> [JSONValue] {
    var elements: [JSONValue] = []
    try items(until: UInt8(ascii: "]")) { reader in elements.append(try reader.value()) }
    return elements
  }

  /// What stands between brackets, parted by commas.
  private mutating func items(until end: UInt8, _ item: (inout JSONReader) throws -> Void) throws {
    let open = offset
    depth += 1
    defer { depth -= 1 }
    guard depth <= rules.deepest else { throw failure("json.deep", open..<open + 1) }
    offset += 1
    skipBlanks()
    if next == end {
      offset += 1
      return
    }
    while true {
      skipBlanks()
      if next == nil { throw failure("json.open", open..<open + 1) }
      try item(&self)
      let last = offset
      skipBlanks()
      if next == end {
        offset += 1
        return
      }
      if next == nil { throw failure("json.open", open..<open + 1) }
      guard next == UInt8(ascii: ",") else {
        throw failure("json.comma_missing", next.map(Self.begins) == true ? last..<last : wordRange)
      }
      let comma = offset
      offset += 1
      skipBlanks()
      if next == end { throw failure("json.comma_extra", comma..<comma + 1) }
    }
  }

  /// Whether a key or a value begins so: then a comma was forgotten before it.
  private static func begins(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") }

  private mutating func string() throws -> String {
    let start = offset
    offset += 1
    var bytes: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"): bytes += try escape()
      case 0x0A, 0x0D: throw failure("json.string_open", start..<offset)
      case 0..<0x20: throw failure("json.control", offset..<offset + 1)
      default:
        bytes.append(byte)
        offset += 1
      }
    }
    throw failure("json.string_open", start..<offset)
  }

  private mutating func escape() throws -> [UInt8] {
    let start = offset
    offset += 1
    guard let byte = next else { throw failure("json.escape", start..<offset) }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return try unicode(start)
    default: throw failure("json.escape", start..<offset)
    }
  }

  /// `\u00e3`, or the two of a surrogate pair.
  private mutating func unicode(_ start: Int) throws -> [UInt8] {
    var units = [try codeUnit(start)]
    if UTF16.isLeadSurrogate(units[0]), source.bytes[offset...].starts(with: #"\u"#.utf8) {
      offset += 2
      units.append(try codeUnit(start))
    }
    guard let text = String(validating: units, as: UTF16.self) else { throw failure("json.escape", start..<offset) }
    return Array(text.utf8)
  }

  private mutating func codeUnit(_ start: Int) throws -> UInt16 {
    let digits = source.bytes[offset...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, text.utf8.allSatisfy({ $0 != 0x2B && $0 != 0x2D }), let unit = UInt16(text, radix: 16)
    else {
      throw failure("json.escape", start..<min(offset + 4, source.bytes.count))
    }
    offset += 4
    return unit
  }
}
