import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import TagarelaKit

/// The files that pages of the server ask for: these by their names, and no others.
struct Assets: Sendable {
  private let files: [(name: String, type: String, text: String)]

  private static let types = [
    "style.css": "text/css", "outbox.js": "text/javascript", "news.js": "text/javascript", "pair.js": "text/javascript",
    "listening.js": "text/javascript", "observing.js": "text/javascript", "worker.js": "text/javascript",
    "app.webmanifest": "application/manifest+json",
    "icon.svg": "image/svg+xml",
  ]

  private let authority: Data?

  /// - Parameter authority: as ``ClinicServer/init(_:_:authority:)``.
  /// - Throws: ``Failure`` `module.files_missing`.
  init(authority: Data?) throws {
    self.authority = authority
    files = try Self.types.map { name, type in
      (name, type, try InstalledFiles.text(of: "Serving", at: "Browser/\(name)"))
    }
  }

  func add(to router: Router<ServingContext>) {
    for file in files {
      router.get(RouterPath(file.name)) { _, _ in
        Response.text(file.text, type: "\(file.type); charset=utf-8", headers: [.cacheControl: "no-cache"])
      }
    }
    guard let authority else { return }
    router.get("authority.crt") { _, _ in
      Response(
        status: .ok, headers: [.contentType: "application/x-x509-ca-cert"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: authority)))
    }
  }
}
