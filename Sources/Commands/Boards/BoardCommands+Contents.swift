import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension BoardParameter {
  static let words = Argument.optionalOperands("words", .noted(Names.symbolsAnywhere))
  static let category = Argument.option("category", .name(Names.ownCategories))
  static let page = Argument.option("page", .integer(1...Board.mostPages))
  static let text = Argument.operand("text", .sentence)
}

extension BoardCommands {
  /// What is in cells: symbols, words, what is spoken.
  static let contents = [
    Command(
      Signature(
        "board", "put", [BoardParameter.board, BoardParameter.pairs(Names.symbolsAnywhere), Common.patient],
        examples: [
          Example(
            after: BoardExamples.juice, "board put Snack 2 juice C3 juice", prints: "✓ Snack: 3 of 9 cells filled")
        ]),
      .changes, run: put),
    Command(
      Signature(
        "board", "fill",
        [BoardParameter.board, BoardParameter.words, BoardParameter.category, BoardParameter.page, Common.patient],
        examples: [
          Example(
            after: BoardExamples.juice + ["board new Food --grid 2x2"], "board fill Food --category nouns",
            prints: "✓ Food: 1 of 4 cells filled")
        ]),
      .changes, run: fill),
    Command(
      Signature(
        "board", "word", [BoardParameter.board, BoardParameter.pairs { _, _ in [] }, Common.patient],
        examples: [
          Example(
            after: BoardExamples.juice, #"board word Snack B1 more B2 "I don’t know""#,
            prints: "✓ Snack: 3 of 9 cells filled")
        ]),
      .changes, run: word),
    Command(
      Signature(
        "board", "label", [BoardParameter.board, BoardParameter.cell, BoardParameter.text, Common.patient],
        examples: [
          Example(
            after: BoardExamples.juice, #"board label Snack A1 "I want juice""#,
            prints: "✓ Snack: A1 is written “I want juice”"),
          Example(
            after: BoardExamples.juice + [#"board label Snack A1 "I want juice""#], "board label Snack A1 -",
            prints: "✓ Snack: A1 is written “juice”"),
        ]),
      .changes, run: label),
    Command(
      Signature(
        "board", "say", [BoardParameter.board, BoardParameter.cell, BoardParameter.text, Common.patient],
        examples: [
          Example(
            after: BoardExamples.juice, #"board say Snack A1 "I want juice, please""#,
            prints: "✓ Snack: A1 says “I want juice, please”"),
          Example(after: BoardExamples.juice, "board say Snack A1 -", prints: "✓ Snack: A1 says “juice”"),
        ]),
      .changes, run: say),
    Command(
      Signature(
        "board", "clear", [BoardParameter.board, BoardParameter.cells, Common.patient],
        examples: [
          Example(after: BoardExamples.juice, "board clear Snack A1", prints: "✓ Snack: 0 of 9 cells filled")
        ]),
      .changes, run: clear),
  ]
}

/// Cells and symbols in turn: `1 eu B2 querer`.
private func put(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  var replaced: [Value] = []
  for (place, word, index) in try context.pairs(arguments, on: board) {
    let symbol = try context.symbolOrLibrary(
      arguments, BoardParameter.cells, index, word, for: board.patient ?? context.subject?.id, owner: board.patient)
    let before = try context.workspace.cell(at: place, of: board)?.text ?? ""
    if !before.isEmpty, before.folded != symbol.word.folded { replaced.append(.text(before)) }
    try arguments.at(BoardParameter.cells, index) { try context.clinic.put(symbol, at: place, on: board) }
  }
  var outcome = try context.filled(board)
  if !replaced.isEmpty { outcome.remarks.append(Phrase("board.put_over", ["words": .list(replaced)])) }
  return outcome.followed(by: NextLine("print.board", [board.name], isOpen: true))
}

/// Words without symbols; what else the cell is stays.
private func word(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  for (place, word, index) in try context.pairs(arguments, on: board) {
    try arguments.at(BoardParameter.cells, index - 1) { try context.clinic.write(word, at: place, on: board) }
  }
  return try context.filled(board)
}

private func label(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  try written("board.labelled", context, arguments) { cell, text, board in
    try context.clinic.label(cell, text, on: board).text
  }
}

private func say(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  try written("board.said", context, arguments) { cell, text, board in
    try context.clinic.setSpoken(text, of: cell, on: board)
    return text ?? cell.text
  }
}

/// - Parameter change: gives the cell the text, nil for `-`, and says what it is then.
private func written(
  _ key: String, _ context: Context, _ arguments: Arguments,
  change: (CellRecord, String?, BoardRecord) throws -> String
) throws -> Outcome {
  let board = try context.board(arguments)
  let cell = try context.cell(arguments, on: board)
  let text = try arguments[BoardParameter.text]
  let shown = try arguments.at(BoardParameter.text) { try change(cell, text == "-" ? nil : text, board) }
  return try context.changed(key, cell, on: board, ["text": .text(shown)])
}

private func clear(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  try arguments.requireWords(of: board.name, in: BoardParameter.board)
  try arguments.read(BoardParameter.cells) { word in
    try context.clinic.clear(board.position(named: word), on: board)
  }
  return try context.filled(board)
}
