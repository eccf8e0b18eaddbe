/// A value of a JSON text (RFC 8259) that knows where it stands.
struct JSONValue: Sendable {
  let content: Content
  /// Byte offsets in the text.
  let range: Range<Int>

  enum Content: Sendable {
    case object([Member])
    case list([JSONValue])
    case string(String)
    /// As it is written.
    case number(String)
    case flag(Bool)
    case null
  }

  struct Member: Sendable {
    let key: String
    let keyRange: Range<Int>
    let value: JSONValue
  }

  var string: String? { if case .string(let text) = content { text } else { nil } }
  var integer: Int? { if case .number(let digits) = content { Int(digits) } else { nil } }
  var members: [Member]? { if case .object(let members) = content { members } else { nil } }
  var list: [JSONValue]? { if case .list(let values) = content { values } else { nil } }
}
