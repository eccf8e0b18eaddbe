import Foundation
import FoundationNetworking
import StructuredText

/// A program that asks the programming interface of a server on loopback.
struct APIVisitor: Sendable {
  let visitor: Visitor
  /// Of a therapist's session.
  let token: String

  func ask(
    _ method: String, _ path: String, body: JSONValue? = nil, headers: [(String, String)] = []
  ) async throws -> (status: Int, body: JSONValue?) {
    try await ask(method, path, text: body.map(JSONWriter.text), token: token, headers: headers)
  }

  /// - Parameter token: of another session; nil for none.
  func ask(
    _ method: String, _ path: String, body: JSONValue?, token: String?
  ) async throws -> (status: Int, body: JSONValue?) {
    try await ask(method, path, text: method == "GET" ? nil : body.map(JSONWriter.text), token: token, headers: [])
  }

  func ask(_ method: String, _ path: String, text: String) async throws -> (status: Int, body: JSONValue?) {
    try await ask(method, path, text: text, token: token, headers: [])
  }

  private func ask(
    _ method: String, _ path: String, text: String?, token: String?, headers: [(String, String)]
  ) async throws -> (status: Int, body: JSONValue?) {
    let json = text == nil ? [] : [("Content-Type", "application/json")]
    let answer = try await visitor.ask(method, "/api/" + path, text, token, headers: json + headers)
    let value = try? JSONReader.value(of: SourceText(bytes: [UInt8](answer.body.utf8), named: ""))
    return (answer.status, value)
  }
}
