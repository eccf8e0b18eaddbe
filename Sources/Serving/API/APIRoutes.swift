import Clinic
import Devices
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import StructuredText
import TagarelaKit
import Workspace

/// The programming interface, for the therapist's devices: ``APIOperation/all`` under `/api/`, and its description.
struct APIRoutes: Sendable {
  let clinic: ClinicThread
  let wording: Wording
  let watch: ChangeWatch
  let listeners: Listeners
  let room: BodyRoom

  /// Bytes of a request: a picture in base64, and what is said beside it.
  private static let mostBytes = 28 << 20
  private static let rules = JSONReader.Rules(
    deepest: 16, allowsRepeatedKeys: false, allowsHalfCharacters: false, longestText: mostBytes)

  func add(to router: Router<ServingContext>) {
    let description = JSONWriter.text(APIDocument.json)
    router.get("api/openapi.json") { _, context in
      try await answering {
        try Self.checkIsTherapist(context)
        return Response.text(description, type: "application/json")
      }
    }
    for operation in APIOperation.all {
      router.on(operation.routerPath, method: operation.method) { request, context in
        try await answering { try await answer(to: request, context, operation) }
      }
    }
    for operations in Dictionary(grouping: APIOperation.all, by: \.path).values {
      guard let path = operations.first?.routerPath else { continue }
      let allowed = operations.map(\.method)
      let headers: HTTPFields = [.allow: allowed.map(\.rawValue).sorted().joined(separator: ", ")]
      for method in Self.methods where !allowed.contains(method) {
        router.on(path, method: method) { _, _ in Response(status: .methodNotAllowed, headers: headers) }
      }
    }
  }

  private static let methods: [HTTPRequest.Method] =
    [.get, .head, .post, .put, .patch, .delete, .options, .trace] + [HTTPRequest.Method("QUERY")].compactMap(\.self)

  private static func checkIsTherapist(_ context: ServingContext) throws {
    guard let device = context.device else { throw APIRefusal.unpaired }
    guard device.role == .therapist else { throw APIRefusal.forbidden }
  }

  private func answer(
    to request: Request, _ context: ServingContext, _ operation: APIOperation
  ) async throws -> Response {
    try Self.checkIsTherapist(context)
    let parameters = try operation.values(of: request, context)
    var body = JSONValue.null
    if let shape = operation.body {
      guard request.headers[.contentType]?.lowercased().hasPrefix("application/json") == true else {
        return Response(status: .unsupportedMediaType)
      }
      let bytes = try await request.content(atMost: Self.mostBytes, in: room)
      body = try Self.value(of: bytes)
      if let fault = shape.fault(in: body) { throw APIRefusal.malformed(at: fault) }
    }
    let (content, device) = (body, context.device)
    let reply = try await clinic.run { clinic, store in
      let call = APICall(clinic: clinic, store: store, parameters: parameters, body: content)
      let reply = try operation.run(call)
      if operation.onlyReads, let noun = operation.noun, let device {
        try clinic.note(served: noun, as: "api", to: device, about: call.person())
      }
      return reply
    }
    if !operation.onlyReads { tell() }
    return operation.response(reply)
  }

  private static func value(of bytes: Data) throws -> JSONValue {
    do {
      return try JSONReader.value(of: SourceText(bytes: [UInt8](bytes), named: ""), rules: rules)
    } catch let failure as Failure {
      let column = failure.place.map { ":\($0.line):\($0.column)" } ?? ""
      throw APIRefusal.malformed(at: "JSON\(column)")
    }
  }

  /// What shows any of it is shown anew.
  private func tell() {
    listeners.send(.changed) { $0.plan == nil }
    Task { await watch.tellVersions() }
  }

  /// With words for what goes wrong.
  private func answering(_ body: () async throws -> Response) async throws -> Response {
    do {
      return try await body()
    } catch let refusal as APIRefusal {
      let (status, failure) = refusal.told
      return response(failure, status, refusal.conflicts)
    } catch let failure as Failure {
      return response(failure, .unprocessableContent, [])
    }
  }

  private func response(
    _ failure: Failure, _ status: HTTPResponse.Status, _ conflicts: [FieldConflict]
  ) -> Response {
    let told = APIError.json(failure, conflicts, wording)
    return .text(JSONWriter.text(told), type: "application/json", status: status)
  }
}

extension APIOperation {
  /// As the router has it: `api/boards/:board`.
  fileprivate var routerPath: RouterPath {
    RouterPath("api/" + path.replacing("{", with: ":").replacing("}", with: ""))
  }

  /// What the address says.
  ///
  /// - Throws: ``APIRefusal`` `malformed`.
  fileprivate func values(of request: Request, _ context: ServingContext) throws -> [String: JSONValue] {
    var values: [String: JSONValue] = [:]
    for parameter in parameters {
      let text: String? =
        switch parameter.place {
        case .path: context.parameters.get(parameter.name)?.removingPercentEncoding
        case .query: request.uri.queryParameters[parameter.name[...]].map(String.init)
        }
      guard let text else {
        if parameter.isRequired { throw APIRefusal.malformed(at: parameter.name) }
        continue
      }
      guard let value = parameter.value(of: text) else { throw APIRefusal.malformed(at: parameter.name) }
      values[parameter.name] = value
    }
    return values
  }

  fileprivate func response(_ reply: APIReply) -> Response {
    switch reply {
    case .nothing: return Response(status: .noContent)
    case .json(let value):
      if case .made = answer { return .text(JSONWriter.text(value), type: "application/json", status: .created) }
      return .text(JSONWriter.text(value), type: "application/json")
    case .file(let data, let type, let isLasting):
      return Response(
        status: .ok,
        headers: [
          .contentType: type, .cacheControl: isLasting ? "private, max-age=86400" : "no-store",
          .contentSecurityPolicy: "default-src 'none'; sandbox",
        ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }
  }
}

extension APIRefusal {
  fileprivate var conflicts: [FieldConflict] { if case .conflict(let fields) = self { fields } else { [] } }
}
