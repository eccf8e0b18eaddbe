import Foundation

/// Reads files that others gave.
enum ReadFile {
  enum Fault: Error {
    case unreadable
    case tooLarge
  }

  /// The whole of an ordinary file.
  static func bytes(_ path: String, atMost limit: Int) throws(Fault) -> Data {
    try read(path, upTo: limit, isWhole: true)
  }

  /// The first bytes of an ordinary file.
  static func beginning(of path: String, bytes count: Int) throws(Fault) -> Data {
    try read(path, upTo: count, isWhole: false)
  }

  private static func read(_ path: String, upTo limit: Int, isWhole: Bool) throws(Fault) -> Data {
    // A pipe in a picture's place would keep us waiting.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { throw .unreadable }
    guard !isWhole || facts.st_size <= limit else { throw .tooLarge }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
    guard let bytes = try? handle.read(upToCount: min(limit, Int(facts.st_size))) ?? Data() else { throw .unreadable }
    return bytes
  }
}
