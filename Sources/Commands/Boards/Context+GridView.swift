import Shell
import TagarelaKit
import Workspace

extension Context {
  /// A board as a terminal shows it, with its pictures where there are colours for them.
  func view(_ board: BoardRecord, _ cells: [CellRecord], onScreen: Bool = false) -> GridView {
    view(
      board.name, board.size, board.labels, cells,
      pictures(onScreen: onScreen))
  }

  /// A plan on the whole screen.
  func view(_ plan: PlanRecord) throws -> GridView {
    let drawer = pictures(onScreen: true)
    if let id = plan.board, let board = try workspace.board(id: id) {
      let cells = try workspace.cells(of: board)
      return view(
        plan.name, board.size, board.labels, cells, drawer)
    }
    guard let id = plan.symbol, let symbol = try workspace.symbol(id: id),
      let category = try workspace.category(id: symbol.category)
    else { throw Failure("plan.nothing_to_show", ["name": .text(plan.name)]) }
    return view(plan.name, .one, .below, [CellRecord(position: 1, symbol: symbol, category: category)], drawer)
  }

  private func view(
    _ title: String, _ size: GridSize, _ labels: LabelPlace, _ cells: [CellRecord],
    _ drawer: PictureDrawer?
  ) -> GridView {
    let workspace = services[Workspace.self]
    return GridView(
      title: title, size: size, labels: labels,
      cells: cells.map { cell in
        GridView.Cell(
          position: cell.position, label: cell.text, color: cell.category?.color ?? .gray,
          picture: drawer?.drawing { try workspace?.picture(cell.picture) })
      })
  }
}
