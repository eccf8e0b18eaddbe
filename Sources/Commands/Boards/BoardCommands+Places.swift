import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension BoardParameter {
  static let from = Argument.operand("from", .name(cellNames))
  static let to = Argument.operand("to", .name(cellNames))
  static let otherCell = Argument.operand("other", .name(cellNames))
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
        [BoardParameter.board, BoardParameter.from, BoardParameter.to, Common.patient],
        examples: [
          Example(after: BoardExamples.suco, "board move Lanche A1 B2", prints: "✓ Lanche: A1 moved to B2"),
          Example(
            after: BoardExamples.suco + ["board word Lanche B2 sim"], "board move Lanche A1 B2",
            prints: "✓ Lanche: A1 and B2 exchanged"),
        ]),
      .changes
    ) { try move($0, $1, from: BoardParameter.from, to: BoardParameter.to) },
    Command(
      Signature(
        "board", "swap",
        [BoardParameter.board, BoardParameter.cell, BoardParameter.otherCell, Common.patient],
        examples: [
          Example(
            after: BoardExamples.suco + ["board word Lanche B2 sim"], "board swap Lanche A1 B2",
            prints: "✓ Lanche: A1 and B2 exchanged")
        ]),
      .changes
    ) { try move($0, $1, from: BoardParameter.cell, to: BoardParameter.otherCell) },
    Command(
      Signature(
        "board", "span", [BoardParameter.board, BoardParameter.cell, BoardParameter.size, Common.patient],
        examples: [
          Example(after: BoardExamples.suco, "board span Lanche A1 2x1", prints: "✓ Lanche: A1 takes 2 × 1")
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
            after: BoardExamples.suco, "board area Lanche A1 10 20 30 40",
            prints: "✓ Lanche: A1 is an area of the picture now"),
          Example(
            after: BoardExamples.suco + ["board area Lanche A1 10 20 30 40"], "board area Lanche A1 -",
            prints: "✓ Lanche: A1 is an area no longer"),
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
  let one = try context.clinic.cell(covering: first, of: board)?.position ?? first
  // A place that the moved cell itself covers is a place to move to.
  let covering = try context.clinic.cell(covering: second, of: board)?.position
  let other = covering == one ? second : covering ?? second
  if one == other {
    return try arguments.at(to) {
      throw Failure(
        "cell.same", ["cell": .text(board.size.name(ofPosition: one)), "board": .text(board.name)])
    }
  }
  if try covering == nil && context.workspace.cell(at: one, of: board) == nil {
    return try arguments.at(from) {
      throw Failure(
        "cell.empty", ["cell": .text(board.size.name(ofPosition: one)), "board": .text(board.name)])
    }
  }
  let isExchange = try context.workspace.cell(at: one, of: board) == nil || covering != nil && covering != one
  try arguments.at(to) {
    try context.checkIsFree(other, for: context.workspace.cell(at: one, of: board), besides: [one, other], on: board)
    try context.checkIsFree(one, for: context.workspace.cell(at: other, of: board), besides: [one, other], on: board)
    try context.workspace.swap(one, other, on: board)
  }
  let said: KeyValuePairs<String, Value> = [
    "name": .text(board.name), "from": .text(board.size.name(ofPosition: one)),
    "to": .text(board.size.name(ofPosition: other)),
  ]
  return .record(try context.fields(board), said: Phrase(isExchange ? "board.moved" : "board.moved_to", said))
}

private func span(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  var cell = try context.cell(arguments, on: board)
  let span = Span(of: try arguments[BoardParameter.size])
  cell.span = span
  try arguments.at(BoardParameter.size) {
    try context.checkIsFree(cell.position, for: cell, besides: [cell.position], on: board)
    try context.workspace.save(cell, on: board)
  }
  let said: KeyValuePairs<String, Value> = [
    "name": .text(board.name), "cell": .text(board.size.name(ofPosition: cell.position)),
    "size": .text("\(span.columns) × \(span.rows)"),
  ]
  return .record(try context.fields(board), said: Phrase("board.spans", said))
}

extension Context {
  /// - Throws: ``Failure`` `cell.would_cover` when the cell, at this position, would lie over a filled one.
  fileprivate func checkIsFree(
    _ position: Int, for cell: CellRecord?, besides own: [Int], on board: BoardRecord
  ) throws {
    guard let cell, let places = board.size.positions(covered: cell.span, at: position) else { return }
    for other in try workspace.cells(of: board) where !own.contains(other.position) {
      let covered = board.size.positions(covered: other.span, at: other.position) ?? [other.position]
      guard covered.contains(where: places.contains) else { continue }
      throw Failure(
        "cell.would_cover",
        [
          "cell": .text(board.size.name(ofPosition: cell.position)), "text": .text(other.text),
          "other": .text(board.size.name(ofPosition: other.position)), "board": .text(board.name),
        ])
    }
  }
}

/// In percent of the page, as one reads them off a picture.
private func area(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  var cell = try context.cell(arguments, on: board)
  guard let x = arguments[BoardParameter.x] else {
    cell.area = nil
    try context.workspace.save(cell, on: board)
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
    cell.area = area
  }
  try context.workspace.save(cell, on: board)
  let remark = Phrase("board.area_without_picture", ["name": .text(board.name)])
  return try context.changed("board.area_set", [cell], on: board, remarks: board.scene == nil ? [remark] : [])
}
