import Foundation

/// Standard output with a buffer, so that thousands of short results cost few writes.
final class StandardOutput {
  private var buffer: [UInt8] = []
  /// Bytes that wait.
  var count: Int { buffer.count }

  func append(_ line: String) {
    buffer.append(contentsOf: line.utf8)
    buffer.append(UInt8(ascii: "\n"))
  }

  func append(part: String) { buffer.append(contentsOf: part.utf8) }

  func flush() {
    var sent = 0
    while sent < buffer.count {
      let count = buffer.withUnsafeBytes {
        write(STDOUT_FILENO, UnsafeRawBufferPointer(rebasing: $0[sent...]).baseAddress, $0.count - sent)
      }
      if count > 0 {
        sent += count
      } else if errno != EINTR && errno != EAGAIN {
        break
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Forgets what waits.
  func drop() { buffer.removeAll(keepingCapacity: true) }
}
