public import Foundation

/// A file that is being written. It has its name only when it is whole and on the disk; until then there is nothing to see
/// of it, and nothing is left of one that is given up.
public final class NewFile {
  /// Where it is to be.
  public var path: String
  private let replaces: Bool
  private let descriptor: Int32
  /// A name of its own beside the target, where the file system knows no files without a name.
  private var temporary: String?
  private var unfinished: Unfinished?

  /// - Parameters:
  ///   - path: where it is to be; its folder is there.
  ///   - replacing: whether it may take the place of a file that is there.
  /// - Throws: ``FileRefusal`` `.exists`, `.notAFile`, `.openDatabase`, `.system`.
  public init(at path: String, replacing: Bool) throws(FileRefusal) {
    self.path = path
    replaces = replacing
    try Self.check(path, replacing)
    let folder = OpenDatabases.split(path).folder
    let nameless = open(folder, Self.withoutName | O_RDWR | O_CLOEXEC, 0o600)
    if nameless >= 0, access("/proc/self/fd/\(nameless)", F_OK) == 0 {
      descriptor = nameless
      return
    }
    if nameless >= 0 { close(nameless) }
    let name = Self.name(beside: path)
    descriptor = try Self.make(name)
    temporary = name
    unfinished = Unfinished(name)
  }

  /// One of which is not known yet what it will be called: ``path`` is set before it is finished, and again where another
  /// file turns out to have that name.
  ///
  /// - Throws: ``FileRefusal`` `.system`.
  public init(in folder: String) throws(FileRefusal) {
    path = folder
    replaces = false
    let name = Self.name(beside: folder + "/")
    descriptor = try Self.make(name)
    temporary = name
    unfinished = Unfinished(name)
  }

  private static func make(_ path: String) throws(FileRefusal) -> Int32 {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .system(errno) }
    return descriptor
  }

  /// `O_TMPFILE`, which Swift does not see: the same number on all of Debian's processors but alpha, hppa and sparc.
  private static let withoutName = 0o20_000_000 | O_DIRECTORY

  deinit {
    close(descriptor)
    if let temporary { unlink(temporary) }
  }

  public func write(_ bytes: Data) throws(FileRefusal) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map { Foundation.write(descriptor, $0 + sent, buffer.count - sent) } ?? 0
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .system(errno) }
      sent += count
    }
  }

  /// What has been written so far; mapped, so that only what is looked at takes memory.
  public func contents() throws(FileRefusal) -> Data {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { throw .system(errno) }
    let size = Int(facts.st_size)
    guard size > 0 else { return Data() }
    guard let start = mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, 0), start != MAP_FAILED else {
      throw .system(errno)
    }
    return Data(bytesNoCopy: start, count: size, deallocator: .unmap)
  }

  /// Puts it in its place.
  public func finish() throws(FileRefusal) {
    do throws(Fault) {
      try Self.finish([self])
    } catch {
      throw error.refusal
    }
  }

  /// Puts files that belong together in their places: all, or none.
  public static func finish(_ files: [NewFile]) throws(Fault) {
    for file in files {
      guard fsync(file.descriptor) == 0 else { throw Fault(path: file.path, refusal: .system(errno)) }
    }
    var placed: [Placed] = []
    for file in files {
      do {
        placed.append(try file.place(keepingOld: files.count > 1))
      } catch {
        for file in placed.reversed() { file.takeBack() }
        throw Fault(path: file.path, refusal: error)
      }
    }
    for file in placed { file.confirm() }
    for folder in Set(files.map { OpenDatabases.split($0.path).folder }) { sync(folder: folder) }
  }

  /// Has the names in a folder reach the disk. Where a file system can't, nothing better is to be had.
  public static func sync(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Which of several files is refused.
  public struct Fault: Error {
    public let path: String
    public let refusal: FileRefusal
  }

  /// A file in its place, while others that belong to it may still fail.
  private struct Placed {
    let path: String
    /// Where what was there before lies for so long.
    let old: String?

    func takeBack() {
      if let old, rename(old, path) == 0 { return }
      unlink(path)
    }

    func confirm() { if let old { unlink(old) } }
  }

  private func place(keepingOld: Bool) throws(FileRefusal) -> Placed {
    try Self.check(path, replaces)
    guard replaces else {
      try link(to: path)
      return Placed(path: path, old: nil)
    }
    var old: String?
    if keepingOld, access(path, F_OK) == 0 {
      let name = Self.name(beside: path)
      if Foundation.link(path, name) == 0 || rename(path, name) == 0 { old = name }
    }
    if temporary == nil {
      let name = Self.name(beside: path)
      try link(to: name)
      temporary = name
    }
    guard let temporary, rename(temporary, path) == 0 else {
      let error = errno
      if let old {
        rename(old, path)
        // Two names of one file: then renaming does nothing.
        unlink(old)
      }
      throw .system(error)
    }
    self.temporary = nil
    return Placed(path: path, old: old)
  }

  private func link(to name: String) throws(FileRefusal) {
    if let temporary {
      if Foundation.link(temporary, name) == 0 { return }
      // A stick for cameras knows no links.
      guard errno == EPERM || errno == EOPNOTSUPP else { throw errno == EEXIST ? .exists : .system(errno) }
      guard access(name, F_OK) != 0 else { throw .exists }
      guard rename(temporary, name) == 0 else { throw .system(errno) }
      self.temporary = nil
      return
    }
    guard linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0 else {
      throw errno == EEXIST ? .exists : .system(errno)
    }
  }

  /// Whether a file may lie there: nothing does yet, or a file, and no folder, pipe or device.
  public static func canBe(at path: String) -> Bool {
    var facts = stat()
    return path.utf8.contains(0) || stat(path, &facts) != 0 || facts.st_mode & S_IFMT == S_IFREG
  }

  private static func check(_ path: String, _ replacing: Bool) throws(FileRefusal) {
    guard !path.utf8.contains(0) else { throw .system(EINVAL) }
    guard !OpenDatabases.claim(path) else { throw .openDatabase }
    var facts = stat()
    guard lstat(path, &facts) == 0 else { return }
    guard replacing else { throw .exists }
    guard canBe(at: path) else { throw .notAFile }
  }

  static func name(beside path: String) -> String {
    let (folder, _) = OpenDatabases.split(path)
    return "\(folder)/.tagarela-\(UUID().uuidString)"
  }
}
