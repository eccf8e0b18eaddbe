import Foundation
import NIOSSL

/// By what the server proves who it is.
struct ServerCertificate: Sendable {
  /// PEM: its own, and that of the authority that has signed it.
  let chain: String
  /// PEM.
  let key: String
  /// DER, of the authority: what a device installs that is to trust the clinic.
  let authority: Data
  /// SHA-256 of its own, as browsers show it.
  let fingerprint: String
  /// Names and addresses for which it holds.
  let hosts: [String]
  /// When another is to take its place.
  let renewal: Date

  /// The places for which it holds, of those where the server is reached: at others browsers warn of it. Where it holds for none,
  /// all of them.
  func places(of reached: [String]) -> [String] {
    let places = reached.filter(hosts.contains)
    return places.isEmpty ? reached : places
  }

  /// Its chain and key as lines present them.
  func sources() throws -> Sources {
    Sources(
      chain: try NIOSSLCertificate.fromPEMBytes(Array(chain.utf8)).map { .certificate($0) },
      key: .privateKey(try NIOSSLPrivateKey(bytes: Array(key.utf8), format: .pem)))
  }

  struct Sources: Sendable {
    let chain: [NIOSSLCertificateSource]
    let key: NIOSSLPrivateKeySource
  }
}
