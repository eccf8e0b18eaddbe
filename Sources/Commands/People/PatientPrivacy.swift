import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// What the commands take that give somebody all that is held on them, and erase it.
enum PrivacyParameter {
  static let folder = Argument.operand("folder", .folder)
  static let yes = Argument.flag("yes")
  static let also = Argument.option("also", .choices(Remains.Kind.self))
}

extension Noun {
  static let privacyOfPatients = [
    Command(
      Signature(
        "patient", "export", [PatientParameter.named, PrivacyParameter.folder],
        examples: [
          Example(
            after: [#"patient new "Giovanna Reis""#], "patient export giovanna all",
            prints: "✓ all that is held on Giovanna Reis is in all")
        ]),
      .acts, run: exportPatient),
    Command(
      Signature(
        "patient", "erase", [PatientParameter.named, PrivacyParameter.yes, PrivacyParameter.also],
        examples: [
          Example(
            after: [#"patient new "Giovanna Reis""#], #"patient erase "Giovanna Reis" --yes"#,
            prints: "✓ Giovanna Reis erased: nothing before this can be undone")
        ]),
      .acts, run: erasePatient),
  ]
}

private func exportPatient(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try arguments.read(PatientParameter.named) { try context.workspace.patient(named: $0) }
  let folder = try arguments[PrivacyParameter.folder]
  let written = try arguments.at(PrivacyParameter.folder) { try context.clinic.export(patient, to: folder) }
  return Outcome(
    .record(Record(["folder": .text(folder), "rows": .integer(written.rows)])),
    said: Phrase("person.exported", ["name": .text(patient.name), "folder": .text(folder)]),
    remarks: written.undrawn.map { Phrase("person.undrawn", ["name": .text($0.name), "why": .phrase($0.why)]) }
      + [Phrase("person.private")])
}

private func erasePatient(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try arguments.read(PatientParameter.named) { try context.workspace.patient(named: $0) }
  try arguments.requireWords(of: patient.name, in: PatientParameter.named)
  let name = Value.text(patient.name)
  if !arguments[PrivacyParameter.yes] {
    try context.confirm(
      Phrase("person.erase_question", ["name": name]), typing: name, option: PrivacyParameter.yes)
  }
  let clinic = try context.clinic
  let erasure = try clinic.erase(patient)
  if context.subject?.id == patient.id { context.use(nil) }
  let wanted = Set(arguments[PrivacyParameter.also] ?? [])
  let (removed, left) = try clinic.remove(erasure.left) { try context.wants($0, among: wanted) }
  var remarks = erasure.shrinking.remarks
  let gone = erasure.removed + removed.flatMap(\.paths)
  if !gone.isEmpty { remarks.append(Phrase("forget.removed", ["files": gone.shown])) }
  remarks += left.map { Phrase($0.kind.left, ["files": $0.paths.shown]) }
  if !left.isEmpty { remarks.append(Phrase("person.left_also", ["line": .text(context.forgetting(left.map(\.kind)))])) }
  if !erasure.backups.isEmpty { remarks.append(Phrase("person.backups", ["files": erasure.backups.shown])) }
  remarks += erasure.shared.prefix(mostTold).map(\.told)
  let more = erasure.shared.count - mostTold
  if more > 0 { remarks.append(Phrase("person.shared_more", ["count": .integer(more)])) }
  remarks.append(Phrase("forget.elsewhere"))
  return Outcome(
    .record(
      Record([
        "ok": .flag(true), "shrunk": .flag(erasure.shrinking == .done), "removed": .list(gone.map(Value.text)),
        "left": .list(left.flatMap(\.paths).map(Value.text)), "backups": .list(erasure.backups.map(Value.text)),
        "shared": .list(
          erasure.shared.map {
            .record(
              Record([
                "at": .moment($0.at), "deed": .word($0.deed.rawValue), "subject": .text($0.subject),
                "way": Value($0.way),
                "receiver": Value($0.receiver),
              ]))
          }),
      ])),
    said: Phrase("person.erased", ["name": name]), remarks: remarks)
}

extension Context {
  /// The line that removes what is left, for whoever is erased is no longer there to be named.
  fileprivate func forgetting(_ kinds: [Remains.Kind]) -> String {
    let words = kinds.map { wording.word("value.\($0.rawValue)") }.joined(separator: ",")
    return "\(wording.word("noun.forget")) --\(wording.word("option.also")) \(words)"
  }
}

/// Times that something left, each told on a line; the others are counted.
private let mostTold = 20

extension AuditEntry {
  /// For those who must be told that somebody was erased.
  fileprivate var told: Phrase {
    Phrase("person.shared", ["deed": .word(deed.rawValue), "at": .moment(at), "to": Value(receiver)])
  }
}
