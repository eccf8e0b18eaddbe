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
  var remarks = shrinking.remarks
  let wanted = Set(arguments[ForgetParameter.also] ?? [])
  let clinic = try context.clinic
  let (removed, left) = try clinic.remove(clinic.remains) { try context.wants($0, among: wanted) }
  remarks += removed.map { Phrase("forget.removed", ["files": $0.paths.shown]) }
  remarks += left.map { Phrase($0.kind.left, ["files": $0.paths.shown]) }
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

extension Context {
  /// Whether to remove what still tells what was forgotten: as the line says, else as is answered at the prompt.
  func wants(_ remains: Remains, among wanted: Set<Remains.Kind>) throws -> Bool {
    if wanted.contains(remains.kind) { return true }
    guard console.isInteractive else { return false }
    do {
      try confirm(Phrase(remains.kind.question, ["files": remains.paths.shown]), option: ForgetParameter.also)
      return true
    } catch let failure as Failure where failure.what.key == "confirm.declined" {
      return false
    }
  }
}

extension Workspace.Shrinking {
  /// What people are told of bytes that are still there.
  var remarks: [Phrase] {
    switch self {
    case .done: []
    case .held: [Phrase("forget.held")]
    case .noRoom: [Phrase("forget.no_room")]
    }
  }
}

extension [String] {
  /// The first files of many.
  var shown: Value {
    .list(prefix(5).map(Value.text) + (count > 5 ? [.text("… +\(count - 5)")] : []))
  }
}

extension Remains.Kind {
  /// What is said of what stays.
  var left: String {
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
