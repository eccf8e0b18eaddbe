import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// What `forget` takes.
enum ForgetParameter {
  static let yes = Argument.flag("yes")
  static let also = Argument.option("also", .choices(Remains.Kind.self))
}

extension Noun {
  static let forget = Noun(
    "forget",
    [
      Command(
        Signature(
          "forget", nil, [ForgetParameter.yes, ForgetParameter.also],
          examples: [
            Example(
              after: ["patient new Giovanna", "patient remove Giovanna"], "forget --yes",
              prints: "✓ forgotten: nothing before this can be undone"),
            Example(
              after: ["backup clinic.bak", "restore clinic.bak"], "forget --yes --also copies,history",
              prints: "✓ forgotten: nothing before this can be undone"),
          ]),
        .acts, run: forgetSteps)
    ])
}

/// Forgets, tells what else still has what was forgotten, and removes of that what one wants: `--also` says it beforehand,
/// at the prompt it is asked.
private func forgetSteps(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  if !arguments[ForgetParameter.yes] {
    let steps = try context.workspace.steps()
    if steps > 0 {
      let count = Value.integer(steps)
      try context.confirm(Phrase("forget.question", ["count": count]), typing: count, option: ForgetParameter.yes)
    } else {
      try context.confirm(Phrase("forget.question_unused"), option: ForgetParameter.yes)
    }
  }
  let shrinking = try context.workspace.forget()
  var remarks: [Phrase] = []
  switch shrinking {
  case .done: break
  case .held: remarks.append(Phrase("forget.held"))
  case .noRoom: remarks.append(Phrase("forget.no_room"))
  }
  let wanted = Set(arguments[ForgetParameter.also] ?? [])
  let clinic = try context.clinic
  let (removed, left) = try clinic.remove(clinic.remains) { try wanted.contains($0.kind) || isWanted($0, context) }
  remarks += removed.map { Phrase("forget.removed", ["files": $0.names]) }
  remarks += left.map { Phrase($0.kind.left, ["files": $0.names]) }
  remarks.append(Phrase("forget.elsewhere"))
  let files = left.flatMap(\.paths).map(Value.text)
  return Outcome(
    .record(
      Record([
        "ok": .flag(true), "shrunk": .flag(shrinking == .done), "left": .list(files),
        "removed": .list(removed.flatMap(\.paths).map(Value.text)),
      ])),
    said: Phrase("forget.done"), remarks: remarks)
}

private func isWanted(_ remains: Remains, _ context: Context) throws -> Bool {
  guard context.console.isInteractive else { return false }
  do {
    try context.confirm(Phrase(remains.kind.question, ["files": remains.names]), option: ForgetParameter.also)
    return true
  } catch let failure as Failure where failure.what.key == "confirm.declined" {
    return false
  }
}

extension Remains {
  fileprivate var names: Value {
    let shown = paths.prefix(5).map(Value.text)
    return .list(shown + (paths.count > 5 ? [.text("… +\(paths.count - 5)")] : []))
  }
}

extension Remains.Kind {
  fileprivate var left: String {
    switch self {
    case .copies: "forget.left_copies"
    case .history: "forget.left_history"
    case .outbox: "forget.left_outbox"
    }
  }

  fileprivate var question: String {
    switch self {
    case .copies: "forget.question_copies"
    case .history: "forget.question_history"
    case .outbox: "forget.question_outbox"
    }
  }
}
