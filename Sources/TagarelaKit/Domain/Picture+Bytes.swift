public import Foundation

extension Picture {
  /// - Returns: nil when these are not the beginnings of a PNG, a JPEG or an SVG. Whether it can be drawn shows later.
  public init?(ofAnyFormat bytes: Data) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self.init(format: .png, bytes: bytes)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self.init(format: .jpeg, bytes: bytes)
    } else if Self.beginsLikeSVG(bytes) {
      self.init(format: .svg, bytes: bytes)
    } else {
      return nil
    }
  }

  /// An XML text with `<svg` among its first characters, which declarations, comments and a document type may precede.
  private static func beginsLikeSVG(_ bytes: Data) -> Bool {
    let beginning = String(decoding: bytes.prefix(4096), as: UTF8.self)
    let first = beginning.unicodeScalars.first { !$0.properties.isWhitespace && $0 != "\u{FEFF}" }
    return first == "<" && (beginning.contains("<svg") || beginning.contains(":svg"))
  }
}
