import Glibc
import TagarelaKit

/// Listens on this machine, answers nobody and knows whether somebody called.
final class SilentServer {
  let port: UInt16
  private let socket: Int32

  init() throws {
    let kind = SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue
    socket = Glibc.socket(AF_INET, Int32(kind), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let opened = withUnsafeMutablePointer(to: &address) { [socket] place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 16) == 0 && getsockname(socket, $0, &length) == 0
      }
    }
    guard opened else { throw Failure("no server") }
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(socket) }

  /// How many have called and were not counted before.
  var calls: Int {
    var count = 0
    while true {
      let caller = accept(socket, nil, nil)
      guard caller >= 0 else { return count }
      close(caller)
      count += 1
    }
  }
}
