/// An address of the web (RFC 3986) as it is asked for: without who asks, and without the part that only concerns the reader.
public struct WebAddress: Sendable, Hashable {
  /// `http` or `https`.
  public let scheme: String
  /// As servers know it (``DomainName``), or an address of the network.
  public let host: String
  /// Nil for the usual one.
  public let port: Int?
  /// What is asked of the host: path and query, in ASCII.
  private let request: String

  /// - Returns: nil for what isn't asked of a host over the web.
  public init?(_ text: String) {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), text[colon...].hasPrefix("://") else { return nil }
    scheme = text[..<colon].lowercased()
    guard ["http", "https"].contains(scheme) else { return nil }
    let rest = Substring(text.utf8[colon...].dropFirst(3))
    let authority = Substring(rest.utf8.prefix { !Self.endsAuthority($0) })
    let place = authority.utf8.lastIndex(of: UInt8(ascii: "@")).map { authority[authority.utf8.index(after: $0)...] }
    guard let (host, behind) = Self.host(in: place ?? authority), let port = Self.port(behind) else { return nil }
    self.host = host
    self.port = port > 0 ? port : nil
    request = Self.written(Substring(rest.utf8[authority.endIndex...].prefix { $0 != UInt8(ascii: "#") }))
  }

  /// All of it, in ASCII.
  public var text: String { "\(scheme)://\(place)\(request)" }

  private var place: String { port.map { "\(host):\($0)" } ?? host }

  /// The host as people read it, with its port where that isn't the usual one.
  public var readableHost: String {
    let name = DomainName.readable(host)
    return port.map { "\(name):\($0)" } ?? name
  }

  private static func endsAuthority(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  private static func host(in place: Substring) -> (host: String, behind: Substring)? {
    guard place.first == "[" else {
      let name = Substring(place.utf8.prefix { $0 != UInt8(ascii: ":") })
      return DomainName.ascii(String(name)).map { ($0, place[name.endIndex...]) }
    }
    guard let end = place.firstIndex(of: "]"), place.dropFirst().prefix(upTo: end).utf8.allSatisfy(isOfNumber) else {
      return nil
    }
    return (String(place[...end]), place[place.index(after: end)...])
  }

  /// Of an address of IPv6.
  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: ":"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// - Returns: 0 for none; nil for what is no port.
  private static func port(_ text: Substring) -> Int? {
    if text.isEmpty || text == ":" { return 0 }
    guard text.first == ":", text.utf8.count <= 6, let port = Int(text.dropFirst()), (1...65_535).contains(port) else {
      return nil
    }
    return port
  }

  /// What has no place in an address is written by its bytes (2.1).
  static func written(_ text: Substring) -> String {
    let bytes = text.utf8.span
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 16)
    for index in bytes.indices {
      let byte = bytes[index]
      let isKept =
        byte == UInt8(ascii: "%")
        ? index + 2 < bytes.count && isHexadecimal(bytes[index + 1]) && isHexadecimal(bytes[index + 2])
        : isPlain(byte) || byte == UInt8(ascii: "?")
      if isKept {
        result.append(byte)
      } else {
        result.append(UInt8(ascii: "%"))
        result.append(hexadecimal(byte >> 4))
        result.append(hexadecimal(byte & 0xF))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 { (digit < 10 ? 0x30 : 0x37) + digit }

  /// Whether a byte of a path means itself (3.3).
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "&")...UInt8(ascii: "/"),  // & ' ( ) * + , - . /
      UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "@"),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    isOfNumber(byte) && byte != UInt8(ascii: ":") && byte != UInt8(ascii: ".")
  }
}
