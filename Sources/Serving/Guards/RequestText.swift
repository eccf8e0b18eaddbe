import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

/// Why a request's body isn't read.
enum BodyRefusal: Error {
  case tooLarge
  case tooSlow
  /// Too many are read just now.
  case noRoom

  /// The rest isn't waited for: the line is closed behind the answer.
  func response(closing channel: any Channel) -> Response {
    let status: HTTPResponse.Status =
      switch self {
      case .tooLarge: .contentTooLarge
      case .tooSlow: .requestTimeout
      case .noRoom: .serviceUnavailable
      }
    return Response(
      status: status, headers: [.connection: "close"],
      body: ResponseBody(contentLength: 0) { writer in
        try await writer.finish(nil)
        channel.close(promise: nil)
      })
  }
}

/// Bytes of all bodies that are being read.
final class BodyRoom: Sendable {
  private let taken = Mutex(0)
  /// Of all of them.
  private static let most = 96 << 20

  /// - Returns: false where there is no room.
  fileprivate func take(_ bytes: Int) -> Bool {
    taken.withLock { taken in
      guard taken + bytes <= Self.most else { return false }
      taken += bytes
      return true
    }
  }

  fileprivate func give(_ bytes: Int) { taken.withLock { $0 -= bytes } }
}

extension Request {
  /// Its body, as far as there is room for it; what comes too slowly keeps nobody waiting.
  ///
  /// - Parameters:
  ///   - most: bytes.
  ///   - room: what there is for all of them.
  /// - Throws: ``BodyRefusal``.
  func content(atMost most: Int, in room: BodyRoom) async throws -> Data {
    if let length = headers[.contentLength].flatMap({ Int($0) }), length > most { throw BodyRefusal.tooLarge }
    let start = ContinuousClock.now
    var content = Data()
    var taken = 0
    defer { room.give(taken) }
    for try await part in body {
      guard content.count + part.readableBytes <= most else { throw BodyRefusal.tooLarge }
      guard room.take(part.readableBytes) else { throw BodyRefusal.noRoom }
      taken += part.readableBytes
      content.append(contentsOf: part.readableBytesView)
      let seconds = start.duration(to: .now) / .seconds(1)
      if seconds > Self.grace, Double(content.count) < seconds * Self.slowest { throw BodyRefusal.tooSlow }
    }
    return content
  }

  /// Seconds after which it has to be quick.
  private static let grace = 10.0
  /// Bytes a second.
  private static let slowest = 2000.0
}

extension Response {
  static func text(
    _ text: String, type: String = "text/html; charset=utf-8", status: HTTPResponse.Status = .ok,
    headers: HTTPFields = [:]
  ) -> Response {
    var headers = headers
    headers[.contentType] = type
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]) throws
    -> Response
  {
    .text(
      String(decoding: try JSONEncoder().encode(value), as: UTF8.self), type: "application/json", status: status,
      headers: headers)
  }
}
