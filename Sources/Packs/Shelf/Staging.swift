import Files
import Foundation
import TagarelaKit

/// A hidden folder in which something is put together before it gets its place, on the same disk.
struct Staging {
  let path: String
  private let unfinished: Unfinished

  /// - Parameter folder: is made when it isn't there.
  /// - Throws: ``Failure`` `file.unwritable`.
  init(in folder: String) throws {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var template = Array("\(folder)/.staging-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure.unwritable(folder) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    unfinished = Unfinished(path)
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}

extension Failure {
  /// By what the operating system has just said.
  static func unwritable(_ path: String) -> Failure {
    Failure("file.unwritable", ["path": .text(path), "reason": .systemError])
  }
}
