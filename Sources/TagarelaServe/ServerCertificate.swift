import Foundation
import HummingbirdTLS
import NIOCore
import TagarelaKit

/// By what the server proves who it is.
struct ServerCertificate {
  /// PEM: its own, and that of the authority that has signed it.
  let chain: String
  /// PEM.
  let key: String
  /// DER, of the authority: what a device installs that is to trust the clinic.
  let authority: Data
  /// SHA-256 of its own, as browsers show it.
  let fingerprint: String

  /// Nothing older than TLS 1.2 (RFC 9325).
  func configuration() throws -> TLSConfiguration {
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: try NIOSSLCertificate.fromPEMBytes(Array(chain.utf8)).map { .certificate($0) },
      privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(key.utf8), format: .pem)))
    configuration.minimumTLSVersion = .tlsv12
    configuration.applicationProtocols = ["http/1.1"]
    // Tablets that sleep don't say goodbye, and the end of the server doesn't wait for them.
    configuration.shutdownTimeout = .milliseconds(300)
    return configuration
  }
}
