import Files
import Foundation
import Glibc

/// The file of a history; each use of it holds a lock.
struct HistoryFile {
  let path: String

  /// The newest lines; the file is cut down to them.
  func load(limit: Int) -> [ArraySlice<UInt8>] {
    withFile { descriptor, isLocked in
      let bytes = contents(of: descriptor)
      let lines = bytes.split(separator: UInt8(ascii: "\n"))
      let kept = Array(lines.suffix(limit))
      if lines.count > limit, isLocked { rewrite(kept, in: descriptor) }
      return kept
    } ?? []
  }

  func append(_ line: [UInt8]) {
    withFile { descriptor, _ in
      // A line that somebody did not finish must not swallow this one.
      let size = lseek(descriptor, 0, SEEK_END)
      var last = UInt8(ascii: "\n")
      if size > 0 { pread(descriptor, &last, 1, size - 1) }
      writeAll((last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")]) + line + [UInt8(ascii: "\n")], to: descriptor)
    }
  }

  /// In bytes; 0 where it isn't there.
  var size: Int {
    var facts = stat()
    return stat(path, &facts) == 0 ? Int(facts.st_size) : 0
  }

  func clear() {
    withFile { descriptor, _ in _ = ftruncate(descriptor, 0) }
  }

  @discardableResult
  private func withFile<Result>(_ body: (_ descriptor: Int32, _ isLocked: Bool) -> Result) -> Result? {
    // A link to a workspace: to close it again would drop its locks.
    if OpenDatabases.claim(path) { return nil }
    var descriptor = openFile()
    if descriptor < 0, errno == ENOENT {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try? FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      descriptor = openFile()
    }
    if descriptor < 0 { descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    if facts.st_mode & 0o077 != 0 { fchmod(descriptor, 0o600) }
    return body(descriptor, lock(descriptor))
  }

  private func openFile() -> Int32 { open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600) }

  /// Waits a second at most: a shell that was stopped while it held the lock must not stop the others.
  private func lock(_ descriptor: Int32) -> Bool {
    for _ in 0..<100 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      guard errno == EWOULDBLOCK || errno == EINTR else { return false }
      usleep(10_000)
    }
    return false
  }

  private func contents(of descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += chunk.prefix(count)
    }
  }

  /// In place and under the lock, so that shells which wait for it go on with the same file.
  private func rewrite(_ lines: [ArraySlice<UInt8>], in descriptor: Int32) {
    let bytes = lines.flatMap { $0 + [UInt8(ascii: "\n")] }
    guard ftruncate(descriptor, 0) == 0 else { return }
    writeAll(bytes, to: descriptor)
  }

  private func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }
}
