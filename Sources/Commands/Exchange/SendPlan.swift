import Clinic
import Desk
import Shell
import TagarelaKit

/// Has the bundle, the PDF of the board and the e-mail with both leave.
func sendPlan(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  try context.change(arguments.line) {
    let plan = try context.plan(arguments)
    let (letter, delivery) = try context.clinic.send(
      plan, linked: !arguments[PlanParameter.onlyBoard], by: context.transport(arguments),
      context.companionRequest(arguments))
    return try context.sent(letter, delivery)
  }
}
