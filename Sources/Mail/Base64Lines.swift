import Foundation
import TagarelaKit

/// Base64 in lines of 76 characters (RFC 2045, section 6.8), piece by piece, however long the content is.
enum Base64Lines {
  private static let bytesOfLine = 57
  private static let lineLength = 76

  static func write(_ bytes: Data, to sink: any ByteSink) throws {
    let piece = bytesOfLine * 2_000
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes.index(start, offsetBy: piece, limitedBy: bytes.endIndex) ?? bytes.endIndex
      if start > bytes.startIndex { try sink.write("\r\n") }
      try sink.write(
        bytes[start..<end].base64EncodedData(
          options: [.lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed]))
      start = end
    }
  }

  /// How many bytes so many become.
  static func length(encoding bytes: Int) -> Int {
    let characters = (bytes + 2) / 3 * 4
    return characters + max(0, (characters - 1) / lineLength) * 2
  }
}
