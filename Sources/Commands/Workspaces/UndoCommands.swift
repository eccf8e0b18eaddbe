import Desk
import Shell
import TagarelaKit
import Workspace

extension Noun {
  static let undo = Noun(
    "undo",
    [
      Command(
        Signature(
          "undo", nil,
          examples: [Example(after: ["patient new Giovanna"], "undo", prints: "✓ undone: patient new Giovanna")]),
        .acts, run: undoStep)
    ])

  static let redo = Noun(
    "redo",
    [
      Command(
        Signature(
          "redo", nil,
          examples: [
            Example(after: ["patient new Giovanna", "undo"], "redo", prints: "✓ done again: patient new Giovanna")
          ]),
        .acts, run: redoStep)
    ])
}

private func undoStep(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  var outcome = try replayed(context, context.workspace.undo(), done: "undo.done", nothing: "undo.nothing")
  if let subject = try context.workspace.undoneDeparture() {
    outcome.remarks.append(Phrase("undo.letter_stays", ["name": .text(subject)]))
  }
  return outcome
}

private func redoStep(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  try replayed(context, context.workspace.redo(), done: "redo.done", nothing: "redo.nothing")
}

private func replayed(_ context: Context, _ label: String?, done: String, nothing: String) throws -> Outcome {
  guard let label else { throw Failure(nothing) }
  if let subject = context.subject {
    context.use(try context.workspace.patient(id: subject.id).map { Subject(id: $0.id, name: $0.name) })
  }
  return .record(Record(["command": .text(label)]), said: Phrase(done, ["command": .text(label)]))
}
