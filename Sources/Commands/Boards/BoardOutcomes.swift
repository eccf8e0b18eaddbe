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
    return try done(
      Phrase(filled == 0 ? "board.saved_empty" : "board.saved", values), remarks: remarks, clinic.record(of: board))
  }

  /// What is said after cells were filled or emptied.
  func filled(_ board: BoardRecord, remarks: [Phrase] = []) throws -> Outcome {
    let filled = try workspace.cellCount(of: board)
    let said = Phrase(
      "board.filled", ["name": .text(board.name), "filled": .integer(filled), "count": .integer(board.count)])
    return try done(said, remarks: remarks, clinic.record(of: board))
  }

  /// What is said after some cells were changed.
  ///
  /// - Parameter key: of a message with the places `name` and `cells`.
  func changed(
    _ key: String, _ cells: [CellRecord], on board: BoardRecord, _ others: KeyValuePairs<String, Value> = [:],
    remarks: [Phrase] = []
  ) throws -> Outcome {
    let names = cells.map { Value.text(board.size.name(ofPosition: $0.position)) }
    var said = Phrase(key, others)
    said.arguments += [.init(name: "name", value: .text(board.name)), .init(name: "cells", value: .list(names))]
    return try done(said, remarks: remarks, clinic.record(of: board))
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
    return try done(said, clinic.record(of: board))
  }
}
