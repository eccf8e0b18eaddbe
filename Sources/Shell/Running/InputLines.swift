import Files
public import Foundation
import TagarelaKit
import Terminal

/// Lines of standard input, each as soon as it is there: whoever writes them may wait for each answer before the next.
public final class InputLines {
  /// What messages call it.
  public let name = "-"
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  /// Up to where the bytes have been looked through for the end of a line.
  private var seen = 0
  private var isAtEnd = false
  private var isAtStart = true

  public init(descriptor: Int32 = STDIN_FILENO) { self.descriptor = descriptor }

  /// The next line without its end; nil when there are no more.
  ///
  /// - Parameter beforeWaiting: called where the line is not there yet.
  /// - Throws: ``Failure`` `interrupted`, `script.not_text`, `file.too_large`, `file.unreadable`, and what `beforeWaiting` throws.
  func next(beforeWaiting: () throws -> Void) throws -> String? {
    var hasWaited = false
    while true {
      if let end = bytes[seen...].firstIndex(of: UInt8(ascii: "\n")) { return try take(upTo: end, next: end + 1) }
      seen = bytes.count
      if isAtEnd { return bytes.isEmpty ? nil : try take(upTo: bytes.count, next: bytes.count) }
      guard bytes.count <= Script.largest else {
        throw Failure(reading: name, .tooLarge(bytes.count), limit: Script.largest)
      }
      if !isReady(within: 0) {
        if !hasWaited { try beforeWaiting() }
        hasWaited = true
        while !isReady(within: 100) { if Interruption.requested { throw Failure("interrupted") } }
      }
      try fill()
    }
  }

  private func isReady(within milliseconds: Int32) -> Bool {
    var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&poller, 1, milliseconds) > 0
  }

  private func fill() throws {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count > 0 { bytes.append(contentsOf: chunk.prefix(count)) }
    if count == 0 { isAtEnd = true }
    if count < 0, errno != EINTR, errno != EAGAIN { throw Failure(reading: name, .system(errno)) }
  }

  private func take(upTo end: Int, next: Int) throws -> String {
    var line = bytes[..<end]
    if isAtStart, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    isAtStart = false
    if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    guard let text = String(validating: line, as: UTF8.self) else {
      throw Failure("script.not_text", ["path": .text(name)])
    }
    bytes.removeSubrange(..<next)
    seen = 0
    return text
  }
}
