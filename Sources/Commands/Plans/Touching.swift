import Shell
import TagarelaKit
import Workspace

/// Touches cells in turn: each plays its voice where there is sound, and goes into the history with its moment. After a
/// cell that leads to another board the next cell is one of that board's; `:back` and `:home` go back.
func touchPlan(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let plan = try context.plan(arguments)
  let at = try Rules.at(arguments) ?? .now
  try? context.speaker.stop()
  var touching = try PlanTouching(context, plan, inTurn: true)
  var touched: [(name: String, board: String)] = []
  for (index, word) in arguments.texts("cells").enumerated() {
    try arguments.at("cells", index) {
      let board = touching.walk?.board.name ?? plan.name
      if let name = try touching.follow(word, at) { touched.append((name, board)) }
    }
  }
  let rows = touched.map { touch -> [Value] in [.text(touch.name), .moment(at), .text(touch.board)] }
  return Outcome(
    .table(Table([.init("symbol"), .init("at"), .init("board", .hidden)], rows: rows, empty: Phrase("usage.none"))),
    said: Phrase("plan.touched", ["symbols": .list(touched.map { .text($0.name) })]))
}

/// On a terminal a board as large as the screen; else the board as text.
func openPlan(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let plan = try context.plan(arguments)
  var touching = try PlanTouching(context, plan)
  guard context.console.hasScreen else {
    let cells = try touching.labels().map { cell in
      Value.record(Record(["cell": .text(touching.name(of: cell.position)), "symbol": .text(cell.label)]))
    }
    return Outcome(
      .grid(try touching.shown(feedback: "").grid, record: Record(["name": .text(plan.name), "cells": .list(cells)])))
  }
  // Undoing such a touch reads as if it had been typed.
  let command = "\(context.wording.word("noun.plan")) \(context.wording.verb("touch", of: "plan")) \(plan.name.asWord)"
  var touches = 0
  defer { try? context.speaker.stop() }
  try context.console.open(try touching.shown(feedback: ""), wording: OpenBoardWording(context)) { gesture in
    var feedback = ""
    switch gesture {
    case .back: touching.walk?.goBack()
    case .home: touching.walk?.goHome()
    case .deed, .search, .resize: break
    case .touch(let position):
      _ = try context.change("\(command) \(touching.name(of: position))") {
        feedback = try touching.touch(position, .now)
        return Outcome(said: Phrase("plan.touched", ["symbols": .text(feedback)]))
      }
      touches += 1
    }
    return try touching.shown(feedback: feedback)
  }
  return Outcome(.nothing, said: Phrase("plan.closed", ["name": .text(plan.name), "count": .integer(touches)]))
}

/// A plan's patient touching what it shows.
private struct PlanTouching {
  private let context: Context
  private let plan: PlanRecord
  private let tutor: TutorRecord
  private let patient: PatientRecord
  /// Nil for a large symbol.
  var walk: BoardWalk?
  private let voice: CellVoice
  private let symbol: SymbolRecord?

  /// - Parameter inTurn: whether what is touched waits to be heard until what was touched before has been.
  /// - Throws: ``Failure`` `plan.nothing_to_show`.
  init(_ context: Context, _ plan: PlanRecord, inTurn: Bool = false) throws {
    self.context = context
    self.plan = plan
    let (tutor, patient) = try context.people(of: plan)
    self.tutor = tutor
    self.patient = patient
    let board = try plan.board.flatMap { try context.workspace.board(id: $0) }
    let voice = CellVoice(context, for: patient, inTurn: inTurn)
    walk = try board.map { try BoardWalk(context, from: $0, for: patient, voice) }
    self.voice = voice
    symbol = try plan.symbol.flatMap { try context.workspace.symbol(id: $0) }
    guard walk != nil || symbol != nil else { throw Failure("plan.nothing_to_show", ["name": .text(plan.name)]) }
  }

  /// - Returns: what was touched; nil for a way back.
  mutating func follow(_ word: String, _ at: Moment) throws -> String? {
    switch word {
    case BoardWay.back: walk?.goBack()
    case BoardWay.home: walk?.goHome()
    default:
      guard let board = walk?.board else {
        guard GridSize.one.position(word) == 1 else {
          throw Failure("cell.unknown", ["cell": .text(word), "board": .text(plan.name), "last": "A1", "count": 1])
        }
        return try touch(1, at)
      }
      return try touch(board.position(named: word), at)
    }
    return nil
  }

  /// - Returns: what was touched.
  mutating func touch(_ position: Int, _ at: Moment) throws -> String {
    guard let cell = try walk?.cell(at: position), let board = walk?.board else {
      guard let symbol else { throw Failure("plan.nothing_to_show", ["name": .text(plan.name)]) }
      try note(symbol.name, symbol.id, at)
      voice.say([.init(text: symbol.name, voice: symbol.voice)])
      return symbol.name
    }
    let name = cell.symbol?.name ?? cell.touchName(on: board)
    try note(name, cell.symbol?.id, at)
    try walk?.touch(cell)
    return name
  }

  private func note(_ name: String, _ symbol: Int64?, _ at: Moment) throws {
    try context.workspace.add(
      Touch(at: at, symbol: name, plan: plan.name), to: patient.id, tutor: tutor.id, plan: plan.id, symbol: symbol)
  }

  func name(of position: Int) -> String {
    walk?.board.size.name(ofPosition: position) ?? GridSize.one.name(ofPosition: position)
  }

  /// What is shown, as it was written.
  mutating func labels() throws -> [(position: Int, label: String)] {
    if let cells = try walk?.cells() { return cells.map { ($0.position, $0.text) } }
    return symbol.map { [(1, $0.name)] } ?? []
  }

  mutating func shown(feedback: String) throws -> OpenBoard {
    if var shown = try walk?.shown(feedback: feedback) {
      if walk?.path.count == 1 { shown.path = [plan.name] }
      return shown
    }
    guard let symbol else { throw Failure("plan.nothing_to_show", ["name": .text(plan.name)]) }
    return OpenBoard(
      grid: try context.view(symbol, title: plan.name, for: patient), path: [plan.name],
      feedback: voice.feedback(try context.letters(for: patient).applied(to: feedback)))
  }
}
