import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension BoardParameter {
  static let name = Argument.operand("name", .text)
  static let newName = Argument.optionalOperand("name", .text)
  static let source = Argument.option("from", .choice(BoardSource.self))
  static let favourites = Argument.flag("favourites")
  static let layout = Argument.option("layout", .name(layouts))
  static let grid = Argument.option("grid", .grid)
  static let count = Argument.option("count", .integer(1...mostCells))
  static let pages = Argument.option("pages", .integer(1...Board.mostPages))
  static let rename = Argument.option("rename", .text)
  static let labels = Argument.option("labels", .choice(LabelPlace.self))
  static let letters = Argument.option("letters", .choice(LetterCase.self))
  static let background = Argument.option("background", .name(colors))
  static let picture = Argument.option("picture", .clearable(.inputFile))
  static let level = Argument.option("level", .integer(0...Board.highestLevel))
  static let movable = Argument.option("movable", .choice(Permission.self))
  static let recipient = Argument.option("recipient", .noted(Names.patients))
  static let system = Argument.requiredOption("system", .name(Names.systems))

  private static let mostCells = GridSize.largest.count * Board.mostPages
}

/// Of what boards are made at once.
enum BoardSource: String, CaseIterable {
  case places
}

/// Whether the patient may.
enum Permission: String, CaseIterable {
  case yes, no
}

extension BoardCommands {
  /// What concerns a board as a whole.
  static let whole = [
    Command(
      Signature(
        "board", "new",
        [
          BoardParameter.newName, BoardParameter.source, BoardParameter.favourites, BoardParameter.layout,
          BoardParameter.grid, BoardParameter.count, BoardParameter.pages, Common.patient,
        ],
        examples: [
          Example("board new Snack", prints: "✓ Snack, 3 × 3, empty"),
          Example("board new --from places", prints: "✓ …"),
          Example("board new School --grid 4x3 --pages 2", prints: "✓ School, 4 × 3 on 2 pages, empty"),
        ]),
      .changes, run: newBoard),
    Command(
      Signature(
        "board", "edit",
        [
          BoardParameter.board, BoardParameter.rename, BoardParameter.grid, BoardParameter.layout,
          BoardParameter.pages, BoardParameter.labels, BoardParameter.letters, BoardParameter.background,
          BoardParameter.picture, BoardParameter.level, BoardParameter.movable, Common.patient,
        ],
        needsOption: true,
        examples: [
          Example(after: BoardExamples.juice, "board edit Snack --grid 4x4", prints: "✓ Snack, 4 × 4, 1 cell filled"),
          Example(
            after: BoardExamples.juice, "board edit Snack --labels above --letters upper",
            prints: "✓ Snack, 3 × 3, 1 cell filled"),
          Example(
            after: BoardExamples.juice, "board edit Snack --pages 2 --background yellow",
            prints: "✓ Snack, 3 × 3 on 2 pages, 1 cell filled"),
          Example(
            after: BoardExamples.juice, "board edit Snack --level 1 --movable yes",
            prints: "✓ Snack, 3 × 3, 1 cell filled"),
        ]),
      .changes, run: edit),
    Command(
      Signature(
        "board", "copy",
        [
          BoardParameter.board, BoardParameter.name, BoardParameter.recipient, BoardParameter.linked, Common.patient,
        ],
        examples: [
          Example(
            after: BoardExamples.juice, #"board copy Snack "Snack 2""#, prints: "✓ Snack 2, 3 × 3, 1 cell filled"),
          Example(
            after: BoardExamples.juice + ["patient new Bia"], "board copy Snack Snack --recipient Bia",
            prints: "✓ Snack for Bia, 3 × 3, 1 cell filled"),
        ]),
      .changes, run: copyBoard),
    Command(
      Signature(
        "board", "restyle",
        [BoardParameter.board, BoardParameter.system, Common.patient]),
      .changes, run: restyle),
    Command(
      Signature(
        "board", "remove", [BoardParameter.board, Common.patient],
        examples: [Example(after: BoardExamples.juice, "board remove Snack", prints: "✓ Snack removed")]),
      .changes, run: remove),
  ]
}

private func newBoard(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  if arguments[BoardParameter.source] == .places { return try newCommunicator(context, arguments) }
  let shape = try context.shape(arguments)
  let name = try Rules.name(arguments, BoardParameter.newName) ?? context.askForName()
  let patient = try context.optionalPatient(arguments)
  let board = try arguments.at(BoardParameter.newName) { try context.clinic.makeBoard(name, shape, for: patient) }
  return try context.saved(board).followed(by: NextLine("board.put", [board.name], isOpen: true))
}

/// The places of the vocabulary, with their parts and words, as boards that lead to each other.
private func newCommunicator(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let usual = context.wording.text(Phrase("communicator.name"))
  let name = try Rules.name(arguments, BoardParameter.newName) ?? usual
  let isOfFavourites = arguments[BoardParameter.favourites]
  let patient = isOfFavourites ? try context.patient(arguments) : try context.optionalPatient(arguments)
  let label = context.wording.text(Phrase("communicator.making"))
  defer { context.console.progress(label, nil) }
  let boards = try arguments.at(BoardParameter.newName) {
    try context.clinic.makeCommunicator(
      name, arguments[BoardParameter.grid] ?? .communicator, for: patient, isOfFavourites: isOfFavourites
    ) { context.console.progress(label, $0) }
  }
  let workspace = try context.workspace
  let words = try boards.reduce(0) { try $0 + workspace.cellCount(of: $1) }
  return .record(
    Record(["name": .text(name), "boards": .integer(boards.count), "cells": .integer(words)]),
    said: Phrase(
      "communicator.made", ["name": .text(name), "boards": .integer(boards.count), "words": .integer(words)]))
}

extension GridSize {
  /// Cells that a phone shows large enough.
  fileprivate static let communicator = GridSize(columns: 6, rows: 4) ?? .nine
}

extension Context {
  /// - Throws: ``Failure`` `argument.missing` where nobody can be asked.
  fileprivate func askForName() throws -> String {
    let field = Phrase("field.name")
    guard console.isInteractive else { throw Failure("argument.missing", ["name": .phrase(field)]) }
    while true {
      let typed = try console.ask(wording.text(field) + ": ", complete: nil)
      if !typed.isEmpty { return try FieldRules.name(typed) }
    }
  }
}

extension Context {
  /// The shape that a line asks for: with `--layout`, `--grid` or `--count`, and `--pages`.
  ///
  /// - Parameter board: keeps what the line doesn't say; nil for a new one.
  fileprivate func shape(_ arguments: Arguments, of board: BoardRecord? = nil) throws -> BoardShape {
    let layout = try arguments.read(BoardParameter.layout) { try clinic.layout(named: $0) }
    try arguments.read(BoardParameter.grid) { try layout?.check($0) }
    let request = BoardShape.Request(
      layout: layout, size: arguments[BoardParameter.grid], count: arguments[BoardParameter.count],
      pages: arguments[BoardParameter.pages])
    return try arguments.at(BoardParameter.count) { try clinic.shape(request, of: board) }
  }
}

private func edit(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  var board = try context.board(arguments)
  if let name = try Rules.name(arguments, BoardParameter.rename) { board.name = name }
  let shaping: [any DeclaredParameter] = [BoardParameter.grid, BoardParameter.pages, BoardParameter.layout]
  if let asked = shaping.first(where: { arguments.has($0) }) {
    let shape = try context.shape(arguments, of: board)
    board.layout = shape.layout
    board = try arguments.at(asked) {
      try context.clinic.reshape(board, to: shape.size, pages: shape.pages)
    }
  }
  if let place = arguments[BoardParameter.labels] { board.labels = place }
  if let letters = arguments[BoardParameter.letters] { board.letters = letters }
  if let background = try context.tint(arguments, BoardParameter.background) { board.background = background }
  if let scene = arguments[BoardParameter.picture] {
    board.scene = try context.keepPicture(scene, BoardParameter.picture, arguments)
  }
  if let level = arguments[BoardParameter.level] { board.level = level }
  if let permission = arguments[BoardParameter.movable] { board.isMovable = permission == .yes }
  try context.workspace.save(board)
  return try context.saved(board)
}

private func remove(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  try arguments.requireWords(of: board.name, in: BoardParameter.board)
  let record = try context.clinic.record(of: board)
  let leading = try arguments.at(BoardParameter.board) { try context.clinic.remove(board) }
  let remark = Phrase("board.ways_gone", ["name": .text(board.name), "boards": .list(leading.map { .text($0.name) })])
  return Outcome(
    .record(record), said: Phrase("board.removed", ["name": .text(board.name)]),
    remarks: leading.isEmpty ? [] : [remark])
}
