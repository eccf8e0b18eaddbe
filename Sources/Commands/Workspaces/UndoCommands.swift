import Desk
import Shell
import TagarelaKit
import Workspace

/// What `undo` and `redo` take.
enum UndoParameter {
  static let steps = Argument.optionalOperand("steps", .integer(1...10_000))
}

extension Noun {
  static let undo = Noun(
    "undo",
    [
      Command(
        Signature(
          "undo", nil, [UndoParameter.steps],
          examples: [Example(after: ["patient new Giovanna"], "undo", prints: "✓ undone: patient new Giovanna")]),
        .acts, run: undoSteps),
      Command(
        Signature(
          "undo", "list",
          examples: [
            Example(
              after: ["patient new Giovanna"], "undo list",
              prints: "steps  date and time…  line\n    1  …  patient new Giovanna")
          ]),
        .reads, run: listSteps),
    ])

  static let redo = Noun(
    "redo",
    [
      Command(
        Signature(
          "redo", nil, [UndoParameter.steps],
          examples: [
            Example(after: ["patient new Giovanna", "undo"], "redo", prints: "✓ done again: patient new Giovanna")
          ]),
        .acts, run: redoSteps)
    ])
}

private func undoSteps(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let workspace = try context.workspace
  var letters: [Departure] = []
  var outcome = try replayed(context, arguments, done: "undo.done", several: "undo.done_several", none: "undo.nothing")
  {
    let label = try workspace.undo()
    if label != nil, let letter = try workspace.undoneDeparture() { letters.append(letter) }
    return label
  }
  outcome.remarks += letters.map { letter in
    Phrase(
      letter.folder == nil ? "undo.letter_stays" : "undo.files_stay",
      ["name": .text(letter.subject), "folder": Value(letter.folder)])
  }
  return outcome
}

private func redoSteps(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let workspace = try context.workspace
  return try replayed(context, arguments, done: "redo.done", several: "redo.done_several", none: "redo.nothing") {
    try workspace.redo()
  }
}

/// - Parameter step: does one, and returns its label; nil where there is none.
private func replayed(
  _ context: Context, _ arguments: Arguments, done: String, several: String, none: String, step: () throws -> String?
) throws -> Outcome {
  let wanted = arguments[UndoParameter.steps] ?? 1
  var labels: [String] = []
  while labels.count < wanted {
    if !labels.isEmpty { try context.checkInterruption() }
    guard let label = try step() else { break }
    labels.append(label)
  }
  guard let last = labels.last else { throw Failure(none) }
  if let subject = context.subject {
    context.use(try context.workspace.patient(id: subject.id).map { Subject(id: $0.id, name: $0.name) })
  }
  let said = Phrase(
    labels.count == 1 ? done : several, ["command": .text(last), "count": .integer(labels.count)])
  let remarks = labels.count < wanted ? [Phrase("undo.no_more")] : []
  let record = Record(["command": .text(last), "commands": .list(labels.map(Value.text))])
  return Outcome(.record(record), said: said, remarks: remarks)
}

/// The steps that can be undone, the last first: its number is how many `undo` takes to be before it.
private func listSteps(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let steps = try context.workspace.stepsToUndo()
  return .table(
    Table(
      [.init("times", .number), .init("at"), .init("line", .wrapped)],
      rows: steps.enumerated().map { [.integer($0.offset + 1), .moment($0.element.at), .text($0.element.command)] },
      empty: Phrase("undo.nothing")))
}
