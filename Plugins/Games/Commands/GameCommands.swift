import Clinic
import Desk
import Play
import PlayRoom
import Shell
import TagarelaKit
import Workspace

/// What `play` takes.
enum GameParameter {
  static let kind = Argument.operand("game", .choice(GameKind.self))
  static let board = Argument.option(
    "board", .noted(Names.boards))
  static let favourites = Argument.flag("favourites")
  static let category = Argument.option("category", .name(Names.ownCategories))
  static let choices = Argument.option("choices", .integer(2...8))
  static let scan = Argument.option("scan", .number)
  static let name = Argument.option("name", .text)
}

enum GameCommands {
  static let all = [
    Command(
      Signature(
        "play", nil,
        [
          GameParameter.kind, GameParameter.board, GameParameter.favourites, GameParameter.category,
          GameParameter.choices, GameParameter.scan, GameParameter.name, Common.patient,
        ],
        examples: [
          Example(
            after: [
              "patient new Gi", "use Gi", "category new Drinks --color red",
              "symbol new Water --category Drinks --picture pictures/agua.svg",
              "symbol new Juice --category Drinks --picture pictures/suco.svg",
            ],
            "play find-picture", keys: "\u{1B}", prints: "✓ find-picture: 0 right, 0 wrong")
        ]),
      .acts, run: playGame)
  ]
}

/// What is played is the patient's, unless the line names somebody else.
private func playGame(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let kind = try arguments[GameParameter.kind]
  let (source, named) = try context.words(arguments, of: patient)
  var values: [String: Int] = [:]
  if let choices = arguments[GameParameter.choices] { values = ["choices": choices, "least": choices] }
  let material = try context.clinic.gameMaterial(kind, of: source, named: named, for: patient, values: values)
  guard context.console.hasScreen else { return listed(material, context.wording) }
  let other = try Rules.name(arguments, GameParameter.name)
  let reached = try context.play(
    material, for: other == nil ? patient : nil, scan: arguments[GameParameter.scan], label: arguments.line)
  let score = Value.integer(reached["score"] ?? 0)
  let errors = Value.integer(reached["errors"] ?? 0)
  let game = Value.word(kind.rawValue)
  return Outcome(
    .nothing,
    said: other.map {
      Phrase("games.played_by", ["name": .text($0), "game": game, "score": score, "errors": errors])
    } ?? Phrase("games.played", ["game": game, "score": score, "errors": errors]))
}

/// What a game asks, where there is no screen to play it: each thing with its answer and the others that could be taken for it.
private func listed(_ material: PlayMaterial, _ wording: Wording) -> Outcome {
  let asked = zip(material.items, material.faces).filter { $0.0.isAsked }
  let rows = asked.map { item, face -> [Value] in
    let question =
      if case .text(let sentence) = face.clue { sentence } else {
        face.question ?? wording.text(material.question(.text(face.text)))
      }
    let others = material.deal == .odd ? item.alike.filter { material.items[$0].group != item.group } : item.alike
    return [
      .text(question), .text(face.text),
      .text(others.prefix(3).map { material.faces[$0].text }.joined(separator: ", ")),
    ]
  }
  return .table(
    Table([.init("asked", .wrapped), .init("word"), .init("alike", .wrapped)], rows: rows, empty: material.help))
}

extension Context {
  /// Where the words come from that a line asks for, and what that is called.
  fileprivate func words(_ arguments: Arguments, of patient: PatientRecord) throws -> (WordSource, String) {
    if let board = try arguments.read(GameParameter.board, { try workspace.board(named: $0, for: patient.id) }) {
      return (.board(board), board.name)
    }
    if arguments[GameParameter.favourites] { return (.favourites, wording.word("option.favourites")) }
    if let category = try arguments.read(GameParameter.category, { try workspace.category(named: $0) }) {
      return (.category(category), category.name)
    }
    return (.usual, patient.name)
  }
}
