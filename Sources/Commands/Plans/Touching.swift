import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// Touches cells in turn: each plays its voice where there is sound, and goes into the history with its moment. After a
/// cell that leads to another board the next cell is one of that board's; `:back` and `:home` go back.
func touchPlan(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let plan = try context.plan(arguments)
  let at = try Rules.at(arguments, PlanParameter.at) ?? .now
  try? context.clinic.speaker.stop()
  var touching = try PlanTouching(context.clinic, plan, inTurn: true)
  var touched: [(name: String, board: String)] = []
  for (index, word) in arguments[PlanParameter.cells].enumerated() {
    try arguments.at(PlanParameter.cells, index) {
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
  var touching = try PlanTouching(context.clinic, plan)
  let scan = try context.scan(arguments)
  guard context.console.hasScreen else {
    let cells = try touching.labels().map { cell in
      Value.record(Record(["cell": .text(touching.name(of: cell.position)), "symbol": .text(cell.label)]))
    }
    return Outcome(
      .grid(
        try context.shown(&touching, feedback: "").grid,
        record: Record(["name": .text(plan.name), "cells": .list(cells)])))
  }
  // Undoing such a touch reads as if it had been typed.
  let command = "\(context.wording.word("noun.plan")) \(context.wording.verb("touch", of: "plan")) \(plan.name.asWord)"
  var touches = 0
  defer { try? context.clinic.speaker.stop() }
  try context.open(try context.shown(&touching, feedback: ""), for: touching.patient, scan: scan) { gesture in
    var feedback = ""
    switch gesture {
    case .back: touching.walk?.goBack()
    case .home: touching.walk?.goHome()
    case .deed, .search, .resize, .time, .press, .turn: break
    case .touch(let position):
      _ = try context.change("\(command) \(touching.name(of: position))") {
        feedback = try touching.touch(position, .now)
        return Outcome(said: Phrase("plan.touched", ["symbols": .text(feedback)]))
      }
      touches += 1
    }
    return try context.shown(&touching, feedback: feedback)
  }
  return Outcome(.nothing, said: Phrase("plan.closed", ["name": .text(plan.name), "count": .integer(touches)]))
}
