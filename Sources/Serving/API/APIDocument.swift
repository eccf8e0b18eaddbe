import HTTPTypes
import StructuredText
import TagarelaKit

/// The description of the programming interface (OpenAPI 3.1.0), made of the operations that answer.
enum APIDocument {
  static var json: JSONValue {
    let paths = Dictionary(grouping: APIOperation.all, by: \.path).sorted { $0.key < $1.key }.map { path, operations in
      let items = operations.map {
        JSONValue.Member(key: $0.method.rawValue.lowercased(), value: described($0))
      }
      return JSONValue.Member(key: "/api/\(path)", value: JSONValue(content: .object(items)))
    }
    return .object([
      "openapi": "3.1.0",
      "info": .object([
        "title": "Tagarela", "version": "1",
        "description":
          "What a therapist's device that is paired with a clinic's server can do. Each change is one step, which undo takes back.",
      ]),
      "paths": JSONValue(content: .object(paths)),
      "components": .object([
        "schemas": JSONValue(
          content: .object(schemas.sorted { $0.key < $1.key }.map { .init(key: $0.key, value: $0.value) })),
        "securitySchemes": .object([
          "session": .object([
            "type": "apiKey", "in": "cookie", "name": .text(SessionCookie.name),
            "description": "Given to a device by POST /pair.",
          ])
        ]),
      ]),
      "security": .list([.object(["session": .list([])])]),
    ])
  }

  private static var schemas: [String: JSONValue] {
    var shapes = APIError.shape.named
    for operation in APIOperation.all {
      if let body = operation.body { shapes.merge(body.named) { $1 } }
      switch operation.answer {
      case .json(let shape), .made(let shape): shapes.merge(shape.named) { $1 }
      case .nothing, .file: break
      }
    }
    return shapes.mapValues { if case .named(_, let shape) = $0 { shape.schema } else { $0.schema } }
  }

  private static func described(_ operation: APIOperation) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init(key: "operationId", value: .text(operation.id)),
      .init(key: "summary", value: .text(operation.summary)),
    ]
    if !operation.parameters.isEmpty {
      members.append(.init(key: "parameters", value: .list(operation.parameters.map(described))))
    }
    if let body = operation.body {
      members.append(
        .init(key: "requestBody", value: .object(["required": true, "content": content("application/json", body)])))
    }
    members.append(.init(key: "responses", value: responses(of: operation)))
    return JSONValue(content: .object(members))
  }

  private static func described(_ parameter: APIParameter) -> JSONValue {
    .object([
      "name": .text(parameter.name), "in": .text(parameter.place.rawValue), "description": .text(parameter.note),
      "required": JSONValue(content: .flag(parameter.isRequired)), "schema": parameter.shape.schema,
    ])
  }

  private static func content(_ type: String, _ shape: JSONShape) -> JSONValue {
    JSONValue(content: .object([.init(key: type, value: .object(["schema": shape.schema]))]))
  }

  private static func responses(of operation: APIOperation) -> JSONValue {
    func told(_ text: String, _ content: JSONValue? = nil) -> JSONValue {
      content.map { .object(["description": .text(text), "content": $0]) } ?? .object(["description": .text(text)])
    }
    let done: JSONValue.Member =
      switch operation.answer {
      case .json(let shape): .init(key: "200", value: told("Done.", content("application/json", shape)))
      case .made(let shape): .init(key: "201", value: told("Made.", content("application/json", shape)))
      case .nothing: .init(key: "204", value: told("Done."))
      case .file(let types):
        .init(
          key: "200",
          value: told(
            "The file.", JSONValue(content: .object(types.map { .init(key: $0, value: .object([:])) }))))
      }
    let failed = failures(of: operation).map { status, text in
      JSONValue.Member(key: status, value: told(text, content("application/json", APIError.shape)))
    }
    let bare = [
      ("408", "It came too slowly."), ("413", "It is too large."), ("415", "It isn't JSON."),
      ("429", "Too much was asked at once."), ("500", "The server failed."), ("503", "The server has too much to do."),
    ].map { JSONValue.Member(key: $0.0, value: told($0.1)) }
    return JSONValue(content: .object([done] + failed + bare))
  }

  private static func failures(of operation: APIOperation) -> [(String, String)] {
    var failures = [
      ("400", "It isn't as it is described."), ("401", "Nobody is paired."), ("403", "Not a therapist's device."),
      ("404", "There is no such thing."), ("422", "What it asks for can't be done, and why."),
    ]
    if !operation.onlyReads { failures.append(("409", "Others have changed meanwhile what it relies on.")) }
    return failures
  }
}
