import Files
import Foundation
import Packs
import Services
public import Shell

/// Files of the program's own that no command writes over, besides the databases that are open.
public struct OwnFiles: Sendable {
  public let paths: [String]

  /// - Parameter paths: of files, and of folders with all that is in them; they need not be there.
  public init(_ paths: [String]) {
    self.paths = paths
  }

  /// Whether what a path leads to is one of them or lies in one, whatever it is called.
  public func contain(_ path: String) -> Bool {
    let own = Set(paths.compactMap { FileIdentity(of: $0) })
    var url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    while true {
      if let file = FileIdentity(of: url.path), own.contains(file) { return true }
      let parent = url.deletingLastPathComponent()
      guard parent.path != url.path else { return false }
      url = parent
    }
  }
}

extension Context {
  /// Those of this process, and the packs that are in use.
  public var ownFiles: OwnFiles {
    let own = (try? services[OwnFiles.self])?.paths ?? []
    let packs = (try? services[ModuleShelf.self])?.packs ?? []
    return OwnFiles(own + packs.map(\.source))
  }
}
