public import Foundation

/// A `data:` address (RFC 2397): a media type and bytes.
public struct DataAddress {
  /// One at least.
  public let bytes: Data

  /// Reads one in Base64 or with per cent signs, and Base64 alone, as it is met: with line breaks, in the alphabet for
  /// addresses, without padding.
  ///
  /// - Returns: nil when there are no bytes in it.
  public init?(_ text: String) {
    guard let found = Self.bytes(of: text), !found.isEmpty else { return nil }
    bytes = found
  }

  /// The media type with its parameters, without `;base64`; empty for bytes without one.
  public static func type(of text: String) -> String {
    guard let comma = comma(of: text) else { return "" }
    return parameters(text, before: comma).filter { !["base64", "utf8"].contains($0.lowercased()) }
      .joined(separator: ";")
  }

  /// The address of bytes, in Base64.
  ///
  /// - Parameter type: the media type, with its parameters if it has any.
  public static func text(type: String, bytes: Data) -> String { "data:\(type);base64,\(bytes.base64EncodedString())" }

  private static let mark = "data:"

  private static func bytes(of text: String) -> Data? {
    guard text.prefix(mark.count).lowercased() == mark else { return base64(text.utf8[...]) }
    guard let comma = comma(of: text) else { return nil }
    let content = text.utf8[text.utf8.index(after: comma)...]
    let isBase64 = parameters(text, before: comma).dropFirst().contains {
      $0.trimmingCharacters(in: .whitespaces).lowercased() == "base64"
    }
    return isBase64 ? base64(content) : Substring(content).removingPercentEncoding.map { Data($0.utf8) }
  }

  private static func comma(of text: String) -> String.Index? {
    guard text.prefix(mark.count).lowercased() == mark else { return nil }
    return text.utf8.firstIndex(of: UInt8(ascii: ","))
  }

  private static func parameters(_ text: String, before comma: String.Index) -> [Substring] {
    text[..<comma].dropFirst(mark.count).split(separator: ";", omittingEmptySubsequences: false)
  }

  private static func base64(_ text: Substring.UTF8View) -> Data? {
    let content = Array(text)
    let end = content.lastIndex { $0 != UInt8(ascii: "=") && $0 > 0x20 }.map { $0 + 1 } ?? 0
    guard !content[..<end].contains(UInt8(ascii: "=")) else { return nil }
    if let bytes = Data(base64Encoded: Data(content)) { return bytes }
    var digits: [UInt8] = []
    digits.reserveCapacity(content.count + 3)
    for byte in content[..<end] where byte > 0x20 {
      switch byte {
      case UInt8(ascii: "-"): digits.append(UInt8(ascii: "+"))
      case UInt8(ascii: "_"): digits.append(UInt8(ascii: "/"))
      default: digits.append(byte)
      }
    }
    guard digits.count % 4 != 1 else { return nil }
    while digits.count % 4 != 0 { digits.append(UInt8(ascii: "=")) }
    return Data(base64Encoded: Data(digits))
  }
}
