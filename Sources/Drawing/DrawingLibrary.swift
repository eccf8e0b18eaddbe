import Files
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
  ///
  /// What it gives throws ``Failure`` `drawing.unreadable` and `drawing.large` with the path.
  public init(id: String, folder: @escaping @Sendable () throws -> String) {
    self.init(
      id: id,
      fingerprint: {
        try Self.files(folder()).map { file in
          let facts = try? FileManager.default.attributesOfItem(atPath: file.path)
          let changed = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
          return "\(file.lastPathComponent) \(facts?[.size] as? Int ?? 0) \(changed)"
        }.joined(separator: "\n")
      },
      texts: {
        try Self.files(folder()).map { file in
          DrawingText(name: file.lastPathComponent, text: try Self.text(of: file))
        }
      })
  }

  /// Bytes. The largest file of the module Pictograms has some 40,000.
  private static let largest = 2_000_000

  private static func files(_ folder: String) throws -> [URL] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw Failure("drawing.unreadable", ["path": .text(folder)])
    }
    return names.filter { $0.hasSuffix(".drawing") }.sorted().map {
      URL(fileURLWithPath: folder).appendingPathComponent($0)
    }
  }

  private static func text(of file: URL) throws -> String {
    let bytes: Data
    do {
      bytes = try FileContents.read(file.path, limit: largest)
    } catch {
      if case .tooLarge = error { throw Failure("drawing.large", ["path": .text(file.path)]) }
      throw Failure("drawing.unreadable", ["path": .text(file.path)])
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ExtensionPoint<DrawingLibrary> {
  public static var drawings: Self { Self("drawings") }
}
