import Desk
import Shell
import TagarelaKit
import Workspace

extension Context {
  /// All that a board is, for JSON.
  func fields(_ board: BoardRecord) throws -> Record { try fields(board, workspace.cells(of: board)) }

  func fields(_ board: BoardRecord, _ cells: [CellRecord]) throws -> Record {
    Record([
      "id": .integer(Int(board.id)), "name": .text(board.name), "columns": .integer(board.size.columns),
      "rows": .integer(board.size.rows), "pages": .integer(board.pages), "layout": .text(board.layout),
      "system": Value(board.system), "labels": .word(board.labels.rawValue), "letters": .word(board.letters.rawValue),
      "background": Value(board.background?.description), "scene": .flag(board.scene != nil),
      "cells": .list(try cells.map { .record(try fields($0, on: board)) }),
    ])
  }

  private func fields(_ cell: CellRecord, on board: BoardRecord) throws -> Record {
    let area = cell.area.map { area in
      Value.record(
        Record([
          "x": .real(area.x), "y": .real(area.y), "width": .real(area.width), "height": .real(area.height),
        ]))
    }
    return Record([
      "cell": .text(board.size.name(ofPosition: cell.position)), "position": .integer(cell.position),
      "page": .integer(board.size.place(ofPosition: cell.position).page), "symbol": Value(cell.symbol?.name),
      "label": .text(cell.text), "spoken": Value(cell.spoken), "category": Value(cell.category?.name),
      "color": cell.category.map { .color($0.color) } ?? .none, "fill": Value(cell.fill?.description),
      "border": Value(cell.border?.description), "columns": .integer(cell.span.columns),
      "rows": .integer(cell.span.rows), "area": area ?? .none, "hidden": .flag(cell.isHidden),
      "link": Value(try cell.link.flatMap { try workspace.board(id: $0)?.name }),
      "actions": .list(cell.actions.map { .text($0.rawValue) }),
    ])
  }

  /// What is said of a board that was made or changed.
  func saved(_ board: BoardRecord, called name: Value? = nil, remarks: [Phrase] = []) throws -> Outcome {
    let filled = try workspace.cellCount(of: board)
    let values: KeyValuePairs<String, Value> = [
      "name": name ?? .text(board.name), "size": size(board), "count": .integer(filled),
    ]
    return Outcome(
      .record(try fields(board)), said: Phrase(filled == 0 ? "board.saved_empty" : "board.saved", values),
      remarks: remarks)
  }

  /// What is said after cells were filled or emptied.
  func filled(_ board: BoardRecord, remarks: [Phrase] = []) throws -> Outcome {
    let cells = try workspace.cells(of: board)
    return Outcome(
      .record(try fields(board, cells)),
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
      .record(try fields(board)), said: Phrase(key, ["name": .text(board.name), "cells": .list(names)]),
      remarks: remarks)
  }

  /// `4 × 3`, and with several pages how many.
  func size(_ board: BoardRecord) -> Value {
    let size = Value.text("\(board.size.columns) × \(board.size.rows)")
    guard board.pages > 1 else { return size }
    return .text(wording.text(Phrase("board.size_pages", ["size": size, "count": .integer(board.pages)])))
  }
}
