import Canvas
import CanvasProtocol
import Foundation
import Foundation
import Shell
import TagarelaKit
import Terminal
import Workspace

extension Context {
  /// A board as a terminal shows it, with its pictures where there are colours for them.
  func view(_ board: BoardRecord, _ cells: [CellRecord]) -> GridView {
    view(board.name, board.size, cells.map { ($0.position, $0.symbol, $0.category) })
  }

  func view(_ plan: PlanRecord) throws -> GridView {
    if let id = plan.board, let board = try workspace.board(id: id) {
      let cells = try workspace.cells(of: board)
      return view(plan.name, board.size, cells.map { ($0.position, $0.symbol, $0.category) })
    }
    guard let id = plan.symbol, let symbol = try workspace.symbol(id: id),
      let category = try workspace.category(id: symbol.category)
    else { throw Failure("plan.nothing_to_show", ["name": .text(plan.name)]) }
    return view(plan.name, .one, [(1, symbol, category)])
  }

  private func view(_ title: String, _ size: GridSize, _ cells: [(Int, SymbolRecord, CategoryRecord)]) -> GridView {
    let mode = pictureMode
    return GridView(
      title: title, size: size,
      cells: cells.map { position, symbol, category in
        GridView.Cell(
          position: position, label: symbol.name, color: category.color,
          picture: mode.flatMap { drawing(of: symbol, $0) })
      })
  }

  /// How the terminal shows pictures; nil where it has no colours for them.
  private var pictureMode: TerminalPictureMode? {
    guard TerminalFacts.isTerminal(STDOUT_FILENO) else { return nil }
    let colors = TerminalFacts().colors
    guard colors >= .indexed256 else { return nil }
    return colors == .trueColor ? .blocksTruecolor : .blocks256
  }

  /// Draws the symbol's picture in coloured blocks.
  private func drawing(of symbol: SymbolRecord, _ mode: TerminalPictureMode) -> (@Sendable (Int, Int) -> [String]?)? {
    guard let workspace = services[Workspace.self], let canvas = services[Canvas.self] else { return nil }
    return { columns, rows in
      guard let picture = try? workspace.picture(symbol.picture) else { return nil }
      let lines = try? canvas.cells(of: picture.bytes, columns: columns, rows: rows, mode: mode)
      return lines?.map { DisplayWidth.fit($0, to: columns, alignment: .center) }
    }
  }
}
