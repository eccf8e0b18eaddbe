import NIOCore
import NIOSSL
import Synchronization

/// The certificate of a server that runs: lines that begin have the latest, and those that are open stay.
final class PresentedCertificate: Sendable {
  private let latest: Mutex<ServerCertificate.Sources>

  init(_ certificate: ServerCertificate) throws { latest = Mutex(try certificate.sources()) }

  func replace(by certificate: ServerCertificate) throws {
    let sources = try certificate.sources()
    latest.withLock { $0 = sources }
  }

  /// Nothing older than TLS 1.2 (RFC 9325).
  func configuration() -> TLSConfiguration {
    let first = latest.withLock(\.self)
    var configuration = TLSConfiguration.makeServerConfiguration(certificateChain: first.chain, privateKey: first.key)
    configuration.sslContextCallback = { [self] _, promise in
      let now = latest.withLock(\.self)
      var presented = NIOSSLContextConfigurationOverride()
      presented.certificateChain = now.chain
      presented.privateKey = now.key
      promise.succeed(presented)
    }
    configuration.minimumTLSVersion = .tlsv12
    configuration.applicationProtocols = ["http/1.1"]
    // Tablets that sleep don't say goodbye, and the end of the server doesn't wait for them.
    configuration.shutdownTimeout = .milliseconds(300)
    return configuration
  }
}
