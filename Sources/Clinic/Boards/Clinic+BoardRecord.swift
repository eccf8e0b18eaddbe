public import TagarelaKit
public import Workspace

extension Clinic {
  /// All that a board is, for programs.
  ///
  /// - Parameter cells: those that are told; nil for all.
  public func record(of board: BoardRecord, _ cells: [CellRecord]? = nil) throws -> Record {
    var record = Record([
      "id": .integer(Int(board.id)), "name": .text(board.name), "columns": .integer(board.size.columns),
      "rows": .integer(board.size.rows),
    ])
    record.fields += BoardTraits.fields.flatMap { $0.entries(of: board.traits) }
    record.fields +=
      Record([
        "system": Value(board.system), "scene": .flag(board.scene != nil),
        "cells": .list(try (cells ?? workspace.cells(of: board)).map { .record(try self.record(of: $0, on: board)) }),
      ]).fields
    return record
  }

  /// Its `label` is what is read on it, wherever that is from.
  private func record(of cell: CellRecord, on board: BoardRecord) throws -> Record {
    var record = Record([
      "cell": .text(board.size.name(ofPosition: cell.position)), "position": .integer(cell.position),
      "page": .integer(board.size.place(ofPosition: cell.position).page), "symbol": Value(cell.symbol?.name),
      "category": Value(cell.category?.name), "color": cell.category.map { .color($0.color) } ?? .none,
      "link": Value(try cell.link.flatMap { try workspace.board(id: $0)?.name }),
    ])
    var traits = cell.traits
    traits.label = cell.text
    record.fields += CellTraits.fields.flatMap { $0.entries(of: traits) }
    return record
  }

  /// `4 × 3`, and with several pages how many.
  public func sizeText(of board: BoardRecord) -> String {
    let size = "\(board.size.columns) × \(board.size.rows)"
    guard board.pages > 1 else { return size }
    return wording.text(Phrase("board.size_pages", ["size": .text(size), "count": .integer(board.pages)]))
  }
}
