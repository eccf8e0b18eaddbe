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

  private static let mark: StaticString = "data:"

  private static func bytes(of text: String) -> Data? {
    var text = text
    return text.withUTF8 { utf8 in
      guard isMarked(utf8) else { return base64(utf8[...]) }
      guard let comma = utf8.firstIndex(of: UInt8(ascii: ",")) else { return nil }
      let content = utf8[(comma + 1)...]
      if isBase64(utf8[mark.utf8CodeUnitCount..<comma]) { return base64(content) }
      return String(decoding: content, as: UTF8.self).removingPercentEncoding.map { Data($0.utf8) }
    }
  }

  private static func isMarked(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count >= mark.utf8CodeUnitCount && isSame(text[..<mark.utf8CodeUnitCount], mark)
  }

  /// - Parameter word: in small letters and signs; capitals of the text are the same.
  private static func isSame(_ text: Slice<UnsafeBufferPointer<UInt8>>, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      text.count == word.count
        && zip(text, word).allSatisfy { byte, wanted in
          byte == wanted || (0x41...0x5A).contains(byte) && byte | 0x20 == wanted
        }
    }
  }

  /// Whether one of the parameters behind the type says so.
  private static func isBase64(_ parameters: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).dropFirst().contains { written in
      let start = written.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? written.endIndex
      let end = written.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 } ?? start
      return isSame(written[start..<end], "base64")
    }
  }

  private static func comma(of text: String) -> String.Index? {
    guard text.prefix(mark.utf8CodeUnitCount).lowercased() == "\(mark)" else { return nil }
    return text.utf8.firstIndex(of: UInt8(ascii: ","))
  }

  private static func parameters(_ text: String, before comma: String.Index) -> [Substring] {
    text[..<comma].dropFirst(mark.utf8CodeUnitCount).split(separator: ";", omittingEmptySubsequences: false)
  }

  private static func base64(_ content: Slice<UnsafeBufferPointer<UInt8>>) -> Data? {
    let end = content.lastIndex { $0 != UInt8(ascii: "=") && $0 > 0x20 }.map { $0 + 1 } ?? content.startIndex
    guard !content[..<end].contains(UInt8(ascii: "=")) else { return nil }
    if let bytes = Data(base64Encoded: Data(UnsafeBufferPointer(rebasing: content))) { return bytes }
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
