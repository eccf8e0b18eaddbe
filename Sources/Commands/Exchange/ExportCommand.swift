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
            .flag("linked"), .flag("all-boards"), Common.replace, Common.patient,
          ],
          examples: [
            Example(after: PlanExamples.board, "export Lanche lanche.pdf", prints: "✓ lanche.pdf"),
            Example(
              after: PlanExamples.board + ["board new Casa"], "export Lanche tudo.obz --all-boards",
              prints: "✓ tudo.obz"),
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
  try context.write(arguments, [.plan, .board]) { format in try parcel(context, arguments, for: format) }
}

/// The plan of that name, else the board, with the boards to which it leads where the format can hold several, and with
/// `--all-boards` all others of the same owner behind them.
private func parcel(_ context: Context, _ arguments: Arguments, for format: FileFormat) throws -> Parcel {
  let name = try arguments.required("name")
  let patient = try context.optionalPatient(arguments)?.id
  let workspace = try context.workspace
  return try arguments.at("name") { () throws -> Parcel in
    do {
      return try workspace.parcel(of: workspace.plan(named: name, of: patient))
    } catch let failure as Failure where failure.what.key == "plan.unknown" {
      let board = try workspace.board(named: name, for: patient)
      guard arguments.has("all-boards") else {
        return try workspace.parcel(of: board, linked: arguments.has("linked") || format.carries.contains(.sets))
      }
      let linked = try workspace.linked(from: board)
      let known = Set(linked.map(\.id))
      let others = try workspace.boards(for: board.patient).filter {
        $0.patient == board.patient && !known.contains($0.id)
      }
      return try workspace.parcel(of: linked + others)
    }
  }
}
