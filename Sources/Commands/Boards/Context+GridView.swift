import Shell
import TagarelaKit
import Workspace

extension Context {
  /// A board as a terminal shows it, with its pictures where there are colours for them.
  func view(_ board: BoardRecord, _ cells: [CellRecord], onScreen: Bool = false) -> GridView {
    view(
      board.name, board.size, board.labels, cells.map { ($0.position, $0.symbol, $0.category, $0.picture) },
      pictures(onScreen: onScreen))
  }

  /// A plan on the whole screen.
  func view(_ plan: PlanRecord) throws -> GridView {
    let drawer = pictures(onScreen: true)
    if let id = plan.board, let board = try workspace.board(id: id) {
      let cells = try workspace.cells(of: board)
      return view(
        plan.name, board.size, board.labels, cells.map { ($0.position, $0.symbol, $0.category, $0.picture) }, drawer)
    }
    guard let id = plan.symbol, let symbol = try workspace.symbol(id: id),
      let category = try workspace.category(id: symbol.category)
    else { throw Failure("plan.nothing_to_show", ["name": .text(plan.name)]) }
    return view(plan.name, .one, .below, [(1, symbol, category, symbol.picture)], drawer)
  }

  private func view(
    _ title: String, _ size: GridSize, _ labels: LabelPlace, _ cells: [(Int, SymbolRecord, CategoryRecord, Int64)],
    _ drawer: PictureDrawer?
  ) -> GridView {
    let workspace = services[Workspace.self]
    return GridView(
      title: title, size: size, labels: labels,
      cells: cells.map { position, symbol, category, picture in
        GridView.Cell(
          position: position, label: symbol.name, color: category.color,
          picture: drawer?.drawing { try workspace?.picture(picture) })
      })
  }
}
