import CCurl
import Glibc

/// An address of the network, IPv4 or IPv6.
struct NetworkAddress {
  /// The bytes of it, four or sixteen.
  private let bytes: [UInt8]

  /// - Parameter socket: a `sockaddr_in` or `sockaddr_in6`.
  /// - Returns: nil for one of another family.
  init?(family: Int32, _ socket: [UInt8]) {
    let (start, count) = family == AF_INET ? (4, 4) : (8, 16)
    guard family == AF_INET || family == AF_INET6, socket.count >= start + count else { return nil }
    bytes = Array(socket[start..<start + count])
  }

  /// Whether it lies in a network that this computer is in, as a printer's does that has an address of the internet.
  var isNearby: Bool {
    var first: UnsafeMutablePointer<ifaddrs>?
    // Who can't say where it is reaches nobody.
    guard getifaddrs(&first) == 0 else { return true }
    defer { freeifaddrs(first) }
    return sequence(first: first, next: { $0?.pointee.ifa_next }).contains { entry in
      guard let entry, let own = Self(entry.pointee.ifa_addr), let mask = Self(entry.pointee.ifa_netmask),
        own.bytes.count == bytes.count, mask.bytes.count == bytes.count, mask.bytes.contains(where: { $0 != 0 })
      else { return false }
      return bytes.indices.allSatisfy { (own.bytes[$0] ^ bytes[$0]) & mask.bytes[$0] == 0 }
    }
  }

  private init?(_ socket: UnsafeMutablePointer<sockaddr>?) {
    guard let socket else { return nil }
    let family = Int32(socket.pointee.sa_family)
    let size = family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
    guard family == AF_INET || family == AF_INET6 else { return nil }
    self.init(family: family, Array(UnsafeRawBufferPointer(start: socket, count: size)))
  }

  /// Whether it is one of the internet: not of this computer, a private network, a neighbour on the cable, many at once, or kept
  /// for other purposes (IANA's registries of special-purpose addresses, RFC 6890).
  var isPublic: Bool {
    guard bytes.count == 16 else { return Self.isPublic(bytes) }
    // Addresses of IPv6 that stand for one of IPv4: as they are, and translated (RFC 4291, RFC 6052, RFC 3056).
    let zeros = [UInt8](repeating: 0, count: 10)
    if bytes.starts(with: zeros + [0xFF, 0xFF]) || bytes.starts(with: zeros + [0, 0]) {
      return Self.isPublic(Array(bytes[12...]))
    }
    if bytes.starts(with: [0, 0x64, 0xFF, 0x9B] + zeros.prefix(8)) { return Self.isPublic(Array(bytes[12...])) }
    if bytes.starts(with: [0x20, 0x02]) { return Self.isPublic(Array(bytes[2..<6])) }
    // What is given out begins with 001; of that are kept for other purposes 2001::/23 and 2001:db8::/32.
    guard bytes[0] & 0xE0 == 0x20 else { return false }
    return !(bytes.starts(with: [0x20, 0x01]) && (bytes[2] < 2 || bytes[2] == 0x0D && bytes[3] == 0xB8))
  }

  private static func isPublic(_ bytes: [UInt8]) -> Bool {
    switch (bytes[0], bytes[1]) {
    case (0, _), (10, _), (127, _), (169, 254), (192, 168), (224..., _): false
    case (100, 64..<128), (172, 16..<32), (198, 18..<20): false
    case (192, 0): bytes[2] != 0 && bytes[2] != 2
    case (198, 51): bytes[2] != 100
    case (203, 0): bytes[2] != 113
    default: true
    }
  }
}
