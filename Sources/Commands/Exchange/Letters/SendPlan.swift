import Shell
import TagarelaKit
import Workspace

/// Writes the bundle, the PDF of the board and the e-mail with both. What it writes must not come before what it rests on
/// is on the disk, so it is a step of its own.
func sendPlan(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  try context.change(arguments.line) { try send(context, arguments) }
}

private func send(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  var plan = try context.plan(arguments)
  let (tutor, patient) = try context.people(of: plan)
  let parcel = try arguments.at("plan") { () throws -> Parcel in
    let parcel = try context.workspace.parcel(of: plan, linked: !arguments.has("only-board"))
    if parcel.plans.contains(where: \.board.cells.isEmpty) {
      throw Failure("plan.empty", ["board": .text(plan.name)], hint: Phrase("plan.empty.hint"))
    }
    return parcel
  }
  // The patient's address is the one that the plan goes to; without one, its tutor's.
  let to =
    context.mailbox(patient.name, patient.email) ?? context.mailbox(tutor.name, tutor.email)
  let outgoing = Outgoing(
    context: context, name: LetterName(of: plan, for: patient), parcel: parcel, to: to, subject: plan.name,
    body: plan.description)
  let paths = try outgoing.write(to: context.outbox(arguments))
  plan.sent = .now
  try context.workspace.save(plan)
  return try context.sent(paths, to: to)
}
