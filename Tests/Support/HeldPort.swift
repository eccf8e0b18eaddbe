import Glibc

/// A port of this machine's own address that the system gives to nobody else as long as this is there. A server that says
/// `SO_REUSEADDR`, as servers do, may listen there all the same, and again after it was killed.
public final class HeldPort {
  /// What a test waited for in vain.
  public struct Failure: Error, CustomStringConvertible {
    public var description: String
  }

  public let number: Int
  private let line: Int32

  public init() throws {
    let line = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    self.line = line
    var yes: Int32 = 1
    setsockopt(line, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(line, $0, size) == 0 && getsockname(line, $0, &size) == 0
      }
    }
    number = Int(UInt16(bigEndian: address.sin_port))
    guard bound else { throw Failure(description: "no port is free") }
  }

  deinit { close(line) }
}
