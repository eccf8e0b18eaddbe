import Desk
import Shell
import TagarelaKit
import Workspace

/// What was done to a board, a command a row, with the cells that it filled, changed, moved and cleared. A terminal shows only
/// those columns in which something stands.
func history(of board: BoardRecord, _ context: Context) throws -> Table {
  let changes = try context.workspace.history(of: board)
  let columns = cellColumns.map { key, name in (key: key, cells: changes.map { $0.cells.compactMap(name) }) }
  let rows = changes.indices.map { row -> [Value] in
    [Value(changes[row].at), .text(changes[row].command)] + columns.map { .list($0.cells[row].map(Value.text)) }
  }
  return Table(
    [.init("at"), .init("command", .wrapped)]
      + columns.map { .init($0.key, $0.cells.allSatisfy(\.isEmpty) ? .hidden : .wrapped) },
    rows: rows, empty: Phrase("board.no_history", ["name": .text(board.name)]))
}

/// What a column is called, and which cells stand in it.
private let cellColumns: [(key: String, name: @Sendable (Workspace.CellChange) -> String?)] = [
  ("filled", { if case .filled(let cell) = $0 { cell } else { nil } }),
  ("changed", { if case .changed(let cell) = $0 { cell } else { nil } }),
  ("moved", { if case .moved(let from, let to) = $0 { "\(from) → \(to)" } else { nil } }),
  ("cleared", { if case .cleared(let cell) = $0 { cell } else { nil } }),
]
