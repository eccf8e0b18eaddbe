import Foundation
public import TagarelaKit

extension EmailAddress {
  /// The address with a domain that every mail server knows: letters beyond ASCII in their `xn--` form (RFC 5891).
  public var transport: String {
    guard !domain.utf8.allSatisfy({ $0 < 0x80 }) else { return description }
    var components = URLComponents()
    components.host = domain
    guard let host = components.encodedHost, !host.utf8.contains(UInt8(ascii: "%")) else { return description }
    return "\(local)@\(host)"
  }
}
