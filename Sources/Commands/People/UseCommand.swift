import Desk
import Shell
import TagarelaKit
import Workspace

/// What `use` takes.
enum UseParameter {
  static let name = Argument.optionalOperand("name", .noted(Names.patients))
}

extension Noun {
  static let use = Noun(
    "use",
    [
      Command(
        Signature(
          "use", nil, [UseParameter.name],
          examples: [
            Example(after: [#"patient new "Giovanna Reis""#], "use giovanna", prints: "✓ Giovanna Reis"),
            Example("use -", prints: "✓ no patient in use"),
          ]),
        .acts, run: usePatient)
    ])
}

/// `use NAME` sets the patient, `use -` none; `use` alone says who it is.
private func usePatient(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let nobody = Phrase("use.nobody")
  guard let name = arguments[UseParameter.name] else {
    guard let subject = context.subject else { return Outcome(.nothing, said: nobody) }
    return said(subject)
  }
  guard name != "-" else {
    context.use(nil)
    return Outcome(.nothing, said: nobody)
  }
  let patient = try arguments.at(UseParameter.name) { try context.workspace.patient(named: name) }
  let subject = Subject(id: patient.id, name: patient.name)
  context.use(subject)
  return said(subject)
}

private func said(_ subject: Subject) -> Outcome {
  .record(
    Record(["id": .integer(Int(subject.id)), "name": .text(subject.name)]),
    said: Phrase("use.somebody", ["name": .text(subject.name)]))
}
