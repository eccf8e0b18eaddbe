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
      id: "listChanges", method: .get, path: "changes",
      summary: "Tells the rows that were changed since a version, by steps, undo and redo, and what both would do now.",
      parameters: [.query("since", .text(1...20), "A version, as answers tell it.", isRequired: true)],
      answer: .json(.changes)
    ) { call in
      guard let since = call.text("since").flatMap({ Int64($0) }) else {
        throw Failure("studio.malformed", ["place": "since"])
      }
      return .json(try call.told(try call.workspace.rowsChanged(since: since, atMost: mostRows)))
    },
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

/// Rows that are told at once.
private let mostRows = 1000

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

  private static let changedRow = JSONShape.object([
    .init("kind", .text(1...200), "`board`, `cell`, `symbol`, `plan`, `observation` …"),
    .init("uid", .identity, "Its identity."),
    .init("deed", .choice(["added", "changed", "removed"]), "What the step did with it; undone, it did the contrary."),
    .init("fields", .list(.text(1...200), atMost: 1000), "The columns that became others."),
  ])

  fileprivate static let changes = JSONShape.named(
    "Changes",
    .object([
      .init("version", .text(1...20), "Until when it holds."),
      .init(
        "isComplete", .flag, "False where there were more, or it is too long ago: then anything may be otherwise."),
      .init("rows", .list(changedRow, atMost: mostRows), "In the order of their steps."), nextUndo, nextRedo,
    ]))

  private static let nextUndo = Member("undo", step, "What is taken back next; null for nothing.")
  private static let nextRedo = Member("redo", step, "What is done again next; null for nothing.")

  fileprivate static let steps = JSONShape.named(
    "Steps",
    .object([
      nextUndo, nextRedo, .init("version", .text(1...20), "Grows with each change of the clinic's data."),
    ]))
}

extension APICall {
  fileprivate func told(_ changes: Workspace.ChangedRows) throws -> JSONValue {
    let rows = changes.rows.map { row in
      JSONValue.object([
        "kind": .text(row.table), "uid": .text(row.uid), "deed": .text("\(row.deed)"),
        "fields": .list(row.fields.map { .text($0.name) }),
      ])
    }
    let next = try workspace.nextSteps()
    return .object([
      "version": .text(String(changes.until)), "isComplete": .init(content: .flag(changes.isComplete)),
      "rows": .list(rows), "undo": Self.told(next.undo), "redo": Self.told(next.redo),
    ])
  }

  fileprivate func steps() throws -> JSONValue {
    let next = try workspace.nextSteps()
    return .object([
      "undo": Self.told(next.undo), "redo": Self.told(next.redo),
      "version": .text(String(try workspace.latestChange())),
    ])
  }

  private static func told(_ step: Workspace.NextSteps.Step?) -> JSONValue {
    step.map { .object(["step": .text(String($0.number)), "line": .text($0.line)]) } ?? .null
  }
}
