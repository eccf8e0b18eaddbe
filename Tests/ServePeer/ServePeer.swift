import Foundation
import Hummingbird
import HummingbirdCore
import HummingbirdTLS
import Logging
import NIOCore

/// A plain server of the same library that takes what is touched, keeps nothing, and says so: what the clinic's server is
/// measured beside. ServePeer PORT CERTIFICATE.pem KEY.pem …
@main
enum ServePeer {
  static func main() async throws {
    let words = CommandLine.arguments
    guard words.count >= 4, let port = Int(words[1]) else { throw Usage() }
    let router = Router()
    router.post("/received") { request, _ in
      let body = try await request.body.collect(upTo: 1 << 20)
      return "{\"bytes\":\(body.readableBytes)}"
    }
    var logger = Logger(label: "peer")
    logger.logLevel = .error
    let tls = TLSConfiguration.makeServerConfiguration(
      certificateChain: try NIOSSLCertificate.fromPEMFile(words[2]).map { .certificate($0) },
      privateKey: .privateKey(try NIOSSLPrivateKey(file: words[3], format: .pem)))
    let application = Application(
      router: router, server: try .tls(.http1(), tlsConfiguration: tls),
      configuration: .init(address: .hostname("127.0.0.1", port: port)), logger: logger)
    try await application.runService()
  }

  private struct Usage: Error {}
}
