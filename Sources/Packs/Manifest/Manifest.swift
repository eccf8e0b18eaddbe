import Foundation

/// What the `module.json` of a pack or a program says.
public struct Manifest: Sendable {
  public let id: String
  /// What people call it, in their own words.
  public let name: String
  public let version: String
  /// The version of the module interface that it was made for.
  public let interface: Int
  public let author: String?
  /// Under which its content may be passed on.
  public let license: String?
  /// The program beside `module.json`, by its path inside the folder, and its arguments; empty for a pack without.
  public let command: [String]
  let adds: [Addition]

  /// What a pack adds of one kind.
  struct Addition: Sendable {
    /// The identifier of a ``PackPart``.
    let part: String
    /// The value, with as many blank lines before it as there are in the file, so that its places are those of the file.
    let json: Data
  }

  /// Whether this is an earlier version of the same pack.
  public func isOlder(than other: Manifest) -> Bool {
    guard let own = PackVersion(version), let others = PackVersion(other.version) else { return false }
    return own < others
  }

  /// Whether something in it runs.
  public var hasProgram: Bool { !command.isEmpty }

  /// The file's name in the pack's folder.
  static let fileName = "module.json"
  /// Bytes of the largest that is read.
  static let largest = 256 << 10
}
