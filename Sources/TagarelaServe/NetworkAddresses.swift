import Foundation

/// By what names and addresses this computer is reached.
struct NetworkAddresses: Equatable {
  /// Where browsers can be sent: addresses first, those of IPv4 before others.
  let reached: [String]
  /// What the certificate is to say; also names under which nobody is found just now.
  let certified: [String]

  /// - Parameter address: the only one; nil for all.
  init(only address: String?) {
    switch address {
    case nil:
      let found = Self.found
      let answered = AvahiDaemon.name(of: found)
      reached = found + [answered, "localhost"].compactMap(\.self)
      certified = found + [answered ?? Self.localName, "localhost"].compactMap(\.self)
    case "127.0.0.1", "::1", "localhost":
      reached = ["localhost", address == "::1" ? "::1" : "127.0.0.1"]
      certified = ["localhost", "127.0.0.1", "::1"]
    case let address?:
      reached = [address]
      certified = [address]
    }
  }

  /// Where browsers are sent, as they write it: the places for which a certificate holds.
  func origins(in certificate: ServerCertificate, port: Int) -> [String] {
    certificate.places(of: reached).map { Self.origin($0, port: port) }
  }

  /// As browsers write a place (RFC 3986, 3.2.2).
  private static func origin(_ host: String, port: Int) -> String {
    "https://\(host.contains(":") ? "[\(host)]" : host):\(port)"
  }

  /// As it is called where names are found without a server (RFC 6762).
  private static var localName: String? {
    let name = ProcessInfo.processInfo.hostName.split(separator: ".").first.map(String.init) ?? ""
    let isName = name.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
    return name.isEmpty || !isName || name == "localhost" ? nil : name.lowercased() + ".local"
  }

  /// Addresses of this computer in its networks. Those of one link alone (`fe80::`) are left out: browsers take none with the name of
  /// an interface in it.
  private static var found: [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var (found4, found6): ([String], [String]) = ([], [])
    var next = first
    while let interface = next?.pointee {
      defer { next = interface.ifa_next }
      let flags = Int(interface.ifa_flags)
      guard flags & IFF_LOOPBACK == 0, flags & IFF_UP != 0, let address = interface.ifa_addr else { continue }
      switch Int32(address.pointee.sa_family) {
      case AF_INET: if let text = text(of: address, MemoryLayout<sockaddr_in>.size) { found4.append(text) }
      case AF_INET6:
        if let text = text(of: address, MemoryLayout<sockaddr_in6>.size), !text.contains("%") { found6.append(text) }
      default: break
      }
    }
    return found4 + found6
  }

  private static func text(of address: UnsafePointer<sockaddr>, _ size: Int) -> String? {
    var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    guard getnameinfo(address, socklen_t(size), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0 else {
      return nil
    }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// The bytes of an address as networks and certificates write them.
enum AddressBytes {
  /// - Returns: four, or sixteen; nil for what is a name.
  static func of(_ host: String) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 16)
    if inet_pton(AF_INET, host, &bytes) == 1 { return Array(bytes.prefix(4)) }
    return inet_pton(AF_INET6, host, &bytes) == 1 ? bytes : nil
  }
}
