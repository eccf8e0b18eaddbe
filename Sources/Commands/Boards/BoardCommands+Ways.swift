import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension BoardParameter {
  static let way = Argument.operand("cell", .noted(freeCells))
  static let target = Argument.operand("target", .noted(targets))
  static let isNew = Argument.flag("new")
  static let anyBoard = Argument.optionalOperand("board", .noted(Names.boards))

  private static let targets: Parameter.Candidates = { text, context in
    let ways = TypedWay.allCases.compactMap { $0.names(context.wording).first } + ["-"]
    return try Names.boards(text, context)
      + ways.filter { text.isEmpty || $0.hasPrefix(text) }.map { Parameter.Candidate($0) }
  }
}

extension BoardCommands {
  /// How boards lead to others, and how one goes through them.
  static let ways = [
    Command(
      Signature(
        "board", "link",
        [BoardParameter.board, BoardParameter.way, BoardParameter.target, BoardParameter.isNew, Common.patient],
        examples: [
          Example(
            after: BoardExamples.juice + ["board new Drinks"], "board link Snack A1 Drinks",
            prints: "✓ Snack: A1 leads to Drinks"),
          Example(
            after: BoardExamples.juice, "board link Snack B1 Food --new", prints: "✓ Snack: B1 leads to Food"),
          Example(
            after: BoardExamples.juice, "board link Snack C3 :back",
            prints: "✓ Snack: C3 leads back"),
          Example(after: BoardExamples.linked, "board link Snack A1 -", prints: "✓ Snack: A1 leads nowhere"),
          Example(
            after: BoardExamples.juice, "board link Snack B1 :word",
            prints: "✓ Snack: B1 offers a word that may come next"),
        ]),
      .changes, run: link),
    Command(
      Signature(
        "board", "tree", [BoardParameter.anyBoard, Common.patient],
        examples: [
          Example(after: BoardExamples.linked, "board tree", prints: "Snack\n  A1 juice → Fruit")
        ]),
      .reads, run: tree),
    Command(
      Signature(
        "board", "open", [BoardParameter.board, OpenParameter.scan, Common.patient],
        examples: [
          Example(
            after: BoardExamples.juice, "board open Snack", prints: "A1 juice | B1 | C1\nA2 | B2 | C2\nA3 | B3 | C3"),
          Example(
            after: ["board new Snack", "board word Snack 1 more"], "board open Snack --scan 10", keys: " q",
            prints: "✓ Snack: 1 touch"),
        ]),
      .acts, run: openBoard),
  ]
}

/// An empty cell gets the name of the board to which it leads.
private func link(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  let position = try context.position(arguments, BoardParameter.way, on: board)
  let word = try arguments[BoardParameter.target]
  let way =
    word == "-"
    ? nil
    : try TypedWay(word, in: context.registry).map(BoardWay.init) ?? .board(target(context, arguments, from: board))
  let (cell, offered) = try arguments.at(BoardParameter.cell) {
    try context.clinic.link(position, to: way, on: board)
  }
  switch way {
  case nil: return try context.changed(offered ? "board.offers_nothing" : "board.unlinked", cell, on: board)
  case .home: return try context.changed("board.links_home", cell, on: board)
  case .back: return try context.changed("board.links_back", cell, on: board)
  case .word: return try context.changed("board.offers_word", cell, on: board)
  case .board(let target):
    return try context.changed("board.linked", cell, on: board, ["board": .text(target.name)])
  }
}

/// The board that is named, or with `--new` one made like this one.
private func target(_ context: Context, _ arguments: Arguments, from board: BoardRecord) throws -> BoardRecord {
  let clinic = try context.clinic
  if arguments[BoardParameter.isNew] {
    let name = try Rules.name(arguments, BoardParameter.target)
    return try arguments.at(BoardParameter.target) { try clinic.makeBoard(name, like: board) }
  }
  return try arguments.at(BoardParameter.target) {
    let target = try clinic.workspace.board(
      named: arguments[BoardParameter.target], for: board.patient ?? context.optionalPatient(arguments)?.id)
    try clinic.checkIsSeen(target, from: board)
    return target
  }
}
