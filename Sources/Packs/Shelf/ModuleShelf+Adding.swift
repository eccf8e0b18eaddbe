import Foundation
import TagarelaKit

extension ModuleShelf {
  /// What adding a pack has done.
  public struct Added: Sendable {
    /// The folder that it has now.
    public let folder: String
    /// The version that was there before; nil when none was.
    public let replaced: String?
  }

  /// The pack of the same identifier that adding one would replace.
  ///
  /// - Throws: ``Failure`` `module.elsewhere` when one lies in another folder, where it would stand in the way.
  public func predecessor(of manifest: Manifest, inWorkspace: Bool) throws -> FoundPack? {
    let place = try ownPlace(inWorkspace: inWorkspace)
    let same = packs.filter { $0.id == manifest.id }
    if let other = same.first(where: { $0.place != place }) {
      throw Failure("module.elsewhere", ["id": .text(manifest.id), "path": .text(other.source)])
    }
    return same.first
  }

  /// Copies a pack to the user's folder, or to that of the workspace: all of it or nothing. One of the same identifier
  /// gives way.
  ///
  /// - Throws: ``Failure`` `module.elsewhere`, `module.folder_taken`, `workspace.none`, `file.unwritable`, and those of
  ///   files that can't be copied.
  public func add(_ pack: FoundPack, _ manifest: Manifest, inWorkspace: Bool) throws -> Added {
    let place = try ownPlace(inWorkspace: inWorkspace)
    let before = try predecessor(of: manifest, inWorkspace: inWorkspace)
    let target = place + "/" + manifest.id
    if before?.source != target, Folder.kind(of: target) != nil {
      throw Failure("module.folder_taken", ["path": .text(target)])
    }
    let staging = try Staging(in: place)
    defer { staging.remove() }
    let copy = staging.path + "/new"
    try PackFiles.copy(pack.folder, program: manifest.command.first, to: copy)
    if let draft = pack.draft {
      do {
        try Data(draft).write(to: URL(fileURLWithPath: copy + "/" + Manifest.fileName))
      } catch {
        throw Failure.unwritable(copy + "/" + Manifest.fileName)
      }
    }
    // What gives way is moved, and only removed when the new one is in its place.
    let old = staging.path + "/old"
    if let before, rename(before.source, old) != 0 { throw Failure.unwritable(before.source) }
    guard rename(copy, target) == 0 else {
      let failure = Failure.unwritable(target)
      if let before { _ = rename(old, before.source) }
      throw failure
    }
    return Added(folder: target, replaced: before.map { $0.manifest?.version ?? "?" })
  }

  /// Takes a pack out of the user's folder or the workspace's.
  ///
  /// - Returns: the folder or zip file that is gone.
  /// - Throws: ``Failure`` `module.unknown`, `module.is_built_in`, `module.not_ours`, `file.unwritable`.
  public func remove(_ id: String) throws -> String {
    let pack = try removable(id)
    let staging = try Staging(in: pack.place)
    defer { staging.remove() }
    guard rename(pack.source, staging.path + "/old") == 0 else { throw Failure.unwritable(pack.source) }
    return pack.source
  }

  /// The pack that ``remove(_:)`` would take away.
  public func removable(_ id: String) throws -> FoundPack {
    let all = packs
    let same = all.filter { $0.id == id || $0.id == id.folded }
    guard let first = same.first else {
      if builtIn.modules.contains(where: { $0.id == id.folded }) {
        throw Failure("module.is_built_in", ["id": .text(id)])
      }
      // What can be removed comes before what comes with the program; a part of a name finds it, but takes nothing away.
      let known = (all.map(\.id) + builtIn.modules.map(\.id)).removingRepeats
      let held = meant(by: id, among: all.map(\.id).removingRepeats) { [$0] }
      throw Failure(
        "module.unknown", ["name": .text(id)], candidates: held.isEmpty ? nearest(to: id, among: known) : held)
    }
    guard let own = same.first(where: { places.owns($0.place) && $0.source != $0.place }) else {
      throw Failure("module.not_ours", ["id": .text(id), "path": .text(first.source)])
    }
    return own
  }

  private func ownPlace(inWorkspace: Bool) throws -> String {
    guard inWorkspace else { return places.user }
    guard let workspace = places.workspace else { throw Failure("workspace.none") }
    return workspace
  }
}
