import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// What `receive` takes.
enum ReceiveParameter {
  static let file = Argument.operand("file", .inputFile)
  static let preview = Argument.flag("preview")
  static let only = Argument.option("only", .choices(ChangeSet.Action.self))
  static let yes = Argument.flag("yes")
  static let format = Argument.option(
    "as", .name { _, context in context.registry.all(.formats).filter { $0.read != nil }.map(\.id) })
}

extension Noun {
  static let receive = Noun(
    "receive",
    [
      Command(
        Signature(
          "receive", nil,
          [
            ReceiveParameter.file, ReceiveParameter.preview, ReceiveParameter.only, ReceiveParameter.yes,
            ReceiveParameter.format, Common.patient,
          ],
          examples: [
            Example(
              after: PlanExamples.plan + ["plan send Lanche --to-dir sent"], "receive sent/lanche.psyb",
              prints: "✓ nothing new in sent/lanche.psyb: all of it was here already")
          ]),
        .acts, run: receiveFile)
    ])
}

private func receiveFile(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let path = try arguments[ReceiveParameter.file]
  let reading = try arguments.at(ReceiveParameter.file) { try read(path, context, arguments) }
  let owner = try context.optionalPatient(arguments)
  // What is new is told by what is here, and must still be so when it is taken: another process may receive the same.
  if !context.console.isInteractive, !arguments[ReceiveParameter.preview] { try context.workspace.begin() }
  let arrival = try context.clinic.arrival(of: reading, for: owner)
  let changes = arrival.changes
  let complaints = arrival.complaints.map(\.brief)
  let preview = Preview(summary: arrival.summary, wording: context.wording)
  if arguments[ReceiveParameter.preview] {
    return Outcome(
      .text(preview.lines.joined(separator: "\n"), json: .record(changes.record)), remarks: complaints)
  }
  guard !changes.items.isEmpty else {
    let option = Value.text("--" + context.wording.word("option.preview"))
    let told = Phrase("receive.remarks", ["count": .integer(complaints.count), "preview": option])
    return Outcome(
      .record(changes.record), said: Phrase("receive.nothing_new", ["path": .text(path)]),
      remarks: complaints.isEmpty ? [] : [told])
  }
  let wanted = try wanted(context, arguments, changes, preview, complaints)
  var done = changes
  _ = try context.change(arguments.line) {
    done = try context.clinic.take(arrival, only: wanted) { context.console.progress(path, $0) }
    return Outcome()
  }
  var remarks = context.console.isInteractive ? [] : complaints
  let left = changes.count - done.count
  if left > 0 { remarks.append(Phrase("receive.left_out", ["count": .integer(left)])) }
  return Outcome(
    .record(done.record),
    said: done.items.isEmpty
      ? Phrase("receive.nothing_taken") : Phrase("receive.done", ["items": .text(preview.counts(done))]),
    remarks: remarks)
}

private func read(_ path: String, _ context: Context, _ arguments: Arguments) throws -> Reading {
  let file = try UserFiles.input(path, limit: Clinic.largestFile)
  let clinic = try context.clinic
  let format = try arguments.read(ReceiveParameter.format) {
    try clinic.format(named: $0, among: clinic.readableFormats)
  }
  return try clinic.read(file, as: format)
}

/// `--only` and `--yes` decide beforehand; at the prompt the user is asked. Where nobody can be asked, a file that only
/// adds is taken, and one that would change or remove something is not.
private func wanted(
  _ context: Context, _ arguments: Arguments, _ changes: ChangeSet, _ preview: Preview, _ complaints: [Phrase]
) throws -> Set<ChangeSet.Action> {
  let all = Set(ChangeSet.Action.allCases)
  if let only = arguments[ReceiveParameter.only] { return Set(only) }
  if arguments[ReceiveParameter.yes] { return all }
  guard context.console.isInteractive else {
    guard changes.items.allSatisfy({ $0.action == .new }) else {
      throw Failure(
        "receive.needs_yes", ["count": .integer(changes.count - changes.count(.new))],
        hint: Phrase(
          "receive.needs_yes.hint",
          [
            "yes": .text("--" + context.wording.word("option.yes")),
            "only": .text("--" + context.wording.word("option.only")),
            "preview": .text("--" + context.wording.word("option.preview")),
          ]))
    }
    return all
  }
  for complaint in complaints { context.console.message("! " + context.wording.text(complaint)) }
  context.console.message(preview.lines.joined(separator: "\n").harmless)
  return try ask(context, changes)
}

private func ask(_ context: Context, _ changes: ChangeSet) throws -> Set<ChangeSet.Action> {
  switch try context.ask(Phrase("receive.question"), among: ["yes", "no", "choose"], usual: "no") {
  case "yes": return Set(ChangeSet.Action.allCases)
  case "choose":
    return try Set(
      ChangeSet.Action.allCases.filter { action in
        let count = changes.count(action)
        let question = Phrase("receive.question_\(action.rawValue)", ["count": .integer(count)])
        return try count > 0 && context.ask(question, among: ["yes", "no"], usual: "no") == "yes"
      })
  default: throw Failure("confirm.declined")
  }
}
