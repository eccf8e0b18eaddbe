import StructuredText
import TagarelaKit

/// What a grid and its elements said, kept as it was without pictures, sounds and what stands elsewhere. Of a picture and a
/// sound remains that it was there, as an empty text.
enum ForeignText {
  /// Bytes; what is longer is not kept.
  static let longest = 16 << 10

  /// - Parameter source: of the file in which the element stands.
  static func ofElement(_ element: JSONValue, in source: SourceText) -> String? {
    let written = source.bytes[element.range]
    // As the program itself writes, without line breaks: nothing has to be written anew.
    if written.count <= longest, !written.contains(0x0A), !hasMedia(element) {
      let text = String(decoding: written, as: UTF8.self)
      if !text.mayHoldUnseen { return text }
    }
    return text(element, without: [])
  }

  static func ofGrid(_ grid: JSONValue) -> String? {
    text(grid, without: ["gridElements", "thumbnail", "additionalFiles"])
  }

  private static func text(_ value: JSONValue, without keys: Set<String>) -> String? {
    let bytes = JSONWriter.bytes(of: stripped(value, keys))
    return bytes.count <= longest ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private static func stripped(_ value: JSONValue, _ keys: Set<String>) -> JSONValue {
    switch value.content {
    case .object(let members):
      let kept = members.filter { !keys.contains($0.key) }
      return JSONValue(
        content: .object(kept.map { JSONValue.Member(key: $0.key, value: emptied($0) ?? stripped($0.value, keys)) }))
    case .list(let values): return .list(values.map { stripped($0, keys) })
    default: return value
    }
  }

  private static func hasMedia(_ value: JSONValue) -> Bool {
    switch value.content {
    case .object(let members): members.contains { emptied($0) != nil || hasMedia($0.value) }
    case .list(let values): values.contains(where: hasMedia)
    default: false
    }
  }

  private static func emptied(_ member: JSONValue.Member) -> JSONValue? {
    guard case .string = member.value.content, member.key == "data" || member.key == "dataBase64" else { return nil }
    return ""
  }
}
