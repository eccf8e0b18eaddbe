import StructuredText

extension JSONShape {
  /// As JSON Schema (2020-12, which OpenAPI 3.1 uses); what has a name is mentioned by it.
  var schema: JSONValue {
    switch self {
    case .text(let length):
      .object(["type": "string", "minLength": .integer(length.lowerBound), "maxLength": .integer(length.upperBound)])
    case .choice(let texts): .object(["type": "string", "enum": .list(texts.map(JSONValue.text))])
    case .encoded(let most):
      .object(["type": "string", "format": "byte", "maxLength": .integer((most + 2) / 3 * 4)])
    case .integer(let range):
      .object(["type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound)])
    case .flag: .object(["type": "boolean"])
    case .list(let shape, let most):
      .object(["type": "array", "items": shape.schema, "maxItems": .integer(most)])
    case .object(let members): Self.schema(of: members)
    case .orNull(let shape): .object(["anyOf": .list([shape.schema, .object(["type": "null"])])])
    case .anything: .object([:])
    case .named(let name, _): .object(["$ref": .text("#/components/schemas/\(name)")])
    }
  }

  private static func schema(of members: [Member]) -> JSONValue {
    let properties = members.map { member -> JSONValue.Member in
      let schema = (member.shape.schema.members ?? []) + [.init(key: "description", value: .text(member.note))]
      return .init(key: member.key, value: JSONValue(content: .object(schema)))
    }
    let required = members.filter(\.isRequired).map { JSONValue.text($0.key) }
    return .object([
      "type": "object", "properties": JSONValue(content: .object(properties)), "required": .list(required),
      "additionalProperties": false,
    ])
  }

  /// All shapes with names that it mentions, itself among them, by name.
  var named: [String: JSONShape] {
    switch self {
    case .named(let name, let shape): shape.named.merging([name: shape]) { $1 }
    case .orNull(let shape), .list(let shape, _): shape.named
    case .object(let members): members.reduce(into: [:]) { $0.merge($1.shape.named) { $1 } }
    default: [:]
    }
  }
}
