public import Foundation

/// The one way in which files are read: ordinary ones, within limits, and never a database that is open.
public enum FileContents {
  /// Bytes from which on a file is usually mapped.
  public static let large = 4 << 20

  /// The whole of a file.
  ///
  /// - Parameters:
  ///   - limit: bytes.
  ///   - large: bytes from which on a file is mapped: what nobody looks at takes no memory.
  public static func read(_ path: String, limit: Int, mappingFrom large: Int = FileContents.large) throws(FileRefusal)
    -> Data
  {
    try open(path) { descriptor, size throws(FileRefusal) in
      guard size <= limit else { throw .tooLarge(size) }
      return size >= large ? try mapped(descriptor, size) : try part(of: descriptor, from: 0, count: size)
    }
  }

  /// Up to so many of a file's bytes, from an offset on; fewer where it ends before.
  public static func part(of path: String, from offset: Int = 0, count: Int) throws(FileRefusal) -> Data {
    try open(path) { descriptor, size throws(FileRefusal) in
      try part(of: descriptor, from: offset, count: max(0, min(count, size - offset)))
    }
  }

  /// What one of the kernel's files says (`/proc/…`), which have no size: a page of it at most.
  public static func ofKernel(_ path: String) throws(FileRefusal) -> String {
    try open(path) { descriptor, _ throws(FileRefusal) in
      String(decoding: try part(of: descriptor, from: 0, count: 4096), as: UTF8.self)
    }
  }

  private static func open<Result>(
    _ path: String, _ body: (_ descriptor: Int32, _ size: Int) throws(FileRefusal) -> Result
  ) throws(FileRefusal) -> Result {
    guard !path.utf8.contains(0) else { throw .missing }
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw refusal(errno) }
    try check(facts)
    // A pipe that came in its place would keep us waiting.
    let descriptor = Foundation.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0, fstat(descriptor, &facts) == 0 else { throw refusal(errno) }
    // Should a database have come in its place, its locks would go with the descriptor, which therefore stays open.
    try check(facts)
    defer { close(descriptor) }
    return try body(descriptor, Int(facts.st_size))
  }

  private static func check(_ facts: stat) throws(FileRefusal) {
    guard facts.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard !OpenDatabases.contains(FileIdentity(facts)) else { throw .openDatabase }
  }

  private static func mapped(_ descriptor: Int32, _ size: Int) throws(FileRefusal) -> Data {
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
      throw refusal(errno)
    }
    return Data(bytesNoCopy: start, count: size, deallocator: .unmap)
  }

  private static func part(of descriptor: Int32, from offset: Int, count: Int) throws(FileRefusal) -> Data {
    var bytes = Data(count: count)
    var got = 0
    while got < count {
      let more = bytes.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { pread(descriptor, $0 + got, count - got, off_t(offset + got)) } ?? 0
      }
      if more < 0 && errno == EINTR { continue }
      guard more >= 0 else { throw refusal(errno) }
      // Somebody has cut it short meanwhile.
      guard more > 0 else { break }
      got += more
    }
    return bytes.prefix(got)
  }

  private static func refusal(_ error: Int32) -> FileRefusal {
    error == ENOENT || error == ENOTDIR ? .missing : .system(error)
  }
}
