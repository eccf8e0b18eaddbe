import TagarelaKit
public import Workspace

/// What this user has set on this computer, in any workspace: a setting that came with a workspace isn't among it.
///
/// A workspace may come from elsewhere, and shouldn't have anything told to a server, read from a file or written into a folder that nobody
/// here has named.
public struct SetHere: Sendable {
  private let file: StateLines

  /// - Parameter name: what the settings are about: those of `mail` are noted apart from others.
  public init(_ name: String) { file = StateLines(name + "-settings") }

  /// - Throws: ``Failure`` `file.unwritable`.
  public func note(_ key: String, _ value: String) throws { try file.add(Self.line(key, value)) }

  /// What a setting is, where it may be used.
  ///
  /// - Returns: nil where it isn't set.
  /// - Throws: ``Failure`` `settings.set_elsewhere`.
  public func value(of key: String, in workspace: Workspace) throws -> String? {
    guard let value = try workspace.setting(key) else { return nil }
    guard file.has(Self.line(key, value)) else {
      let values: KeyValuePairs<String, Value> = ["key": .text(key), "value": .text(value)]
      throw Failure("settings.set_elsewhere", values, hint: Phrase("settings.set_elsewhere.hint", values))
    }
    return value
  }

  /// As settings are kept, on one line.
  private static func line(_ key: String, _ value: String) -> String {
    "\(key) \(value.asText)".split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
