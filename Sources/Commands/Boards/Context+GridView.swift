import Canvas
import CanvasProtocol
import Foundation
import Shell
import TagarelaKit
import Terminal
import Workspace

extension Context {
  /// A board as a terminal shows it, with its pictures where there are colours for them.
  func view(_ board: BoardRecord) throws -> GridView {
    GridView(title: board.name, size: board.size, cells: try workspace.cells(of: board).map(cell))
  }

  func view(_ plan: PlanRecord) throws -> GridView {
    if let id = plan.board, let board = try workspace.board(id: id) {
      return GridView(title: plan.name, size: board.size, cells: try workspace.cells(of: board).map(cell))
    }
    guard let id = plan.symbol, let symbol = try workspace.symbol(id: id),
      let category = try workspace.category(id: symbol.category)
    else { throw Failure("plan.nothing_to_show", ["name": .text(plan.name)]) }
    return GridView(
      title: plan.name, size: .one,
      cells: [GridView.Cell(position: 1, label: symbol.name, color: category.color, picture: drawing(of: symbol))])
  }

  private func cell(_ cell: CellRecord) -> GridView.Cell {
    GridView.Cell(
      position: cell.position, label: cell.symbol.name, color: cell.category.color, picture: drawing(of: cell.symbol))
  }

  /// Draws the symbol's picture in coloured blocks; nil where the terminal has no colours.
  private func drawing(of symbol: SymbolRecord) -> (@Sendable (Int, Int) -> [String]?)? {
    let facts = TerminalFacts()
    guard facts.colors >= .indexed256, let workspace = services[Workspace.self], let canvas = services[Canvas.self]
    else { return nil }
    let mode: TerminalPictureMode = facts.colors == .trueColor ? .blocksTruecolor : .blocks256
    return { columns, rows in
      guard let picture = try? workspace.picture(symbol.picture) else { return nil }
      let lines = try? canvas.cells(of: picture.bytes, columns: columns, rows: rows, mode: mode)
      return lines?.map { DisplayWidth.fit($0, to: columns, alignment: .center) }
    }
  }
}
