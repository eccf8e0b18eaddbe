import Foundation

/// By what names and addresses this computer is reached.
struct NetworkAddresses {
  /// As browsers write them: addresses first.
  let names: [String]

  /// - Parameter address: the only one; nil for all.
  init(only address: String?) {
    guard let address else {
      names = Self.found + [Self.localName].compactMap(\.self) + ["localhost"]
      return
    }
    names = address == "127.0.0.1" || address == "localhost" ? ["localhost", "127.0.0.1"] : [address]
  }

  /// As it is called where names are found without a server (RFC 6762).
  private static var localName: String? {
    let name = ProcessInfo.processInfo.hostName.split(separator: ".").first.map(String.init) ?? ""
    let isName = name.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
    return name.isEmpty || !isName || name == "localhost" ? nil : name.lowercased() + ".local"
  }

  /// Addresses of this computer in its networks (IPv4).
  private static var found: [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: [String] = []
    var next = first
    while let interface = next?.pointee {
      defer { next = interface.ifa_next }
      guard let address = interface.ifa_addr, address.pointee.sa_family == UInt16(AF_INET),
        Int(interface.ifa_flags) & IFF_LOOPBACK == 0, Int(interface.ifa_flags) & IFF_UP != 0
      else { continue }
      var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      guard
        getnameinfo(
          address, socklen_t(MemoryLayout<sockaddr_in>.size), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
      else { continue }
      found.append(String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    return found
  }
}
