import Shell
import TagarelaKit
import Workspace

extension Noun {
  static let export = Noun(
    "export",
    [
      Command(
        Signature(
          "export", nil,
          [
            .operand("name", .name(boardsAndPlans)), .operand("file", .outputFile), Common.writtenFormat,
            .flag("linked"), Common.patient,
          ],
          examples: [
            Example(after: PlanExamples.board, "export Lanche lanche.pdf", prints: "✓ lanche.pdf")
          ]),
        .acts, run: exportContent)
    ])

  private static let boardsAndPlans: Parameter.Names = { text, context in
    let workspace = try context.workspace
    return try workspace.planNames(beginning: text, of: context.subject?.id)
      + workspace.boardNames(beginning: text, for: context.subject?.id)
  }
}

/// Writes a plan or a board in the format of the file's ending, or of `--as`.
private func exportContent(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  try context.write(arguments) { format in try parcel(context, arguments, for: format) }
}

/// The plan of that name, else the board, with the boards to which it leads where the format can hold several.
private func parcel(_ context: Context, _ arguments: Arguments, for format: FileFormat) throws -> Parcel {
  let name = try arguments.required("name")
  let patient = try context.optionalPatient(arguments)?.id
  let workspace = try context.workspace
  return try arguments.at("name") { () throws -> Parcel in
    do {
      return try workspace.parcel(of: workspace.plan(named: name, of: patient))
    } catch let failure as Failure where failure.what.key == "plan.unknown" {
      let board = try workspace.board(named: name, for: patient)
      return try workspace.parcel(of: board, linked: arguments.has("linked") || format.carries.contains(.sets))
    }
  }
}
