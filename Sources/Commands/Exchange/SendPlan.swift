import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// Has the bundle, the PDF of the board and the e-mail with both leave.
func sendPlan(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  // What is asked for is asked before anything is held.
  let seal = try context.seal(arguments)
  let (tutor, patient) = try context.clinic.people(of: context.plan(arguments))
  try context.confirm(seal, reaching: [tutor.name, patient.name], arguments)
  return try context.sent(inStep: arguments.line) {
    try context.clinic.send(
      context.plan(arguments), linked: !arguments[PlanParameter.onlyBoard], by: context.transport(arguments),
      context.companionRequest(arguments), seal: seal)
  }
}
