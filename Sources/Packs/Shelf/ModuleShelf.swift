public import Archive
import Foundation
public import TagarelaKit

/// The modules that there are: those built in, and the packs that lie in the folders just now.
public struct ModuleShelf: Sendable {
  public private(set) var places: ModulePlaces
  /// The built-in modules alone.
  public let builtIn: Registry
  let archive: Archive
  let parts: [PackPart]

  /// - Parameter archive: unpacks packs that are zip files.
  public init(builtIn modules: [Module], places: ModulePlaces, archive: Archive) {
    self.places = places
    self.archive = archive
    builtIn = Registry(modules)
    parts = builtIn.all(.packParts)
  }

  /// The same, with the packs of another workspace.
  ///
  /// - Parameter workspace: the workspace's file.
  public func beside(workspace: String) -> ModuleShelf {
    var shelf = self
    shelf.places = places.beside(workspace: workspace)
    return shelf
  }

  /// All packs in the folders, the whole and the broken. Of each nothing but `module.json` is read.
  public var packs: [FoundPack] { finder.packs }

  /// All modules, the packs read anew.
  public var registry: Registry { registry(with: packs) }

  func registry(with packs: [FoundPack]) -> Registry {
    builtIn.adding(packs.map { $0.module(parts) })
  }

  var finder: PackFinder {
    let archive = archive
    let zips = ZipCache(folder: places.cache + "/packs") { try archive.unpack($0, into: $1) }
    return PackFinder(places: places, parts: parts.map(\.id), zips: zips)
  }
}
