import Desk
import Foundation
import Shell
import TagarelaKit
import Workspace

/// What `backup` and `restore` take.
enum CareParameter {
  static let file = Argument.operand("file", .inputFile)
}

extension Noun {
  static let backup = Noun(
    "backup",
    [
      Command(
        Signature(
          "backup", nil, [Common.file, Common.replace],
          examples: [Example("backup clinic.bak", prints: "✓ all data is in clinic.bak")]),
        .acts, run: writeBackup)
    ])

  static let restore = Noun(
    "restore",
    [
      Command(
        Signature(
          "restore", nil, [CareParameter.file],
          examples: [
            Example(
              after: ["backup clinic.bak", "patient new Giovanna"], "restore clinic.bak",
              prints: "✓ all data is as in clinic.bak")
          ]),
        .acts, run: readBackup)
    ])

  static let check = Noun(
    "check",
    [
      Command(
        Signature("check", nil, examples: [Example("check", prints: "✓ no problems")]), .acts, run: checkWorkspace)
    ])

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

private func writeBackup(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let path = try arguments[Common.file]
  try arguments.at(Common.file) {
    _ = try context.mayReplace([path], arguments)
    try context.workspace.backup(to: path)
  }
  return .record(Record(["file": .text(path)]), said: Phrase("backup.done", ["path": .text(path)]))
}

private func readBackup(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let path = try arguments[CareParameter.file]
  let before = try arguments.at(CareParameter.file) {
    try context.workspace.restore(from: path, tables: context.registry.all(.tables))
  }
  if let subject = context.subject, try context.workspace.patient(id: subject.id)?.name != subject.name {
    context.use(nil)
  }
  return Outcome(
    .record(Record(["file": .text(path), "before": .text(before)])),
    said: Phrase("restore.done", ["path": .text(path)]), remarks: [Phrase("restore.before", ["path": .text(before)])])
}

private func checkWorkspace(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let label = context.wording.text(Phrase("check.progress"))
  let problems = try context.workspace.check(tables: context.registry.all(.tables)) { done in
    try context.checkInterruption()
    context.console.progress(label, done)
  }
  context.console.progress(label, nil)
  let described = problems.map { Value.text(context.wording.text($0)) }
  let fields = Record(["ok": .flag(problems.isEmpty), "problems": .list(described)])
  let gone = try context.workspace.modulesGone(beside: context.registry.all(.tables))
    .map { Phrase("check.module_gone", ["module": .text($0)]) }
  if problems.isEmpty { return Outcome(.record(fields), said: Phrase("check.clean"), remarks: gone) }
  let lines = problems.map { "- " + context.wording.text($0) }.joined(separator: "\n")
  return Outcome(
    .text(lines, json: .record(fields)), remarks: gone,
    failure: Failure("check.failed", ["count": .integer(problems.count)], hint: Phrase("check.failed.hint")))
}

private func undoStep(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  try replayed(context, context.workspace.undo(), done: "undo.done", nothing: "undo.nothing")
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
