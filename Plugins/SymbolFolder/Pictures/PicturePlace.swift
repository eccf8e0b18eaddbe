import Foundation
import TagarelaKit

/// Where a pack's pictures and its table are.
struct PicturePlace: Sendable {
  /// The pack's folder.
  let pack: String
  /// The pictures' folder.
  let root: String
  /// What makes a path inside ``root`` one inside ``pack``: `pictures/`, or nothing.
  let prefix: String
  private let content: PackContent

  /// - Throws: ``Failure`` `pack.path_outside`.
  init(_ content: PackContent, _ description: FolderDescription) throws {
    self.content = content
    pack = content.folder
    root = try description.pictures.map(content.file) ?? content.folder
    prefix = description.pictures.map { $0 + "/" } ?? ""
  }

  /// What people read of a path inside ``root``.
  func shown(_ path: String) -> String {
    let shown = path.isEmpty ? String(prefix.dropLast()) : prefix + path
    return shown.isEmpty ? "." : shown
  }

  /// The file of a picture, or of a table, that is really inside the pack.
  ///
  /// - Throws: ``Failure`` `pack.path_outside`.
  func file(_ path: String) throws -> String { try content.file(path) }
}
