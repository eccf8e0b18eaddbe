import Foundation
import TagarelaKit
import Testing

/// A pack with layouts, in a temporary folder.
final class LayoutPack {
  let folder: URL
  private let content: PackContent

  /// - Parameters:
  ///   - files: by their path in the pack.
  ///   - json: what `module.json` says under `layouts`; without it, all files.
  init(_ files: [String: String], json: String? = nil) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "layouts-\(UUID().uuidString)")
    for (name, text) in files {
      let url = folder.appending(path: name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let names = "[" + files.keys.sorted().map { "\"\($0)\"" }.joined(separator: ",") + "]"
    content = PackContent(pack: "ours", folder: folder.path, json: Data((json ?? names).utf8))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func complaints() throws -> [FileComplaint] { try part().check(content) }

  /// What the pack registers.
  func layouts() throws -> [BoardLayout] {
    let (part, content) = (try part(), content)
    let registry = Registry([Module(id: "ours", version: "1.0") { try part.register(content, &$0) }])
    if case .broken(let failure)? = registry.modules.first?.state { throw failure }
    return registry.all(.layouts)
  }

  private func part() throws -> PackPart { try #require(Offered.registry.first(.packParts, id: "layouts")) }
}
