import Files
import Foundation
import TagarelaKit

/// A folder of the user's alone that is there only when all that belongs into it is; nothing is left of one that is given up.
final class NewFolder {
  /// Where its files are written meanwhile.
  let path: String
  private let target: String
  private let unfinished: Unfinished

  /// - Parameter target: where it is to be; an empty folder may be there already.
  /// - Throws: ``Failure`` `folder.taken`, `file.unwritable`.
  init(at target: String) throws {
    let url = URL(fileURLWithPath: target).standardizedFileURL
    var facts = stat()
    if lstat(url.path, &facts) == 0 {
      let inside = try? FileManager.default.contentsOfDirectory(atPath: url.path)
      guard let inside, inside.isEmpty else { throw Failure("folder.taken", ["path": .text(target)]) }
    }
    let parent = url.deletingLastPathComponent().path
    try UserFiles.makeFolder(parent)
    path = "\(parent)/.tagarela-\(UUID().uuidString)"
    unfinished = Unfinished(planned: path)
    self.target = url.path
    guard mkdir(path, 0o700) == 0 else {
      throw Failure("file.unwritable", ["path": .text(target), "reason": .systemError])
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Gives it its name.
  ///
  /// - Throws: ``Failure`` `folder.taken`, `file.unwritable`.
  func finish() throws {
    guard rename(path, target) == 0 else {
      if [ENOTEMPTY, EEXIST, ENOTDIR].contains(errno) { throw Failure("folder.taken", ["path": .text(target)]) }
      throw Failure("file.unwritable", ["path": .text(target), "reason": .systemError])
    }
    NewFile.sync(folder: URL(fileURLWithPath: target).deletingLastPathComponent().path)
  }
}
