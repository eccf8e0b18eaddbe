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
}

/// A path's last part, without its ending.
func baseName(_ path: String) -> String {
  let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
  guard PictureFormat(ending: String(name)) != nil, let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else {
    return String(name)
  }
  return String(name[..<dot])
}
