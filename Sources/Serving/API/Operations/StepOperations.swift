import Clinic
import HTTPTypes
import StructuredText
import TagarelaKit
import Workspace

extension APIOperation {
  /// What was done, wherever it was: taken back and done again.
  static let steps: [APIOperation] = [
    APIOperation(
      id: "showSteps", method: .get, path: "steps", summary: "Tells what `undo` would take back, and `redo` do again.",
      answer: .json(.steps)
    ) { call in .json(try call.steps()) },
    APIOperation(
      id: "undo", method: .post, path: "undo", summary: "Takes the last step back.", body: .seenStep,
      answer: .json(.steps)
    ) { call in try turn(call, Failure("undo.nothing"), \.undo) { try $0.undo() } },
    APIOperation(
      id: "redo", method: .post, path: "redo", summary: "Does again what was taken back last.", body: .seenStep,
      answer: .json(.steps)
    ) { call in try turn(call, Failure("redo.nothing"), \.redo) { try $0.redo() } },
  ]
}

/// - Parameters:
///   - none: where there is nothing.
///   - step: which one it is.
private func turn(
  _ call: APICall, _ none: Failure, _ step: (Workspace.NextSteps) -> Workspace.NextSteps.Step?,
  _ turn: (Workspace) throws -> String?
) throws -> APIReply {
  try call.workspace.together {
    let next = step(try call.workspace.nextSteps())
    if let seen = call.body["step"]?.string, seen != next.map({ String($0.number) }) {
      throw APIRefusal.conflict([
        FieldConflict(field: "step", seen: .text(seen), now: .orNull(next?.line), wanted: .null)
      ])
    }
    guard try turn(call.workspace) != nil else { throw none }
  }
  return .json(try call.steps())
}

extension JSONShape {
  fileprivate static let seenStep = JSONShape.object([
    .optional("step", .text(1...20), "The step that is meant; if it is another by now, nothing is done (409).")
  ])

  private static let step = JSONShape.orNull(
    .object([
      .init("step", .text(1...20), "Its number."), .init("line", .words, "What it did, as it is typed at the prompt."),
    ]))

  fileprivate static let steps = JSONShape.named(
    "Steps",
    .object([
      .init("undo", step, "What is taken back next; null for nothing."),
      .init("redo", step, "What is done again next; null for nothing."),
      .init("version", .text(1...20), "Grows with each change of the clinic's data."),
    ]))
}

extension APICall {
  fileprivate func steps() throws -> JSONValue {
    func told(_ step: Workspace.NextSteps.Step?) -> JSONValue {
      step.map { .object(["step": .text(String($0.number)), "line": .text($0.line)]) } ?? .null
    }
    let next = try workspace.nextSteps()
    return .object([
      "undo": told(next.undo), "redo": told(next.redo), "version": .text(String(try workspace.latestChange())),
    ])
  }
}
