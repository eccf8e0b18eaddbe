import Desk
import Shell
import TagarelaKit
import Workspace

/// The layout, size and pages that a line asks for: with `--layout`, `--grid` or `--count`, and `--pages`.
struct BoardShape {
  let layout: String
  let size: GridSize
  let pages: Int

  /// - Parameter board: keeps what the line doesn't say; nil for a new board, which is otherwise of the first layout.
  /// - Throws: ``Failure`` `layout.unknown`, `layout.other_size`, `layout.sizes`, `board.too_many_cells`.
  init(_ context: Context, _ arguments: Arguments, of board: BoardRecord? = nil) throws {
    if let board, !arguments.has(BoardParameter.grid), !arguments.has(BoardParameter.layout) {
      layout = board.layout
      size = board.size
      pages = arguments[BoardParameter.pages] ?? board.pages
      return
    }
    let all = context.registry.all(.layouts)
    let grid = arguments[BoardParameter.grid]
    let count = arguments[BoardParameter.count]
    let layout: BoardLayout?
    if let id = arguments[BoardParameter.layout] {
      layout = try arguments.at(BoardParameter.layout) {
        guard let layout = all.first(where: { $0.id == id.folded }) else {
          throw Failure("layout.unknown", ["name": .text(id)], candidates: all.map(\.id))
        }
        return layout
      }
    } else {
      let kept = board.flatMap { board in all.first { $0.id == board.layout } } ?? all.first
      layout = Self.fits(kept, grid, count) ? kept : all.plain(for: grid)
    }
    let id = layout?.id ?? ""
    let sizes = layout?.sizes ?? .only(grid ?? .nine)
    var pages = board?.pages ?? 1
    if let grid {
      try arguments.at(BoardParameter.grid) {
        guard sizes.contains(grid) else {
          guard let single = sizes.single else {
            throw Failure("layout.sizes", ["layout": .text(id), "sizes": .text(text(of: sizes))])
          }
          throw Failure("layout.other_size", ["layout": .text(id), "size": .text(single.description)])
        }
      }
      size = grid
      if let count { pages = (count - 1) / grid.count + 1 }
    } else if let count {
      (size, pages) = sizes.holding(count)
    } else {
      size = board.map(\.size).map { sizes.contains($0) ? $0 : sizes.usual } ?? sizes.usual
    }
    self.layout = id
    let wanted = arguments[BoardParameter.pages] ?? pages
    self.pages = wanted
    if let count {
      let each = self.size
      try arguments.at(BoardParameter.count) {
        guard wanted <= Board.mostPages else {
          throw Failure(
            "board.too_many_cells",
            [
              "cells": .integer(count), "size": .text(each.description), "pages": .integer(Board.mostPages),
              "limit": .integer(each.count * Board.mostPages),
            ])
        }
      }
    }
  }

  private static func fits(_ layout: BoardLayout?, _ grid: GridSize?, _ count: Int?) -> Bool {
    guard let sizes = layout?.sizes else { return false }
    if let grid { return sizes.contains(grid) }
    return count.map { sizes.holding($0).pages == 1 } ?? true
  }
}
