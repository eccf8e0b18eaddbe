import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension BoardParameter {
  static let fill = Argument.option("fill", .name(colors))
  static let border = Argument.option("border", .name(colors))
  static let cellLevel = Argument.operand("level", .integer(1...Board.highestLevel))
  static let anyCells = Argument.optionalOperands("cells", .noted(filledCells))
}

extension BoardCommands {
  /// How cells look to the patient.
  static let looks = [
    Command(
      Signature(
        "board", "color",
        [BoardParameter.board, BoardParameter.cells, BoardParameter.fill, BoardParameter.border, Common.patient],
        examples: [
          Example(
            after: BoardExamples.juice, "board color Snack A1 --fill yellow --border ff8800",
            prints: "✓ Snack: A1 in other colours"),
          Example(after: BoardExamples.juice, "board color Snack A1 --fill -", prints: "✓ Snack: A1 in other colours"),
        ]),
      .changes, run: color),
    Command(
      Signature(
        "board", "hide", [BoardParameter.board, BoardParameter.cells, Common.patient],
        examples: [
          Example(after: BoardExamples.juice, "board hide Snack A1", prints: "✓ Snack: A1 hidden from the patient")
        ]),
      .changes, run: hide),
    Command(
      Signature(
        "board", "reveal",
        [BoardParameter.board, BoardParameter.anyCells, Common.patient],
        examples: [
          Example(
            after: BoardExamples.juice + ["board hide Snack A1"], "board reveal Snack",
            prints: "✓ Snack: A1 shown to the patient")
        ]),
      .changes, run: reveal),
    Command(
      Signature(
        "board", "level",
        [BoardParameter.board, BoardParameter.cellLevel, BoardParameter.cells, Common.patient],
        examples: [
          Example(after: BoardExamples.juice, "board level Snack 2 A1", prints: "✓ Snack: A1 from level 2 on")
        ]),
      .changes, run: level),
  ]
}

private func color(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  let fill = try context.tint(arguments, BoardParameter.fill)
  let border = try context.tint(arguments, BoardParameter.border)
  guard fill != nil || border != nil else {
    let options = ["fill", "border"].map { Value.text("--" + context.wording.word("option.\($0)")) }
    throw Failure("board.which_color", ["options": .list(options)])
  }
  let cells = try context.cells(arguments, on: board)
  try context.clinic.color(cells, fill: fill, border: border, on: board)
  return try context.changed("board.colored", cells, on: board)
}

private func hide(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  let cells = try context.cells(arguments, on: board)
  try context.clinic.setHidden(true, cells, on: board)
  return try context.changed("board.hidden", cells, on: board)
}

/// Without cells, all that are hidden.
private func reveal(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  let cells =
    arguments.has(BoardParameter.cells)
    ? try context.cells(arguments, on: board) : try context.workspace.cells(of: board).filter(\.isHidden)
  guard !cells.isEmpty else { throw Failure("board.none_hidden", ["name": .text(board.name)]) }
  try context.clinic.setHidden(false, cells, on: board)
  return try context.changed("board.revealed", cells, on: board)
}

private func level(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  let level = try arguments[BoardParameter.cellLevel]
  let cells = try context.cells(arguments, on: board)
  try context.clinic.setLevel(level, of: cells, on: board)
  return try context.changed("board.leveled", cells, on: board, ["level": .integer(level)])
}
