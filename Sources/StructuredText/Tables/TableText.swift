public import Foundation

/// A table's text, whatever encoding it was saved in.
public struct TableText: Sendable {
  /// UTF-8, without a byte order mark.
  public let utf8: [UInt8]
  /// True when it was neither UTF-8 nor UTF-16, and taken for Windows-1252, which has all of Latin-1's letters.
  public let isGuessed: Bool

  /// Bytes of a text in another encoding than UTF-8, which needs more room while it is turned into that.
  private static let longestForeign = 16 << 20

  /// - Returns: nil when it is no text, like a spreadsheet's own file, or too long for its encoding.
  public init?(_ bytes: Data) { self.init([UInt8](bytes)) }

  /// - Returns: as ``init(_:)-(Data)``.
  public init?(_ given: consuming [UInt8]) {
    var bytes = consume given
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      guard bytes.count <= Self.longestForeign, let text = String(data: Data(bytes), encoding: .utf16) else {
        return nil
      }
      utf8 = Array(text.utf8)
      isGuessed = false
    } else {
      guard !bytes.contains(0), !bytes.starts(with: "PK\u{3}\u{4}".utf8) else { return nil }
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
      if Self.isUTF8(bytes) {
        utf8 = bytes
        isGuessed = false
      } else {
        guard bytes.count <= Self.longestForeign,
          let text = String(data: Data(bytes), encoding: .windowsCP1252)
            ?? String(data: Data(bytes), encoding: .isoLatin1)
        else { return nil }
        utf8 = Array(text.utf8)
        isGuessed = true
      }
    }
    guard !utf8.contains(0) else { return nil }
  }

  private static func isUTF8(_ bytes: borrowing [UInt8]) -> Bool {
    (try? UTF8Span(validating: bytes.span)) != nil
  }
}
