import Foundation
import TagarelaKit

extension PictureFormat {
  private static let endings: [(text: String, format: PictureFormat)] = [
    (".svg", .svg), (".png", .png), (".jpg", .jpeg), (".jpeg", .jpeg),
  ]

  /// By the ending of a file's name; nil for other files.
  init?(ending name: String) {
    let tail = String(decoding: name.utf8.suffix(5), as: UTF8.self).lowercased()
    guard let found = Self.endings.first(where: { tail.hasSuffix($0.text) && name.utf8.count > $0.text.utf8.count })
    else { return nil }
    self = found.format
  }

  /// By a file's first bytes, whatever its name; nil when it is none of ours.
  init?(beginning bytes: Data) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if XMLBeginning(bytes.prefix(Self.longestBeginning)).root == "svg" {
      self = .svg
    } else {
      return nil
    }
  }

  /// Bytes within which an SVG's root element begins.
  static let longestBeginning = 16 << 10
}

/// A path's last part, without its ending.
func baseName(_ path: String) -> String {
  let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
  guard PictureFormat(ending: String(name)) != nil, let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else {
    return String(name)
  }
  return String(name[..<dot])
}
