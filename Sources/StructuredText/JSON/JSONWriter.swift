/// Writes JSON (RFC 8259) on one line.
public struct JSONWriter {
  private var bytes: [UInt8] = []

  /// The value as text, without blanks between its parts.
  public static func text(_ value: JSONValue) -> String { String(decoding: bytes(of: value), as: UTF8.self) }

  /// The same as UTF-8.
  public static func bytes(of value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.bytes.reserveCapacity(512)
    writer.append(value)
    return writer.bytes
  }

  private mutating func append(_ value: JSONValue) {
    switch value.content {
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes.append(json: member.key)
        bytes.append(UInt8(ascii: ":"))
        append(member.value)
      }
      bytes.append(UInt8(ascii: "}"))
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(value)
      }
      bytes.append(UInt8(ascii: "]"))
    case .string(let text): bytes.append(json: text)
    case .number(let digits): bytes.append(contentsOf: digits.utf8)
    case .flag(let flag): if flag { bytes.append(signs: "true") } else { bytes.append(signs: "false") }
    case .null: bytes.append(signs: "null")
    }
  }
}
