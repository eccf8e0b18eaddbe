import TagarelaKit

/// What this user has set on this computer, in any workspace: a setting that came with a workspace isn't among it.
struct SetHere {
  private let file = StateLines("mail-settings")

  func has(_ key: String, _ value: String) -> Bool { file.has(Self.line(key, value)) }

  /// - Throws: ``Failure`` `file.unwritable`.
  func note(_ key: String, _ value: String) throws { try file.add(Self.line(key, value)) }

  /// As settings are kept, on one line.
  private static func line(_ key: String, _ value: String) -> String {
    "\(key) \(value.asText)".split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
