import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension BoardParameter {
  static let other = Argument.operand("other", .noted(Names.boards))
  static let history = Argument.flag("history")
}

extension BoardCommands {
  /// What shows boards and leaves them as they are.
  static let reading = [
    Command(
      Signature(
        "board", "list", [Common.patient],
        examples: [
          Example(
            after: ["board new Snack"], "board list",
            prints: "id  name   size   filled  leads to  patient\n 1  Snack  3 × 3       0")
        ]),
      .reads, run: listBoards),
    Command(
      Signature(
        "board", "show", [BoardParameter.board, BoardParameter.history, Common.patient],
        examples: [
          Example(
            after: BoardExamples.juice, "board show Snack", prints: "A1 juice | B1 | C1\nA2 | B2 | C2\nA3 | B3 | C3"),
          Example(
            after: BoardExamples.juice, "board show Snack --history",
            prints: "date and time…command…filled\n…board new Snack\n…board put Snack 1 juice…A1"),
        ]),
      .reads, run: showBoard),
    Command(
      Signature(
        "board", "diff",
        [BoardParameter.board, BoardParameter.other, Common.patient],
        examples: [
          Example(
            after: BoardExamples.juice + [
              "board copy Snack Other", "board move Other A1 B2", "board word Other C1 more",
            ],
            "board diff Snack Other",
            prints: "cell…\nA1 → B2  moved…\nC1       only in the second…more")
        ]),
      .reads, run: diff),
  ]
}

private func listBoards(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let clinic = try context.clinic
  let workspace = clinic.workspace
  let patient = try context.optionalPatient(arguments)
  let rows = try workspace.boards(for: patient?.id).map { board -> [Value] in
    let cells = try workspace.cells(of: board)
    let ways = try cells.compactMap(\.link).removingRepeats.compactMap { try workspace.board(id: $0)?.name }
    return [
      .integer(Int(board.id)), .text(board.name), .text(clinic.sizeText(of: board)), .integer(cells.count),
      .list(ways.map(Value.text)), Value(try board.patient.flatMap { try workspace.patient(id: $0)?.name }),
      .text(board.layout), .integer(board.size.columns), .integer(board.size.rows), .integer(board.pages),
    ]
  }
  return .table(
    Table(
      [
        .init("id", .number), .init("name"), .init("size"), .init("filled", .number), .init("leads_to"),
        .init("patient"), .init("layout", .hidden), .init("columns", .hidden), .init("rows", .hidden),
        .init("pages", .hidden),
      ], rows: rows, empty: Phrase("board.none")))
}

private func showBoard(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  guard arguments[BoardParameter.history] else {
    let cells = try context.workspace.cells(of: board)
    return Outcome(
      .grid(
        try context.view(board, cells, for: context.optionalPatient(arguments)),
        record: try context.clinic.record(of: board, cells)))
  }
  return try .table(history(of: board, context))
}

/// Which boards lead where: from one board, or from all to which none leads.
func tree(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let start = try context.board(arguments, BoardParameter.anyBoard)
  let clinic = try context.clinic
  let tree = try start.map(clinic.tree(from:)) ?? clinic.tree(for: context.optionalPatient(arguments))
  guard !tree.roots.isEmpty else { return .table(Table([.init("name")], rows: [], empty: Phrase("board.none"))) }
  let lines = tree.roots.flatMap { root in [root.board.name] + root.ways.map(\.line) }
  let records = tree.roots.flatMap { root in
    root.ways.isEmpty ? [Record(["board": .text(root.board.name), "depth": 0])] : root.ways.map(\.record)
  }
  return Outcome(.text(lines.joined(separator: "\n"), json: .list(records.map(Value.record))))
}

extension BoardTree.Way {
  fileprivate var cellName: String { board.size.name(ofPosition: cell.position) }

  fileprivate var line: String {
    let indent = String(repeating: "  ", count: min(depth, Self.deepest))
    return "\(indent)\(cellName) \(cell.text) → \(target.name)\(isAgain ? " ↑" : "")"
  }

  /// Further in, lines begin no further to the right.
  private static let deepest = 20

  fileprivate var record: Record {
    Record([
      "board": .text(board.name), "cell": .text(cellName), "label": .text(cell.text),
      "leads_to": .text(target.name), "depth": .integer(depth), "again": .flag(isAgain),
    ])
  }
}

/// Cell by cell, what two boards have that differs.
private func diff(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let first = try context.board(arguments)
  let second = try context.board(arguments, BoardParameter.other)
  let rows = try context.clinic.differences(first, second).map { difference -> [Value] in
    [
      Value(difference.cell), .word(difference.change.rawValue), difference.first, difference.second,
      .list(difference.fields.map { .phrase(Phrase("field.\($0)")) }),
    ]
  }
  return .table(
    Table(
      [.init("cell"), .init("change"), .init("first", .wrapped), .init("second", .wrapped), .init("fields")],
      rows: rows,
      empty: Phrase("board.alike", ["first": .text(first.name), "second": .text(second.name)])))
}
