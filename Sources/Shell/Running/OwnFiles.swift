import Files
import Foundation

/// Files of the program's own that no command writes over, besides the databases that are open.
public struct OwnFiles: Sendable {
  private let paths: @Sendable (Context) -> [String]

  /// - Parameter paths: of files, and of folders with all that is in them; they need not be there.
  public init(_ paths: @escaping @Sendable (Context) -> [String]) {
    self.paths = paths
  }

  /// Whether what a path leads to is one of them or lies in one, whatever it is called.
  func contain(_ path: String, in context: Context) -> Bool {
    let own = Set(paths(context).compactMap { FileIdentity(of: $0) })
    var url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    while true {
      if let file = FileIdentity(of: url.path), own.contains(file) { return true }
      let parent = url.deletingLastPathComponent()
      guard parent.path != url.path else { return false }
      url = parent
    }
  }
}
