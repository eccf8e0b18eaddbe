import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension BoardParameter {
  static let target = Argument.operand("target", .name(targets))
  static let isNew = Argument.flag("new")
  static let anyBoard = Argument.optionalOperand("board", .name(boardNames))

  private static let targets: Parameter.Names = { text, context in
    let ways = [BoardWay.home, BoardWay.back, BoardWay.word, "-"].filter { text.isEmpty || $0.hasPrefix(text) }
    return try BoardParameter.boardNames(text, context) + ways
  }
}

extension BoardCommands {
  /// How boards lead to others, and how one goes through them.
  static let ways = [
    Command(
      Signature(
        "board", "link",
        [BoardParameter.board, BoardParameter.cell, BoardParameter.target, BoardParameter.isNew, Common.patient],
        examples: [
          Example(
            after: BoardExamples.suco + ["board new Bebidas"], "board link Lanche A1 Bebidas",
            prints: "✓ Lanche: A1 leads to Bebidas"),
          Example(
            after: BoardExamples.suco, "board link Lanche B1 Comidas --new", prints: "✓ Lanche: B1 leads to Comidas"),
          Example(
            after: BoardExamples.suco, "board link Lanche C3 :back",
            prints: "✓ Lanche: C3 leads back"),
          Example(after: BoardExamples.linked, "board link Lanche A1 -", prints: "✓ Lanche: A1 leads nowhere"),
          Example(
            after: BoardExamples.suco, "board link Lanche B1 :word",
            prints: "✓ Lanche: B1 offers a word that may come next"),
        ]),
      .changes, run: link),
    Command(
      Signature(
        "board", "tree", [BoardParameter.anyBoard, Common.patient],
        examples: [
          Example(after: BoardExamples.linked, "board tree", prints: "Lanche\n  A1 suco → Frutas")
        ]),
      .reads, run: tree),
    Command(
      Signature(
        "board", "open", [BoardParameter.board, OpenParameter.scan, Common.patient],
        examples: [
          Example(
            after: BoardExamples.suco, "board open Lanche", prints: "A1 suco | B1 | C1\nA2 | B2 | C2\nA3 | B3 | C3"),
          Example(
            after: ["board new Lanche", "board word Lanche 1 sim"], "board open Lanche --scan 10", keys: "  q",
            prints: "✓ Lanche: 1 touch"),
        ]),
      .acts, run: openBoard),
  ]
}

extension CellRecord {
  /// Whether nothing would be missed without it.
  fileprivate var hasNothing: Bool {
    symbol == nil && picture == nil && text.isEmpty && self.area == nil && link == nil && self.actions.isEmpty
  }
}

extension Context {
  /// Gives an empty cell the word for the way that it is.
  fileprivate func name(_ cell: inout CellRecord, _ key: String) {
    if cell.text.isEmpty, cell.symbol == nil { cell.label = wording.text(Phrase(key)) }
  }
}

/// An empty cell gets the name of the board to which it leads.
private func link(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  let word = try arguments[BoardParameter.target]
  let position = try context.position(arguments, BoardParameter.cell, on: board)
  var cell = try context.clinic.cell(covering: position, of: board) ?? CellRecord(position: position)
  // A cell that is called after where it led is called anew.
  let led = try context.way(from: cell)
  if cell.symbol == nil, cell.label == led { cell.label = nil }
  let offered = cell.offersWord
  cell.actions.removeAll { [.home, .back, .suggestion].contains($0) }
  cell.link = nil
  var said: Phrase
  switch word {
  case "-":
    said = Phrase(offered ? "board.offers_nothing" : "board.unlinked")
    if !offered, cell.symbol == nil, cell.label == nil { cell.label = led }
  case BoardWay.home:
    cell.actions.append(.home)
    context.name(&cell, "board.way_home")
    said = Phrase("board.links_home")
  case BoardWay.back:
    cell.actions.append(.back)
    context.name(&cell, "board.way_back")
    said = Phrase("board.links_back")
  case BoardWay.word:
    cell.actions.append(.suggestion)
    said = Phrase("board.offers_word")
  default:
    let target = try target(context, arguments, from: board)
    cell.link = target.id
    if cell.text.isEmpty, cell.symbol == nil { cell.label = target.name }
    said = Phrase("board.linked", ["board": .text(target.name)])
  }
  let name = board.size.name(ofPosition: cell.position)
  try arguments.at(BoardParameter.cell) {
    guard cell.symbol != nil || cell.label != nil || cell.area != nil || cell.offersWord || offered else {
      throw Failure("cell.empty", ["cell": .text(name), "board": .text(board.name)])
    }
    if offered, cell.hasNothing {
      try context.workspace.clear(cell.position, on: board)
    } else {
      try context.workspace.save(cell, on: board)
    }
  }
  said.arguments += [.init(name: "name", value: .text(board.name)), .init(name: "cell", value: .text(name))]
  return .record(try context.fields(board), said: said)
}

/// The board that is named, or with `--new` one made like this one.
private func target(_ context: Context, _ arguments: Arguments, from board: BoardRecord) throws -> BoardRecord {
  let workspace = try context.workspace
  if arguments[BoardParameter.isNew] {
    let name = try Rules.name(arguments, BoardParameter.target)
    return try arguments.at(BoardParameter.target) {
      try workspace.add(
        Board(name: name, size: board.size, layout: board.layout, labels: board.labels, letters: board.letters),
        patient: board.patient)
    }
  }
  return try arguments.at(BoardParameter.target) {
    let target = try workspace.board(
      named: arguments[BoardParameter.target], for: board.patient ?? context.optionalPatient(arguments)?.id)
    if let owner = target.patient, owner != board.patient {
      throw Failure("board.link_of_patient", ["name": .text(target.name), "board": .text(board.name)])
    }
    return target
  }
}
