import Shell
import TagarelaKit
import Workspace

extension Noun {
  static let board = Noun(
    "board",
    [
      Command(
        Signature(
          "board", "new",
          [
            .operand("name", .text), .option("layout", .name { text, context in layouts(text, context) }),
            .option("grid", .grid), Common.patient,
          ],
          examples: [
            Example("board new Lanche", prints: "✓ Lanche, 3 × 3, empty"),
            Example("board new Escola --grid 4x3", prints: "✓ Escola, 4 × 3, empty"),
          ]),
        .changes, run: newBoard),
      Command(
        Signature(
          "board", "list", [Common.patient],
          examples: [
            Example(
              after: ["board new Lanche"], "board list",
              prints: "id  name    size   filled  patient\n 1  Lanche  3 × 3       0")
          ]),
        .reads, run: listBoards),
      Command(
        Signature(
          "board", "show", [.operand("board", names), Common.patient],
          examples: [
            Example(
              after: suco, "board show Lanche", prints: "A1 suco | B1 | C1\nA2 | B2 | C2\nA3 | B3 | C3")
          ]),
        .reads, run: showBoard),
      Command(
        Signature(
          "board", "put",
          [.operand("board", names), .operands("cells", .name(Names.symbols)), Common.patient],
          examples: [
            Example(after: suco, "board put Lanche 2 suco C3 suco", prints: "✓ Lanche: 3 of 9 cells filled"),
            Example(
              after: suco, "board put Lanche 2 pcs:want B2 emoji:water", prints: "✓ Lanche: 3 of 9 cells filled"),
          ]),
        .changes, run: put),
      Command(
        Signature(
          "board", "move", [.operand("board", names), .operand("from", .text), .operand("to", .text), Common.patient],
          examples: [Example(after: suco, "board move Lanche A1 B2", prints: "✓ Lanche: A1 and B2 exchanged")]),
        .changes, run: move),
      Command(
        Signature(
          "board", "clear", [.operand("board", names), .operands("cells", .text), Common.patient],
          examples: [Example(after: suco, "board clear Lanche A1", prints: "✓ Lanche: 0 of 9 cells filled")]),
        .changes, run: clear),
      Command(
        Signature(
          "board", "edit",
          [
            .operand("board", names), .option("rename", .text), .option("grid", .grid),
            .option("labels", .choice(LabelPlace.allCases.map(\.rawValue))), Common.patient,
          ],
          examples: [
            Example(after: suco, "board edit Lanche --grid 4x4", prints: "✓ Lanche, 4 × 4, 1 cell filled"),
            Example(after: suco, "board edit Lanche --labels above", prints: "✓ Lanche, 3 × 3, 1 cell filled"),
          ]),
        .changes, run: edit),
      Command(
        Signature(
          "board", "restyle",
          [.operand("board", names), .option("system", .name(Names.systems), required: true), Common.patient],
          examples: [
            Example(after: suco, "board restyle Lanche --system pcs", prints: "✓ Lanche in PCS: 1 of 1 cell"),
            Example(
              after: suco + ["board restyle Lanche --system pcs"], "board restyle Lanche --system -",
              prints: "✓ Lanche in its symbols' own pictures"),
          ]),
        .changes, run: restyle),
      Command(
        Signature(
          "board", "remove", [.operand("board", names), Common.patient],
          examples: [Example(after: suco, "board remove Lanche", prints: "✓ Lanche removed")]),
        .changes, run: remove),
    ])

  private static let names = Parameter.Kind.name { text, context in
    try context.workspace.boardNames(beginning: text, for: context.subject?.id)
  }

  private static let suco = [
    "category new nouns --color yellow", "symbol new suco --category nouns --picture pictures/suco.svg",
    "board new Lanche", "board put Lanche 1 suco",
  ]
}

private func layouts(_ text: String, _ context: Context) -> [String] {
  context.registry.all(.layouts).map(\.id).filter { text.isEmpty || $0.hasPrefix(text.folded) }
}

extension Context {
  func board(_ arguments: Arguments, _ parameter: String = "board") throws -> BoardRecord {
    let name = try arguments.required(parameter)
    let patient = try optionalPatient(arguments)
    return try arguments.at(parameter) { try workspace.board(named: name, for: patient?.id) }
  }
}

private func newBoard(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let (layout, size) = try layoutAndSize(context, arguments)
  let board = Board(name: try Rules.name(arguments), size: size, layout: layout)
  let patient = try context.optionalPatient(arguments)
  let record = try arguments.at("name") { try context.workspace.add(board, patient: patient?.id) }
  return saved(context, record, filled: 0)
}

/// `--layout` or `--grid`; without either the first layout that there is.
private func layoutAndSize(_ context: Context, _ arguments: Arguments) throws -> (layout: String, size: GridSize) {
  let all = context.registry.all(.layouts)
  let grid = arguments.text("grid").flatMap(GridSize.init)
  if let id = arguments.text("layout") {
    return try arguments.at("layout") {
      guard let layout = all.first(where: { $0.id == id.folded }) else {
        throw Failure("layout.unknown", ["name": .text(id)], candidates: all.map(\.id))
      }
      if let grid, !layout.sizes.contains(grid) {
        throw Failure("layout.other_size", ["layout": .text(id), "size": .text(layout.sizes.usual.description)])
      }
      return (layout.id, grid ?? layout.sizes.usual)
    }
  }
  let size = grid ?? all.first?.sizes.usual ?? .nine
  let layout = all.first { $0.sizes.single == size } ?? all.first { $0.id == "grid" }
  return (layout?.id ?? "grid", size)
}

private func listBoards(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let workspace = try context.workspace
  let patient = try context.optionalPatient(arguments)
  let rows = try workspace.boards(for: patient?.id).map { board -> [Value] in
    [
      .integer(Int(board.id)), .text(board.name), size(board), .integer(try workspace.cellCount(of: board)),
      Value(try board.patient.flatMap { try workspace.patient(id: $0)?.name }), .text(board.layout),
    ]
  }
  return .table(
    Table(
      [
        .init("id", .number), .init("name"), .init("size"), .init("filled", .number), .init("patient"),
        .init("layout", .hidden),
      ], rows: rows, empty: Phrase("board.none")))
}

private func showBoard(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  let cells = try context.workspace.cells(of: board)
  return Outcome(.grid(context.view(board, cells), record: record(board, cells)))
}

/// Cells and symbols in turn: `1 eu B2 querer`.
private func put(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  let words = arguments.texts("cells")
  guard words.count % 2 == 0 else {
    return try arguments.at("cells", words.count - 1) { () throws -> Outcome in throw Failure("board.cells_in_pairs") }
  }
  for index in stride(from: 0, to: words.count, by: 2) {
    let place = try arguments.at("cells", index) { try position(words[index], on: board) }
    let symbol = try context.symbolOrLibrary(
      arguments, "cells", index + 1, words[index + 1], for: board.patient ?? context.subject?.id, owner: board.patient)
    try arguments.at("cells", index + 1) {
      let picture = try context.picture(of: symbol, on: board)
      try context.workspace.put(symbol, at: place, on: board, picture: picture)
    }
  }
  return try filled(context, board)
}

private func move(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  let from = try cell("from", arguments, on: board)
  let to = try cell("to", arguments, on: board)
  try context.workspace.swap(from, to, on: board)
  return .record(
    try record(context, board),
    said: Phrase(
      "board.moved",
      [
        "name": .text(board.name), "from": .text(board.size.name(ofPosition: from)),
        "to": .text(board.size.name(ofPosition: to)),
      ]))
}

private func clear(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  for (index, word) in arguments.texts("cells").enumerated() {
    try arguments.at("cells", index) { _ = try context.workspace.clear(position(word, on: board), on: board) }
  }
  return try filled(context, board)
}

private func edit(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  var board = try context.board(arguments)
  if arguments.has("rename") { board.name = try Rules.name(arguments, "rename") }
  if arguments.has("grid") {
    let (layout, size) = try layoutAndSize(context, arguments)
    board = try arguments.at("grid") { try context.workspace.resize(board, to: size, pages: board.pages) }
    board.layout = layout
  }
  if let place = arguments.text("labels").flatMap(LabelPlace.init) { board.labels = place }
  try context.workspace.save(board)
  return saved(context, board, filled: try context.workspace.cellCount(of: board))
}

private func remove(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  let fields = try record(context, board)
  try arguments.at("board") { try context.workspace.remove(board) }
  return .record(fields, said: Phrase("board.removed", ["name": .text(board.name)]))
}

private func cell(_ parameter: String, _ arguments: Arguments, on board: BoardRecord) throws -> Int {
  let word = try arguments.required(parameter)
  return try arguments.at(parameter) { try position(word, on: board) }
}

/// - Throws: ``Failure`` `cell.unknown`.
func position(_ word: String, on board: BoardRecord) throws -> Int {
  guard let position = board.size.position(word) else {
    throw Failure(
      "cell.unknown",
      [
        "cell": .text(word), "board": .text(board.name), "last": .text(board.size.name(ofPosition: board.size.count)),
        "count": .integer(board.size.count),
      ])
  }
  return position
}

private func filled(_ context: Context, _ board: BoardRecord) throws -> Outcome {
  let cells = try context.workspace.cells(of: board)
  return .record(
    record(board, cells),
    said: Phrase(
      "board.filled",
      ["name": .text(board.name), "filled": .integer(cells.count), "count": .integer(board.size.count)]))
}

private func saved(_ context: Context, _ board: BoardRecord, filled: Int) -> Outcome {
  let fields: KeyValuePairs<String, Value> = [
    "name": .text(board.name), "size": size(board), "count": .integer(filled),
  ]
  return .record(
    Record([
      "id": .integer(Int(board.id)), "name": .text(board.name), "columns": .integer(board.size.columns),
      "rows": .integer(board.size.rows), "layout": .text(board.layout),
    ]), said: Phrase(filled == 0 ? "board.saved_empty" : "board.saved", fields))
}

private func size(_ board: BoardRecord) -> Value { .text("\(board.size.columns) × \(board.size.rows)") }

private func record(_ context: Context, _ board: BoardRecord) throws -> Record {
  try record(board, context.workspace.cells(of: board))
}

private func record(_ board: BoardRecord, _ cells: [CellRecord]) -> Record {
  let cells = cells.map { cell in
    Value.record(
      Record([
        "cell": .text(board.size.name(ofPosition: cell.position)), "position": .integer(cell.position),
        "symbol": Value(cell.symbol?.name), "label": .text(cell.text), "category": Value(cell.category?.name),
        "color": cell.category.map { .color($0.color) } ?? .none,
      ]))
  }
  return Record([
    "id": .integer(Int(board.id)), "name": .text(board.name), "columns": .integer(board.size.columns),
    "rows": .integer(board.size.rows), "layout": .text(board.layout), "system": Value(board.system),
    "labels": .word(board.labels.rawValue),
    "cells": .list(cells),
  ])
}
