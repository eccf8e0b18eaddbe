import TagarelaKit

/// Reads JSON, by hand or by other programs, and says of each slip what it is and where.
public struct JSONReader {
  private let source: SourceText
  private let bytes: [UInt8]
  private let rules: Rules
  private var offset: Int
  private var depth = 0
  private var count = 0
  private var most = JSONReader.mostValues
  private var known = RepeatedKeys()

  /// Values in one text, keys not counted. They need ten to a hundred times the memory of the bytes that they are written
  /// with; the largest sets of boards have less than half of this.
  public static let mostValues = 500_000

  /// What is let pass.
  public struct Rules: Sendable {
    /// Brackets inside each other.
    public var deepest: Int
    /// Of a key that an object has twice the last counts, as most programs have it; else it is a slip.
    public var allowsRepeatedKeys: Bool
    /// Half of a surrogate pair becomes U+FFFD: what is left of an emoji that a program has cut in two; else it is a slip.
    public var allowsHalfCharacters: Bool
    /// Bytes of one text, pictures being texts too.
    public var longestText: Int

    public init(
      deepest: Int, allowsRepeatedKeys: Bool, allowsHalfCharacters: Bool, longestText: Int = 16 << 20
    ) {
      self.deepest = deepest
      self.allowsRepeatedKeys = allowsRepeatedKeys
      self.allowsHalfCharacters = allowsHalfCharacters
      self.longestText = longestText
    }

    /// For what people write by hand.
    public static let byHand = Rules(deepest: 32, allowsRepeatedKeys: false, allowsHalfCharacters: false)
    /// For what other programs have written.
    public static let byProgram = Rules(deepest: 200, allowsRepeatedKeys: true, allowsHalfCharacters: true)
  }

  /// - Throws: ``Failure`` `json.…` with its place.
  public static func value(of source: SourceText, rules: Rules = .byHand) throws -> JSONValue {
    var values = mostValues
    return try value(of: source, rules: rules, leaving: &values)
  }

  /// One of several texts that come together.
  ///
  /// - Parameter values: how many may still come; what this one has is taken off, at most down to 0.
  /// - Throws: ``Failure`` `json.…` with its place; `json.too_many` for more.
  public static func value(
    of source: SourceText, rules: Rules = .byHand, leaving values: inout Int
  ) throws -> JSONValue {
    var reader = JSONReader(source: source, rules: rules, offset: source.start)
    reader.most = min(values, mostValues)
    defer { values = max(0, values - reader.count) }
    let value = try reader.value()
    reader.skipBlanks()
    guard reader.next == nil else { throw reader.failure("json.rest", reader.wordRange) }
    return value
  }

  private init(source: SourceText, rules: Rules, offset: Int) {
    self.source = source
    bytes = source.bytes
    self.rules = rules
    self.offset = offset
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipBlanks() {
    // Nearly always there are none.
    guard offset < bytes.count, bytes[offset] <= 0x20 else { return }
    var place = offset
    while place < bytes.count, Self.isBlank(bytes[place]) { place += 1 }
    offset = place
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  /// What stands here, up to a blank or a sign of the form, for the mark under it.
  private var wordRange: Range<Int> {
    var end = min(offset + 1, bytes.count)
    while end < bytes.count, !Self.endsWord(bytes[end]) { end += 1 }
    return offset..<end
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
      UInt8(ascii: ":"), UInt8(ascii: "\""):
      true
    default: false
    }
  }

  /// Characters of the text that a failure repeats.
  private static let mostShown = 60

  private func failure(_ key: String, _ range: Range<Int>, hint: Phrase? = nil) -> Failure {
    // What would steer a terminal is not shown.
    let shown = bytes[range].prefix(4 * Self.mostShown).filter { $0 >= 0x20 && $0 != 0x7F }
    let text = String(decoding: shown, as: UTF8.self)
    let isLong = range.count > shown.count || text.count > Self.mostShown
    return Failure(
      key, ["text": .text(isLong ? text.prefix(Self.mostShown) + "…" : text)], hint: hint, place: source.place(range))
  }

  private mutating func value() throws -> JSONValue {
    skipBlanks()
    let start = offset
    count += 1
    guard count <= most else { throw failure("json.too_many", start..<start, hint: Phrase("json.too_many.hint")) }
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
    if isNumber(range) {
      offset = range.upperBound
      return .number(String(decoding: bytes[range], as: UTF8.self))
    }
    offset = range.upperBound
    if stands(range, "true") { return .flag(true) }
    if stands(range, "false") { return .flag(false) }
    if stands(range, "null") { return .null }
    let word = String(decoding: bytes[range].prefix(16), as: UTF8.self)
    switch word {
    case ",", "]", "}": throw failure("json.value_missing", range)
    default: throw failure(Self.isQuoted(word) ? "json.quotes" : "json.value", range)
    }
  }

  private func stands(_ range: Range<Int>, _ word: StaticString) -> Bool {
    range.count == word.utf8CodeUnitCount && word.withUTF8Buffer { bytes[range].elementsEqual($0) }
  }

  /// As RFC 8259 writes them: digits without zeros before them, then perhaps a fraction and a power of ten.
  private func isNumber(_ range: Range<Int>) -> Bool {
    var place = range.lowerBound
    func digits() -> Bool {
      let start = place
      while place < range.upperBound, Self.isDigit(bytes[place]) { place += 1 }
      return place > start
    }
    func skip(_ sign: UInt8) -> Bool {
      guard place < range.upperBound, bytes[place] == sign else { return false }
      place += 1
      return true
    }
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")), !digits() { return false }
    if skip(UInt8(ascii: ".")), !digits() { return false }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      _ = skip(UInt8(ascii: "+")) || skip(UInt8(ascii: "-"))
      if !digits() { return false }
    }
    return place == range.upperBound
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Word processors turn straight quotes into others.
  private static func isQuoted(_ word: String) -> Bool { word.first.map { "“”„‘’'«»‟″".contains($0) } ?? false }

  private mutating func members() throws -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    members.reserveCapacity(Self.usualKeys)
    // Of an object with many keys; a few are looked through.
    var places: [String: Int] = [:]
    var marks: UInt64 = 0
    try items(until: UInt8(ascii: "}")) { reader in
      let start = reader.offset
      let (key, mark) = try reader.key()
      let keyRange = start..<reader.offset
      if members.count == Self.fewKeys {
        places = Dictionary(members.enumerated().map { ($1.key, $0) }) { first, _ in first }
      }
      let earlier: Int? =
        if marks & mark == 0 { nil } else {
          members.count < Self.fewKeys ? members.firstIndex { $0.key == key } : places[key]
        }
      marks |= mark
      if earlier != nil, !reader.rules.allowsRepeatedKeys { throw reader.failure("json.twice", keyRange) }
      reader.skipBlanks()
      guard reader.next == UInt8(ascii: ":") else { throw reader.failure("json.colon", keyRange) }
      reader.offset += 1
      let member = JSONValue.Member(key: key, keyRange: keyRange, value: try reader.value())
      if let earlier {
        members[earlier] = member
      } else {
        if members.count >= Self.fewKeys { places[key] = members.count }
        members.append(member)
      }
    }
    return members
  }

  /// - Returns: with it one of 64 bits, which equal keys have in common.
  private mutating func key() throws -> (text: String, mark: UInt64) {
    guard next == UInt8(ascii: "\"") else {
      let range = wordRange
      let isQuoted = Self.isQuoted(String(decoding: bytes[range].prefix(16), as: UTF8.self))
      throw failure(isQuoted ? "json.quotes" : "json.key", range)
    }
    let end = bytes.span.plainEnd(from: offset + 1)
    if end < bytes.count, bytes[end] == UInt8(ascii: "\""), end - offset <= Self.longestKnown {
      defer { offset = end + 1 }
      return known.key(bytes, offset + 1..<end)
    }
    return (try string(), .max)
  }

  /// Keys of an object for which there is room at once.
  private static let usualKeys = 8
  /// Bytes of a key that may come again.
  private static let longestKnown = 64
  private static let fewKeys = 16

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
    var text = ""
    var plain = offset
    while true {
      offset = bytes.span.plainEnd(from: offset)
      guard offset - start <= rules.longestText else {
        // Of a picture four bytes are written for three.
        throw failure(
          "json.string_long", start..<offset,
          hint: Phrase("json.string_long.hint", ["limit": .integer((rules.longestText / 4 * 3) >> 20)]))
      }
      switch next {
      case UInt8(ascii: "\""):
        let last = String(decoding: bytes[plain..<offset], as: UTF8.self)
        offset += 1
        return text.isEmpty ? last : text + last
      case UInt8(ascii: "\\"):
        text += String(decoding: bytes[plain..<offset], as: UTF8.self)
        text.unicodeScalars.append(try escape())
        plain = offset
      case 0x0A, 0x0D, nil: throw failure("json.string_open", start..<offset)
      default: throw failure("json.control", offset..<offset + 1)
      }
    }
  }

  private mutating func escape() throws -> Unicode.Scalar {
    let start = offset
    offset += 1
    guard let byte = next else { throw failure("json.escape", start..<offset) }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicode(start)
    default: throw failure("json.escape", start..<offset)
    }
  }

  /// `\u00e3`, or the two of a surrogate pair.
  private mutating func unicode(_ start: Int) throws -> Unicode.Scalar {
    let first = try codeUnit(start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    if UTF16.isLeadSurrogate(first), bytes[offset...].starts(with: #"\u"#.utf8) {
      let second = offset
      offset += 2
      let unit = try codeUnit(second)
      let code = 0x10000 + (UInt32(first) & 0x3FF) << 10 + UInt32(unit) & 0x3FF
      if UTF16.isTrailSurrogate(unit), let scalar = Unicode.Scalar(code) { return scalar }
      // Another character: it is read by itself.
      offset = second
    }
    guard rules.allowsHalfCharacters else { throw failure("json.escape", start..<offset) }
    return "\u{FFFD}"
  }

  private mutating func codeUnit(_ start: Int) throws -> UInt16 {
    let digits = bytes[offset...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, text.utf8.allSatisfy({ $0 != 0x2B && $0 != 0x2D }), let unit = UInt16(text, radix: 16)
    else {
      throw failure("json.escape", start..<min(offset + 4, bytes.count))
    }
    offset += 4
    return unit
  }
}
