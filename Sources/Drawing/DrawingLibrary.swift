import Foundation
public import TagarelaKit

/// Files of drawings that a module brings.
public struct DrawingLibrary: Identified {
  public let id: String
  /// Reads the files; called when drawings are first needed.
  public let texts: @Sendable () throws -> [DrawingText]
  /// Changes when the files do; asked for often, so it does not read them.
  public let fingerprint: @Sendable () throws -> String

  public init(
    id: String, fingerprint: @escaping @Sendable () throws -> String,
    texts: @escaping @Sendable () throws -> [DrawingText]
  ) {
    self.id = id
    self.texts = texts
    self.fingerprint = fingerprint
  }

  /// All `.drawing` files of a folder.
  public init(id: String, folder: @escaping @Sendable () throws -> String) {
    self.init(
      id: id,
      fingerprint: {
        let folder = try folder()
        return try Self.files(folder).map { name in
          let facts = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
          let changed = (facts[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
          return "\(name) \(facts[.size] as? Int ?? 0) \(changed)"
        }.joined(separator: "\n")
      },
      texts: {
        let folder = try folder()
        return try Self.files(folder).map { name in
          DrawingText(name: name, text: try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8))
        }
      })
  }

  private static func files(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".drawing") }.sorted()
  }
}

extension ExtensionPoint<DrawingLibrary> {
  public static var drawings: Self { Self("drawings") }
}
