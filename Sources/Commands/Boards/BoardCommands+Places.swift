import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension BoardParameter {
  static let destination = Argument.operand("destination", .noted(freeCells))
  static let otherCell = Argument.operand("other", .noted(filledCells))
  static let size = Argument.operand("size", .grid)
  static let x = Argument.operand("x", .clearable(.number))
  static let y = Argument.optionalOperand("y", .number)
  static let width = Argument.optionalOperand("width", .number)
  static let height = Argument.optionalOperand("height", .number)
}

extension BoardCommands {
  /// Where cells are and how large.
  static let places = [
    Command(
      Signature(
        "board", "move",
        [BoardParameter.board, BoardParameter.cell, BoardParameter.destination, Common.patient],
        examples: [
          Example(after: BoardExamples.juice, "board move Snack A1 B2", prints: "✓ Snack: A1 moved to B2"),
          Example(
            after: BoardExamples.juice + ["board word Snack B2 more"], "board move Snack A1 B2",
            prints: "✓ Snack: A1 and B2 exchanged"),
        ]),
      .changes
    ) { try move($0, $1, from: BoardParameter.cell, to: BoardParameter.destination) },
    Command(
      Signature(
        "board", "swap",
        [BoardParameter.board, BoardParameter.cell, BoardParameter.otherCell, Common.patient],
        examples: [
          Example(
            after: BoardExamples.juice + ["board word Snack B2 more"], "board swap Snack A1 B2",
            prints: "✓ Snack: A1 and B2 exchanged")
        ]),
      .changes
    ) { try move($0, $1, from: BoardParameter.cell, to: BoardParameter.otherCell) },
    Command(
      Signature(
        "board", "span", [BoardParameter.board, BoardParameter.cell, BoardParameter.size, Common.patient],
        examples: [
          Example(after: BoardExamples.juice, "board span Snack A1 2x1", prints: "✓ Snack: A1 takes 2 × 1")
        ]),
      .changes, run: span),
    Command(
      Signature(
        "board", "area",
        [
          BoardParameter.board, BoardParameter.cell, BoardParameter.x, BoardParameter.y, BoardParameter.width,
          BoardParameter.height, Common.patient,
        ],
        examples: [
          Example(
            after: BoardExamples.juice, "board area Snack A1 10 20 30 40",
            prints: "✓ Snack: A1 is an area of the picture now"),
          Example(
            after: BoardExamples.juice + ["board area Snack A1 10 20 30 40"], "board area Snack A1 -",
            prints: "✓ Snack: A1 is an area no longer"),
        ]),
      .changes, run: area),
  ]
}

/// Moves a cell; what was in the other place comes here.
private func move(_ context: Context, _ arguments: Arguments, from: Argument<String>, to: Argument<String>) throws
  -> Outcome
{
  let board = try context.board(arguments)
  let first = try context.position(arguments, from, on: board)
  let second = try context.position(arguments, to, on: board)
  try arguments.at(from) { try context.clinic.checkIsFilled(first, or: second, on: board) }
  let move = try arguments.at(to) { try context.clinic.move(first, to: second, on: board) }
  let said: KeyValuePairs<String, Value> = [
    "name": .text(board.name), "from": .text(board.size.name(ofPosition: move.from)),
    "to": .text(board.size.name(ofPosition: move.to)),
  ]
  return .record(
    try context.clinic.record(of: board), said: Phrase(move.isExchange ? "board.moved" : "board.moved_to", said))
}

private func span(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  let cell = try context.cell(arguments, on: board)
  let span = Span(of: try arguments[BoardParameter.size])
  try arguments.at(BoardParameter.size) { try context.clinic.span(cell, span, on: board) }
  return try context.changed("board.spans", cell, on: board, ["size": .text("\(span.columns) × \(span.rows)")])
}

/// In percent of the page, as one reads them off a picture.
private func area(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  let cell = try context.cell(arguments, on: board)
  guard let x = arguments[BoardParameter.x] else {
    try context.clinic.setArea(nil, of: cell, on: board)
    return try context.changed("board.area_removed", [cell], on: board)
  }
  let rest = try [BoardParameter.y, BoardParameter.width, BoardParameter.height].map { measure -> Double in
    guard let number = arguments[measure] else {
      return try arguments.at(BoardParameter.x) { throw Failure("board.area_measures") }
    }
    return number / 100
  }
  try arguments.at(BoardParameter.width) {
    guard let area = CellArea(x: x / 100, y: rest[0], width: rest[1], height: rest[2]) else {
      throw Failure("cell.outside_picture", ["cell": .text(board.size.name(ofPosition: cell.position))])
    }
    try context.clinic.setArea(area, of: cell, on: board)
  }
  let remark = Phrase("board.area_without_picture", ["name": .text(board.name)])
  return try context.changed("board.area_set", [cell], on: board, remarks: board.scene == nil ? [remark] : [])
}
