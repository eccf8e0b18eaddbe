import Foundation

/// The source text of this checkout.
enum Checkout {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Names of the folders directly inside one.
  static func folders(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: root.appending(path: path), includingPropertiesForKeys: [.isDirectoryKey]
    ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }.map(\.lastPathComponent).sorted()
  }

  /// The Swift files below folders, by their paths.
  static func swiftFiles(in folders: String...) -> [String] {
    folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }.sorted()
  }

  /// What a Swift file imports.
  static func imports(of file: String) throws -> Set<String> {
    Set(
      try text(file).split(separator: "\n").filter { $0.utf8.count < 100 && $0.contains("import ") }
        .compactMap { $0.firstMatch(of: /^\s*(?:@\w+\s+)?(?:\w+\s+)?import\s+(?:\w+\s+)?(\w+)/)?.1 }.map(String.init))
  }
}

extension String {
  /// What the groups of a pattern hold, match after match; a group that takes no part holds nothing. By ICU, which goes
  /// through all sources in the time that Swift's own expressions need for one room.
  func found(_ pattern: String) throws -> [[String]] {
    let text = self as NSString
    return try NSRegularExpression(pattern: pattern).matches(in: self, range: NSRange(location: 0, length: text.length))
      .map { match in
        (0..<match.numberOfRanges).map { group in
          let range = match.range(at: group)
          return range.location == NSNotFound ? "" : text.substring(with: range)
        }
      }
  }
}
