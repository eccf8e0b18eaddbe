import HelperProtocols

/// The path of an entry that stays inside the folder into which it is unpacked, on any system.
public struct EntryPath {
  /// Without the `/` at the end of a folder's.
  public let text: String
  /// Whether it is a folder's.
  public let isFolder: Bool

  private static let longestName = 255
  private static let longestPath = 1024

  /// - Parameter onWindows: whether the archive was made there, where some programs write `\` between the names.
  /// - Throws: ``ArchiveRefusal`` `unsafe`.
  public init(_ written: String, onWindows: Bool = false) throws {
    let written = onWindows && !written.contains("/") ? written.replacing("\\", with: "/") : written
    isFolder = written.hasSuffix("/")
    text = isFolder ? String(written.dropLast()) : written
    let names = text.split(separator: "/", omittingEmptySubsequences: false)
    let isSafe =
      names.allSatisfy { ![".", ".."].contains($0) && (1...Self.longestName).contains($0.utf8.count) }
      && text.utf8.count <= Self.longestPath && !text.contains("\\") && !Self.beginsWithDrive(text)
      && !text.unicodeScalars.contains(where: Self.isUnseen)
    guard isSafe else { throw ArchiveRefusal(.unsafe, entry: Self.shown(written)) }
  }

  /// For a message.
  public var shown: String { Self.shown(text) }

  /// `C:`
  private static func beginsWithDrive(_ text: String) -> Bool {
    let start = Array(text.utf8.prefix(2))
    return start.count == 2 && start[1] == UInt8(ascii: ":") && (0x61...0x7A).contains(start[0] | 0x20)
  }

  private static func shown(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(200) { result.append(isUnseen(scalar) ? "\u{FFFD}" : scalar) }
    return String(result)
  }

  /// A control character, or one that changes the direction or the line in which a name is read.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
