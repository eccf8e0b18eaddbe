import Archive
import Foundation
public import TagarelaKit

extension ModuleShelf {
  /// The parts for which a folder without `module.json` has the content already.
  public func recognised(_ folder: String) -> [PackPart] {
    guard Folder.isFolder(folder), Folder.kind(of: folder + "/" + Manifest.fileName) == nil else { return [] }
    return parts.filter { $0.recognise?(folder) != nil }
  }

  /// Opens a pack that may lie anywhere.
  ///
  /// - Parameters:
  ///   - name: a folder, a zip file, or the identifier of a pack that is on the shelf.
  ///   - body: is given the pack; what a zip file is unpacked to is gone after it.
  /// - Throws: ``Failure`` `module.unknown`, and those of ``Archive``.
  public func open<Result>(_ name: String, _ body: (FoundPack) throws -> Result) throws -> Result {
    guard let kind = Folder.kind(followed: name) else {
      let packs = packs
      guard let pack = packs.first(where: { $0.id == name || $0.id == name.folded }) else {
        throw Failure(
          "pack.nowhere", ["name": .text(name)], candidates: nearest(to: name, among: packs.map(\.id)))
      }
      return try body(pack)
    }
    let path = URL(fileURLWithPath: name).standardizedFileURL.path
    if kind == S_IFDIR { return try body(finder.pack(folder: path, source: path, place: "")) }
    let staging = try Staging(in: places.cache)
    defer { staging.remove() }
    let unpacked = staging.path + "/pack"
    try archive.unpack(path, into: unpacked)
    return try body(finder.pack(folder: ZipCache.root(of: unpacked), source: path, place: ""))
  }
}
