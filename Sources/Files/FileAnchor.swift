import Foundation

/// Holds a file, whatever becomes of its names: as long as this lives, no other file gets its number on the disk.
///
/// It isn't opened for that (`open(2)`, `O_PATH`): no lock goes when it is let go of.
public final class FileAnchor: Sendable {
  public let identity: FileIdentity
  private let descriptor: Int32

  /// What a path leads to, through links; nil where nothing is.
  public init?(_ path: String) {
    guard !path.utf8.contains(0) else { return nil }
    descriptor = open(path, Self.pathOnly | O_CLOEXEC)
    guard descriptor >= 0, let identity = FileIdentity(of: descriptor) else {
      if descriptor >= 0 { close(descriptor) }
      return nil
    }
    self.identity = identity
  }

  deinit { close(descriptor) }

  /// Whether no name leads to the file any more.
  public var isDeleted: Bool {
    var facts = stat()
    return fstat(descriptor, &facts) == 0 && facts.st_nlink == 0
  }

  /// `O_PATH` of Linux, which Swift doesn't import.
  private static let pathOnly: Int32 = 0o10000000
}
