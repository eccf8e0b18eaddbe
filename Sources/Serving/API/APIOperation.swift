import Clinic
import Devices
import Foundation
import HTTPTypes
import StructuredText
import TagarelaKit
import Workspace

/// One thing that programs and the therapist's page can ask for: how it is asked, what it takes and gives, and what does it.
struct APIOperation: Sendable {
  /// A name that no other has: `editBoard`.
  let id: String
  let method: HTTPRequest.Method
  /// Behind `/api/`: `boards/{board}`; what stands in braces is among ``parameters``.
  let path: String
  /// What it does, in English.
  let summary: String
  var parameters: [APIParameter] = []
  /// Nil where it takes none.
  var body: JSONShape?
  let answer: APIAnswer
  /// Does it, on the clinic's thread.
  let run: @Sendable (APICall) throws -> APIReply

  /// Whether it leaves all as it was.
  var onlyReads: Bool { method == .get }
}

/// A part of the address.
struct APIParameter: Sendable {
  enum Place: String, Sendable { case path, query }

  let name: String
  let place: Place
  /// A text, a choice or a whole number.
  let shape: JSONShape
  let note: String
  let isRequired: Bool

  /// The identity of what the address is about.
  static func path(_ name: String, _ shape: JSONShape = .addressed, _ note: String) -> APIParameter {
    APIParameter(name: name, place: .path, shape: shape, note: note, isRequired: true)
  }

  static func query(_ name: String, _ shape: JSONShape, _ note: String, isRequired: Bool = false) -> APIParameter {
    APIParameter(name: name, place: .query, shape: shape, note: note, isRequired: isRequired)
  }

  /// - Returns: nil for a text that isn't of the shape.
  func value(of text: String) -> JSONValue? {
    let value: JSONValue =
      if case .integer = shape { Int(text).map(JSONValue.integer) ?? .null } else { .text(text) }
    return shape.fault(in: value) == nil ? value : nil
  }
}

/// What an operation gives.
enum APIAnswer: Sendable {
  case json(JSONShape)
  /// The same of something that was made.
  case made(JSONShape)
  case nothing
  /// A file of one of these media types.
  case file([String])
}

/// What an operation has given.
enum APIReply: Sendable {
  case json(JSONValue)
  case nothing
  /// - Parameter isLasting: whether a browser may keep it for a day: a drawing that is nobody's.
  case file(Data, type: String, isLasting: Bool)
}

/// One request, as an operation gets it: all of its parts are of their shapes.
struct APICall: Sendable {
  let clinic: Clinic
  let store: DeviceStore
  let parameters: [String: JSONValue]
  /// Null where there is none.
  let body: JSONValue

  var workspace: Workspace { clinic.workspace }

  func text(_ parameter: String) -> String? { parameters[parameter]?.string }

  /// Runs what one command would do: all of it or nothing, taken back by one `undo`. The desk is told that it was done in a browser.
  func change<Result>(_ line: StepLine, _ body: () throws -> Result) throws -> Result {
    try workspace.together {
      let before = try workspace.nextSteps().undo?.number
      let result = try workspace.change(line.text(clinic.wording), body)
      // What has changed nothing is no step, and the one before it may be another's.
      if let step = try workspace.nextSteps().undo?.number, step != before { try store.note(step: step) }
      return result
    }
  }
}
