import Foundation
import TagarelaKit

extension Picture {
  /// A picture whose format is found from its first bytes; nil when they begin no PNG, JPEG or SVG.
  init?(anyFormat bytes: Data) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self.init(format: .png, bytes: bytes)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self.init(format: .jpeg, bytes: bytes)
    } else if Self.looksLikeSVG(bytes) {
      self.init(format: .svg, bytes: bytes)
    } else {
      return nil
    }
  }

  /// An XML text with `<svg` among its first characters, which declarations, comments and a document type may precede.
  private static func looksLikeSVG(_ bytes: Data) -> Bool {
    let beginning = String(decoding: bytes.prefix(4096), as: UTF8.self)
    let first = beginning.unicodeScalars.first { !$0.properties.isWhitespace && $0 != "\u{FEFF}" }
    return first == "<" && (beginning.contains("<svg") || beginning.contains(":svg"))
  }
}

extension Voice {
  /// - Returns: nil when these aren't the bytes of a WAV file.
  init?(wave bytes: Data) {
    guard bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WAVE".utf8) else { return nil }
    self.init(bytes: bytes)
  }
}
