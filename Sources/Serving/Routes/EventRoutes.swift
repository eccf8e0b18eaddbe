import Clinic
import Devices
import HTTPTypes
import Hummingbird
import NIOCore
import TagarelaKit

/// Tells an open page what changes, as long as it is open (server-sent events).
struct EventRoutes: Sendable {
  let clinic: ClinicThread
  let pages: PageShelf
  let listeners: Listeners

  func add(to router: Router<ServingContext>) {
    router.get("events") { request, context in
      guard let device = context.device else { return Response(status: .unauthorized) }
      return try await events(for: device, plan: request.uri.queryParameters["plan"].map(String.init), context)
    }
  }

  private func events(for device: Device, plan: String?, _ context: ServingContext) async throws -> Response {
    // What has changed between the making of the page and now is told at once.
    var first = Listeners.Event.beat
    if let plan {
      let version = try await clinic.run { [pages] clinic, _ in
        try clinic.plan(plan, of: device.patient).map { try pages.page(of: $0, in: clinic).version }
      }
      guard let version else { throw HTTPError(.notFound) }
      first = .plan(version)
    }
    guard let (number, events) = listeners.add(device, plan: plan) else { return Response(status: .tooManyRequests) }
    let opening = first
    return Response(
      status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
      body: ResponseBody { [listeners] writer in
        defer { listeners.remove(number) }
        try await writer.write(ByteBuffer(string: opening.text))
        for await event in events { try await writer.write(ByteBuffer(string: event.text)) }
        try await writer.finish(nil)
        context.channel.close(promise: nil)
      })
  }
}
