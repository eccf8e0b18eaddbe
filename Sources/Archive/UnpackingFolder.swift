import Files
import Foundation
import TagarelaKit

/// The folder into which an archive is unpacked before it is known to be whole.
struct UnpackingFolder {
  let path: String
  private let unfinished: Unfinished

  /// - Parameter target: the folder that this one is to become; they lie side by side, on one disk.
  /// - Throws: ``Failure`` `archive.unwritable`.
  init(for target: String) throws {
    let url = URL(fileURLWithPath: target)
    let beside = url.deletingLastPathComponent().appendingPathComponent(".unpacking-XXXXXX").path
    var template = Array(beside.utf8CString)
    guard mkdtemp(&template) != nil else { throw Self.unwritable(target) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    unfinished = Unfinished(path)
  }

  /// Gives it its name.
  ///
  /// - Throws: ``Failure`` `archive.folder_taken`, `archive.unwritable`.
  func become(_ target: String) throws {
    if rename(path, target) == 0 { return }
    if [ENOTEMPTY, EEXIST, ENOTDIR].contains(errno) {
      throw Failure("archive.folder_taken", ["path": .text(target)])
    }
    throw Self.unwritable(target)
  }

  /// Removes what is left; nothing, when it has become its target.
  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }

  private static func unwritable(_ path: String) -> Failure {
    Failure("archive.unwritable", ["path": .text(path), "reason": .systemError])
  }
}
