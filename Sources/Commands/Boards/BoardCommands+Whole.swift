import Shell
import TagarelaKit
import Workspace

extension BoardCommands {
  /// What concerns a board as a whole.
  static let whole = [
    Command(
      Signature(
        "board", "new",
        [
          .operand("name", .text), .option("layout", .name(BoardParameter.layouts)), .option("grid", .grid),
          .option("count", .integer(1...mostCells)), .option("pages", .integer(1...Board.mostPages)), Common.patient,
        ],
        examples: [
          Example("board new Lanche", prints: "✓ Lanche, 3 × 3, empty"),
          Example("board new Escola --grid 4x3 --pages 2", prints: "✓ Escola, 4 × 3 on 2 pages, empty"),
        ]),
      .changes, run: newBoard),
    Command(
      Signature(
        "board", "edit",
        [
          BoardParameter.board, .option("rename", .text), .option("grid", .grid),
          .option("layout", .name(BoardParameter.layouts)), .option("pages", .integer(1...Board.mostPages)),
          .option("labels", .choice(LabelPlace.allCases.map(\.rawValue))),
          .option("letters", .choice(LetterCase.allCases.map(\.rawValue))),
          .option("background", .name(BoardParameter.colors)), .option("picture", .clearable(.inputFile)),
          Common.patient,
        ],
        needsOption: true,
        examples: [
          Example(after: BoardExamples.suco, "board edit Lanche --grid 4x4", prints: "✓ Lanche, 4 × 4, 1 cell filled"),
          Example(
            after: BoardExamples.suco, "board edit Lanche --labels above --letters upper",
            prints: "✓ Lanche, 3 × 3, 1 cell filled"),
          Example(
            after: BoardExamples.suco, "board edit Lanche --pages 2 --background yellow",
            prints: "✓ Lanche, 3 × 3 on 2 pages, 1 cell filled"),
        ]),
      .changes, run: edit),
    Command(
      Signature(
        "board", "copy",
        [
          BoardParameter.board, .operand("name", .text),
          .option("recipient", .name { try $1.workspace.patientNames(beginning: $0) }), Common.patient,
        ],
        examples: [
          Example(
            after: BoardExamples.suco, #"board copy Lanche "Lanche 2""#, prints: "✓ Lanche 2, 3 × 3, 1 cell filled"),
          Example(
            after: BoardExamples.suco + ["patient new Bia"], "board copy Lanche Lanche --recipient Bia",
            prints: "✓ Lanche for Bia, 3 × 3, 1 cell filled"),
        ]),
      .changes, run: copyBoard),
    Command(
      Signature(
        "board", "restyle",
        [BoardParameter.board, .option("system", .name(Names.systems), required: true), Common.patient]),
      .changes, run: restyle),
    Command(
      Signature(
        "board", "remove", [BoardParameter.board, Common.patient],
        examples: [Example(after: BoardExamples.suco, "board remove Lanche", prints: "✓ Lanche removed")]),
      .changes, run: remove),
  ]

  private static let mostCells = GridSize.largest.count * Board.mostPages
}

private func newBoard(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let shape = try BoardShape(context, arguments)
  let board = Board(
    name: try Rules.name(arguments), size: shape.size, pages: shape.pages, layout: shape.layout)
  let patient = try context.optionalPatient(arguments)
  let record = try arguments.at("name") { try context.workspace.add(board, patient: patient?.id) }
  let layout = context.registry.first(.layouts, id: shape.layout)
  for beginning in layout?.beginning(shape.size, context.wording.language.id) ?? [] {
    var cell = CellRecord(position: beginning.position, label: beginning.label)
    cell.span = beginning.span
    cell.area = beginning.area
    cell.spoken = beginning.spoken
    cell.fill = beginning.fill
    cell.border = beginning.border
    cell.isHidden = beginning.isHidden
    cell.actions = beginning.actions
    try context.workspace.save(cell, on: record)
  }
  return try context.saved(record)
}

private func edit(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  var board = try context.board(arguments)
  if arguments.has("rename") { board.name = try Rules.name(arguments, "rename") }
  if arguments.has("grid") || arguments.has("layout") || arguments.has("pages") {
    let shape = try BoardShape(context, arguments, of: board)
    board.layout = shape.layout
    board = try arguments.at(arguments.has("grid") ? "grid" : arguments.has("pages") ? "pages" : "layout") {
      try context.workspace.resize(board, to: shape.size, pages: shape.pages)
    }
  }
  if let place = arguments.text("labels").flatMap(LabelPlace.init) { board.labels = place }
  if let letters = arguments.text("letters").flatMap(LetterCase.init) { board.letters = letters }
  if arguments.has("background") { board.background = try context.tint(arguments, "background") }
  if arguments.has("picture") { board.scene = try context.keepPicture("picture", arguments) }
  try context.workspace.save(board)
  return try context.saved(board)
}

private func remove(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  let fields = try context.fields(board)
  let leading = try context.workspace.boards(leadingTo: board).filter { $0.id != board.id }
  try arguments.at("board") { try context.workspace.remove(board) }
  let remark = Phrase("board.ways_gone", ["name": .text(board.name), "boards": .list(leading.map { .text($0.name) })])
  return Outcome(
    .record(fields), said: Phrase("board.removed", ["name": .text(board.name)]),
    remarks: leading.isEmpty ? [] : [remark])
}
