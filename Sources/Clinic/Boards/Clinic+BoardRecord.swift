public import TagarelaKit
public import Workspace

extension Clinic {
  /// All that a board is, for programs.
  ///
  /// - Parameter cells: those that are told; nil for all.
  public func record(of board: BoardRecord, _ cells: [CellRecord]? = nil) throws -> Record {
    Record([
      "id": .integer(Int(board.id)), "name": .text(board.name), "columns": .integer(board.size.columns),
      "rows": .integer(board.size.rows), "pages": .integer(board.pages), "layout": .text(board.layout),
      "system": Value(board.system), "labels": .word(board.labels.rawValue), "letters": .word(board.letters.rawValue),
      "background": Value(board.background?.description), "scene": .flag(board.scene != nil),
      "cells": .list(try (cells ?? workspace.cells(of: board)).map { .record(try record(of: $0, on: board)) }),
    ])
  }

  private func record(of cell: CellRecord, on board: BoardRecord) throws -> Record {
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

  /// `4 × 3`, and with several pages how many.
  public func sizeText(of board: BoardRecord) -> String {
    let size = "\(board.size.columns) × \(board.size.rows)"
    guard board.pages > 1 else { return size }
    return wording.text(Phrase("board.size_pages", ["size": .text(size), "count": .integer(board.pages)]))
  }
}
