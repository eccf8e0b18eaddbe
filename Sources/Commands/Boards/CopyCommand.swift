import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension BoardParameter {
  static let linked = Argument.flag("linked")
}

/// Copies a board, with `--linked` also those to which it leads: for the same patients, or with `--to` for another patient, or with `--to -` for everybody.
func copyBoard(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  let owner = try owner(of: board, context, arguments)
  let name = try Rules.name(arguments, BoardParameter.name)
  let copied = try arguments.at(BoardParameter.name) {
    try context.clinic.copy(board, called: name, for: owner, isWithLinked: arguments[BoardParameter.linked])
  }
  let shown = owner.flatMap { owner in
    arguments.has(BoardParameter.recipient)
      ? Value.phrase(Phrase("board.name_for", ["name": .text(name), "patient": .text(owner.name)])) : nil
  }
  let along = copied.linked.map { Value.text($0.name) }
  let remarks = along.isEmpty ? [] : [Phrase("board.linked_copied", ["boards": .list(along)])]
  return try context.saved(copied.board, called: shown, remarks: remarks + copied.remarks)
}

/// Whose the copy will be.
private func owner(of board: BoardRecord, _ context: Context, _ arguments: Arguments) throws -> PatientRecord? {
  if let name = arguments[BoardParameter.recipient] {
    return name == "-" ? nil : try arguments.at(BoardParameter.recipient) { try context.workspace.patient(named: name) }
  }
  return try context.optionalPatient(arguments) ?? board.patient.flatMap { try context.workspace.patient(id: $0) }
}
