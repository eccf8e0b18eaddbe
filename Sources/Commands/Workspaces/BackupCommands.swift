import Clinic
import Desk
import Foundation
import Sealing
import Shell
import TagarelaKit
import Workspace

/// What `backup` and `restore` take.
enum BackupParameter {
  static let file = Argument.operand("file", .inputFile)
  static let target = Common.file(
    FileOffer.names(
      { context in
        let name = try URL(fileURLWithPath: context.workspace.path).deletingPathExtension().lastPathComponent
        return "\(name) \(Moment.now.day)"
      }, endings: ["bak"]))
}

extension Noun {
  static let backup = Noun(
    "backup",
    [
      Command(
        Signature(
          "backup", nil, [BackupParameter.target, SealParameter.seal, SealParameter.passphraseFile, Common.replace],
          examples: [Example("backup clinic.bak", prints: "✓ all data is in clinic.bak")]),
        .acts, run: writeBackup)
    ])

  static let restore = Noun(
    "restore",
    [
      Command(
        Signature(
          "restore", nil, [BackupParameter.file, SealParameter.key, SealParameter.passphraseFile],
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
}

private func writeBackup(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let named = try arguments[Common.file]
  let isNamedSealed = named.ending == Sealer.ending
  if isNamedSealed, !arguments.has(SealParameter.seal) {
    try arguments.at(Common.file) { throw Failure("seal.for_whom", hint: Phrase("seal.for_whom.hint")) }
  }
  let seal = try context.seal(arguments)
  let path = seal == nil || isNamedSealed ? named : "\(named).\(Sealer.ending)"
  try arguments.at(Common.file) {
    let replaces = try context.mayReplace([path], arguments)
    if let seal {
      try context.clinic.backUp(to: path, seal, replacing: replaces)
    } else {
      try context.workspace.backup(to: path)
    }
    try context.clinic.note(.saved, "workspace", to: URL(fileURLWithPath: path).path)
  }
  return .record(Record(["file": .text(path)]), said: Phrase("backup.done", ["path": .text(path)]))
}

private func readBackup(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let path = try arguments[BackupParameter.file]
  let before = try arguments.at(BackupParameter.file) {
    try context.clinic.restore(from: path, keyFile: arguments[SealParameter.key]) {
      try context.passphrase(arguments, insteadOf: $0)
    }
  }
  try context.clinic.note(.restored, "workspace", to: URL(fileURLWithPath: path).path)
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
