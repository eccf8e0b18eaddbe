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
}

/// One target as Package.swift declares it.
struct TargetDeclaration {
  let name: String
  /// Tests and what they are run with.
  let isForTests: Bool
  /// The quoted names in it besides its own.
  let names: [String]

  static func all(in manifest: String) -> [TargetDeclaration] {
    guard let start = manifest.firstRange(of: "let package")?.lowerBound else { return [] }
    let body = manifest[start...]
    let heads = body.matches(
      of: /(room|tool|plugin|tests|\.target|\.executableTarget|\.testTarget)\(\s*(?:name:\s*)?"(\w+)"/)
    return heads.enumerated().map { index, head in
      let end = index + 1 < heads.count ? heads[index + 1].range.lowerBound : body.endIndex
      let rest = body[head.range.upperBound..<end]
      return TargetDeclaration(
        name: String(head.2), isForTests: head.1 == "tests" || rest.contains(/(?:path|in): "Tests/),
        names: rest.matches(of: /"(\w+)"/).map { String($0.1) })
    }
  }
}
