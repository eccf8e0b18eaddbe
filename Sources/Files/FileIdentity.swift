import Glibc

/// Which file it is, whatever names and links lead to it.
public struct FileIdentity: Hashable, Sendable {
  private let device: dev_t
  private let number: ino_t

  init(_ facts: stat) {
    device = facts.st_dev
    number = facts.st_ino
  }

  /// Of what a path leads to, through links; nil where nothing is.
  public init?(of path: String) {
    var facts = stat()
    guard !path.utf8.contains(0), stat(path, &facts) == 0 else { return nil }
    self.init(facts)
  }

  /// Of an open file.
  public init?(of descriptor: Int32) {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { return nil }
    self.init(facts)
  }

  /// How many names a file has on its disk (hard links); 0 for one that has been deleted, or that isn't there.
  public static func names(of path: String) -> Int {
    var facts = stat()
    return !path.utf8.contains(0) && stat(path, &facts) == 0 ? Int(facts.st_nlink) : 0
  }

  /// The file's number on its disk, which no other file there has at the same time.
  public var inode: Int64 { Int64(truncatingIfNeeded: number) }

  /// For a note on the disk.
  var text: String { "\(device) \(number)" }
}
