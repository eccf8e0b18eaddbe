import Archive
import Foundation
import TagarelaKit

extension ModuleShelf {
  /// Opens a pack that may lie anywhere. A folder or zip without `module.json` that looks as if it had the content of a
  /// pack, like pictures with their table, is one named after itself.
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
    if kind == S_IFDIR { return try body(pack(in: path, from: path)) }
    try Self.checkZip(path)
    let staging = try Staging(in: places.cache)
    defer { staging.remove() }
    let unpacked = staging.path + "/pack"
    try archive.unpack(path, into: unpacked)
    return try body(pack(in: ZipCache.root(of: unpacked), from: path).released())
  }

  /// What has no size has nothing in it, or never ends, as some of /proc do for whom nothing is hidden.
  private static func checkZip(_ path: String) throws {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw Failure("pack.file_unreadable", ["file": .text(path), "reason": .systemError])
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure("pack.not_a_file", ["file": .text(path)]) }
    guard status.st_size > 0 else { throw Failure("archive.not_zip", ["path": .text(path)]) }
  }

  private func pack(in folder: String, from source: String) -> FoundPack {
    let found = finder.pack(folder: folder, source: source, place: "")
    let wanted = parts.filter { $0.recognise?(folder) != nil }
    let name = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
    guard !wanted.isEmpty, let new = try? NewPack(id: NewPack.identifier(for: name), name: name, parts: wanted),
      let draft = new.manifest(for: folder).map({ Array($0.utf8) }),
      let manifest = ManifestReader.read(draft: draft, parts: parts.map(\.id)).manifest
    else { return found }
    return FoundPack(folder: folder, source: source, place: "", state: .whole(manifest), draft: draft)
  }
}
