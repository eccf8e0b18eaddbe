import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// What `export` takes.
enum ExportParameter {
  static let name = Argument.operand("name", .noted(boardsAndPlans))
  static let linked = Argument.flag("linked")
  static let allBoards = Argument.flag("all-boards")

  static let file = Common.file(
    FileOffer.names { context in
      context.operands.first.flatMap { try? context.planOrBoard(named: $0, for: context.subject?.id) }?.name
    } as: { context in
      let meant = context.operands.first.flatMap { try? context.planOrBoard(named: $0, for: context.subject?.id) }
      let kind: Parcel.Kind = if case .plan = meant { .plan } else { .board }
      return try context.clinic.writableFormats.filter { $0.writes.contains(kind) }
    })

  private static let boardsAndPlans: Parameter.Candidates = { text, context in
    if let colon = text.firstIndex(of: ":"), let kind = Kind(text[..<colon], in: context) {
      let start = String(text[text.index(after: colon)...])
      let names = kind == .plan ? try Names.plans(start, context) : try Names.boards(start, context)
      return names.map { Parameter.Candidate(text[...colon] + $0.text, note: $0.note) }
    }
    let (plans, boards) = (try Names.plans(text, context), try Names.boards(text, context))
    let planned = Set(plans.map(\.text))
    return plans + boards.filter { !planned.contains($0.text) }
  }
}

extension Noun {
  static let export = Noun(
    "export",
    [
      Command(
        Signature(
          "export", nil,
          [
            ExportParameter.name, ExportParameter.file, Common.writtenFormat, ExportParameter.linked,
            ExportParameter.allBoards, CompanionParameter.sounds, CompanionParameter.voice,
            CompanionParameter.scan, CompanionParameter.dwell, SealParameter.seal, SealParameter.passphraseFile,
            Common.replace, Common.patient,
          ],
          examples: [
            Example(after: PlanExamples.board, "export Snack snack.pdf", prints: "✓ snack.pdf"),
            Example(after: PlanExamples.plan, "export board:Snack snack.obf", prints: "✓ snack.obf"),
            Example(
              after: PlanExamples.board + ["board new Home"], "export Snack all.obz --all-boards",
              prints: "✓ all.obz"),
          ]),
        .acts, run: exportContent)
    ])
}

/// What stands before the colon in `plan:NAME` and `board:NAME`, in English or in the user's language.
private enum Kind: String, CaseIterable {
  case plan, board

  init?(_ word: some StringProtocol, in context: Context) {
    let wanted = String(word).folded
    let kind = Self.allCases.first {
      $0.rawValue == wanted || context.wording.word("noun.\($0.rawValue)").folded == wanted
    }
    guard let kind else { return nil }
    self = kind
  }
}

extension Context {
  /// The plan or board that a name fits best, or that of `plan:NAME` or `board:NAME`.
  fileprivate func planOrBoard(named name: String, for patient: Int64?) throws -> PlanOrBoard {
    if let colon = name.firstIndex(of: ":"), let kind = Kind(name[..<colon], in: self) {
      let rest = String(name[name.index(after: colon)...])
      return switch kind {
      case .plan: .plan(try workspace.plan(named: rest, of: patient))
      case .board: .board(try workspace.board(named: rest, for: patient))
      }
    }
    return try workspace.planOrBoard(named: name, for: patient)
  }
}

/// Writes a plan or a board in the format of the file's ending, or of `--as`.
private func exportContent(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  try context.write(arguments, [.plan, .board]) { format in try parcel(context, arguments, for: format) }
}

/// The plan or board of that name, a board with the boards to which it leads where the format can hold several, and with
/// `--all-boards` all others of the same owner behind them.
private func parcel(_ context: Context, _ arguments: Arguments, for format: FileFormat) throws -> Parcel {
  let name = try arguments[ExportParameter.name]
  let patient = try context.optionalPatient(arguments)?.id
  let workspace = try context.workspace
  return try arguments.at(ExportParameter.name) { () throws -> Parcel in
    switch try context.planOrBoard(named: name, for: patient) {
    case .plan(let plan): return try workspace.parcel(of: plan)
    case .board(let board):
      let clinic = try context.clinic
      if arguments[ExportParameter.allBoards] { return try clinic.parcel(ofAllFrom: board) }
      return try clinic.parcel(
        of: [board], linked: arguments[ExportParameter.linked] || format.carries.contains(.sets))
    }
  }
}
