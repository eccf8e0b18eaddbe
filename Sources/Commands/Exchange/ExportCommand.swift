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
            .operand("name", .name(boardsAndPlans)), .operand("file", .outputFile),
            .option("as", .name { _, context in context.registry.all(.formats).filter { $0.write != nil }.map(\.id) }),
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
  let path = try arguments.required("file")
  let ending = path.split(separator: ".").last?.lowercased() ?? ""
  let writers = context.registry.all(.formats).filter { $0.write != nil }
  let format =
    arguments.text("as").map { id in writers.first { $0.id == id.folded } }
    ?? writers.first { $0.endings.contains(ending) }
  guard let format, let write = format.write else {
    return try arguments.at(arguments.has("as") ? "as" : "file") {
      throw Failure(
        "export.unknown_ending", ["path": .text(arguments.text("as") ?? path)],
        candidates: writers.flatMap(\.endings).map { ".\($0)" })
    }
  }
  let parcel = try parcel(context, arguments, for: format)
  let data = try write(parcel, context.writingAids)
  try arguments.at("file") { try Files.write(data, to: path) }
  let lost = Losses(of: parcel, in: format)
  return Outcome(
    .record(Record(["file": .text(path), "format": .text(format.id), "lost": lost.value])),
    said: Phrase("file.written", ["path": .text(path)]), remarks: lost.remarks)
}

/// The plan of that name, else the board, as far as the format can carry it.
private func parcel(_ context: Context, _ arguments: Arguments, for format: FileFormat) throws -> Parcel {
  let name = try arguments.required("name")
  let patient = try context.optionalPatient(arguments)?.id
  let workspace = try context.workspace
  let parcel = try arguments.at("name") { () throws -> Parcel in
    do {
      return try workspace.parcel(of: workspace.plan(named: name, of: patient))
    } catch let failure as Failure where failure.what.key == "plan.unknown" {
      let board = try workspace.board(named: name, for: patient)
      return try workspace.parcel(of: board, linked: arguments.has("linked") || format.carries.contains(.sets))
    }
  }
  guard format.writes.contains(parcel.kind) else {
    throw Failure("export.cannot_carry", ["format": .text(format.id), "kind": .word(parcel.kind.rawValue)])
  }
  return parcel
}
