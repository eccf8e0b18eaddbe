import Clinic
import Devices
import HTTPTypes
import Hummingbird
import NIOCore
import TagarelaKit
import Workspace

/// What devices are shown, each as much as its role sees.
struct PageRoutes: Sendable {
  let clinic: ClinicThread
  let pages: PageShelf
  let wording: Wording
  /// As the audit list calls it.
  private static let way = "page"

  func add(to router: Router<ServingContext>) {
    router.get("/") { _, context in
      guard let device = context.device else { return unpaired }
      return try await home(of: device)
    }
    router.get("plans") { _, context in
      guard let device = context.device else { return unpaired }
      return try await plans(of: device)
    }
    router.get("plan/:uid") { request, context in
      guard let device = context.device else { return unpaired }
      return try await plan(context.parameters.require("uid"), for: device, request)
    }
    router.get("patient/:uid") { _, context in
      guard let device = context.device else { return unpaired }
      guard device.role == .therapist else { throw HTTPError(.notFound) }
      return try await patient(context.parameters.require("uid"), for: device)
    }
  }

  /// Nothing of the clinic.
  private var unpaired: Response { .text(WrittenPage.pairing(wording).html, status: .unauthorized) }

  /// All plans, also where there is one alone; a therapist comes to them by their patients.
  private func plans(of device: Device) async throws -> Response {
    let html = try await clinic.run { clinic, _ -> String? in
      guard let patient = try device.patient.flatMap({ try clinic.workspace.patient(id: $0) }) else { return nil }
      try clinic.note(served: "plan", as: Self.way, to: device, about: patient.uid)
      return try WrittenPage.plans(of: patient, in: clinic.inLanguage(of: patient)).html
    }
    return html.map { .text($0) } ?? Response(status: .seeOther, headers: [.location: "/"])
  }

  /// Whether it was removed or never was is told to nobody.
  private func noPlan(for device: Device) async throws -> Response {
    let html = try await clinic.run { clinic, _ in
      guard let patient = try device.patient.flatMap({ try clinic.workspace.patient(id: $0) }) else {
        return WrittenPage.noPlan(clinic.wording, back: "/").html
      }
      return WrittenPage.noPlan(
        try clinic.inLanguage(of: patient).wording, back: device.role == .tutor ? "/" : "/plans"
      ).html
    }
    return .text(html, status: .notFound)
  }

  private func home(of device: Device) async throws -> Response {
    let page = try await clinic.run { clinic, _ -> HomePage in
      guard let id = device.patient else {
        try clinic.note(served: "patient", as: Self.way, to: device, about: nil)
        return .written(try WrittenPage.clinic(clinic).html)
      }
      guard let patient = try clinic.workspace.patient(id: id) else { return .written("") }
      let clinic = try clinic.inLanguage(of: patient)
      try clinic.note(
        served: device.role == .tutor ? "observation" : "plan", as: Self.way, to: device, about: patient.uid)
      if device.role == .tutor {
        return .written(try WrittenPage.history(of: patient, in: clinic, mayWrite: true).html)
      }
      let plans = try clinic.workspace.plans(of: id)
      if plans.count == 1, let only = plans.first { return .plan(only.uid) }
      return .written(try WrittenPage.plans(of: patient, in: clinic).html)
    }
    switch page {
    case .written(let html): return .text(html)
    case .plan(let uid): return Response(status: .seeOther, headers: [.location: "/plan/\(uid)"])
    }
  }

  private enum HomePage: Sendable {
    case written(String)
    case plan(String)
  }

  private func plan(_ uid: String, for device: Device, _ request: Request) async throws -> Response {
    let page = try await clinic.run { [pages] clinic, _ in
      try clinic.plan(uid, of: device.patient).map { plan in
        try clinic.note(served: "plan", as: Self.way, to: device, about: clinic.people(of: plan).patient.uid)
        return try pages.page(of: plan, in: clinic)
      }
    }
    guard let page else { return try await noPlan(for: device) }
    let tag = "\"\(page.version)\""
    var headers: HTTPFields = [
      .eTag: tag, .cacheControl: "no-cache", .contentSecurityPolicy: PagePolicy.of(page),
      .contentType: "text/html; charset=utf-8",
    ]
    guard request.headers[.ifNoneMatch] != tag else {
      // Its policy names the mark of a page that was made anew: the one that the browser has keeps its own.
      headers[.contentSecurityPolicy] = "frame-ancestors 'none'"
      return Response(status: .notModified, headers: headers)
    }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: page.html)))
  }

  private func patient(_ uid: String, for device: Device) async throws -> Response {
    let html = try await clinic.run { clinic, _ in
      try clinic.workspace.patient(uid: uid).map { patient in
        try clinic.note(served: "observation", as: Self.way, to: device, about: patient.uid)
        return try WrittenPage.history(of: patient, in: clinic, mayWrite: false).html
      }
    }
    guard let html else { throw HTTPError(.notFound) }
    return .text(html)
  }
}
