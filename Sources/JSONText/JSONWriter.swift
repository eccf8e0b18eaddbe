/// Writes JSON (RFC 8259) on one line.
public struct JSONWriter {
  private var bytes: [UInt8] = []

  public static func text(_ value: JSONValue) -> String { String(decoding: bytes(of: value), as: UTF8.self) }

  public static func bytes(of value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.append(value)
    return writer.bytes
  }

  private mutating func append(_ value: JSONValue) {
    switch value.content {
    case .object(let members):
      sign("{")
      for (index, member) in members.enumerated() {
        if index > 0 { sign(",") }
        string(member.key)
        sign(":")
        append(member.value)
      }
      sign("}")
    case .list(let values):
      sign("[")
      for (index, value) in values.enumerated() {
        if index > 0 { sign(",") }
        append(value)
      }
      sign("]")
    case .string(let text): string(text)
    case .number(let digits): bytes.append(contentsOf: digits.utf8)
    case .flag(let flag): if flag { sign("true") } else { sign("false") }
    case .null: sign("null")
    }
  }

  private mutating func sign(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func string(_ text: String) {
    sign("\"")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): sign("\\\"")
      case UInt8(ascii: "\\"): sign("\\\\")
      case 0x0A: sign("\\n")
      case 0x0D: sign("\\r")
      case 0x09: sign("\\t")
      case 0..<0x20:
        sign("\\u00")
        bytes.append(contentsOf: [hex(byte >> 4), hex(byte & 15)])
      default: bytes.append(byte)
      }
    }
    sign("\"")
  }

  private func hex(_ digit: UInt8) -> UInt8 { digit < 10 ? 0x30 + digit : 0x57 + digit }
}
