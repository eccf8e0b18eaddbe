public import Foundation

/// A table's text, whatever encoding it was saved in.
public struct TableText: Sendable {
  /// UTF-8, without a byte order mark.
  public let utf8: [UInt8]
  /// True when it was neither UTF-8 nor UTF-16, and taken for Windows-1252, which has all of Latin-1's letters.
  public let isGuessed: Bool

  /// - Returns: nil when it is no text, like a spreadsheet's own file.
  public init?(_ bytes: Data) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      guard let text = String(data: bytes, encoding: .utf16) else { return nil }
      utf8 = Array(text.utf8)
      isGuessed = false
    } else {
      guard !bytes.contains(0), !bytes.starts(with: Data("PK\u{3}\u{4}".utf8)) else { return nil }
      let marked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      let plain = [UInt8](marked ? bytes.dropFirst(3) : bytes)
      if String(validating: plain, as: UTF8.self) != nil {
        utf8 = plain
        isGuessed = false
      } else {
        guard let text = String(data: bytes, encoding: .windowsCP1252) ?? String(data: bytes, encoding: .isoLatin1)
        else { return nil }
        utf8 = Array(text.utf8)
        isGuessed = true
      }
    }
    guard !utf8.contains(0) else { return nil }
  }
}
