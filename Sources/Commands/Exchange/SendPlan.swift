import Clinic
import Desk
import Shell
import TagarelaKit

/// Writes the bundle, the PDF of the board and the e-mail with both.
func sendPlan(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  try context.change(arguments.line) {
    let plan = try context.plan(arguments)
    let (paths, to) = try context.clinic.send(
      plan, linked: !arguments[PlanParameter.onlyBoard], to: context.outbox(arguments))
    return try context.sent(paths, to: to)
  }
}
