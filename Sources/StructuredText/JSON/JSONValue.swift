/// A value of a JSON text (RFC 8259) that knows where it stands.
public struct JSONValue: Sendable {
  /// What it is.
  public let content: Content
  private let place: JSONPlace

  /// - Parameter range: byte offsets in the text; empty for a value that was made.
  public init(content: Content, range: Range<Int> = 0..<0) {
    self.content = content
    place = JSONPlace(range)
  }

  /// Byte offsets in the text; empty for a value that was made.
  public var range: Range<Int> { place.range }

  /// The kinds of values that there are.
  public enum Content: Sendable {
    case object([Member])
    case list([JSONValue])
    case string(String)
    /// As it is written.
    case number(String)
    case flag(Bool)
    case null
  }

  /// A key of an object with what stands under it.
  public struct Member: Sendable {
    /// Without quotes, its escapes undone.
    public let key: String
    private let place: JSONPlace
    /// What stands behind the colon.
    public let value: JSONValue

    /// - Parameter keyRange: where the key stands, its quotes included; empty for one that was made.
    public init(key: String, keyRange: Range<Int> = 0..<0, value: JSONValue) {
      self.key = key
      place = JSONPlace(keyRange)
      self.value = value
    }

    /// Where the key stands, its quotes included; empty for one that was made.
    public var keyRange: Range<Int> { place.range }
  }

  /// The text; nil for another kind of value.
  public var string: String? { if case .string(let text) = content { text } else { nil } }
  /// The whole number; nil for one with a fraction or a power, and for another kind of value.
  public var integer: Int? { if case .number(let digits) = content { Int(digits) } else { nil } }
  /// Nil also for a number that is too large to be reckoned with, `1e999`.
  public var real: Double? {
    guard case .number(let digits) = content, let number = Double(digits), number.isFinite else { return nil }
    return number
  }
  /// True or false; nil for another kind of value.
  public var flag: Bool? { if case .flag(let flag) = content { flag } else { nil } }
  /// An object's keys in the order of the text; nil for another kind of value.
  public var members: [Member]? { if case .object(let members) = content { members } else { nil } }
  /// A list's values; nil for another kind of value.
  public var list: [JSONValue]? { if case .list(let values) = content { values } else { nil } }
  /// Whether it is `null`, which says that there is nothing.
  public var isNull: Bool { if case .null = content { true } else { false } }

  /// The value of an object's key; nil for another kind of value.
  public subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = content, let place = members.indices.first(where: { members[$0].key == key })
    else { return nil }
    return members[place].value
  }
}

/// Byte offsets in a text, in half the memory: a text has millions of values, and never 4 GB.
private struct JSONPlace: Sendable {
  private let start: UInt32
  private let end: UInt32

  init(_ range: Range<Int>) {
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}

extension JSONValue: Equatable {
  /// The same meaning: where a value stands and the order of an object's keys don't count, nor how a number is written.
  public static func == (one: JSONValue, other: JSONValue) -> Bool {
    switch (one.content, other.content) {
    case (.object(let mine), .object(let theirs)):
      guard mine.count == theirs.count else { return false }
      let values = Dictionary(theirs.map { ($0.key, $0.value) }) { first, _ in first }
      return mine.allSatisfy { values[$0.key] == $0.value }
    case (.list(let mine), .list(let theirs)): return mine == theirs
    case (.string(let mine), .string(let theirs)): return mine == theirs
    case (.number(let mine), .number(let theirs)): return mine == theirs || Double(mine) == Double(theirs)
    case (.flag(let mine), .flag(let theirs)): return mine == theirs
    case (.null, .null): return true
    default: return false
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  public init(stringLiteral text: String) { self.init(content: .string(text)) }
  public init(integerLiteral number: Int) { self.init(content: .number(String(number))) }
  public init(booleanLiteral flag: Bool) { self.init(content: .flag(flag)) }

  /// `null`, made.
  public static var null: JSONValue { JSONValue(content: .null) }
  /// A text, made.
  public static func text(_ text: String) -> JSONValue { JSONValue(content: .string(text)) }
  /// A whole number, made.
  public static func integer(_ number: Int) -> JSONValue { JSONValue(content: .number(String(number))) }
  /// A list, made.
  public static func list(_ values: [JSONValue]) -> JSONValue { JSONValue(content: .list(values)) }

  /// A number that JSON can hold; null for one that it can't.
  public static func real(_ number: Double) -> JSONValue {
    number.isFinite ? JSONValue(content: .number(String(number))) : .null
  }

  /// An object of these keys, in this order.
  public static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    JSONValue(content: .object(members.map { Member(key: $0.key, value: $0.value) }))
  }
}
