import Files
import Foundation
import TagarelaKit

/// A folder of the user's alone for what is only passed through.
struct PassingFolder {
  let path: String
  let unfinished: Unfinished

  /// Bytes that may lie in memory, where the system has a place for files there.
  private static let mostInMemory = 128 << 20

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// - Parameters:
  ///   - bytes: of all that may come into it.
  ///   - places: the folders in which it may lie; nil for the system's.
  /// - Throws: ``Failure`` `archive.unwritable`.
  static func make(holding bytes: Int, in places: [String]?) throws -> PassingFolder {
    let places = places ?? usual(bytes)
    for place in places where !place.isEmpty {
      let path = "\(place)/tagarela-\(UUID().uuidString)"
      let unfinished = Unfinished(planned: path)
      if mkdir(path, 0o700) == 0 { return PassingFolder(path: path, unfinished: unfinished) }
    }
    throw Failure(
      "archive.unwritable",
      ["path": .text(places.last ?? "/tmp"), "reason": .systemError])
  }

  private static func usual(_ bytes: Int) -> [String] {
    let environment = ProcessInfo.processInfo.environment
    let memory = bytes <= mostInMemory ? environment["XDG_RUNTIME_DIR"] : nil
    return [memory, environment["TMPDIR"], "/tmp"].compactMap(\.self)
  }
}
