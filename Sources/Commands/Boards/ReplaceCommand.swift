import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension BoardParameter {
  static let symbol = Argument.operand("symbol", .noted(Names.ownSymbols))
  static let replacement = Argument.operand("replacement", .noted(Names.symbolsAnywhere))
  static let boards = Argument.optionalOperands("boards", .noted(Names.boards))
}

extension BoardCommands {
  static let replacing = Command(
    Signature(
      "board", "replace",
      [BoardParameter.symbol, BoardParameter.replacement, BoardParameter.boards, Common.patient],
      examples: [
        Example(
          after: BoardExamples.juice + ["symbol new bread --category nouns --picture pictures/suco.svg"],
          "board replace juice bread", prints: "✓ bread in place of juice: 1 cell on Snack"),
        Example(
          after: BoardExamples.juice + ["board word Snack B1 drink"], "board replace drink juice",
          prints: "✓ juice in place of drink: 1 cell on Snack"),
      ]),
    .changes, run: replace)
}

/// One symbol for another, or for a word without a picture.
private func replace(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let clinic = try context.clinic
  let patient = try context.optionalPatient(arguments)
  let boards = try context.boards(arguments)
  let old = try arguments.read(BoardParameter.symbol) { try clinic.replaceable($0, on: boards, for: patient?.id) }
  let owners = Set(boards.map(\.patient))
  let new = try context.symbolOrLibrary(
    arguments, BoardParameter.replacement, 0, arguments[BoardParameter.replacement], for: patient?.id,
    owner: owners.count == 1 ? owners.first ?? nil : nil)
  let replaced = try arguments.at(BoardParameter.replacement) { try clinic.replace(old, by: new, on: boards) }
  guard !replaced.isEmpty else {
    return try arguments.at(BoardParameter.symbol) {
      let isEverywhere = arguments[BoardParameter.boards].isEmpty
      throw Failure(isEverywhere ? "board.symbol_nowhere" : "board.symbol_not_there", ["symbol": .text(old.name)])
    }
  }
  let names = replaced.map(\.board.name).removingRepeats
  return Outcome(
    .record(
      Record([
        "symbol": .text(old.name), "replacement": .text(new.name), "cells": .integer(replaced.count),
        "boards": .list(names.map(Value.text)),
      ])),
    said: Phrase(
      "board.replaced",
      [
        "symbol": .text(old.name), "new": .text(new.name), "count": .integer(replaced.count),
        "boards": .list(names.map(Value.text)),
      ]))
}
