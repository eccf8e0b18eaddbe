import Shell
import TagarelaKit
import Workspace

/// What was done to a board, a command a row, with the cells that it filled, changed, moved and cleared. On paper and screen
/// only those columns count in which something stands.
func history(of board: BoardRecord, _ context: Context) throws -> Table {
  let changes = try context.workspace.history(of: board)
  let columns = CellColumn.allCases.map { column in
    (column: column, cells: changes.map { $0.cells.compactMap(column.name) })
  }
  let rows = changes.indices.map { row -> [Value] in
    [Value(changes[row].at), .text(changes[row].command)] + columns.map { .list($0.cells[row].map(Value.text)) }
  }
  return Table(
    [.init("at"), .init("command", .wrapped)]
      + columns.map { .init($0.column.rawValue, $0.cells.allSatisfy(\.isEmpty) ? .hidden : .wrapped) },
    rows: rows, empty: Phrase("board.no_history", ["name": .text(board.name)]))
}

private enum CellColumn: String, CaseIterable {
  case filled, changed, moved, cleared

  /// Of the cell that a change is about; nil for a change that stands in another column.
  func name(_ change: Workspace.CellChange) -> String? {
    switch (self, change) {
    case (.filled, .filled(let cell)), (.changed, .changed(let cell)), (.cleared, .cleared(let cell)): cell
    case (.moved, .moved(let from, let to)): "\(from) → \(to)"
    default: nil
    }
  }
}
