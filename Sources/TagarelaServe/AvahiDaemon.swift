import Foundation

/// The system's service that answers for this computer's name in its networks (multicast DNS, RFC 6762).
enum AvahiDaemon {
  private static let socketPath = "/run/avahi-daemon/socket"
  /// Of a second: it knows its own addresses at once, and asks the network for others.
  private static let patience = timeval(tv_sec: 0, tv_usec: 500_000)
  /// Addresses that it is asked for.
  private static let most = 4

  /// The name for which it answers: another than the computer's own where somebody else in the network has that.
  ///
  /// - Parameter addresses: of this computer.
  /// - Returns: nil where nobody answers.
  static func name(of addresses: [String]) -> String? {
    addresses.prefix(most).lazy.compactMap { address in
      // `+ 2 0 clinic.local`: the interface, the protocol, the name.
      let words = answer(to: "RESOLVE-ADDRESS \(address)\n")?.split(whereSeparator: \.isWhitespace) ?? []
      return words.first == "+" ? words.last.map(String.init) : nil
    }
    .first { $0.hasSuffix(".local") }
  }

  private static func answer(to question: String) -> String? {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var patience = patience
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: socketPath.utf8) }
    let isThere = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    let bytes = Array(question.utf8)
    guard isThere, write(descriptor, bytes, bytes.count) == bytes.count else { return nil }
    var line = [UInt8](repeating: 0, count: 1024)
    let count = recv(descriptor, &line, line.count, 0)
    return count > 0 ? String(decoding: line.prefix(count), as: UTF8.self) : nil
  }
}
