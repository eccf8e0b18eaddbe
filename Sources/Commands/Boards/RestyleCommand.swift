import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// Shows a board's symbols in another system's pictures.
func restyle(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  let word = try arguments[BoardParameter.system]
  let system = word == "-" ? nil : try context.system(arguments, BoardParameter.system, 0, word)
  let restyling = try arguments.at(BoardParameter.system) { try context.clinic.restyle(board, in: system) }
  let unmatched = restyling.unmatched
  let record = Record([
    "name": .text(board.name), "system": Value(system?.id), "cells": .integer(restyling.cells),
    "unmatched": .list(unmatched.map(Value.text)),
  ])
  guard let system else { return .record(record, said: Phrase("board.own_pictures", ["name": .text(board.name)])) }
  let said: KeyValuePairs<String, Value> = [
    "name": .text(board.name), "system": .text(system.name),
    "matched": .integer(restyling.symbols - unmatched.count), "count": .integer(restyling.symbols),
  ]
  let remark = Phrase(
    "board.unmatched", ["system": .text(system.name), "cells": .list(unmatched.map(Value.text))])
  return Outcome(.record(record), said: Phrase("board.restyled", said), remarks: unmatched.isEmpty ? [] : [remark])
}
