import Foundation

/// Where packs are looked for, the nearest to the user's work first.
public struct ModulePlaces: Sendable {
  /// Those that the program was started with: folders of packs, or packs.
  public private(set) var given: [String]
  /// The workspace's own; nil while there is no workspace.
  public private(set) var workspace: String?
  /// The user's.
  public private(set) var user: String
  /// Those of everybody on this machine.
  public private(set) var system: [String]
  /// For what can be made again.
  public let cache: String

  public init(given: [String] = [], workspace: String? = nil, user: String, system: [String] = [], cache: String) {
    self.given = given.map(Self.absolute)
    self.workspace = workspace.map(Self.absolute)
    self.user = Self.absolute(user)
    self.system = system.map(Self.absolute)
    self.cache = Self.absolute(cache)
  }

  /// The same, beside another workspace.
  ///
  /// - Parameter workspace: the workspace's file.
  public func beside(workspace: String) -> ModulePlaces {
    var places = self
    places.workspace = Self.absolute(workspace + ".modules")
    return places
  }

  /// Without a slash at its end.
  private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

  var all: [String] { given + [workspace].compactMap { $0 } + [user] + system }

  /// Whether we may put packs into a folder and take them out.
  func owns(_ folder: String) -> Bool { folder == user || folder == workspace }
}
