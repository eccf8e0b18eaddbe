import Devices
import Glibc
import Hummingbird
import NIOCore

/// What is known of a request beside itself.
struct ServingContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let channel: any Channel
  /// Whose session it belongs to.
  var device: Device?

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    channel = source.channel
  }

  /// Where it comes from, without the port. Of IPv6 the network: there everybody has as many addresses as they like.
  var address: String {
    guard let address = channel.remoteAddress?.ipAddress else { return "" }
    var bytes = [UInt8](repeating: 0, count: 16)
    guard inet_pton(AF_INET6, address, &bytes) == 1 else { return address }
    let isShort = bytes.starts(with: [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF])
    return isShort
      ? bytes.suffix(4).map(String.init).joined(separator: ".")
      : bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
  }
}
