import Devices
import HTTPTypes
import Hummingbird

/// Through which all requests come: who asks too much is turned away, foreign pages ask nothing, and it is told whose session
/// it is. What leaves gets the headers that keep browsers from doing more than they should.
struct Gate: RouterMiddleware {
  let clinic: ClinicThread
  /// Of those that aren't paired, by address.
  let strangers = Allowance(atOnce: 60, aSecond: 5)
  /// By device.
  let devices = Allowance(atOnce: 300, aSecond: 40)
  /// By a therapist's device, whose page shows the pictures of whole boards and of what is looked for.
  let therapists = Allowance(atOnce: 1500, aSecond: 150)

  func handle(
    _ request: Request, context: ServingContext, next: (Request, ServingContext) async throws -> Response
  ) async throws -> Response {
    var response = await answer(request, context, next)
    for (name, value) in Self.headers where response.headers[name] == nil { response.headers[name] = value }
    return response
  }

  private func answer(
    _ request: Request, _ context: ServingContext, _ next: (Request, ServingContext) async throws -> Response
  ) async -> Response {
    var context = context
    do {
      if let token = SessionCookie.token(in: request.headers) {
        // So many guesses of tokens are as many requests of a stranger.
        context.device = try await clinic.run { _, store in try store.device(session: token) }
      }
      let isAllowed = context.device.map(takes) ?? strangers.takes(context.address)
      guard isAllowed else { return Response(status: .tooManyRequests, headers: [.retryAfter: "5"]) }
      guard request.method == .get || request.isFromItself else { return Response(status: .forbidden) }
      return try await next(request, context)
    } catch is ClinicThread.Busy {
      return Response(status: .serviceUnavailable, headers: [.retryAfter: "2"])
    } catch let refusal as BodyRefusal {
      return refusal.response(closing: context.channel)
    } catch let error as HTTPError {
      return Response(status: error.status)
    } catch {
      return Response(status: .internalServerError)
    }
  }

  private func takes(_ device: Device) -> Bool {
    (device.role == .therapist ? therapists : devices).takes(String(device.id))
  }

  private static let headers: [(HTTPField.Name, String)] =
    [
      (.contentSecurityPolicy, PagePolicy.own), (.cacheControl, "no-store"), (.xContentTypeOptions, "nosniff"),
    ]
    + [
      ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"), ("X-Frame-Options", "DENY"),
      ("Permissions-Policy", "camera=(self), microphone=(self), geolocation=()"),
    ].compactMap { name, value in HTTPField.Name(name).map { ($0, value) } }
}

/// What pages may ask for.
enum PagePolicy {
  /// Of those that the server writes itself.
  static let own = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "connect-src 'self'",
    "manifest-src 'self'", "worker-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// Of one that says itself what it asks for.
  static func of(_ page: ServedPage) -> String { page.policy.map { $0 + "; frame-ancestors 'none'" } ?? own }
}

extension Request {
  /// Whether a page of this server asks, as far as browsers say (Fetch Metadata; RFC 6454).
  fileprivate var isFromItself: Bool {
    if let site = HTTPField.Name("Sec-Fetch-Site").flatMap({ headers[$0] }), site != "same-origin" { return false }
    guard let origin = headers[.origin] else { return true }
    return origin.split(separator: "/").last.map(String.init) == head.authority
  }
}
