import Glibc
import TagarelaKit

/// Standard output or standard error: the one way by which text is shown, be it to a terminal, a file or a pipe. Of escape
/// sequences only our own pass.
public struct Outlet: Sendable {
  /// Why something wasn't written.
  public struct Refusal: Error, Equatable {
    /// As in `errno.h`.
    public let code: Int32

    /// Whoever was reading has gone, as `head` does when it has enough.
    public var isUnread: Bool { code == EPIPE }
  }

  public static let output = Outlet(descriptor: STDOUT_FILENO)
  public static let errors = Outlet(descriptor: STDERR_FILENO)

  public let descriptor: Int32

  public init(descriptor: Int32) { self.descriptor = descriptor }

  /// Writes all of a text, whatever signals come.
  public func show(_ text: String) throws(Refusal) { try write(Array(text.forTerminal.utf8)) }

  /// The same where nobody could be told that it failed.
  public func tell(_ text: String) { try? show(text) }

  /// Writes a row anew, from its beginning.
  public func redraw(_ row: String) { writeFully("\r\u{1B}[K" + row.asRow, to: descriptor) }

  /// Writes bytes of texts that are ``Swift/String/forTerminal`` already.
  public func write(_ bytes: [UInt8]) throws(Refusal) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno == EAGAIN {
        var output = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&output, 1, 1000)
      } else if errno != EINTR {
        throw Refusal(code: errno)
      }
    }
  }

  /// Sees to it that the three standard files are open: what opens next must not become one of them, or our words would
  /// go into the clinic's data. What can't be written is then refused.
  public static func openStandardFiles() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
