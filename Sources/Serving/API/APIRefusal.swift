import HTTPTypes
import StructuredText
import TagarelaKit

/// Why a request isn't done. What is wrong with what it asks for is a `Failure`, whose text everybody gets.
enum APIRefusal: Error {
  /// There is no such thing, or none any more.
  case notFound
  /// It isn't as it is described.
  ///
  /// - Parameter at: where: `set.name`.
  case malformed(at: String)
  /// Others have changed meanwhile what it was to change.
  case conflict([FieldConflict])
  /// Nobody is paired, or somebody who isn't a therapist.
  case unpaired
  case forbidden

  /// Of the answer, and what it says.
  var told: (status: HTTPResponse.Status, failure: Failure) {
    switch self {
    case .notFound: (.notFound, Failure("studio.gone", hint: Phrase("studio.gone.hint")))
    case .malformed(let place):
      (.badRequest, Failure("studio.malformed", ["place": .text(place.isEmpty ? "/" : place)]))
    case .conflict: (.conflict, Failure("studio.conflict", hint: Phrase("studio.conflict.hint")))
    case .unpaired: (.unauthorized, Failure("studio.unpaired"))
    case .forbidden: (.forbidden, Failure("studio.forbidden"))
    }
  }
}

/// A field that both sides have changed.
struct FieldConflict: Sendable {
  let field: String
  /// As the page has seen it.
  let seen: JSONValue
  /// As it is.
  let now: JSONValue
  /// As the page wants it; null where it only relied on it.
  let wanted: JSONValue

  static let shape = JSONShape.object([
    .init("field", .text(1...40), "Its name."), .init("seen", .anything, "As the request says it was."),
    .init("now", .anything, "As it is."), .init("wanted", .anything, "As the request wants it."),
  ])

  var json: JSONValue { .object(["field": .text(field), "seen": seen, "now": now, "wanted": wanted]) }
}

/// What is told of a refusal.
enum APIError {
  static let shape = JSONShape.named(
    "Error",
    .object([
      .init("code", .text(1...100), "Tells one kind of failure from another, in every language."),
      .init("message", .text(0...4000), "What went wrong, for people, in the clinic's language."),
      .optional("hint", .text(0...4000), "What to do instead."),
      .optional("candidates", .list(.text(0...400), atMost: 100), "What would have been right."),
      .optional("conflicts", .list(FieldConflict.shape, atMost: 100), "With 409: the fields, each with what it is."),
    ]))

  static func json(_ failure: Failure, _ conflicts: [FieldConflict], _ wording: Wording) -> JSONValue {
    func told(_ phrase: Phrase) -> JSONValue { .text(String(wording.text(phrase).prefix(4000))) }
    var members: [JSONValue.Member] = [
      .init(key: "code", value: .text(failure.what.key)), .init(key: "message", value: told(failure.what)),
    ]
    if let hint = failure.hint { members.append(.init(key: "hint", value: told(hint))) }
    if !failure.candidates.isEmpty {
      let texts = failure.candidates.prefix(100).map { JSONValue.text(String($0.prefix(400))) }
      members.append(.init(key: "candidates", value: .list(texts)))
    }
    if !conflicts.isEmpty { members.append(.init(key: "conflicts", value: .list(conflicts.map(\.json)))) }
    return JSONValue(content: .object(members))
  }
}
