import Shell
import Sound
import TagarelaKit
import Workspace

/// Touches cells in turn: each plays its voice where there is sound, and goes into the history with its moment.
func touchPlan(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let plan = try context.plan(arguments)
  let at = try Rules.at(arguments) ?? .now
  let touched = try arguments.texts("cells").enumerated().map { index, word in
    try arguments.at("cells", index) { try touch(context, plan, word, at) }
  }
  let rows = touched.map { symbol -> [Value] in [.text(symbol.name), .moment(at)] }
  return Outcome(
    .table(Table([.init("symbol"), .init("at")], rows: rows, empty: Phrase("usage.none"))),
    said: Phrase("plan.touched", ["symbols": .list(touched.map { .text($0.name) })]))
}

/// On a terminal a board as large as the screen; else the board as text.
func openPlan(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let plan = try context.plan(arguments)
  let view = try context.view(plan)
  guard context.console.hasScreen else {
    let cells = view.cells.map { cell in
      Value.record(Record(["cell": .text(view.size.name(ofPosition: cell.position)), "symbol": .text(cell.label)]))
    }
    return Outcome(.grid(view, record: Record(["name": .text(plan.name), "cells": .list(cells)])))
  }
  // Undoing such a touch reads as if it had been typed.
  let command = "\(context.wording.word("noun.plan")) \(context.wording.verb("touch", of: "plan"))"
  var touches = 0
  let wording = OpenBoardWording(keys: context.wording.text(Phrase("plan.open_keys")))
  try context.console.open(view, wording: wording) { position in
    let label = view.cell(at: position)?.label ?? ""
    _ = try context.change("\(command) \(plan.name.asWord) \(position)") {
      try Outcome(said: Phrase("plan.touched", ["symbols": .text(touch(context, plan, String(position), .now).name)]))
    }
    touches += 1
    return label
  }
  return Outcome(.nothing, said: Phrase("plan.closed", ["name": .text(plan.name), "count": .integer(touches)]))
}

private func touch(_ context: Context, _ plan: PlanRecord, _ word: String, _ at: Moment) throws -> SymbolRecord {
  let workspace = try context.workspace
  let symbol = try symbol(context, plan, word)
  let (tutor, patient) = try context.people(of: plan)
  try workspace.add(
    Touch(at: at, symbol: symbol.name, plan: plan.name), to: patient.id, tutor: tutor.id, plan: plan.id,
    symbol: symbol.id)
  // The touch counts whether or not this machine has sound.
  if let voice = try workspace.voice(symbol.voice) { _ = try? context.sound.play(voice.bytes) }
  return symbol
}

private func symbol(_ context: Context, _ plan: PlanRecord, _ word: String) throws -> SymbolRecord {
  let workspace = try context.workspace
  if let id = plan.symbol, let symbol = try workspace.symbol(id: id) {
    guard GridSize.one.position(word) == 1 else {
      throw Failure("cell.unknown", ["cell": .text(word), "board": .text(plan.name), "last": "A1", "count": 1])
    }
    return symbol
  }
  guard let id = plan.board, let board = try workspace.board(id: id) else {
    throw Failure("plan.nothing_to_show", ["name": .text(plan.name)])
  }
  let position = try position(word, on: board)
  guard let cell = try workspace.cells(of: board).first(where: { $0.position == position }) else {
    throw Failure("cell.empty", ["cell": .text(word), "board": .text(board.name)])
  }
  guard let symbol = cell.symbol else {
    throw Failure("cell.empty", ["cell": .text(word), "board": .text(board.name)])
  }
  return symbol
}
