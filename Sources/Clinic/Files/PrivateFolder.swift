import Files
import Foundation
import TagarelaKit

/// A folder of the user's alone for what is only passed through, like letters and films; it goes with this, or with the next
/// start.
public final class PrivateFolder {
  public let path: String
  private let unfinished: Unfinished

  /// - Throws: ``Failure`` `file.unwritable`.
  public init() throws {
    path = FileManager.default.temporaryDirectory.path + "/tagarela-\(UUID().uuidString)"
    unfinished = Unfinished(planned: path)
    guard mkdir(path, 0o700) == 0 else {
      throw Failure("file.unwritable", ["path": .text(path), "reason": .systemError])
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
