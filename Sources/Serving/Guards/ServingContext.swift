import Devices
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

  /// Where it comes from, without the port.
  var address: String { channel.remoteAddress?.ipAddress ?? "" }
}
