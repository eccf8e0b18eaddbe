import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension Context {
  /// What is said of a board that was made or changed.
  func saved(_ board: BoardRecord, called name: Value? = nil, remarks: [Phrase] = []) throws -> Outcome {
    let filled = try workspace.cellCount(of: board)
    let values: KeyValuePairs<String, Value> = try [
      "name": name ?? .text(board.name), "size": .text(clinic.sizeText(of: board)), "count": .integer(filled),
    ]
    return Outcome(
      .record(try clinic.record(of: board)), said: Phrase(filled == 0 ? "board.saved_empty" : "board.saved", values),
      remarks: remarks)
  }

  /// What is said after cells were filled or emptied.
  func filled(_ board: BoardRecord, remarks: [Phrase] = []) throws -> Outcome {
    let cells = try workspace.cells(of: board)
    return Outcome(
      .record(try clinic.record(of: board, cells)),
      said: Phrase(
        "board.filled", ["name": .text(board.name), "filled": .integer(cells.count), "count": .integer(board.count)]),
      remarks: remarks)
  }

  /// What is said after some cells were changed.
  ///
  /// - Parameter key: of a message with the places `name` and `cells`.
  func changed(_ key: String, _ cells: [CellRecord], on board: BoardRecord, remarks: [Phrase] = []) throws -> Outcome {
    let names = cells.map { Value.text(board.size.name(ofPosition: $0.position)) }
    return Outcome(
      .record(try clinic.record(of: board)), said: Phrase(key, ["name": .text(board.name), "cells": .list(names)]),
      remarks: remarks)
  }

  /// What is said after one cell was changed.
  ///
  /// - Parameters:
  ///   - key: of a message with the places `name` and `cell`.
  ///   - others: what else the message names.
  func changed(
    _ key: String, _ cell: CellRecord, on board: BoardRecord, _ others: KeyValuePairs<String, Value> = [:]
  ) throws -> Outcome {
    var said = Phrase(key, others)
    said.arguments += [
      .init(name: "name", value: .text(board.name)),
      .init(name: "cell", value: .text(board.size.name(ofPosition: cell.position))),
    ]
    return .record(try clinic.record(of: board), said: said)
  }
}
