import Devices
import Foundation
import HTTPTypes
import Hummingbird
import TagarelaKit
import Workspace

/// How a device becomes one of the clinic's, and stops being one.
struct PairingRoutes: Sendable {
  let clinic: ClinicThread
  let wording: Wording
  let room: BodyRoom
  let lockout = Lockout()

  private struct Typed: Decodable {
    let code: String
    let device: String?
    let passphrase: String?
  }

  struct Told: Encodable {
    let message: String
  }

  private static let mostBytes = 4096

  func add(to router: Router<ServingContext>) {
    router.get("pair") { request, _ in
      Response.text(WrittenPage.pairing(wording, hasEnded: request.uri.query == "ended").html)
    }
    router.post("pair") { request, context in try await pair(request, context) }
    router.post("leave") { _, context in
      if let device = context.device {
        try await clinic.run { clinic, store in
          try store.revoke(device)
          try clinic.note(.revoked, by: device)
        }
      }
      return Response(status: .noContent, headers: [.setCookie: SessionCookie.gone])
    }
  }

  private func pair(_ request: Request, _ context: ServingContext) async throws -> Response {
    if let wait = lockout.wait(context.address) {
      let seconds = Int(wait.components.seconds) + 1
      return try refusal(
        Failure("device.locked", ["seconds": .integer(seconds)]), .tooManyRequests, [.retryAfter: String(seconds)])
    }
    let content = try await request.content(atMost: Self.mostBytes, in: room)
    guard let typed = try? JSONDecoder().decode(Typed.self, from: content) else { return Response(status: .badRequest) }
    do {
      let (device, token) = try await clinic.run { clinic, store in
        let paired = try store.pair(typed.code, passphrase: typed.passphrase, name: typed.device ?? "")
        try clinic.note(.paired, by: paired.device)
        return paired
      }
      lockout.noteRight(context.address)
      return Response(
        status: .noContent, headers: [.setCookie: SessionCookie.field(token, for: device.role)])
    } catch let failure as Failure {
      lockout.noteWrong(context.address)
      return try refusal(failure, .forbidden)
    }
  }

  private func refusal(
    _ failure: Failure, _ status: HTTPResponse.Status, _ headers: HTTPFields = [:]
  ) throws -> Response {
    let told = [failure.what, failure.hint].compactMap(\.self).map { phrase in
      let text = wording.text(phrase)
      return text.prefix(1).uppercased() + text.dropFirst() + "."
    }.joined(separator: " ")
    return try .json(Told(message: told), status: status, headers: headers)
  }
}
